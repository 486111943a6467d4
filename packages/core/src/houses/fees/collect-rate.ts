import type { Cents } from '../../engine/money.ts';
import type { CollectionRefusal, TableNow } from './collect.ts';
import type { Payer } from './collect-payers.ts';
import { holds, sayPlayers } from './schedule/cells.ts';
import { readingFor } from './schedule/readings.ts';
import type { Fee, Rate } from './schedule/schedule.ts';
import type { Posted } from './schedule/schedules.ts';

interface Refused {
  readonly code: CollectionRefusal;
  readonly message: string;
}

/** The option in force: the only one posted, or the one for this many players. */
export function pickOption(table: TableNow): Posted | Refused {
  const [first, ...rest] = table.posted;
  if (first === undefined) return { code: 'missing', message: 'No fee option is posted.' };
  const other = rest.find(({ schedule }) => schedule.id !== first.schedule.id);
  if (other !== undefined) {
    return {
      code: 'mixed',
      message: `Options ${first.option.id} and ${other.option.id} belong to different schedules.`,
    };
  }
  if (rest.length === 0) return first;
  const players = heads(table, first);
  const fitting = table.posted.filter(({ schedule, option }) =>
    option.rates.some(
      ({ fee, range }) => schedule.fees[fee].by === 'players' && range && holds(range, players),
    ),
  );
  if (fitting.length === 1) return fitting[0];
  const names = fitting.map(({ option }) => option.id).join(' and ');
  return fitting.length === 0
    ? { code: 'uncovered', message: `No posted option is for ${players} players.` }
    : { code: 'overlap', message: `Options ${names} are both for ${players} players.` };
}

function heads({ seats, counts, readings }: TableNow, { schedule }: Posted): number {
  return counts?.[readingFor(schedule, 'count', readings)] ?? seats.length;
}

/** The row that sets the amount of a fee. */
export function pickRate(
  posted: Posted,
  fee: number,
  payer: Payer,
  table: TableNow,
): { readonly cents: Cents; readonly cite: string } | Refused {
  const { schedule, option } = posted;
  const kind = schedule.fees[fee];
  const rates = option.rates.filter((rate) => rate.fee === fee);
  if (kind.by === 'players') {
    const players = heads(table, posted);
    const rate = rates.find(({ range }) => range !== null && holds(range, players));
    return rate === undefined ? notFor(posted, rates, players) : amount(rate, kind, table);
  }
  if (kind.by === undefined) return amount(rates[0], kind, table);
  const measured = measure(kind.by, payer, table, posted);
  if (measured === undefined) return missing(posted, kind.by);
  if (measured <= 0) return { cents: 0, cite: rates[0].cite };
  return amount(tier(rates, measured), kind, table);
}

/**
 * The first tier that reaches high enough. An amount between two tiers belongs to the upper one (003:2655-2656), one
 * below the first or above the last to that tier.
 */
function tier(rates: readonly Rate[], amount: Cents): Rate {
  return rates.find(({ range }) => range !== null && amount <= range.to) ?? rates[rates.length - 1];
}

function measure(
  by: 'action' | 'bet' | 'wager',
  payer: Payer,
  table: TableNow,
  { schedule }: Posted,
): Cents | undefined {
  if (by === 'bet') return payer.bet;
  if (by === 'wager') return table.wager;
  if (table.action !== undefined) return table.action;
  const all = readingFor(schedule, 'action', table.readings) === 'game and bonus wagers';
  return table.bets?.reduce((total, { cents, bonus }) => total + (bonus === true && !all ? 0 : cents), 0);
}

function amount(
  rate: Rate,
  { name, to }: Fee,
  { amounts }: TableNow,
): { cents: Cents; cite: string } | Refused {
  if (rate.cents !== null) return { cents: rate.cents, cite: rate.cite };
  const posted = amounts?.[name];
  if (posted !== undefined) return { cents: posted, cite: rate.cite };
  // A jackpot promotion is the room's own; without one nothing is taken (003:59).
  if (to === 'jackpot') return { cents: 0, cite: rate.cite };
  return {
    code: 'missing',
    message: `The book leaves the ${name} to the house (${rate.cite}): its amount is needed.`,
  };
}

const WANTED = {
  action: 'total table action',
  bet: 'the size of each bet',
  wager: "the player-dealer's wager",
};

function missing({ option }: Posted, by: keyof typeof WANTED): Refused {
  return { code: 'missing', message: `The fee of option ${option.id} depends on ${WANTED[by]}.` };
}

function notFor({ option }: Posted, rates: readonly Rate[], players: number): Refused {
  const brackets = rates.flatMap(({ range }) => (range === null ? [] : [sayPlayers(range)]));
  return {
    code: 'uncovered',
    message: `Option ${option.id} is for ${brackets.join(', ')}, not ${players} (${rates[0].cite}).`,
  };
}
