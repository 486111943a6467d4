import { parentPort, workerData } from 'node:worker_threads';
import { type CountAsked, type PartAsked, type PartDone, workOf } from './asked.ts';

/** Does the parts that it is given of what it was begun for. */
const work = workOf(workerData as CountAsked);

parentPort?.on('message', ({ stage, part, memory }: PartAsked) => {
  const done: PartDone = { part, result: work?.stages[stage].run(part, memory) };
  parentPort?.postMessage(done);
});
