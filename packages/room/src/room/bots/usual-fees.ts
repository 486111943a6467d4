import type { Cents } from '@cardroom/core/engine';
import {
  type Bet,
  collect,
  type FeeOption,
  holds,
  lintPosted,
  misfit,
  type Posted,
  type Schedule,
  STAGES,
  type Stage,
  schedulesFor,
  type TableNow,
} from '@cardroom/core/fees';
import { type AnyLimit, limitOf, type Offering } from '@cardroom/core/houses';
import { buyInsFor, type Opening, openHouseTable, type Posting, postingOf } from '@cardroom/core/table';

/**
 * An opening with the fee options that the house posts when nobody has chosen any: of those printed for this
 * limit and in force, the ones that cost the table least in an ordinary hand, with all seats taken. Charges by
 * the half hour, and lists that were replaced, are posted only where there is nothing else; where a house prints
 * none for a limit, none is posted.
 */
export function withUsualFees(opening: Opening): Opening {
  if (opening.options !== undefined) return opening;
  const table = openHouseTable(opening);
  if ('code' in table) return opening;
  const { sign } = table.state;
  const at = postingOf(sign);
  const ranges = opening.buyIn === undefined ? buyInsFor(sign.offering, sign.limit) : [sign.buyIn];
  for (const buyIn of ranges) {
    const usual = cheapest({ ...at, buyIn });
    if (usual !== null) return { ...opening, options: usual, usualFees: true };
  }
  return opening;
}

/** Options that may be posted together, and what they come to. */
interface Choice {
  readonly options: readonly FeeOption[];
  /** What comes before the cost: whether it is in force, and by the hand. */
  readonly rank: number;
  /** Of a full table; then of all numbers of players together. */
  readonly costs: readonly [full: number, all: number];
}

function cheapest(at: Posting): string[] | null {
  const choices = schedulesFor(at.offering.id).flatMap((schedule) => choicesOf(schedule, at));
  choices.sort((a, b) => a.rank - b.rank || a.costs[0] - b.costs[0] || a.costs[1] - b.costs[1]);
  for (const { schedule, options } of choices) {
    const posted = options.map((option) => ({ schedule, option }));
    if (mayStand(posted, at)) return options.map(({ id }) => id);
  }
  return null;
}

function mayStand(posted: readonly Posted[], at: Posting): boolean {
  const { offering, buyIn, fewest, most, jackpot } = at;
  const found = limitAt(at);
  const sign = { posted, buyIn, fewest, most, jackpot, offering: offering.id, readings: {}, amounts: {} };
  return lintPosted({ ...sign, ...(found && { limit: found }) }).every(({ refused }) => !refused);
}

function choicesOf(schedule: Schedule, at: Posting): (Choice & { readonly schedule: Schedule })[] {
  const limit = limitAt(at);
  if (limit === undefined) return [];
  const fit = schedule.options.filter((option) => misfit(schedule, option, limit, at.buyIn) === null);
  if (fit.length === 0) return [];
  const rank = (schedule.standing === 'older' ? 2 : 0) + (isTimed(schedule) ? 1 : 0);
  const cost = (option: FeeOption, heads: number) => costOf({ schedule, option }, heads, at);
  const byHeads = schedule.fees.some(({ by }) => by === 'players');
  const fewest = byHeads ? at.fewest : at.most;
  const heads = Array.from({ length: at.most - fewest + 1 }, (_, i) => fewest + i);
  const one = (options: readonly FeeOption[]) => {
    const each = heads.map((n) =>
      cost(options.find((option) => covers(schedule, option, n)) ?? options[0], n),
    );
    return { schedule, options, rank, costs: [each[each.length - 1], sum(each)] as const };
  };
  if (!byHeads) return fit.map((option) => one([option]));
  return [mildest(schedule, fit, heads, cost), firstOfEach(schedule, fit, heads)].flatMap((options) =>
    options.length === 0 ? [] : [one(options)],
  );
}

const isTimed = ({ fees }: Schedule): boolean => fees.some(({ at }) => at.startsWith('half hour'));

const sum = (of: readonly number[]): number => of.reduce((total, cents) => total + cents, 0);

type CostOf = (option: FeeOption, heads: number) => number;

