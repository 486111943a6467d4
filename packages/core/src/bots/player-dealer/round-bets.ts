import { type Random, seededRandom } from '../../cards/index.ts';
import type { Cents } from '../../engine/index.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { PlayerDealerGame, WagerKind } from '../../engine/player-dealer/game.ts';
import { openWagers } from '../../engine/player-dealer/legal.ts';
import { isBetOn, type RoundState, seatOf } from '../../engine/player-dealer/state.ts';
import { amountOn, isBetting } from '../../engine/player-dealer/wagers/wagers.ts';
import { placed } from '../../table/fees/fee-left.ts';
import type { Character } from '../character.ts';
import { bankFeeFor, feesOf, type RoundView } from '../fees-ahead.ts';
import { oneIn } from './bets.ts';

interface PlannedBet {
  readonly spot: number;
  readonly kind: string;
  /** What the player would like; limits, fees and chips may leave less. */
  readonly cents: Cents;
}

/**
 * The next bet of a seat; null when it has bet all it wants. What a player bets in a round depends only on who they are
 * and which round it is, so asking again gives the same.
 */
export function nextBet(view: RoundView, who: Character): RoundCommand | null {
  const { round, seat, table } = view;
  const random = seededRandom(`${who.name} bets ${table.hands}`);
  if (oneIn(random, 12 + Math.floor(12 * who.looseness)) && isBettingWithout(round, seat)) return null;
  for (const bet of planned(view, who, random)) {
    if (amountOn(round, seat, bet.spot, bet.kind) > 0) continue;
    const cents = affordable(view, bet);
    if (cents > 0) return { type: 'wager', seat, spot: bet.spot, kind: bet.kind, cents };
  }
  return null;
}

/** A player sits a round out only when others have bet. */
const isBettingWithout = (round: RoundState, seat: number): boolean =>
  isBetting(round) && round.wagers.every((wager) => wager.seat !== seat);

/** Usually one circle at or near the least bet; now and then a bonus, a second circle, or a neighbor's. */
function* planned({ round, seat }: RoundView, who: Character, random: Random): Generator<PlannedBet> {
  const { game, setup } = round;
  const bases = game.wagers.filter(isBase);
  const times = 1 + random.below(1 + Math.floor(4 * who.looseness));
  const base = bases[random.below(bases.length)];
  const own = seat * game.circles;
  const cents = times * setup.limits.min;
  yield { spot: own, kind: base.id, cents };
  if (base.goesWith !== undefined) yield { spot: own, kind: base.goesWith, cents };
  for (const kind of game.wagers) {
    if (kind.when === 'later' || isBase(kind) || kind.id === base.goesWith) continue;
    if (random.below(1000) < 350 * (1 - who.patience)) yield { spot: own, kind: kind.id, cents: 0 };
  }
  // The rest is for gamblers. A game where a second bet must go with the first is not played on two hands.
  if (base.goesWith !== undefined || !oneIn(random, 4 + Math.floor(12 * who.patience))) return;
  if (game.circles > 1) yield { spot: own + 1, kind: base.id, cents };
  else {
    const spots = [...round.hands.keys()].filter((at) => seatOf(round, at) !== seat && isBetOn(round, at));
    if (spots.length > 0) yield { spot: spots[random.below(spots.length)], kind: base.id, cents };
  }
}

/** Wagers that stand by themselves within the table's limits. */
const isBase = ({ when, size, needs }: WagerKind): boolean =>
  when === 'before' && size.by === 'table' && needs === undefined;

/** As much of a bet as the limits allow and as leaves chips for the fee and the choices to come; 0 for none. */
function affordable(view: RoundView, { spot, kind, cents }: PlannedBet): Cents {
  const { round, seat } = view;
  const open = openWagers(round, seat, spot).find((wager) => wager.kind === kind);
  if (open === undefined) return 0;
  const { least, most, step } = open;
  const wants = least + Math.max(0, Math.floor((Math.min(cents, most) - least) / step)) * step;
  for (const size of [wants, least]) if (leavesEnough(view, spot, kind, size)) return size;
  return 0;
}

