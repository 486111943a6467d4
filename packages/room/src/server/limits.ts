import { dollars } from '@cardroom/core/engine';
import type { Metrics } from './http/metrics.ts';
import { Problem } from './http/problem.ts';
import type { Rate } from './sockets/bucket.ts';

/** Whom a limit counts for. */
export type Per = 'connection' | 'person' | 'address' | 'room';

type Unit = 'count' | 'rate' | 'cents' | 'ms' | 'seconds' | 'days' | 'bytes';

interface Limit<V extends number | Rate> {
  readonly per: Per;
  /** What is counted, as docs/operations.md has it. */
  readonly what: string;
  readonly unit: Unit;
  readonly usual: V;
  /** What whoever asks for more is told; `{n}` is the value. Empty where nobody asks. */
  readonly says: string;
  readonly code: string;
  readonly status: number;
  /** The least and the most that it may be set to, where not every value makes sense. */
  readonly from: readonly [least: number, most: number] | null;
}

interface More {
  readonly unit?: Unit;
  readonly from?: readonly [least: number, most: number];
  readonly code?: string;
  readonly status?: number;
}

function limit(per: Per, what: string, usual: number, says: string, more?: More): Limit<number>;
function limit(per: Per, what: string, usual: Rate, says: string, more?: More): Limit<Rate>;
function limit(
  per: Per,
  what: string,
  usual: number | Rate,
  says: string,
  more: More = {},
): Limit<number | Rate> {
  const { unit = typeof usual === 'number' ? 'count' : 'rate', code = 'too-many', status = 429 } = more;
  return { per, what, unit, usual, says, code, status, from: more.from ?? null };
}

const fast = { code: 'too-fast' };