/** The options that together hold every number of players once, as far as any does, for the least. */
function mildest(
  schedule: Schedule,
  options: readonly FeeOption[],
  heads: readonly number[],
  cost: CostOf,
): readonly FeeOption[] {
  const best: { readonly cost: number; readonly options: readonly FeeOption[] }[] = [];
  best[heads.length] = { cost: 0, options: [] };
  for (let i = heads.length - 1; i >= 0; i--) {
    const here = options.filter((option) => covers(schedule, option, heads[i]));
    if (here.length === 0) {
      best[i] = best[i + 1];
      continue;
    }
    best[i] = { cost: Infinity, options: [] };
    for (const option of here) {
      if (i > 0 && covers(schedule, option, heads[i - 1])) continue;
      let to = i;
      let own = 0;
      while (to < heads.length && covers(schedule, option, heads[to])) own += cost(option, heads[to++]);
      if (own + best[to].cost < best[i].cost)
        best[i] = { cost: own + best[to].cost, options: [option, ...best[to].options] };
    }
  }
  return best[0].options;
}

/** The first that is printed for each number of players. */
function firstOfEach(
  schedule: Schedule,
  options: readonly FeeOption[],
  heads: readonly number[],
): readonly FeeOption[] {
  const held = new Set<number>();
  return options.filter((option) => {
    const own = heads.filter((n) => covers(schedule, option, n));
    if (own.length === 0 || own.some((n) => held.has(n))) return false;
    for (const n of own) held.add(n);
    return true;
  });
}

const MOST_HEADS = 15;
const brackets = new WeakMap<FeeOption, readonly boolean[]>();

/** Whether an option is for so many players; looked up once for each. */
function covers({ fees }: Schedule, option: FeeOption, heads: number): boolean {
  let known = brackets.get(option);
  if (known === undefined) {
    const ranges = option.rates.flatMap(({ fee, range }) =>
      fees[fee].by === 'players' && range !== null ? [range] : [],
    );
    known = Array.from({ length: MOST_HEADS + 1 }, (_, n) => ranges.some((range) => holds(range, n)));
    brackets.set(option, known);
  }
  return known[heads];
}

/** How many hands are dealt in half an hour, for charges by time. */
const HANDS = 15;
/** Where two options take the same of small bets, the milder one for large ones is posted. */
const LARGE = 10;

/** What all pay in an ordinary hand: one that comes to its end, or in which everybody bets the least. */
function costOf(posted: Posted, heads: number, at: Posting): number {
  const limit = limitAt(at);
  if (limit !== undefined && 'limits' in limit) {
    const { min, max } = limit.limits;
    return (
      roundCost(posted, heads, min) + roundCost(posted, heads, Math.min(max ?? Infinity, LARGE * min)) / 1e6
    );
  }
  const { option } = posted;
  const known = costs.get(option) ?? [];
  costs.set(option, known);
  known[heads] ??= handCost(posted, heads);
  return known[heads];
}

/** What a hand costs does not change; rounds go by the bets. */
const costs = new WeakMap<FeeOption, number[]>();

const seatsOf = (heads: number): number[] => Array.from({ length: heads }, (_, i) => i);

function handCost(posted: Posted, heads: number): number {
  const blinds = { small: 0, middle: 1, big: 2 };
  const table: TableNow = { posted: [posted], seats: seatsOf(heads), blinds, jackpot: false };
  return isTimed(posted.schedule)
    ? taken(collect(table, { at: 'clock', now: 30, started: 0 })) / HANDS
    : taken(...stagesOf(posted.schedule).map((at) => collect(table, { at })));
}

function roundCost(posted: Posted, heads: number, cents: Cents): number {
  const bettors = seatsOf(heads).slice(1);
  const bets: Bet[] = bettors.map((seat) => ({ seat, circle: seat, cents }));
  const table: TableNow = { posted: [posted], seats: bettors, bets, wager: cents * bets.length };
  return taken(...stagesOf(posted.schedule).map((at) => collect(table, { at })));
}

const stagesOf = ({ fees }: Schedule): Stage[] =>
  STAGES.filter((stage) => fees.some(({ at }) => at === stage));

const taken = (...all: ReturnType<typeof collect>[]): Cents =>
  sum(all.flatMap((of) => (of.ok ? of.takes.map(({ cents }) => cents) : [])));

const limitAt = ({ offering, limit }: Posting) =>
  limitOf<AnyLimit>(offering, limit) as Offering['limits'][number] | undefined;
