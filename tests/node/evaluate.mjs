// Evaluates expressions with the reference implementation. A line of JSON in, one out, in order:
//   {"expr": …, "data": …}   (no `data`: undefined input)
//   {"result": …} | {"undefined": true} | {"error": {"code", "position", "token"}}
//   | {"crash": …}   the reference failed with an error of JavaScript's, which has no code, or changed its input
//   | {"limit": …}   it took too much time, depth or memory
// Expressions run in a worker, so that one without an end is stopped from outside.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';

const guards = { timeout: 1000, stack: 400 };
const workerTimeoutMs = 3000;
const resultCharactersMax = 4e6;
const guardCodes = new Set(['D1011', 'D1012']);

// What the engine does not follow, since it tells how the reference is written rather than what an expression means. Each is
// taken out of the reference, so that all else can be compared.
const repairs = [
  {
    why: 'Grouping an empty array adds an element to that very array, be it a part of the input.',
    from: 'input.push(undefined);',
    to: 'input = [undefined];',
  },
  {
    why: 'The parts of an array run at once: which of two errors is told, and whether one part sees what another assigns, ' +
      'is a race.',
    from: /Promise\.all\(expr\.expressions\s*\.map\(/,
    to: 'inTurn(expr.expressions, (',
  },
  {
    why: 'So do the values of an object.',
    from: 'Promise.all(utils.keys(groups).map(',
    to: 'inTurn(utils.keys(groups), (',
  },
  {
    why: 'A filter behind a block is lost, or sees the call itself, where the block ends a function with a call.',
    from: 'var result;\n            if (expr.type === \'function\' && !expr.predicate) {',
    to: 'var result = expr;\n            if (expr.predicate || expr.group) {\n            } else if (expr.type === \'function\') {',
  },
  {
    why: 'A mark for the context that comes twice in a signature lets any context through.',
    from: 'new RegExp(prevParam.regex); // pre-compiled',
    to: "new RegExp(prevParam.regex.replace(/\\?+$/, '')); // pre-compiled",
  },
  {
    why: 'What is put in place of a text, if it is none itself, is put there as JavaScript happens to write it.',
    from: 'result += replacement;',
    to: "if (typeof replacement !== 'string') throw { code: 'D3012' };\n                    result += replacement;",
  },
  {
    why: 'A time beyond the calendar is written with NaN in each place.',
    from: /function fromMillis\(millis, picture, timezone\) \{/,
    to: "$& if (millis !== undefined && Number.isNaN(new Date(millis).getTime())) throw { code: 'D1001' };",
  },
  {
    why: 'What stands before ?: or ?? is tested by a copy of the tree that has lost its regular expressions.',
    from: /JSON\.parse\(JSON\.stringify\(left\)\)/g,
    to: 'copyTree(left)',
  },
];

// As through JSON, but for regular expressions.
function copyTree(node) {
  if (Array.isArray(node)) return node.map(copyTree);
  if (node === null || typeof node !== 'object' || node instanceof RegExp) return node;
  const entries = Object.entries(node).filter(([, value]) => typeof value !== 'function' && value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, copyTree(value)]));
}

async function inTurn(list, makeItem) {
  const items = [];
  for (const [index, part] of list.entries()) items.push(await makeItem(part, index));
  return items;
}

function loadReference() {
  const require = createRequire(import.meta.url);
  let text = readFileSync(require.resolve('jsonata'), 'utf8');
  for (const { from, to, why } of repairs) {
    const repaired = text.replace(from, to);
    if (repaired === text) throw new Error(`this version of jsonata is not the one that the tests are made for: ${why}`);
    text = repaired;
  }
  const module = { exports: {} };
  const helpers = { inTurn, copyTree };
  new Function('module', 'exports', 'require', ...Object.keys(helpers), text)(
    module, module.exports, require, ...Object.values(helpers));
  return module.exports;
}

// The reference marks its sequences with members, which its own wildcard then takes for values. Members that nobody lists
// do as well for all else.
for (const name of ['sequence', 'keepSingleton', 'tupleStream', 'outerWrapper']) {
  Object.defineProperty(Array.prototype, name, {
    get: () => undefined,
    set(value) {
      Object.defineProperty(this, name, { value, writable: true, configurable: true, enumerable: false });
    },
  });
}

// What has no JSON form: a function at the top is undefined, one inside is an empty text, as in $string; an infinite number
// is the error that calculating with it is.
function replaceUnprintable(key, value) {
  if (typeof value === 'number' && !Number.isFinite(value)) throw { code: 'D1001' };
  const isFunction = typeof value === 'function' || value?._jsonata_lambda || value?._jsonata_function;
  return isFunction ? (key === '' ? undefined : '') : value;
}

const jsonata = loadReference();

// $eval has an error of its own around what went wrong inside.
const rootOf = (error) => (error?.error === undefined ? error : rootOf(error.error));

function describeError(error) {
  if (rootOf(error) instanceof Error) return { crash: String(rootOf(error)) };
  if (typeof error?.code !== 'string' || !/^[STDU]\d{4}$/.test(error.code)) return { crash: String(error) };
  if (guardCodes.has(error.code)) return { limit: error.code };
  const { code, position, token } = error;
  return { error: { code, position, token } };
}

function describeResult(text) {
  if (text === undefined) return '{"undefined":true}';
  if (text.includes('NaN')) return '{"crash":"NaN in a text"}';
  return text.length > resultCharactersMax ? '{"limit":"size"}' : `{"result":${text}}`;
}

async function evaluateLine(line) {
  const { expr, data } = JSON.parse(line);
  const dataBefore = JSON.stringify(data);
  let answer;
  try {
    const result = await jsonata(expr, guards).evaluate(data);
    answer = describeResult(JSON.stringify(result, replaceUnprintable));
  } catch (error) {
    answer = JSON.stringify(describeError(error));
  }
  // By a transform whose pattern leads out of its copy.
  return JSON.stringify(data) === dataBefore ? answer : '{"crash":"the input was changed"}';
}

function startWorker() {
  return new Worker(new URL(import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 1024 } });
}

// The answer, or why the worker gave none.
function ask(worker, line) {
  return new Promise((resolve) => {
    const finish = (answer, isDead) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError);
      resolve({ answer, isDead });
    };
    const onMessage = (answer) => finish(answer, false);
    const onError = () => finish('{"limit":"memory"}', true);
    const timer = setTimeout(() => finish('{"limit":"time"}', true), workerTimeoutMs);
    worker.on('message', onMessage).on('error', onError);
    worker.postMessage(line);
  });
}

async function serve() {
  let worker = startWorker();
  for await (const line of createInterface({ input: process.stdin })) {
    const { answer, isDead } = await ask(worker, line);
    process.stdout.write(`${answer}\n`);
    if (isDead) {
      await worker.terminate();
      worker = startWorker();
    }
  }
  await worker.terminate();
}

if (isMainThread) await serve();
else parentPort.on('message', async (line) => parentPort.postMessage(await evaluateLine(line)));
