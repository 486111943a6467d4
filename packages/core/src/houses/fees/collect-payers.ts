import type { Cents } from '../../engine/money.ts';
import type { Bet, TableNow, Take } from './collect.ts';
import type { Moment } from './collect-due.ts';
import { readingFor } from './schedule/readings.ts';
import type { Fee, Schedule } from './schedule/schedule.ts';

type From = Take['from'];

/** A payer who owes a fee once, with the bet if its size decides the fee. */
export interface Payer {
  readonly bet?: Cents;
  /** Who pays how much of it. */
  readonly share: (cents: Cents) => readonly { readonly from: From; readonly cents: Cents }[];
}

const one = (from: From, bet?: Cents): Payer => ({
  ...(bet === undefined ? {} : { bet }),
  share: (cents) => [{ from, cents }],
});

export function payersOf(schedule: Schedule, fee: Fee, table: TableNow, moment: Moment): readonly Payer[] {
  switch (fee.from) {
    case 'pot':
    case 'dealer':
      return [one(fee.from)];
    case 'player':
      return players(schedule, fee, table, moment);
    default:
      return [blind(schedule, fee.from, table)];
  }
}

/** Paid on top by the seat with the blind; if nobody has it (003:11924), the pot pays, or whoever the reading names. */
function blind(
  schedule: Schedule,
  which: 'small blind' | 'middle blind' | 'big blind' | 'blinds',
  { blinds = {}, readings }: TableNow,
): Payer {
  if (readingFor(schedule, 'blindFee', readings) === 'pot') return one('pot');
  if (which === 'small blind') return one(blinds.small ?? 'pot');
  const big = blinds.big ?? 'pot';
  if (which === 'middle blind') {
    const instead = readingFor(schedule, 'middleBlind', readings);
    const payer = instead === 'big blind' ? big : instead === 'small blind' ? (blinds.small ?? big) : 'pot';
    return one(blinds.middle ?? payer);
  }
  const all = [blinds.small, blinds.middle, blinds.big].filter((seat) => seat !== undefined);
  if (which === 'big blind' || all.length < 2 || readingFor(schedule, 'blinds', readings) === 'big blind')
    return one(big);
  return {
    share: (cents) => {
      const part = Math.floor(cents / all.length);
      return all.map((from) => ({ from, cents: from === big ? cents - part * (all.length - 1) : part }));
    },
  };
}

function players(schedule: Schedule, fee: Fee, table: TableNow, moment: Moment): readonly Payer[] {
  if (fee.at === 'half hour start' || fee.at === 'half hour end') {
    if (moment.at === 'join') return [one(moment.seat)];
    if (schedule.readings.timeFrom && readingFor(schedule, 'timeFrom', table.readings) === 'pot')
      return [one('pot')];
    return table.seats.map((seat) => one(seat));
  }
  const bets = table.bets ?? [];
  if (fee.per === 'coupon') return (table.coupons ?? []).map((seat) => one(seat));
  if (fee.per === 'circle') return circles(bets).map(({ seat, cents }) => one(seat, cents));
  if (fee.by !== 'bet') return table.seats.map((seat) => one(seat));
  // 000:1842: by everything a player has down, bonus bets too.
  const bettors = [...new Set(bets.map(({ seat }) => seat))];
  return bettors.map((seat) => one(seat, sum(bets.filter((bet) => bet.seat === seat))));
}

/** Circles with a game wager, bettor by bettor; bonus bets carry no fee anywhere. */
function circles(bets: readonly Bet[]): Bet[] {
  const game = bets.filter((bet) => bet.bonus !== true && bet.cents > 0);
  const first = game.filter(
    (bet, i) => game.findIndex((b) => b.seat === bet.seat && b.circle === bet.circle) === i,
  );
  return first.map((bet) => ({
    ...bet,
    cents: sum(game.filter((b) => b.seat === bet.seat && b.circle === bet.circle)),
  }));
}

const sum = (bets: readonly Bet[]): Cents => bets.reduce((total, { cents }) => total + cents, 0);
