// Evaluates expressions with the reference implementation. A line of JSON in, one out, in order:
//   {"expr": …, "data": …}   (no `data`: undefined input)
//   {"result": …} | {"undefined": true} | {"error": {"code", "position", "token"}}
//   | {"crash": …}   the reference failed with an error of JavaScript's, which has no code
//   | {"limit": …}   it took too much time, depth or memory
// Expressions run in a worker, so that one without an end is stopped from outside.
import { createInterface } from 'node:readline';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import jsonata from 'jsonata';

const guards = { timeout: 1000, stack: 400, sequence: 1e6 };
const workerTimeoutMs = 3000;
const resultCharactersMax = 4e6;
const guardCodes = new Set(['D1011', 'D1012', 'D2015']);

// What has no JSON form: a function at the top is undefined, one inside is an empty text, as in $string.
function replaceFunctions(key, value) {
  const isFunction = typeof value === 'function' || value?._jsonata_lambda || value?._jsonata_function;
  return isFunction ? (key === '' ? undefined : '') : value;
}

function describeError(error) {
  if (typeof error?.code !== 'string' || !/^[STDU]\d{4}$/.test(error.code)) return { crash: String(error) };
  if (guardCodes.has(error.code)) return { limit: error.code };
  const { code, position, token } = error;
  return { error: { code, position, token } };
}

async function evaluateLine(line) {
  const { expr, data } = JSON.parse(line);
  try {
    const result = await jsonata(expr, guards).evaluate(data);
    const text = JSON.stringify(result, replaceFunctions);
    if (text === undefined) return '{"undefined":true}';
    return text.length > resultCharactersMax ? '{"limit":"size"}' : `{"result":${text}}`;
  } catch (error) {
    return JSON.stringify(describeError(error));
  }
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
