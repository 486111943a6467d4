import type { Random } from '../../cards/index.ts';
import { holds } from '../../houses/fees/schedule/cells.ts';
import { misfit } from '../../houses/fees/schedule/limit.ts';
import { readingsOf } from '../../houses/fees/schedule/readings.ts';
import type { FeeOption, Schedule } from '../../houses/fees/schedule/schedule.ts';
import { limitOf } from '../../houses/limits/of.ts';
import { namesInside } from '../../houses/limits/testing-limits.ts';
import type { AnyLimit, Offering } from '../../houses/offering/offering.ts';
import { openHouseTable } from '../house-table.ts';
import type { Opening } from '../sign.ts';

/** For tests only: openings at which a printed option is posted, with others for the numbers of players it is not for. */

/** A table with this option on its sign, and how many must play for it to be in force; or why there is none. */
export function signWith(
  offering: Offering,
  schedule: Schedule,
  option: FeeOption,
  random: Random,
): { readonly opening: Opening; readonly players: number } | 'no limit' | 'not together' {
  const limit = limitFor(offering, schedule, option, random);
  if (limit === null) return 'no limit';
  const usual = openHouseTable({ house: offering.house, offering: offering.id, limit });
  if ('code' in usual) throw new Error(usual.message);
  const { seats, game, kind } = usual.state.sign;
  const most = kind === 'player-dealer' ? seats : Math.min(seats, game.players);
  const fewest = (kind === 'pot' && game.fewest) || 2;
  const opening = {
    house: offering.house,
    offering: offering.id,
    limit,
    amounts: roomsOwn(schedule, option),
    ...(kind === 'player-dealer' ? { table: { bettingTime: 0 } } : {}),
  };
  const jackpots = withJackpot(schedule, random) ? JACKPOTS : [{}];
  const opens = (options: readonly string[], more: Partial<Opening>): Opening | null => {
    const asked = jackpots.map((jackpot) => ({ ...opening, options, ...more, ...jackpot }));
    return asked.find((one) => !('code' in openHouseTable(one))) ?? null;
  };
  if (!schedule.fees.some(({ by }) => by === 'players')) {
    const found = opens([option.id], {});
    const players = Math.max(fewest, 2 + random.below(most - 1));
    return found === null ? 'not together' : { opening: found, players };
  }
  // A smaller table has fewer numbers of players to hold, where the printed brackets overlap.
  for (let to = most; to >= fewest; to--) {
    const own = counts(fewest, to).filter((n) => covers(schedule, option, n));
    if (own.length === 0) continue;
    const below = tile(schedule, fewest, own[0] - 1, [fewest, to]);
    const above = tile(schedule, own[own.length - 1] + 1, to, [fewest, to]);
    if (below === null || above === null) continue;
    const options = [...below, option, ...above].map(({ id }) => id);
    const found = opens(options, to === most ? {} : { seats: to });
    if (found !== null) return { opening: found, players: own[random.below(own.length)] };
  }
  return 'not together';
}

/** A jackpot needs a hand that there is at the game: five cards, or a hand and the board. */
const JACKPOTS: readonly Partial<Opening>[] = [
  { hand: 'As Ah Ad Ks Kh' },
  { hand: 'As Ah', board: 'Ad Ks Kh 2c 3d' },
  { hand: 'As Ah Qd', board: 'Ad Ks Kh 2c 3d' },
  { hand: 'As Ah Qd Jd', board: 'Ad Ks Kh 2c 3d' },
].map((least) => ({
  jackpot: {
    title: 'For a test',
    for: 'high hand',
    least,
    fewest: 2,
    shares: { loser: 0, winner: 50, others: 50 },
  },
}));

/** Where a fee is printed for it, every other table has one. */
const withJackpot = ({ fees }: Schedule, random: Random): boolean =>
  fees.some(({ to }) => to === 'jackpot') && random.below(2) === 0;

/** Any of the readings that the schedule leaves open, as far as they change who pays what in a hand. */
export function anyReadings(schedule: Schedule, random: Random): Record<string, string> {
  const IN_A_HAND = ['shortPot', 'timeFrom', 'clock'];
  return Object.fromEntries(
    Object.entries(readingsOf(schedule))
      .filter(([name]) => !IN_A_HAND.includes(name))
      .map(([name, { choices }]) => [name, String(choices[random.below(choices.length)])]),
  );
}

function limitFor(offering: Offering, schedule: Schedule, option: FeeOption, random: Random): string | null {
  const names = [
    ...offering.limits.map(({ id }) => id),
    ...offering.ranges.flatMap((range) => namesInside(range, random)),
    ...printedNames(option),
  ];
  const fits = names.filter((name) => {
    const limit = limitOf<AnyLimit>(offering, name) as Offering['limits'][number] | undefined;
    return limit !== undefined && misfit(schedule, option, limit) === null;
  });
  return fits.length === 0 ? null : fits[random.below(fits.length)];
}

/** `$15-$30, blinds $10-15` is the limit 15-30, `blinds 15-25` is nl 15-25 or pl 15-25. */
function printedNames({ limit = '' }: FeeOption): string[] {
  const plain = limit.replace(/[$,]/g, '');
  const bets = /^[\d.]+(?:-[\d.]+)*/.exec(plain)?.[0] ?? '';
  const blinds = /blinds ([\d-]+)/.exec(plain)?.[1] ?? '';
  return [bets, `${bets}-no limit`, `nl ${blinds}`, `pl ${blinds}`];
}

const counts = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const held = new WeakMap<FeeOption, readonly boolean[]>();

function covers({ fees }: Schedule, option: FeeOption, n: number): boolean {
  let known = held.get(option);
  if (known === undefined) {
    const ranges = option.rates.flatMap(({ fee, range }) =>
      fees[fee].by === 'players' && range !== null ? [range] : [],
    );
    known = counts(0, 15).map((heads) => ranges.some((range) => holds(range, heads)));
    held.set(option, known);
  }
  return known[n];
}

/** Options that hold the numbers from one to another once each, as far as any does; null where they would overlap. */
function tile(
  schedule: Schedule,
  from: number,
  to: number,
  [fewest, most]: readonly [number, number],
): FeeOption[] | null {
  if (from > to) return [];
  const here = schedule.options.filter((option) => covers(schedule, option, from));
  if (here.length === 0) return tile(schedule, from + 1, to, [fewest, most]);
  // Options for the same numbers of players are alike here: one of each will do.
  const alike = new Map(
    here.map((option) => [
      counts(fewest, most)
        .filter((n) => covers(schedule, option, n))
        .join(),
      option,
    ]),
  );
  for (const option of alike.values()) {
    const own = counts(fewest, most).filter((n) => covers(schedule, option, n));
    if (own[0] < from) continue;
    const end = own[own.length - 1];
    if (end > to) continue;
    const rest = tile(schedule, end + 1, to, [fewest, most]);
    if (rest !== null) return [option, ...rest];
  }
  return null;
}

function roomsOwn({ fees }: Schedule, { rates }: FeeOption): Record<string, number> {
  const left = rates.filter(({ cents }) => cents === null);
  return Object.fromEntries(left.map(({ fee }) => [fees[fee].name, 300]));
}
