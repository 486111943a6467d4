import { parentPort, workerData } from 'node:worker_threads';
import { asStoreError, patiently } from '../errors.ts';
import { unpack } from '../rows/packed.ts';
import { connect } from './file.ts';
import { SqliteWriter } from './writer.ts';
import type { Answer, Task, WorkerData } from './writer-worker.ts';

/** The thread that writes. Its own connection is the only one that ever does. */
const port = parentPort;
if (port === null) throw new Error('This runs as a thread.');
const { where, epoch, wait } = workerData as WorkerData;

const say = (answer: Answer): void => port.postMessage(answer);

function troubleIn(error: unknown): Pick<Answer, 'trouble'> {
  const { kind, message, item } = asStoreError(error);
  return { trouble: { kind, message, ...(item !== undefined && { item }) } };
}

function done(writer: SqliteWriter, task: Task): readonly unknown[] {
  switch (task.type) {
    case 'run':
      return writer.run(task.sql, task.parameters, task.id);
    case 'write':
      writer.write(unpack(task.batch), task.marked ? task.id : undefined);
      return [];
    case 'check':
      writer.check(task.id);
      return [];
    case 'close':
      writer.close();
      return [];
  }
}

try {
  const writer = new SqliteWriter(await patiently(() => connect(where), wait), where.data, epoch);
  say({ id: 'start' });
  port.on('message', (task: Task) => {
    try {
      say({ id: task.id, rows: done(writer, task) });
      if (task.type === 'close') port.close();
    } catch (error) {
      say({ id: task.id, ...troubleIn(error) });
    }
  });
} catch (error) {
  say({ id: 'start', ...troubleIn(error) });
}