function leavesEnough(view: RoundView, spot: number, kind: string, cents: Cents): boolean {
  const { round, seat } = view;
  const bet = [placed(round, { seat, spot, kind, cents })];
  if (round.chips[seat] - cents < feesOf(view, bet) + toCome(round, seat, kind, cents)) return false;
  // The bet may not cost the player-dealer a fee that there are no chips for.
  const bank = { ...view, seat: round.dealer };
  const fee = feesOf(bank, bet);
  return fee <= round.chips[round.dealer] || fee === feesOf(bank, []);
}

/** How much more this bet and those already made may ask of the seat. */
function toCome(round: RoundState, seat: number, kind: string, cents: Cents): Cents {
  let sum = timesLater(round, kind) * cents;
  for (const wager of round.wagers)
    if (wager.seat === seat && wager.cents > 0) {
      sum += timesLater(round, wager.kind) * wager.cents;
      // This bet is the Blind of an Ante that was made: it is no longer to come.
      if (companionOf(round, wager.kind) === kind) sum -= wager.cents;
    }
  return sum;
}

const companionOf = ({ game }: { readonly game: PlayerDealerGame }, id: string): string | undefined =>
  game.wagers.find((kind) => kind.id === id)?.goesWith;

/**
 * The most that may follow a base bet, as a multiple of it: the bet that goes with it, and all later bets; a later bet
 * that names no size counts as four times.
 */
function timesLater({ game }: RoundState, id: string): number {
  let times = companionOf({ game }, id) === undefined ? 0 : 1;
  for (const { when, needs, size } of game.wagers) {
    if (when !== 'later' || needs?.includes(id) !== true) continue;
    times += size.by === 'times' ? size.times[1] : size.by === 'table' ? 4 : 1;
  }
  return times;
}

/** The part of a player's chips that is kept out of the bank; proposition players bank for a living. */
const KEPT = { player: 0.4, proposition: 0.05 } as const;

/** What the player-dealer puts up, or adds when the bets outgrow it; null when it is enough. */
export function nextStake(view: RoundView): RoundCommand | null {
  const { round, seat, table } = view;
  const role = table.seats[seat]?.role ?? 'player';
  const { min, step } = round.setup.limits;
  const bets = [...round.setup.stacks.keys()].slice(0, round.seats).flatMap((at) => {
    const spot = at * round.game.circles;
    const kind = round.game.wagers[0].id;
    return round.setup.stacks[at] === null || at === seat
      ? []
      : [placed(round, { seat: at, spot, kind, cents: 2 * min })];
  });
  const has = round.chips[seat] - feesOf(view, round.wagers.length === 0 ? bets : []);
  const all = Math.floor(has / step) * step;
  const against = round.wagers.reduce((sum, { cents }) => sum + cents, 0);
  const wants = round.stake === 0 ? Math.max(20 * min, (1 - KEPT[role]) * all) : 2 * against - round.stake;
  const cents = withItsFee(view, Math.min(all, Math.floor(wants / step) * step), step);
  if (cents > 0) return { type: 'stake', seat, cents };
  // A bank must be put up, however short.
  const rest = round.stake === 0 ? withItsFee(view, round.chips[seat], 1) : 0;
  return rest > 0 ? { type: 'stake', seat, cents: rest } : null;
}

/** The largest stake up to this one that leaves chips for its fee; 0 for none. A smaller stake never costs more. */
function withItsFee(view: RoundView, wants: Cents, step: Cents): Cents {
  const { round, seat } = view;
  let cents = wants;
  while (cents > 0) {
    const most = round.chips[seat] - bankFeeFor(view, cents);
    if (cents <= most) return cents;
    cents = Math.floor(most / step) * step;
  }
  return 0;
}
