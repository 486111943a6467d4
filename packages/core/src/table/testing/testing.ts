import { type Random, shuffle } from '../../cards/index.ts';
import { anyMove as anyRoundMove } from '../../engine/player-dealer/testing/random.ts';
import type { PointsCommand } from '../../engine/points/commands.ts';
import { setDue } from '../../engine/points/legal.ts';
import type { PointsState } from '../../engine/points/state.ts';
import { legal } from '../../engine/pot/legal.ts';
import { anyMove as anyPotMove } from '../../engine/pot/testing.ts';
import { holds } from '../../houses/fees/schedule/cells.ts';
import type { Schedule } from '../../houses/fees/schedule/schedule.ts';
import { schedulesFor } from '../../houses/fees/schedule/schedules.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import type { TableCommand } from '../commands.ts';
import type { HandPlan } from '../events.ts';
import type { Collection } from '../fees/collection.ts';
import type { HandCommand } from '../hand/hand-in-play.ts';
import { openHouseTable } from '../house-table.ts';
import { houseNeed } from '../needs.ts';
import { absentMove } from '../people/absent.ts';
import type { Opening } from '../sign.ts';
import { jackpotOf, personAt } from '../state.ts';
import type { Table } from '../table.ts';

/** For tests only: tables opened, filled and played by short calls. */

export function opened(opening: Opening, collection?: Collection): Table {
  const table = openHouseTable(opening, collection);
  if ('code' in table) throw new Error(table.message);
  return table;
}

