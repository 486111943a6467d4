import type { Cents } from '../../engine/money.ts';
import { dueFees, type Moment } from './collect-due.ts';
import { payersOf } from './collect-payers.ts';
import { pickOption, pickRate } from './collect-rate.ts';
import { type Readings, readingFor } from './schedule/readings.ts';
import { STAGES, type Stage } from './schedule/schedule.ts';
import type { Posted } from './schedule/schedules.ts';

/**
 * A wager placed before the cards. Ante and Blind are two bets with the same circle; Player and Banker at one seat
 * lie on two.
 */
export interface Bet {
  /** Whose money it is: a back-line bettor's own number, on somebody else's circle. */
  readonly seat: number;
  readonly circle: number;
  readonly cents: Cents;
  readonly bonus?: true;
}

/** A table at one moment: everything a printed fee may depend on, and nothing else. */
export interface TableNow {
  /** The options on the sign, all of one schedule: one, or one for each bracket of players. */
  readonly posted: readonly Posted[];
  /** Who plays: these pay what each player pays. */
  readonly seats: readonly number[];
  /** The head count, if it includes people who do not play. */
  readonly counts?: Partial<Readonly<Record<Readings['count'], number>>>;
  readonly blinds?: { readonly small?: number; readonly middle?: number; readonly big?: number };
  /** Chips in the pot; without this, enough for the fee. */
  readonly pot?: Cents;
  /** The player-dealer's own wager. */
  readonly wager?: Cents;
  readonly bets?: readonly Bet[];
  /** Total table action, if it is known and the bets are not. */
  readonly action?: Cents;
  /** The seat of every match play coupon used. */
  readonly coupons?: readonly number[];
  /** Whether the hand can win a jackpot; by default it can. */
  readonly jackpot?: boolean;
  /** Amounts of the room's own posting, by the name of the fee. */
  readonly amounts?: Readonly<Record<string, Cents>>;
  /** Readings that the room has switched. */
  readonly readings?: Partial<Readings>;
}

/** Chips taken: from whom, for what, and by which line. */
export interface Take {
  readonly from: number | 'pot' | 'dealer';
  readonly to: 'drop' | 'jackpot';
  readonly cents: Cents;
  readonly cite: string;
  readonly fee: string;
}

/** What is taken at one moment, with its lines; or why that cannot be told. */
export type Collection =
  | {
      readonly ok: true;
      readonly takes: readonly Take[];
      /** The rows that were looked up, even if they say nothing is taken. */
      readonly cites: readonly string[];
    }
  | { readonly ok: false; readonly code: CollectionRefusal; readonly message: string };

export type CollectionRefusal =
  /** The posted options belong to different schedules. */
  | 'mixed'
  /** No posted option is for this many players, or two are. */
  | 'uncovered'
  | 'overlap'
  /** The fee depends on something that the question leaves out. */
  | 'missing';

/**
 * Who pays what, at this table, at this moment.
 *
 * @example
 * ```ts
 * import { collect, findOptions } from '@cardroom/core/fees';
 *
 * const posted = findOptions('hawaiian-gardens/holdem', 'master-01/12');
 * const seats = [0, 1, 2, 3, 4, 5, 6, 7];
 * const taken = collect({ posted, seats, blinds: { big: 1 }, jackpot: false }, { at: 'flop' });
 * if (taken.ok) console.log(taken.takes.map(({ from, cents }) => [from, cents])); // [ [ 'pot', 400 ] ]
 * ```
 */
export function collect(table: TableNow, moment: Moment): Collection {
  const option = pickOption(table);
  if ('code' in option) return { ok: false, ...option };
  const takes: Take[] = [];
  const cites: string[] = [];
  let pot = table.pot ?? Infinity;
  for (const fee of dueFees(option.schedule, moment, table.readings)) {
    const kind = option.schedule.fees[fee];
    if (kind.to === 'jackpot' && table.jackpot === false) continue;
    for (const payer of payersOf(option.schedule, kind, table, moment)) {
      const picked = pickRate(option, fee, payer, table);
      if ('code' in picked) return { ok: false, ...picked };
      cites.push(picked.cite);
      for (const { from, cents } of payer.share(picked.cents)) {
        const taken = from === 'pot' ? fromPot(cents, pot, table, option) : cents;
        if (taken === 0) continue;
        if (from === 'pot') pot -= taken;
        takes.push({ from, to: kind.to, cents: taken, cite: picked.cite, fee: kind.name });
      }
    }
  }
  return { ok: true, takes, cites: [...new Set(cites)] };
}

function fromPot(due: Cents, pot: Cents, { readings }: TableNow, { schedule }: Posted): Cents {
  if (due <= pot) return due;
  return readingFor(schedule, 'shortPot', readings) === 'nothing' ? 0 : pot;
}

/**
 * The fees of a whole hand that reaches a stage and ends there.
 *
 * @example
 * ```ts
 * import { collectHand, findOptions } from '@cardroom/core/fees';
 *
 * const posted = findOptions('hawaiian-gardens/holdem', 'master-01/12');
 * const seats = [0, 1, 2, 3, 4, 5, 6, 7];
 * const taken = collectHand({ posted, seats, blinds: { big: 1 }, jackpot: false }, 'flop');
 * if (taken.ok) console.log(taken.takes.reduce((sum, { cents }) => sum + cents, 0)); // 500
 * ```
 */
export function collectHand(table: TableNow, reached: Stage): Collection {
  const takes: Take[] = [];
  const cites: string[] = [];
  let pot = table.pot ?? Infinity;
  const moments: Moment[] = STAGES.slice(0, STAGES.indexOf(reached) + 1).map((at) => ({ at }));
  for (const moment of [...moments, { at: 'end', reached } as const]) {
    const now = collect({ ...table, pot }, moment);
    if (!now.ok) return now;
    for (const take of now.takes) if (take.from === 'pot') pot -= take.cents;
    takes.push(...now.takes);
    cites.push(...now.cites);
  }
  return { ok: true, takes, cites: [...new Set(cites)] };
}
