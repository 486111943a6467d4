import type { Cents } from '../../../engine/index.ts';
import type { FloorCommand, HouseCommand, PlayerCommand } from '../../../table/commands.ts';
import { drawers } from '../../../table/decide.ts';
import type { Entry, Table, TableCommand } from '../../../table/index.ts';
import { jackpotOf, MINUTE, type Role, seatOfPlayer } from '../../../table/state.ts';
import { BadScenario, type Field } from '../field.ts';

/** What a sentence asks of a table. */
export type Order =
  | { readonly is: 'command'; readonly command: (table: Table) => TableCommand }
  /** An act in the hand, which is read when it is done: by then it is known who sits where. */
  | { readonly is: 'act' }
  | { readonly is: 'deal' }
  /** Everybody stays in and does the least: checks or calls, stands pat, sets the house's way. */
  | { readonly is: 'play out' };

/** The people of a scenario by name. */
export type People = ReadonlyMap<string, Cents>;

/** A sentence, in which `who` is one of the people, and what it asks for; `player` is whoever says it. */
type Words = readonly [
  sentence: RegExp,
  order: (said: readonly string[], field: Field, player: string) => Order,
];

const command = (of: (table: Table) => TableCommand): Order => ({ is: 'command', command: of });
const seatNumber = (text: string): number => Number(text) - 1;

/** Ways into a game, as they are said after `sits at seat 1 with $200` and `comes back`. */
const WAYS: Readonly<Record<string, Entry>> = {
  'is dealt in': 'free',
  'waits for the button to pass': 'button passes',
  posts: 'post',
  'waits for the big blind': 'big blind',
  'makes up the blinds': 'make up',
  'kills the pot': 'kill',
  'kills a later pot': 'kill later',
  straddles: 'straddle',
};

function wayIn(text: string | undefined, field: Field): { comes?: Entry } {
  if (text === undefined) return {};
  const comes = Object.hasOwn(WAYS, text) ? WAYS[text] : undefined;
  return comes === undefined
    ? field.fail(
        `a way in after "and": ${Object.keys(WAYS)
          .map((way) => `"${way}"`)
          .join(', ')}`,
      )
    : { comes };
}

/** What a person says for oneself, after the name. */
const OWN: readonly Words[] = [
  [
    /^sits at seat (\d{1,2}) with (\S+)( from a broken game)?(?: and (.+))?$/,
    ([seat, money, moved, way], field, player) => {
      const cents = field.with(money).money();
      const from = moved === undefined ? {} : { moved: true };
      return own(player, { type: 'sit', seat: seatNumber(seat), cents, ...from, ...wayIn(way, field) });
    },
  ],
  [
    /^stands behind the seats with (\S+)$/,
    ([money], field, player) => own(player, { type: 'stand', cents: field.with(money).money() }),
  ],
  [/^takes no bets behind$/, (_, __, player) => own(player, { type: 'back line', on: false })],
  [/^takes bets behind$/, (_, __, player) => own(player, { type: 'back line', on: true })],
  [/^agrees that others play$/, (_, __, player) => own(player, { type: 'agree', on: true })],
  [/^agrees no more$/, (_, __, player) => own(player, { type: 'agree', on: false })],
  [
    /^adds (\S+)$/,
    ([money], field, player) => own(player, { type: 'add chips', cents: field.with(money).money() }),
  ],
  [
    /^cashes out (\S+)$/,
    ([money], field, player) => own(player, { type: 'cash out', cents: field.with(money).money() }),
  ],
  [
    /^moves to seat (\d{1,2})$/,
    ([seat], _, player) => own(player, { type: 'change seat', seat: seatNumber(seat) }),
  ],
  [
    /^comes back(?: and (.+))?$/,
    ([way], field, player) => own(player, { type: 'come back', ...wayIn(way, field) }),
  ],
  [/^sits out$/, (_, __, player) => own(player, { type: 'sit out' })],
  [/^leaves$/, (_, __, player) => own(player, { type: 'leave' })],
  [/^waits for a seat$/, (_, __, player) => own(player, { type: 'wait' })],
  [/^stops waiting$/, (_, __, player) => own(player, { type: 'stop waiting' })],
  [/^straddles$/, (_, __, player) => own(player, { type: 'straddle', on: true })],
  [/^does not straddle$/, (_, __, player) => own(player, { type: 'straddle', on: false })],
  [
    /^objects to (?<who>\S+)$/,
    ([name], _, player) => atSeatOf(name, (seat) => ({ by: { player }, type: 'object', seat })),
  ],
  [/^takes the bank$/, (_, __, player) => own(player, { type: 'take bank' })],
  [/^passes the bank$/, (_, __, player) => own(player, { type: 'pass bank' })],
  [/^draws the button$/, (_, field, player) => command((table) => drawFor(table, player, field))],
  [/^is marked away$/, (_, __, player) => house({ type: 'mark away', player, away: true })],
  [/^is marked here$/, (_, __, player) => house({ type: 'mark away', player, away: false })],
  [
    /^is called to a seat for (\d{1,3}) minutes?$/,
    ([minutes], _, player) =>
      command(({ state }) => {
        const until = state.now + Number(minutes) * MINUTE;
        return { by: 'house', type: 'call', player, until };
      }),
  ],
  [/^is struck off the list$/, (_, __, player) => house({ type: 'strike', player, why: 'turn' })],
];

const own = (player: string, of: PlayerCommand): Order => command(() => ({ ...of, by: { player } }));
const house = (of: HouseCommand): Order => command(() => ({ ...of, by: 'house' }));
const floor = (of: FloorCommand): Order => command(() => ({ ...of, by: 'floor' }));

