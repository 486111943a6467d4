/**
 * The room as `cardroom serve` opens it, in a process of its own that can be killed; only in more of a
 * hurry. Tells its parent where it is.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [dist, data, port, wishes] = process.argv.slice(2);
const { openRoom } = await import(pathToFileURL(join(dist, 'cli', 'open-room.js')).href);
const room = await openRoom({
  where: { data },
  host: '127.0.0.1',
  ports: [Number(port)],
  log: 'warn',
  webRoot: join(dist, 'web'),
  ...JSON.parse(wishes),
});
process.send({ url: room.url, floor: room.floor });
process.once('SIGTERM', async () => {
  // One of several hands its tables over first, as in service.
  await room.drain();
  await room.stop();
  process.exit();
});
// Nobody is left who could close it.
process.once('disconnect', () => process.exit(1));
