// Measures the cases of cases.json in turns with the reference implementation and with expression_bench, and compares them:
//   node bench.mjs CASES INPUT_FOLDER EXPRESSION_BENCH [FILTER]
// Prints a table; exits 1 where a floor is missed or a result differs. On both sides a time is the lesser of the clock's and
// the processor's, so that neither a busy machine nor the threads of the garbage collector change what is compared, and the
// best of several medians, since a processor that is shared is twice as fast at one moment as at the next.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import jsonata from 'jsonata';

const warmUpNs = 200e6;
const batchNs = 5e6;
const batchesMin = 7;
const batchesMax = 101;
const roundNs = 0.4e9;
const rounds = 3;

const [casesFile, inputFolder, program, filter = ''] = process.argv.slice(2);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { groups, cases } = readJson(casesFile);
const titleOf = (benchCase) => `${benchCase.class}: ${benchCase.name}`;
const inputs = new Map();

function inputOf(name) {
  if (!inputs.has(name)) inputs.set(name, readJson(`${inputFolder}/${name}.json`));
  return inputs.get(name);
}

const now = () => Number(process.hrtime.bigint());

function median(numbers) {
  const sorted = [...numbers].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)];
}

const geometricMean = (numbers) => Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);

// The digest of expression_bench.cpp.
function digest(result) {
  let hash = 2166136261;
  for (const byte of Buffer.from(result === undefined ? 'undefined' : JSON.stringify(result)))
    hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return String(hash);
}

async function runBatch(run, count) {
  const cpuBefore = process.cpuUsage();
  const start = now();
  for (let i = 0; i < count; ++i) await run();
  const elapsed = now() - start;
  const { user, system } = process.cpuUsage(cpuBefore);
  return Math.min(elapsed, (user + system) * 1e3);
}

// Nanoseconds of one run: the median of batches, once the compiler of the run time has seen enough of it.
async function measure(run) {
  let count = 1;
  let spent = 0;
  for (let total = 0; total < warmUpNs; total += spent) {
    spent = await runBatch(run, count);
    if (spent < batchNs) count *= 2;
  }
  count = Math.max(1, Math.round((count * batchNs) / Math.max(spent, 1)));
  const times = [];
  for (let total = 0; times.length < batchesMin || (times.length < batchesMax && total < roundNs); total += spent) {
    spent = await runBatch(run, count);
    times.push(spent / count);
  }
  return median(times);
}

async function measureReference(benchCase) {
  if (!benchCase.input) return { ns: await measure(() => jsonata(benchCase.expr)), digest: '' };
  const expression = jsonata(benchCase.expr);
  const input = inputOf(benchCase.input);
  return { digest: digest(await expression.evaluate(input)), ns: await measure(() => expression.evaluate(input)) };
}

const unitsNs = { ns: 1, us: 1e3, ms: 1e6, s: 1e9 };

// The median and the digest of the result, or the error's code.
function measureOurs(benchCase) {
  const pattern = `^${titleOf(benchCase).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}/`;
  const options = [`--benchmark_filter=${pattern}`, '--benchmark_format=json'];
  const { benchmarks } = JSON.parse(execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  const failed = benchmarks.find((run) => run.error_occurred);
  if (failed) return { error: failed.error_message };
  const run = benchmarks.find((one) => one.aggregate_name === 'median');
  return { ns: Math.min(run.real_time, run.cpu_time) * unitsNs[run.time_unit], digest: run.label ?? '' };
}

const fastest = (measured) => measured.reduce((best, one) => (one.ns < best.ns ? one : best));

async function measureBoth(benchCase) {
  const ours = [];
  const reference = [];
  for (let i = 0; i < rounds; ++i) {
    ours.push(measureOurs(benchCase));
    reference.push(await measureReference(benchCase));
  }
  return { own: ours.find((one) => one.error) ?? fastest(ours), reference: fastest(reference) };
}

const round = (number) => (number < 100 ? number.toPrecision(3) : Math.round(number).toString());

function printRow(name, columns) {
  console.log(name.padEnd(42) + columns.map((column) => String(column).padStart(12)).join(''));
}

// One of: a ratio and whether it reaches the floor, or why there is none.
function judge(ours, reference, floor) {
  if (ours.error !== undefined) return { verdict: `FAILS ${ours.error}` };
  if (ours.digest !== reference.digest) return { verdict: 'OTHER RESULT' };
  const ratio = reference.ns / ours.ns;
  return { ratio, verdict: ratio >= floor ? '' : 'TOO SLOW' };
}

async function measureGroup(group) {
  const ratios = [];
  let isMissed = false;
  for (const benchCase of cases.filter((one) => group.classes.includes(one.class) && titleOf(one).includes(filter))) {
    const { own, reference } = await measureBoth(benchCase);
    const { ratio, verdict } = judge(own, reference, group.eachMin);
    printRow(titleOf(benchCase), [
      round(reference.ns), own.ns ? round(own.ns) : '-', ratio ? round(ratio) : '-', group.eachMin, verdict]);
    isMissed ||= verdict !== '';
    if (ratio) ratios.push(ratio);
  }
  const mean = ratios.length ? geometricMean(ratios) : 0;
  const meanMin = group.geometricMeanMin ?? 0;
  if (mean) printRow(`= ${group.name}`, ['', '', round(mean), meanMin || '', mean < meanMin ? 'TOO SLOW' : '']);
  return isMissed || (mean > 0 && mean < meanMin);
}

printRow('case', ['node ns', 'ours ns', 'ratio', 'floor', '']);
let missed = 0;
for (const group of groups) missed += (await measureGroup(group)) ? 1 : 0;
console.log(missed ? `${missed} of ${groups.length} groups miss a floor` : 'every floor is reached');
process.exitCode = missed ? 1 : 0;
