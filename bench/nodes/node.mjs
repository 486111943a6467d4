/**
 * One node of `run.mjs` or `costs.mjs`: what `cardroom serve --node` runs, at a quick pace. It is told to set its
 * clock by a message, and drains on SIGTERM.
 */
import { openRoom } from '../../packages/room/dist/cli/open-room.js';

const { url, name, address, port, wait, tables, log = 'silent' } = JSON.parse(process.argv[2]);
const many = 1_000_000;
const room = await openRoom({
  where: { url },
  ...(name !== undefined && { node: { name, address, version: '0.0.0' } }),
  host: '127.0.0.1',
  ports: [port],
  demo: false,
  log: process.env.LOG ?? log,
  webRoot: '/nowhere',
  pace: { betweenHands: wait, betting: 2 * wait, lastBets: wait },
  wait: 30_000,
  limits: {
    socketsEach: many,
    requests: many,
    connections: many,
    connectionsEach: many,
    guests: many,
    guestsADay: many,
    guestChips: 1e12,
    chipsADay: 1e12,
    guestsInAll: many,
    tables: tables ?? 2500,
    tablesEach: many,
    tablesAddress: many,
    seatsAddress: many,
    messages: { burst: 1e6, perSecond: 1e6 },
    messagesAddress: { burst: 1e9, perSecond: 1e9 },
    refused: { burst: 1e6, perSecond: 1e6 },
  },
});
process.on('message', ({ jump, why }) => {
  if (why !== undefined) return process.send({ why, ...room.room.standing(why) });
  const before = Date.now;
  Date.now = () => before() + jump;
});
let leaving = false;
process.on('SIGTERM', async () => {
  if (leaving) return;
  leaving = true;
  await room.drain();
  await room.stop();
  process.exit(0);
});
process.on('disconnect', () => process.exit(1));
process.send({ open: room.url });
