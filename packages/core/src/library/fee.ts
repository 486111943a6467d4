import { quoted } from '../cards/quoted.ts';
import { type Cents, type Result, refuse } from '../engine/index.ts';
import {
  type Collection,
  collect,
  collectHand,
  findOptions,
  type Posted,
  type Readings,
  readingsOf,
  type Schedule,
  STAGES,
  type Stage,
  schedulesFor,
  type TableNow,
  type Take,
} from '../houses/fees/index.ts';
import { type Shape, whyNotOptions } from '../houses/given.ts';
import { chooseSettings } from '../houses/offering/setting.ts';
import { type GivenOffering, offering } from './offering.ts';

/** What a fee may depend on; money in cents, times in minutes since midnight. */
export interface FeeQuestion {
  /** An option of the house's schedules: `master-01/12`. */
  readonly option: string;
  /** How many play. */
  readonly players?: number;
  /** How far the hand went: `deal`, `flop`, `turn`; by default to the end. */
  readonly reached?: Stage | 'showdown';
  /** Total table action, all wagers before the deal. */
  readonly action?: Cents;
  /** What each player has bet on the circle. */
  readonly bet?: Cents;
  /** The player-dealer's own wager. */
  readonly wager?: Cents;
  readonly pot?: Cents;
  /** Match play coupons used. */
  readonly coupons?: number;
  /** The time on the clock, and when the game started, for fees by time; by default a whole half hour. */
  readonly at?: number;
  readonly started?: number;
  /** When a player sits down in a running game. */
  readonly joined?: number;
  /** Amounts that the book leaves for the room to post, by the name of the fee. */
  readonly amounts?: Readonly<Record<string, Cents>>;
  /** Readings of the schedule that differ from the default. */
  readonly readings?: Readonly<Record<string, string>>;
}

/** Who pays what. */
export interface FeeAnswer {
  readonly posted: Posted;
  readonly takes: readonly Take[];
  /** The whole amount, in cents, and where each part of it goes. */
  readonly total: Cents;
  readonly drop: Cents;
  readonly jackpot: Cents;
  /** The schedule rows behind the answer. */
  readonly cites: readonly string[];
  /** Whether the fee is charged by time, not by the hand. */
  readonly timed: boolean;
}

/** What is missing from a question, or wrong in it. */
export type FeeRefusal = { readonly ok: false } & Extract<Result, { readonly ok: false }> & {
    /** The part of the question that is at fault. */
    readonly about?: keyof FeeQuestion;
  };

const QUESTION: Shape<FeeQuestion> = {
  option: 'a text',
  players: 'a number',
  reached: 'a text',
  action: 'a number',
  bet: 'a number',
  wager: 'a number',
  pot: 'a number',
  coupons: 'a number',
  at: 'a number',
  started: 'a number',
  joined: 'a number',
  amounts: 'an object',
  readings: 'an object',
};

/**
 * What the house takes under one option of its schedules, from whom, and which printed rows say so.
 *
 * @example
 * ```ts
 * import { fee } from '@cardroom/core';
 *
 * const flop = fee('hawaiian-gardens/holdem', { option: 'master-01/12', players: 8, reached: 'flop' });
 * if (flop.ok) console.log(flop.total, flop.cites.length > 0); // 500 true
 *
 * const unclear = fee('hawaiian-gardens/holdem', { option: 'master-01/12' });
 * if (!unclear.ok) console.log(unclear.message); // How many play?
 * ```
 */
export function fee(
  given: GivenOffering,
  question: FeeQuestion,
): (FeeAnswer & { readonly ok: true }) | FeeRefusal {
  const found = offering(given);
  if (!found.ok) return found;
  const unclear = whyNotOptions(question, QUESTION);
  if (unclear !== null) return unclear;
  const posted = findOption(found.offering.id, question.option);
  if ('code' in posted) return posted;
  const { schedule } = posted;
  const table = tableOf(posted, question);
  if ('code' in table) return table;
  const timed = schedule.fees.some(({ at }) => at === 'half hour start' || at === 'half hour end');
  const result = timed ? byClock(table, question) : byHand(schedule, table, question);
  if (!result.ok) return 'about' in result ? result : refuse('bad-setup', result.message);
  const to = (where: Take['to']) =>
    result.takes.reduce((sum, take) => sum + (take.to === where ? take.cents : 0), 0);
  const drop = to('drop');
  const jackpot = to('jackpot');
  const { takes, cites } = result;
  return { ok: true, posted, takes, total: drop + jackpot, drop, jackpot, cites, timed };
}