/** The highest card for whoever is to have the button. */
function drawFor({ state }: Table, player: string, field: Field): TableCommand {
  const seats = drawers(state);
  const seat = seatOfPlayer(state, player);
  if (!seats.includes(seat))
    throw new BadScenario(`${field.place}: ${player} is not among those who draw for the button.`);
  return {
    by: 'house',
    type: 'draw for button',
    cards: seats.map((at, i) => (at === seat ? ACE_OF_SPADES : i)),
  };
}

const ACE_OF_SPADES = 51;

/** What the house, its floor and its clock do. */
const HOUSE: readonly Words[] = [
  [/^a (?:hand|round) is dealt$/, () => ({ is: 'deal' })],
  [/^the (?:hand|round) is played out$/, () => ({ is: 'play out' })],
  [/^the bank is offered around again$/, () => house({ type: 'offer bank' })],
  [/^the jackpot is paid$/, () => command(({ state }) => payFrom(state.chips[jackpotOf(state)]))],
  [
    /^the jackpot is paid from a pool of (\S+)$/,
    ([money], field) => {
      const pool = field.with(money).money();
      return command(() => payFrom(pool));
    },
  ],
  [
    /^it is (1[0-2]|[1-9]):([0-5]\d) (am|pm)$/,
    ([hour, minute, half]) => {
      const minutes = (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? 12 * 60 : 0);
      return command(({ state }) => tick(nextAt(state.now, minutes * MINUTE)));
    },
  ],
  [
    /^(\d{1,5}) (second|minute|hour)s? pass(?:es)?$/,
    ([count, unit]) => {
      const lasts = Number(count) * UNITS[unit as keyof typeof UNITS];
      return command(({ state }) => tick(state.now + lasts));
    },
  ],
  [
    /^the floor seats (?<who>\S+) at seat (\d{1,2}) with (\S+?)( as a proposition player)?(?: and (.+))?$/,
    ([player, seat, money, proposition, way], field) => {
      const role: { role?: Role } = proposition === undefined ? {} : { role: 'proposition' };
      const cents = field.with(money).money();
      return floor({ type: 'seat', player, seat: seatNumber(seat), cents, ...role, ...wayIn(way, field) });
    },
  ],
  [
    /^the floor unseats (?<who>\S+)$/,
    ([name]) => atSeatOf(name, (seat) => ({ by: 'floor', type: 'unseat', seat })),
  ],
  [
    /^the floor gives (?<who>\S+) a courtesy button$/,
    ([name]) => atSeatOf(name, (seat) => ({ by: 'floor', type: 'courtesy', seat })),
  ],
  [
    /^the house picks up the chips of (?<who>\S+)$/,
    ([name]) => atSeatOf(name, (seat) => ({ by: 'house', type: 'pick up', seat })),
  ],
  [/^the floor voids the hand: (.+)$/, ([reason]) => floor({ type: 'void', reason })],
  [/^the floor pauses the table$/, () => floor({ type: 'pause' })],
  [/^the floor resumes the table$/, () => floor({ type: 'resume' })],
  [/^the floor closes the table$/, () => floor({ type: 'close' })],
  [/^the floor holds the bets$/, () => floor({ type: 'hold', on: true })],
  [/^the floor lets the bets be settled$/, () => floor({ type: 'hold', on: false })],
  [/^the floor calls the clock$/, () => floor({ type: 'call clock' })],
];

const UNITS = { second: 1000, minute: MINUTE, hour: 60 * MINUTE };
const DAY = 24 * 60 * MINUTE;

const payFrom = (pool: Cents): TableCommand => ({ by: 'house', type: 'pay jackpot', pool });
const tick = (at: number): TableCommand => ({ by: 'house', type: 'tick', at });

const atSeatOf = (name: string, of: (seat: number) => TableCommand): Order =>
  command(({ state }) => of(seatOfPlayer(state, name)));

/** The next time that the clock on the wall shows this. */
function nextAt(now: number, time: number): number {
  const today = Math.floor(now / DAY) * DAY + time;
  return today >= now ? today : today + DAY;
}

const EXAMPLES = '"Ann sits at seat 1 with $200", "a hand is dealt" or "Ann raises to $12"';

/** What a sentence asks for; one that begins with a name and is nothing else must be an act in a hand. */
export function readOrder(field: Field, people: People): Order {
  const text = field.text(`a sentence like ${EXAMPLES}`).trim();
  const [first] = text.split(' ', 1);
  if (people.has(first))
    return find(OWN, text.slice(first.length + 1), field, people, first) ?? { is: 'act' };
  const order = find(HOUSE, text, field, people, '');
  if (order !== null) return order;
  if (/^(everyone|the player-dealer) |^no more bets$/.test(text)) return { is: 'act' };
  return /^\p{Lu}/u.test(text) ? field.fail(oneOf(people)) : field.fail(`a sentence like ${EXAMPLES}`);
}

export const oneOf = (people: People): string =>
  `one of the people (${[...people.keys()].join(', ') || 'there are none'})`;

function find(
  of: readonly Words[],
  text: string,
  field: Field,
  people: People,
  player: string,
): Order | null {
  for (const [sentence, order] of of) {
    const said = sentence.exec(text);
    if (said === null) continue;
    const who = said.groups?.who;
    if (who !== undefined && !people.has(who)) field.with(who).fail(oneOf(people));
    return order(said.slice(1), field, player);
  }
  return null;
}
