import { parentPort, workerData } from 'node:worker_threads';
import { asStoreError } from './errors.ts';
import { unpack } from './packed.ts';
import type { Answer, Task } from './sqlite-behind.ts';
import { openFile } from './sqlite-file.ts';
import { SqliteWriter } from './sqlite-writer.ts';

/** The thread that writes. Its own connection is the only one that ever does. */
const port = parentPort;
if (port === null) throw new Error('This runs as a thread.');
const writer = new SqliteWriter(openFile(workerData));

port.on('message', (task: Task) => {
  const answer = (more: Omit<Answer, 'id'>) => port.postMessage({ id: task.id, ...more } satisfies Answer);
  try {
    if (task.type === 'run') answer({ rows: writer.run(task.sql, task.parameters) });
    else {
      if (task.type === 'write') writer.write(unpack(task.batch));
      else writer.close();
      answer({});
      if (task.type === 'close') port.close();
    }
  } catch (error) {
    const { kind, message, item } = asStoreError(error);
    answer({ trouble: { kind, message, ...(item !== undefined && { item }) } });
  }
});
