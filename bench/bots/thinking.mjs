/**
 * How long the built-in players think, offering by offering: microseconds for a decision, carefully and quickly,
 * with the slowest of a hundred beside it, and what one takes of a processor on the average.
 * `node bench/bots/thinking.mjs [words of offerings…]`.
 */
import { think } from '../../packages/core/dist/bots/brain.js';
import { characterOf } from '../../packages/core/dist/bots/character.js';
import { seededRandom, shuffle } from '../../packages/core/dist/cards/index.js';
import { offerings } from '../../packages/core/dist/houses/index.js';
import { viewTable } from '../../packages/core/dist/table/events.js';
import { evolve } from '../../packages/core/dist/table/evolve.js';
import { houseNeed, newTable, openHouseTable } from '../../packages/core/dist/table/index.js';

const PLAYERS = 6;
const WARM_UP = 20;
const HANDS = 40;

const words = process.argv.slice(2);
const chosen = offerings.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));
process.stdout.write(
  `${'microseconds a decision'.padEnd(56)} careful  (99%)  (mean)    quick  (99%)  (mean)\n`,
);
for (const offering of chosen) {
  const [careful, quick] = [false, true].map((quick) => thinkingTimes(offering, quick));
  const cells = [...careful, ...quick].map((us) => String(Math.round(us)).padStart(7));
  process.stdout.write(`${offering.id.padEnd(56)} ${cells.join(' ')}\n`);
}

/** Median, which other programs on the machine hardly disturb, and 99th percentile of all thoughts that led to something. */
function thinkingTimes(offering, quick) {
  const table = openHouseTable({ house: offering.house, offering: offering.id });
  const random = seededRandom(offering.id);
  const { sign } = table.state;
  const players = Math.min(PLAYERS, sign.seats);
  const minds = Array.from({ length: players }, (_, seat) => ({
    seat,
    who: characterOf(`player ${seat}`),
    view: newTable(sign),
  }));
  for (const { seat, who } of minds) {
    const cents = sign.kind === 'player-dealer' ? 5 * sign.buyIn.usual : sign.buyIn.usual;
    must(table, { by: 'house', type: 'sell chips', player: who.name, cents: 1000 * cents });
    must(table, { by: 'floor', type: 'seat', player: who.name, seat, cents, role: 'proposition' });
  }
  const times = [];
  const used = { cpu: 0 };
  while (table.state.hands < WARM_UP + HANDS || table.machine !== null) {
    for (const event of table.drain())
      for (const { view, seat } of minds) evolve(view, viewTable(event, seat));
    if (!anyThought(table, minds, random, quick, times, used) && !houseMove(table, random))
      throw new Error(`${offering.id} waits for nobody.`);
  }
  times.sort((a, b) => a - b);
  return [...[0.5, 0.99].map((part) => times[Math.floor(part * times.length)]), used.cpu / times.length];
}

function anyThought(table, minds, random, quick, times, used) {
  for (const { seat, who, view } of minds) {
    const before = process.cpuUsage();
    const started = performance.now();
    const command = think(view, seat, who, random, { quick });
    const ended = performance.now();
    if (command === null) continue;
    if (table.state.hands > WARM_UP) {
      times.push((ended - started) * 1000);
      const { user, system } = process.cpuUsage(before);
      used.cpu += user + system;
    }
    must(table, { by: { player: who.name }, ...command });
    return true;
  }
  return false;
}

function must(table, command) {
  const answer = table.play(command);
  if (!answer.ok) throw new Error(answer.message);
}

function houseMove(table, random) {
  const need = houseNeed(table);
  if (need === null) return false;
  must(table, { by: 'house', ...houseCommand(need, random) });
  return true;
}

function houseCommand(need, random) {
  const list = (cards) => Array.from(shuffle(Uint8Array.from(cards), random));
  switch (need.type) {
    case 'draw for button':
      return { type: need.type, cards: list(Array.from({ length: 52 }, (_, card) => card)) };
    case 'shuffle shoe':
      return { type: need.type, cards: list(need.cards) };
    case 'shuffle':
      return { type: 'play', command: { type: 'shuffle', cards: list(need.cards) } };
    case 'roll':
      return {
        type: 'play',
        command: { type: 'roll', dice: Array.from({ length: need.dice }, () => 1 + random.below(6)) },
      };
    case 'close':
      return { type: 'play', command: { type: 'close' } };
    default:
      return { type: 'deal' };
  }
}
