import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  commitCards,
  parseCards,
  prove,
  type Random,
  seededRandom,
  verifyProof,
} from '../src/cards/index.ts';
import { replayPhh } from '../src/history/index.ts';
import { runScenario } from '../src/history/scenario.ts';
import { BadScenario } from '../src/history/scenario-field.ts';
import { offerings } from '../src/houses/index.ts';
import { ScheduleFileError } from '../src/houses/schedule-place.ts';
import { readScheduleFile } from '../src/houses/schedule-read.ts';
import { clientMessage, sayWrong } from '../src/server/schemas.ts';
import { type Opening, Table } from '../src/table/index.ts';
import { anyValue, pick } from './any-value.ts';
import { bend, scramble } from './bend.ts';
import { Found } from './found.ts';
import { hintsAt, messageSchema } from './messages.ts';

/** Everything that reads what a stranger wrote. Whatever it is given, it answers or refuses with a sentence. */

const root = fileURLToPath(new URL('..', import.meta.url));
const under = (folder: string, ends: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ends))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

const scenarios = under('scenarios', '.json');
const phh = under('src/history/fixtures', '.phh');
const schedules = under('src/houses', '.json').filter((text) => text.includes('"blocks"'));
const openings: Opening[] = offerings.map(({ id, house, limits }) => ({
  house,
  offering: id,
  limit: limits[0].id,
  settings: {},
  table: {},
  seats: 4,
  options: [],
}));
const shuffled = commitCards(Array.from({ length: 52 }, (_, card) => card));
const hints = hintsAt(null, ['t_1'], ['u_1']);

/** Runs a reader that says by this class of error what it cannot read. */
function refusing(kind: new (...args: never[]) => Error, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
    sentence(error.message);
  }
}

function sentence(message: string): void {
  if (message.length < 5 || message.length > 2000 || /undefined|\[object|NaN/.test(message))
    throw new Found(`That is no sentence: ${JSON.stringify(message.slice(0, 300))}`);
}

/** Half of the texts are bent as JSON, the others as letters. */
function badText(text: string, random: Random): string {
  return random.below(2) === 0 ? scramble(text, random) : JSON.stringify(bend(JSON.parse(text), random));
}

const DECODERS: Readonly<Record<string, (random: Random) => void>> = {
  cards(random) {
    const text = scramble(pick(['As Kd', 'AsKdQh 2c', 'Gow45 Jk BK', '?? xx', '🂡 As'], random), random);
    const read = parseCards(text);
    if (!read.ok) sentence(read.message);
  },
  proof(random) {
    const proof = bend(prove(shuffled, 1 + random.below(52)), random);
    sentence(verifyProof(pick<unknown>([shuffled.root, proof, ''], random), proof).message);
  },
  message(random) {
    const read = clientMessage.safeParse(bend(anyValue(messageSchema, random, hints), random));
    if (!read.success) sentence(sayWrong(read.error));
  },
  opening(random) {
    const table = Table.open(bend(pick(openings, random), random) as Opening);
    if ('code' in table) sentence(table.message);
  },
  scenario(random) {
    const text = badText(pick(scenarios, random), random);
    refusing(BadScenario, () => void runScenario(text));
  },
  phh(random) {
    for (const { message } of replayPhh(scramble(pick(phh, random), random)))
      if (message !== undefined) sentence(message);
  },
  schedule(random) {
    const json = bend(JSON.parse(pick(schedules, random)), random);
    refusing(ScheduleFileError, () => void readScheduleFile('fuzz.json', json));
  },
};

/** Each decoder once with the seed; throws what a decoder threw that it should not, with its name and seed. */
export function decodeAll(seed: string): void {
  for (const [name, decode] of Object.entries(DECODERS)) {
    try {
      decode(seededRandom(`${name} ${seed}`));
    } catch (error) {
      throw new Found(`The decoder of "${name}" with seed "${seed}": ${(error as Error).stack}`);
    }
  }
}
