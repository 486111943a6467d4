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
} from '../packages/core/src/cards/index.ts';
import { replayPhh } from '../packages/core/src/history/phh/index.ts';
import { runScenario } from '../packages/core/src/history/scenario/scenario.ts';
import { ScheduleFileError } from '../packages/core/src/houses/fees/schedule/place.ts';
import { readScheduleFile } from '../packages/core/src/houses/fees/schedule/read.ts';
import { offerings } from '../packages/core/src/houses/index.ts';
import { type Opening, openHouseTable } from '../packages/core/src/table/index.ts';
import { readLine, signLine } from '../packages/room/src/room/heads/head-line.ts';
import { RoomKey } from '../packages/room/src/room/heads/room-key.ts';
import { tempFolder } from '../packages/room/src/room/testing/testing.ts';
import { properName } from '../packages/room/src/server/accounts/name-rules.ts';
import { refusePassword } from '../packages/room/src/server/accounts/password-rules.ts';
import { visitorAt } from '../packages/room/src/server/http/addresses.ts';
import { clientMessage, sayWrong } from '../packages/room/src/server/http/schemas.ts';
import {
  LIMIT_NAMES,
  readLimits,
  usualLimits,
  wordFor,
  written,
} from '../packages/room/src/server/limits.ts';
import { anyValue, pick } from './any-value.ts';
import { bend, scramble } from './bend.ts';
import { Found } from './found.ts';
import { hintsAt, messageSchema } from './messages.ts';
import { shrink } from './shrink.ts';

/** Everything that reads what a stranger wrote. Whatever it is given, it answers or refuses with a sentence. */

const root = fileURLToPath(new URL('..', import.meta.url));
const under = (folder: string, ends: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ends))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

const scenarios = under('scenarios', '.json');
const phh = under('packages/core/src/history/phh/fixtures', '.phh');
const schedules = under('packages/core/src/houses', '.json').filter((text) => text.includes('"blocks"'));
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
const headLine = signedHeads();
const NAMES = ['Quiet Otter 42', 'Жанна', '李小龍', "O'Brien", 'floor\ufe0f', '\u3164', 'Ａｎｎ'];
const ADDRESSES = ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', '::1', 'fe80::1%eth0'];
const hints = hintsAt(null, ['t_1'], ['u_1']);

/** A line of heads as a room would sign it. */
function signedHeads(): string {
  const folder = tempFolder();
  const key = RoomKey.in(folder.path);
  folder.remove();
  const head = [7, 'f'.repeat(64)] as const;
  return signLine({ at: 1, before: '', house: head, open: 1, tables: { t_1: head }, key: key.name }, key);
}

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

/** What a reader is given, made by chance, and how it is read. */
interface Decoder<T> {
  readonly make: (random: Random) => T;
  readonly read: (given: T) => void;
}
const decoder = <T>(make: Decoder<T>['make'], read: Decoder<T>['read']): Decoder<unknown> => ({
  make,
  read: (given) => read(given as T),
});

const DECODERS: Readonly<Record<string, Decoder<unknown>>> = {
  cards: decoder(
    (random) => scramble(pick(['As Kd', 'AsKdQh 2c', 'Gow45 Jk BK', '?? xx', '🂡 As'], random), random),
    (text) => {
      const read = parseCards(text);
      if (!read.ok) sentence(read.message);
    },
  ),
  proof: decoder(
    (random) => {
      const proof = bend(prove(shuffled, 1 + random.below(52)), random);
      return { root: pick<unknown>([shuffled.root, proof, ''], random), proof };
    },
    ({ root: of, proof }) => sentence(verifyProof(of, proof).message),
  ),
  message: decoder(
    (random) => bend(anyValue(messageSchema, random, hints), random),
    (message) => {
      const read = clientMessage.safeParse(message);
      if (!read.success) sentence(sayWrong(read.error));
    },
  ),
  opening: decoder(
    (random) => bend(pick(openings, random), random),
    (opening) => {
      const table = openHouseTable(opening as Opening);
      if ('code' in table) sentence(table.message);
    },
  ),
  scenario: decoder(
    (random) => badText(pick(scenarios, random), random),
    (text) => {
      const run = runScenario(text);
      if (!run.ok) sentence(run.message);
    },
  ),
  phh: decoder(
    (random) => scramble(pick(phh, random), random),
    (text) => {
      for (const { message } of replayPhh(text)) if (message !== undefined) sentence(message);
    },
  ),
  heads: decoder(
    (random) => badText(headLine, random),
    (text) => {
      const read = readLine(text);
      if ('message' in read) sentence(read.message);
    },
  ),
  limits: decoder(
    (random) => {
      const name = pick(LIMIT_NAMES, random);
      return scramble(`${wordFor(name)}=${written(usualLimits[name])}`, random);
    },
    (text) => {
      const read = readLimits([text]);
      if (typeof read === 'string') sentence(read);
    },
  ),
  name: decoder(
    (random) => scramble(pick(NAMES, random), random),
    (name) => {
      const read = properName.safeParse(name);
      if (!read.success) sentence(sayWrong(read.error));
    },
  ),
  password: decoder(
    (random) => ({
      password: scramble('qwertyui 12345678', random),
      name: scramble(pick(NAMES, random), random),
    }),
    ({ password, name }) => {
      const weak = refusePassword(password, name);
      if (weak !== null) sentence(weak);
    },
  ),
  address: decoder(
    (random) => scramble(pick(ADDRESSES, random), random),
    (text) => {
      if (typeof visitorAt(text) !== 'string') throw new Found('An address is no text.');
    },
  ),
  schedule: decoder(
    (random) => bend(JSON.parse(pick(schedules, random)), random),
    (json) => refusing(ScheduleFileError, () => void readScheduleFile('fuzz.json', json)),
  ),
};

/** A decoder that threw what it should not, and what it was given. */
export interface Broken {
  readonly name: string;
  readonly given: unknown;
  readonly error: Error;
}

/** Each decoder once with the seed; the first that breaks. */
export function decodeAll(seed: string): Broken | null {
  for (const [name, { make }] of Object.entries(DECODERS)) {
    const given = make(seededRandom(`${name} ${seed}`));
    const error = breaks(name, given);
    if (error !== null) return { name, given, error };
  }
  return null;
}

function breaks(name: string, given: unknown): Error | null {
  try {
    DECODERS[name]?.read(given);
    return null;
  } catch (error) {
    return error as Error;
  }
}

/** The same with the fewest letters that still break it, where it was given a text. */
export async function shortest({ name, given, error }: Broken, until: number): Promise<Broken> {
  if (typeof given !== 'string') return { name, given, error };
  const letters = await shrink([...given], async (some) => breaks(name, some.join('')) !== null, until);
  const few = letters.join('');
  return { name, given: few, error: breaks(name, few) ?? error };
}