/** What one visitor may cost the room. All of it can be set when the room is started; docs/operations.md lists it. */
export const LIMITS = {
  messages: limit(
    'connection',
    'messages',
    { burst: 60, perSecond: 20 },
    'Too many messages at once. Wait a second.',
    fast,
  ),
  haste: limit(
    'connection',
    'messages refused for coming too fast before it is closed',
    50,
    'Too many messages.',
    fast,
  ),
  refused: limit(
    'connection',
    'messages refused for any reason before it is closed',
    { burst: 100, perSecond: 5 },
    'Too many of your requests were refused.',
    fast,
  ),
  messageBytes: limit('connection', 'bytes of one message; a longer one closes it', 16 * 1024, '', {
    unit: 'bytes',
    from: [1024, 1024 * 1024],
  }),
  bodyBytes: limit('connection', 'bytes of one request', 64 * 1024, 'That request is too long.', {
    unit: 'bytes',
    code: 'too-large',
    status: 413,
    from: [1024, 16 * 1024 * 1024],
  }),
  watched: limit('connection', 'tables watched', 50, 'You can watch at most {n} tables on one connection.'),
  backlog: limit(
    'connection',
    'bytes waiting for a slow client before it is closed',
    1024 * 1024,
    'Your connection is too slow. Connect again to go on where you were.',
    { unit: 'bytes' },
  ),
  heartbeat: limit(
    'connection',
    'milliseconds between checks that somebody is still there',
    30_000,
    'No answer.',
    { unit: 'ms', from: [1000, 3_600_000] },
  ),

  socketsPerson: limit('person', 'connections', 40, 'You already have {n} connections open.'),
  tablesEach: limit(
    'person',
    'tables open',
    5,
    'You have already opened {n} tables. A table closes when everyone has left it.',
    { code: 'too-many-tables', status: 409 },
  ),
  privateTablesEach: limit(
    'person',
    'private tables among them',
    3,
    'You already have {n} private tables open. A table closes when everyone has left it.',
    { code: 'too-many-tables', status: 409 },
  ),
  botsEach: limit(
    'person',
    'bots at the tables somebody opened',
    30,
    'At most {n} bots can sit at the tables you opened.',
    { code: 'too-many-bots', status: 409 },
  ),
  seatsEach: limit('person', 'seats', 12, 'You already have {n} seats. Leave one first.', { status: 409 }),
  waitsEach: limit('person', 'waiting lists', 3, 'You are already on {n} waiting lists. Leave one first.', {
    status: 409,
  }),
  awayAfter: limit(
    'person',
    'seconds without following a table after which somebody on its waiting list is passed over',
    10,
    '',
    { unit: 'seconds' },
  ),
  waitKept: limit(
    'person',
    'seconds that the place of somebody who is away is kept on a waiting list',
    120,
    'You were away for more than {n} seconds and have lost your place on the waiting list.',
    { unit: 'seconds' },
  ),
  timeToSit: limit(
    'person',
    'seconds to take an open seat in when it is one’s turn',
    60,
    'You did not take the open seat within {n} seconds and have lost your place on the waiting list.',
    { unit: 'seconds' },
  ),
  linksADay: limit(
    'person',
    'links to hands made in a day',
    200,
    'You have already made {n} links to hands today. Come back tomorrow.',
  ),
  chat: limit(
    'person',
    'lines of chat',
    { burst: 5, perSecond: 0.5 },
    'Too many chat messages. Wait a few seconds.',
    fast,
  ),
  remembered: limit(
    'person',
    'ids of commands done at a table that are remembered; older ones are looked up in the records',
    1000,
    '',
  ),
  welcomeChips: limit('person', 'play chips with a new name, in cents', 5_000_00, '', { unit: 'cents' }),
  chipsADay: limit(
    'person',
    'play chips from the cage in a day, in cents',
    20_000_00,
    'You have had all your free chips for today. Come back tomorrow.',
    { unit: 'cents', code: 'no-more-chips', status: 409 },
  ),

  requests: limit('address', 'requests a minute', 1200, 'Too many requests from your address.'),
  socketsEach: limit('address', 'connections', 200, 'Too many connections from your address.'),
  connectionsEach: limit(
    'address',
    'connections that are no socket, or not yet',
    500,
    'Too many open connections from your address.',
  ),
  messagesAddress: limit(
    'address',
    'messages on all connections',
    { burst: 2000, perSecond: 500 },
    'Too many messages from your address. Wait a second.',
    fast,
  ),
  chatAddress: limit(
    'address',
    'lines of chat',
    { burst: 20, perSecond: 2 },
    'Too many chat messages from your address. Wait a few seconds.',
    fast,
  ),
  guests: limit(
    'address',
    'new names a minute, guests and accounts each',
    60,
    'Too many new names from your address.',
  ),
  guestsADay: limit(
    'address',
    'new guests a day',
    100,
    '{n} guests have already joined from your address today. Create an account, or come back tomorrow.',
  ),
  registrations: limit(
    'address',
    'new accounts a day',
    30,
    '{n} accounts have already been created from your address today. Come back tomorrow.',
  ),
  guestChips: limit(
    'address',
    'play chips for guests in a day, welcome chips included, in cents',
    250_000_00,
    'Guests at your address have had all their free chips for today. Create an account, or come back tomorrow.',
    { unit: 'cents', code: 'no-more-chips', status: 409 },
  ),
  hashingEach: limit(
    'address',
    'passwords waiting or being worked out',
    4,
    '{n} people are already signing in from your address. Try again in a few seconds.',
    { code: 'busy', status: 503 },
  ),
  logins: limit('address', 'tries to sign in a minute', 20, 'Too many sign-in attempts from your address.'),
  tablesAddress: limit(
    'address',
    'tables open',
    20,
    '{n} tables from your address are already open. A table closes when everyone has left it.',
    { code: 'too-many-tables', status: 409 },
  ),

  seatsAddress: limit(
    'address',
    'seats of all who come from there',
    40,
    'People at your address already have {n} seats. One of you has to leave a seat first.',
    { status: 409 },
  ),
  waitsAddress: limit(
    'address',
    'waiting lists of all who come from there',
    20,
    'People at your address are already on {n} waiting lists. One of you has to leave one first.',
    { status: 409 },
  ),

  sockets: limit('room', 'connections', 20_000, 'The room is full.', { code: 'full', status: 503 }),
  connections: limit(
    'room',
    'connections that are no socket, or not yet',
    5000,
    'Too many people are joining right now. Try again in a few seconds.',
    { code: 'full', status: 503 },
  ),
  tables: limit('room', 'tables open', 2500, 'The room has no space for another table.', {
    code: 'full',
    status: 503,
  }),
  bots: limit('room', 'bots seated', 10_000, 'The room has no more bots.', {
    code: 'full',
    status: 503,
  }),
  hashing: limit(
    'room',
    'passwords waiting to be worked out',
    32,
    'Too many people are signing in right now. Try again in a few seconds.',
    { code: 'busy', status: 503 },
  ),
  guestKept: limit(
    'room',
    'days after which a guest whose chips have not moved is cleared away; the chips go back to the cage',
    30,
    '',
    { unit: 'days' },
  ),
  guestsInAll: limit(
    'room',
    'guests',
    50_000,
    'The room has no space for more guests. Create an account, or come back another day.',
    { code: 'full', status: 503 },
  ),
} as const satisfies Record<string, Limit<number> | Limit<Rate>>;

