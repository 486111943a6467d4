import { FIRST_TILE, TILE_KINDS } from '@cardroom/core/cards';
import type { ClientMessage } from '@cardroom/core/protocol';
import type { ClockRule, Entry, FloorCommand, HostCommand, PlayerCommand } from '@cardroom/core/table';
import { z } from 'zod';
import { irregularity, irregularityKind, reason, remedies } from './ruling-schemas.ts';

/** Everything that may come in over a socket. What is not written here is refused before it reaches a table. */

const MOST_CENTS = 1_000_000_000_00;

/** A seat, or a place behind the seats, whose numbers follow. */
const seat = z.int().min(0).max(63);
/** A betting circle, of which a seat may have many; the player-dealer's own hand is at -1. */
const spot = z.int().min(-1).max(999);
const cents = z.int().min(0).max(MOST_CENTS);
const chips = z.int().min(1).max(MOST_CENTS);
const cards = z
  .array(
    z
      .int()
      .min(0)
      .max(FIRST_TILE + TILE_KINDS.length - 1),
  )
  .max(20);
const word = z.string().min(1).max(40);
const number = z.int().min(0).max(1000);
/** A record, so that no way into a game can be forgotten here. */
const ENTRIES: Readonly<Record<Entry, true>> = {
  free: true,
  'button passes': true,
  post: true,
  'big blind': true,
  'make up': true,
  kill: true,
  'kill later': true,
  straddle: true,
  position: true,
};
const comes = z.enum(Object.keys(ENTRIES) as [Entry, ...Entry[]]);

/** Ids of tables and users as the room makes them, and as tests and other rooms may. */
export const tableId = z.string().regex(/^[\w-]{1,64}$/, 'That is not the id of a table.');
export const userId = z.string().regex(/^[\w-]{1,64}$/, 'That is not the id of a patron.');

/** What a seat does in a hand of any of the three machines. The house's own part of a hand is not among it. */
const handCommand = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal(['fold', 'check', 'call', 'bring-in', 'show', 'muck', 'play-board', 'surrender']),
    seat,
  }),
  z.strictObject({ type: z.literal(['bet', 'kill']), seat, to: cents }),
  z.strictObject({ type: z.literal(['discard', 'turn-up']), seat, cards }),
  z.strictObject({
    type: z.literal('set'),
    seat,
    front: cards,
    middle: cards,
    back: cards,
    declare: z.boolean().exactOptional(),
  }),
  z.strictObject({ type: z.literal('stake'), seat, cents }),
  z.strictObject({ type: z.literal('wager'), seat, spot, kind: word, cents }),
  z.strictObject({ type: z.literal('withdraw'), seat, wager: number }),
  z.strictObject({
    type: z.literal('style'),
    seat,
    laid: z.literal(['in rotation', 'there and back', 'hand by hand']),
  }),
  z.strictObject({ type: z.literal('pick'), seat, pile: number }),
  z.strictObject({
    type: z.literal('choose'),
    seat,
    choice: word,
    spot: spot.exactOptional(),
    cents: cents.exactOptional(),
    front: cards.exactOptional(),
    discard: cards.exactOptional(),
  }),
]);

const playerCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), seat, cents: chips, comes: comes.exactOptional() }),
  z.strictObject({ type: z.literal(['stand', 'add chips', 'cash out']), cents: chips }),
  z.strictObject({ type: z.literal(['change seat', 'object']), seat }),
  z.strictObject({ type: z.literal('come back'), comes: comes.exactOptional() }),
  z.strictObject({ type: z.literal(['straddle', 'back line', 'agree']), on: z.boolean() }),
  z.strictObject({
    type: z.literal(['wait', 'stop waiting', 'sit out', 'leave', 'take bank', 'pass bank', 'ready']),
  }),
  z.strictObject({ type: z.literal('call floor'), what: reason }),
  z.strictObject({ type: z.literal('ask ruling'), what: irregularityKind }),
  z.strictObject({ type: z.literal('play'), command: handCommand }),
]) satisfies z.ZodType<PlayerCommand>;

/** Seconds: which of them a table may have is for the table to say. */
const seconds = z.int().min(0).max(3600);
const name = z.string().min(1).max(80);
const post = z.strictObject({
  type: z.literal('post'),
  clock: z
    .strictObject({
      timeToAct: seconds.exactOptional(),
      bettingTime: seconds.exactOptional(),
      timeBank: seconds.exactOptional(),
      grace: seconds.exactOptional(),
    } satisfies Record<ClockRule, unknown>)
    .exactOptional(),
  fees: z
    .strictObject({
      options: z.array(name).max(20),
      readings: z.record(name, name).exactOptional(),
      amounts: z.record(name, z.int().min(0).max(100_000)).exactOptional(),
    })
    .exactOptional(),
});

const hostCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('seat'), player: userId, seat, cents: chips }),
  z.strictObject({ type: z.literal('unseat'), seat }),
  z.strictObject({ type: z.literal(['pause', 'resume', 'close']) }),
  post,
  z.strictObject({ type: z.literal('bots'), count: z.int().min(0).max(14) }),
]) satisfies z.ZodType<HostCommand | { readonly type: 'bots' }>;

/** To another table of the same game, with all the chips. */
const move = z.strictObject({ type: z.literal('move'), seat, to: tableId, toSeat: seat.exactOptional() });

const floorCommand = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('seat'),
    player: userId,
    seat,
    cents: chips,
    role: z.enum(['player', 'proposition']).exactOptional(),
    comes: comes.exactOptional(),
    moved: z.boolean().exactOptional(),
  }),
  post,
  move,
  z.strictObject({ type: z.literal('answer'), player: userId }),
  z.strictObject({ type: z.literal(['unseat', 'courtesy']), seat }),
  z.strictObject({ type: z.literal(['call clock', 'pause', 'resume', 'close']) }),
  z.strictObject({ type: z.literal('void'), reason }),
  z.strictObject({ type: z.literal('hold'), on: z.boolean() }),
  z.strictObject({
    type: z.literal('rule'),
    irregularity,
    remedy: remedies.exactOptional(),
    reason: reason.exactOptional(),
  }),
]) satisfies z.ZodType<FloorCommand | z.infer<typeof move>>;

/** Chosen by the client; the same one twice is done once. */
const commandId = z.string().min(1).max(64);
export const tableKey = z.string().min(1).max(64);

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), v: z.int() }),
  z.strictObject({
    type: z.literal('watch'),
    table: tableId,
    after: z.int().min(-1).exactOptional(),
    said: z.int().min(0).exactOptional(),
    key: tableKey.exactOptional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  z.strictObject({ type: z.literal('do'), id: commandId, table: tableId, command: playerCommand }),
  z.strictObject({ type: z.literal('host'), id: commandId, table: tableId, command: hostCommand }),
  z.strictObject({ type: z.literal('floor'), id: commandId, table: tableId, command: floorCommand }),
  z.strictObject({
    type: z.literal('cut'),
    table: tableId,
    root: z.string().regex(/^[0-9a-f]{64}$/, 'A root has 64 hexadecimal digits in lower case.'),
    number: z
      .string()
      .regex(/^[0-9a-f]{32}$/, 'A number for the cut has 32 hexadecimal digits in lower case.'),
  }),
  z.strictObject({ type: z.literal('say'), table: tableId, text: z.string().trim().min(1).max(300) }),
  z.strictObject({ type: z.literal(['lobby', 'mine']), on: z.boolean() }),
  z.strictObject({ type: z.literal('ping'), at: z.number() }),
]) satisfies z.ZodType<ClientMessage>;

export type CheckedMessage = z.infer<typeof clientMessage>;

/** The first thing that is wrong with what came in, as a sentence. Sentences of our own end with a full stop. */
export function sayWrong({ issues }: z.ZodError): string {
  const [issue] = issues;
  if (issue === undefined) return 'That cannot be read.';
  if (issue.message.endsWith('.')) return issue.message;
  const what = issue.path.length === 0 ? 'It' : `"${issue.path.map(String).join('.')}"`;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `There is no field "${issue.keys[0]?.slice(0, 40)}" here.`;
    case 'invalid_type':
      return issue.input === undefined && issue.path.length > 0 && issue.message.endsWith('undefined')
        ? `${what} is missing.`
        : `${what} must be of type ${issue.expected}.`;
    case 'invalid_value':
      return `${what} must be one of ${issue.values.map(String).join(', ')}.`;
    case 'invalid_union':
      return `${what} is not of a known type.`;
    case 'too_small':
      return `${what} is too ${SIZES[issue.origin]?.[0] ?? 'small'}: the minimum is ${issue.minimum}.`;
    case 'too_big':
      return `${what} is too ${SIZES[issue.origin]?.[1] ?? 'large'}: the maximum is ${issue.maximum}.`;
    default:
      return `${what} cannot be read.`;
  }
}

const SIZES: Readonly<Record<string, readonly [string, string]>> = {
  string: ['short', 'long'],
  array: ['short', 'long'],
};