const wrong = (about: keyof FeeQuestion, message: string): FeeRefusal => ({
  ...refuse('bad-setup', message),
  about,
});

function findOption(of: string, name: string | undefined): Posted | FeeRefusal {
  const first = schedulesFor(of)[0]?.options[0].id;
  const hint = first === undefined ? '' : ` The first is ${first}.`;
  if (name === undefined) return wrong('option', `Which fee option is posted?${hint}`);
  const found = findOptions(of, name);
  if (found.length === 1) return found[0];
  if (found.length > 1) {
    const all = found.map(({ option }) => `${option.id} (${option.rates[0].cite})`);
    return wrong('option', `Option ${name} is printed more than once: ${all.join(', ')}.`);
  }
  return wrong('option', `${of} has no fee option ${quoted(name)}.${hint}`);
}

function tableOf(posted: Posted, question: FeeQuestion): TableNow | FeeRefusal {
  const { fees } = posted.schedule;
  const { players, bet, action, coupons = 0 } = question;
  const needsHeads = posted.option.rates.some(
    ({ fee: of, cents }) => fees[of].by === 'players' || (fees[of].from === 'player' && cents !== 0),
  );
  if (players === undefined && needsHeads) return wrong('players', 'How many play?');
  const bad = badNumber(question);
  if (bad !== null) return bad;
  if (bet === undefined && fees.some(({ by }) => by === 'bet'))
    return wrong('bet', 'The fee goes by the size of each bet.');
  if (action === undefined && bet === undefined && fees.some(({ by }) => by === 'action'))
    return wrong('action', 'The fee goes by total table action.');
  const amounts = question.amounts ?? {};
  const unknown = Object.keys(amounts).find((name) => !fees.some((of) => of.name === name));
  if (unknown !== undefined)
    return wrong(
      'amounts',
      `There is no fee "${unknown}" here; there are ${fees.map(({ name }) => name).join(', ')}.`,
    );
  const readings = chooseSettings(readingsOf(posted.schedule), question.readings);
  if (!readings.ok) return wrong('readings', readings.message);
  const seats = Array.from({ length: players ?? 1 }, (_, i) => i + 1);
  return {
    posted: [posted],
    seats,
    blinds: fees.some(({ from }) => from === 'middle blind')
      ? { small: 1, middle: 2, big: 3 }
      : { small: 1, big: 2 },
    bets: seats.map((seat) => ({ seat, circle: seat, cents: bet ?? 1 })),
    coupons: Array.from({ length: coupons }, (_, i) => (i % seats.length) + 1),
    ...(action === undefined ? {} : { action }),
    ...(question.wager === undefined ? {} : { wager: question.wager }),
    ...(question.pot === undefined ? {} : { pot: question.pot }),
    amounts,
    readings: readings.values as Partial<Readings>,
  };
}

const NUMBERS = ['players', 'action', 'bet', 'wager', 'pot', 'coupons', 'at', 'started', 'joined'] as const;

function badNumber(question: FeeQuestion): FeeRefusal | null {
  for (const name of NUMBERS) {
    const value = question[name];
    const least = name === 'players' ? 1 : 0;
    if (value !== undefined && (!Number.isSafeInteger(value) || value < least))
      return wrong(name, `"${name}" is a whole number, ${least} or more, not ${value}.`);
  }
  return (question.players ?? 1) > 1000 || (question.coupons ?? 0) > 1000
    ? wrong('players', 'At most 1000 players or coupons can be counted.')
    : null;
}

function byHand(schedule: Schedule, table: TableNow, { reached }: FeeQuestion): Collection | FeeRefusal {
  if (reached === undefined || reached === 'showdown') return collectHand(table, 'turn');
  const stages = STAGES.filter(
    (stage) => stage === 'deal' || schedule.fees.some(({ at, unless }) => at === stage || unless === stage),
  );
  if (stages.includes(reached)) return collectHand(table, reached);
  return wrong(
    'reached',
    `This schedule asks whether a hand reached ${stages.join(', ')}, not "${reached}".`,
  );
}

const HALF_HOUR = 30;

/** With no time given: a full half hour, played by everybody. */
function byClock(table: TableNow, { at, started = 0, joined }: FeeQuestion): Collection {
  if (joined !== undefined) return collect(table, { at: 'join', now: joined, started, seat: 1 });
  const now = at ?? started - (started % HALF_HOUR) + 2 * HALF_HOUR;
  return collect(table, { at: 'clock', now, started });
}