export type LimitName = keyof typeof LIMITS;
export type Limits = { readonly [N in LimitName]: (typeof LIMITS)[N] extends Limit<Rate> ? Rate : number };

export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

export const usualLimits = Object.fromEntries(
  LIMIT_NAMES.map((name) => [name, LIMITS[name].usual]),
) as unknown as Limits;

/** `tablesEach` as the command line has it: `tables-each`. */
export const wordFor = (name: LimitName): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** A value as it is written in `--limit` and in the docs: `5`, or `60/20` for 60 at once and 20 a second. */
export const written = (value: number | Rate): string =>
  typeof value === 'number' ? String(value) : `${value.burst}/${value.perSecond}`;

const read = (unit: Unit, value: number | Rate): string =>
  typeof value === 'number' && unit === 'cents' ? dollars(value) : written(value);

/** The sentence for whoever asks for more than this. */
export function sentenceFor(name: LimitName, limits: Limits): string {
  const { says, unit } = LIMITS[name];
  return says.replace('{n}', read(unit, limits[name]));
}

/** Refuses whoever asks for more than a limit allows, and counts that. */
export function over(
  { limits, metrics }: { readonly limits: Limits; readonly metrics: Metrics },
  name: LimitName,
): Problem {
  const { code, status } = LIMITS[name];
  metrics.limited(wordFor(name));
  return new Problem(status, code, sentenceFor(name, limits));
}

/** Limits as somebody has written them, or what is wrong with them. */
export function readLimits(texts: readonly string[]): Partial<Limits> | string {
  const limits: Partial<Record<LimitName, number | Rate>> = {};
  for (const text of texts) {
    const [word = '', value, ...more] = text.split('=').map((part) => part.trim());
    const name = LIMIT_NAMES.find((one) => wordFor(one) === word);
    if (name === undefined) return `There is no limit "${word}".`;
    const { usual } = LIMITS[name];
    const number = more.length > 0 ? null : readValue(value ?? '', typeof usual === 'number');
    if (number === null)
      return typeof usual === 'number'
        ? `${word} takes a whole number, e.g. ${word}=${usual}, not "${value ?? ''}".`
        : `${word} takes how many at once and how many per second, e.g. ${word}=${written(usual)}, not "${value ?? ''}".`;
    const { from } = LIMITS[name];
    if (from !== null && typeof number === 'number' && (number < from[0] || number > from[1]))
      return `${word} takes ${from[0]} to ${from[1]}, not "${value}".`;
    limits[name] = number;
  }
  return limits as Partial<Limits>;
}

function readValue(text: string, plain: boolean): number | Rate | null {
  if (plain) return /^\d{1,15}$/.test(text) ? Number(text) : null;
  const [, burst, perSecond] = /^(\d{1,9})\/(\d{1,9}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  return burst === undefined ? null : { burst: Number(burst), perSecond: Number(perSecond) };
}