export function must(table: Table, command: TableCommand): void {
  const answer = table.play(command);
  if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.message}`);
}

/** Why a command is refused; empty when it is not. */
export function refusal(table: Table, command: TableCommand): string {
  const answer = table.play(command);
  return answer.ok ? '' : answer.message;
}

/** Sells a player what they need and seats them with the usual buy-in, or so many dollars. */
export function sits(table: Table, player: string, seat: number, dollars?: number): void {
  const cents = dollars === undefined ? table.state.sign.buyIn.usual : Math.round(dollars * 100);
  must(table, { by: 'house', type: 'sell chips', player, cents });
  must(table, { by: { player }, type: 'sit', seat: seat - 1, cents });
}

const list = (cards: readonly number[], random: Random): number[] =>
  Array.from(shuffle(Uint8Array.from(cards), random));
const PACK = Array.from({ length: 52 }, (_, card) => card);

/** Brings what the house must bring; false when it has nothing to bring. */
export function houseMove(table: Table, random: Random): boolean {
  const need = houseNeed(table);
  switch (need?.type) {
    case undefined:
      return false;
    case 'draw for button':
      must(table, { by: 'house', type: 'draw for button', cards: list(PACK, random) });
      return true;
    case 'shuffle shoe':
      must(table, { by: 'house', type: 'shuffle shoe', cards: list(need.cards, random) });
      return true;
    case 'deal':
      return table.play({ by: 'house', type: 'deal' }).ok;
    // The only table of its house.
    case 'pay jackpot':
      must(table, { by: 'house', type: 'pay jackpot', pool: table.state.chips[jackpotOf(table.state)] });
      return true;
    case 'shuffle':
      must(table, {
        by: 'house',
        type: 'play',
        command: { type: 'shuffle', cards: list(need.cards, random) },
      });
      return true;
    case 'roll': {
      const dice = Array.from({ length: need.dice }, () => 1 + random.below(6));
      must(table, { by: 'house', type: 'play', command: { type: 'roll', dice } });
      return true;
    }
    case 'close':
      return false;
  }
}

/** A random legal act in the hand, by whoever may do it. */
export function handMove(table: Table, random: Random): void {
  const played = table.machine?.played;
  if (played === undefined) throw new Error('No hand is being played.');
  const command: HandCommand =
    played.kind === 'pot'
      ? anyPotMove(played.hand, random)
      : played.kind === 'points'
        ? anySet(played.hand.state, random)
        : anyRoundMove(played.hand, random);
  act(table, command);
}

export function act(table: Table, command: HandCommand): void {
  must(table, asked(table, command));
}

/** An act in a hand as it is asked of the table. */
export function asked({ state }: Table, command: HandCommand): TableCommand {
  const by = 'seat' in command ? { player: personAt(state, command.seat)?.player ?? '' } : 'house';
  return { by, type: 'play', command };
}

function anySet(state: PointsState, random: Random): PointsCommand {
  const seat = state.waiting[random.below(state.waiting.length)];
  const due = setDue(state, seat);
  if (due === null) throw new Error('Nothing to set.');
  const cards = list(state.held[seat], random).slice(0, due.lay);
  const sets = due.room.map((room) => cards.splice(0, Math.min(room, cards.length)));
  return { type: 'set', seat, front: sets[0], middle: sets[1], back: sets[2] };
}

/** Some of every kind: from blinds, players, bettors and the player-dealer, from pots early and late, and by time. */
export const plainFees: Collection = {
  check: ({ fees: { options } }) =>
    options.join() === 'plain' ? null : `There is no option "${options.join()}" here.`,
  due: (moment, { dealt, seated, blinds, wagers, dealer }) => {
    const drop = (from: number | 'pot', cents: number) => ({ from, to: 'drop' as const, cents });
    switch (moment) {
      case 'start':
        if (dealer >= 0)
          return [...new Set(wagers.map(({ seat }) => seat))]
            .map((seat) => drop(seat, 100))
            .concat(drop(dealer, 200));
        return [
          ...blinds.slice(0, 1).flatMap((seat) => (seat === null ? [] : [drop(seat, 100)])),
          ...(blinds.length === 0 ? dealt.map((seat) => drop(seat, 50)) : []),
        ];
      case 'blinds':
      case 'deal':
        return [drop('pot', 100)];
      case 'flop':
      case '4th street':
      case 'draw':
        return [drop('pot', 300), { from: 'pot', to: 'jackpot', cents: 100 }];
      case 'half hour':
        return seated.map((seat) => drop(seat, 500));
      default:
        return [];
    }
  },
};

/** A pot table with players `a`, `b`, `c` … in the first seats, the button at one of them (from 1). */
export function potTable(opening: Opening, players: number, button = 1): Table {
  const table = opened(opening);
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  const cards = Array.from({ length: players }, (_, i) => (i === button - 1 ? 51 : i));
  must(table, { by: 'house', type: 'draw for button', cards });
  return table;
}

/** A table that takes these fees, with so many players in the first seats. */
export function heldAt(opening: Opening, players: number, collection?: Collection): Table {
  const table = opened(opening, collection);
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  return table;
}

/** The first of so many players draws the highest card, and has the button. */
export const drawn = (table: Table, players: number): void =>
  must(table, {
    by: 'house',
    type: 'draw for button',
    cards: Array.from({ length: players }, (_, i) => 51 - 4 * i),
  });

/** The player who sat down so many seats from the first. */
export const name = (index: number): string => String.fromCharCode(97 + index);

export type Plan = Extract<HandPlan, { kind: 'pot' }>;

/** Deals a hand, in which all fold as soon as they can, and gives its plan. */
export function dealAndFold(table: Table): Plan {
  must(table, { by: 'house', type: 'deal' });
  const plan = lastPlan(table);
  foldOut(table);
  return plan;
}

export function lastPlan(table: Table): Plan {
  const began = table.log.findLast((event) => event.type === 'hand began');
  if (began?.type !== 'hand began' || began.plan.kind !== 'pot') throw new Error('No hand with a pot.');
  return began.plan;
}

export function foldOut(table: Table): void {
  for (let played = table.machine; played !== null; played = table.machine) {
    const need = houseNeed(table);
    if (need?.type === 'shuffle') act(table, { type: 'shuffle', cards: [...need.cards] });
    else {
      const [seat] = table.due;
      const due = played.played.kind === 'pot' ? legal(played.played.hand) : null;
      const folds = due?.due === 'bet' && due.fold && !due.check;
      const move = folds ? ({ type: 'fold', seat } as const) : absentMove(played, seat);
      if (move !== null) act(table, move);
    }
  }
}

/** `'1 2 3'` for the first three seats, `-` for a blind that nobody posts. */
export const seatList = (seats: readonly (number | null)[] = []): string =>
  seats.map((seat) => (seat === null ? '-' : seat + 1)).join(' ');

/** Deals and plays random hands until one of them leaves things so; at most two hundred. */
export function playUntil(table: Table, random: Random, done: () => boolean): void {
  for (let hands = 0; hands < 200 && !done(); hands++) {
    must(table, { by: 'house', type: 'deal' });
    while (table.machine !== null) if (!houseMove(table, random)) handMove(table, random);
  }
}

/** A sign with printed fees that a table of the offering may open with; null where none fits a limit of it. */
export function printedSign(offering: Offering, only?: Schedule): Opening | null {
  for (const schedule of only === undefined ? schedulesFor(offering.id) : [only]) {
    for (const { id: limit } of offering.limits) {
      for (const options of signsOf(schedule)) {
        const amounts = roomsOwn(schedule, options);
        const opening = { house: offering.house, offering: offering.id, limit, options, amounts };
        if (!('code' in openHouseTable(opening))) return opening;
      }
    }
  }
  return null;
}

/** Three dollars for whatever the book leaves to the room. */
function roomsOwn({ options, fees }: Schedule, posted: readonly string[]): Record<string, number> {
  const rates = options.filter(({ id }) => posted.includes(id)).flatMap((option) => option.rates);
  return Object.fromEntries(
    rates.filter(({ cents }) => cents === null).map(({ fee }) => [fees[fee].name, 300]),
  );
}

/** One option, or one for each bracket of players, of a schedule. */
function signsOf({ options, fees }: Schedule): string[][] {
  if (!fees.some(({ by }) => by === 'players')) return options.map(({ id }) => [id]);
  const chosen: string[] = [];
  const covered = new Set<number>();
  for (const { id, rates } of options) {
    const heads = Array.from({ length: 14 }, (_, n) => n + 1).filter((n) =>
      rates.some(({ fee, range }) => fees[fee].by === 'players' && range !== null && holds(range, n)),
    );
    if (heads.length === 0 || heads.some((n) => covered.has(n))) continue;
    for (const n of heads) covered.add(n);
    chosen.push(id);
  }
  return [chosen];
}

/** What was collected: `'pot 4'` for four dollars of the pot, `'2 1'` for one of seat 2. */
export const taken = (table: Table): string[] =>
  table.log.flatMap((event) => {
    if (event.type === 'collected') return [`${event.seat + 1} ${event.cents / 100}`];
    if (event.type !== 'played' || event.event.type !== 'taken') return [];
    const { from, cents } = event.event;
    return [`${from === 'pot' ? from : from + 1} ${cents / 100}`];
  });
