import type { Cards } from '../../cards/index.ts';
import { NO_HAND } from '../../ranks/ranking.ts';
import type { Cents } from '../money.ts';
import { NO_SHARE } from '../sentinels.ts';
import { mustBetParts } from './betting/must-bet.ts';
import { type PotPart, potParts } from './betting/pots.ts';
import type { From, OddChip, Share } from './game.ts';
import type { Hand } from './hand.ts';
import type { Progress } from './script.ts';
import { type HandState, nextSeat } from './state.ts';

/** Hands are shown (or mucked, where players are asked) and every pot is paid in full. */
export function showdown(hand: Hand): Progress {
  const { state } = hand;
  if (state.liveCount === 1) {
    awardAll(hand);
    return 'done';
  }
  if (state.setup.showdown === 'asked') {
    let seat = nextToShow(state);
    if (mustShow(state)) {
      show(hand, seat);
      seat = nextToShow(state);
    }
    if (seat >= 0) {
      hand.emit({ type: 'draw began', first: seat });
      return 'waits';
    }
  } else {
    for (let seat = nextToShow(state); seat >= 0; seat = nextToShow(state)) show(hand, seat);
  }
  payPots(hand);
  return 'done';
}

function show(hand: Hand, seat: number): void {
  const { state } = hand;
  hand.emit({ type: 'showed', seat, cards: [...state.down[seat]], values: shareValues(state, seat) });
}

/** 003:382, 003:772: with nothing but checks, and before anybody has shown. */
function mustShow({ setup, aggressor, first, shown }: HandState): boolean {
  return setup.firstShows === true && aggressor < 0 && first >= 0 && shown.every((values) => values === null);
}

/** The last to bet shows first, then clockwise; without a bet the first to check (003:382, 003:772). */
function nextToShow(state: HandState): number {
  const first = state.aggressor >= 0 ? state.aggressor : state.first;
  const from = first >= 0 ? first - 1 + state.seats : state.button;
  return nextSeat(state, from % state.seats, (seat) => state.live[seat] === 1 && state.shown[seat] === null);
}

function awardAll(hand: Hand): void {
  const { state } = hand;
  const seat = state.live.indexOf(1);
  const parts = potParts(state);
  for (const [pot, part] of parts.entries()) {
    if (part.cents > 0) hand.emit({ type: 'awarded', seat, pot, share: NO_SHARE, cents: part.cents });
  }
}

const scratch: Uint8Array[] = Array.from({ length: 16 }, (_, n) => new Uint8Array(n));

/** What a hand is worth in a share. */
function valueIn(state: HandState, share: Share, seat: number): number {
  return handValue(share, state.down[seat], state.up[seat], state.boards, state.turned);
}

/**
 * The value of these cards in a share of the pot: the same code names a player's own hand during the play.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { parseCards } from '@cardroom/core/cards';
 * import { handValue } from '@cardroom/core/engine/pot';
 *
 * const built = buildOffering('black-sheep/holdem');
 * const own = parseCards('As Ad');
 * const board = parseCards('Ah Kc Kd 7s 2c');
 * if (!built.ok || built.kind !== 'pot' || !own.ok || !board.ok) throw new Error('no such hand');
 * const [share] = built.game.shares;
 * console.log(share.ranking.name(handValue(share, own.cards, [], [board.cards]))); // full house, aces over kings
 * ```
 */
export function handValue(
  { ranking, from }: { ranking: Share['ranking']; from: From },
  down: Cards,
  up: Cards,
  boards: readonly Cards[],
  turned: readonly number[] = [],
): number {
  if (from.use === 'parts') return ranking.value(down, boards[from.board]);
  if (from.use === 'facing') {
    const shown = Array.from(up);
    const back = from.turned === 'down' ? shown.filter((card) => turned.includes(card)) : [];
    return ranking.value(
      [...Array.from(down), ...back],
      [...shown.filter((card) => !back.includes(card)), ...Array.from(boards[0] ?? [])],
    );
  }
  const common = from.use === 'any' && boards.length > 0 ? boards[0] : undefined;
  if (up.length === 0 && common === undefined) return ranking.value(down);
  const cards = scratch[down.length + up.length + (common?.length ?? 0)];
  let n = 0;
  for (let i = 0; i < down.length; i++) cards[n++] = down[i];
  for (let i = 0; i < up.length; i++) cards[n++] = up[i];
  if (common !== undefined) for (let i = 0; i < common.length; i++) cards[n++] = common[i];
  return ranking.value(cards);
}

export function shareValues(state: HandState, seat: number): number[] {
  const values: number[] = [];
  for (const share of state.game.shares) values.push(valueIn(state, share, seat));
  return values;
}

/** What the board alone is worth; null where it is no hand of its own. */
export function boardValues({ game, boards, setup }: HandState): number[] | null {
  if (!setup.playBoard || boards.length !== 1 || boards[0].length !== FIVE) return null;
  if (!game.shares.every(({ from }) => from.use === 'any')) return null;
  return game.shares.map((share) => handValue(share, [], [], boards));
}

const FIVE = 5;

function payPots(hand: Hand): void {
  const { state } = hand;
  const { mustBet, shares } = state.game;
  const parts = mustBet
    ? mustBetParts(hand, mustBet, (seat) => valueIn(state, shares[0], seat))
    : potParts(state);
  for (const [pot, part] of parts.entries()) {
    if (part.cents > 0) payPot(hand, pot, part);
  }
}

/** The winners of one share in one pot. */
interface Winners {
  readonly share: number;
  readonly seats: readonly number[];
}

function payPot(hand: Hand, pot: number, part: PotPart): void {
  const { state } = hand;
  if (part.seats.length === 1) {
    // Nobody else can win it any more: no hand is compared, and nothing is split.
    hand.emit({ type: 'awarded', seat: part.seats[0], pot, share: NO_SHARE, cents: part.cents });
    return;
  }
  const { shares, odd, otherwise } = state.game;
  const contested: Winners[] = [];
  for (let index = 0; index < shares.length; index++) {
    // Whoever is still in has tabled a hand.
    const seats = best(part.seats, (seat) => state.shown[seat]?.[index] ?? NO_HAND);
    if (seats.length > 0) contested.push({ share: index, seats });
  }
  if (contested.length === 0)
    contested.push({
      share: 0,
      seats: otherwise ? best(part.seats, (seat) => valueIn(state, otherwise, seat)) : part.seats,
    });
  if (
    odd.tiedForAll &&
    contested.length > 1 &&
    contested.every(({ seats }) => seats.length > 1 && seats.join() === contested[0].seats.join())
  ) {
    divideAsOne(hand, pot, contested, part.cents, odd.tiedForAll);
    return;
  }
  const unit = state.stakes.chip;
  const each = Math.floor(part.cents / contested.length / unit) * unit;
  let over = part.cents - each * contested.length;
  for (const [i, { share, seats }] of contested.entries()) {
    const bonus = i === 0 && odd.between === 'first share' ? over : 0;
    over -= bonus;
    divide(hand, pot, share, seats, each + bonus, shares[share].odd);
  }
  if (over === 0) return;
  const winners = [...new Set(contested.flatMap(({ seats }) => seats))];
  const seat = oddSeat(state, winners, odd.between === 'high card' ? 'high card' : 'left of button');
  const share = contested.find(({ seats }) => seats.includes(seat))?.share ?? 0;
  hand.emit({ type: 'awarded', seat, pot, share, cents: over, odd: true });
}

function best(seats: readonly number[], worth: (seat: number) => number): number[] {
  let most = NO_HAND;
  let winners: number[] = [];
  for (const seat of seats) {
    const value = worth(seat);
    if (value > most) {
      most = value;
      winners = [seat];
    } else if (value === most && value > NO_HAND) winners.push(seat);
  }
  return winners;
}

function divide(
  hand: Hand,
  pot: number,
  share: number,
  seats: readonly number[],
  cents: Cents,
  odd: OddChip,
): void {
  if (seats.length === 1) {
    if (cents > 0) hand.emit({ type: 'awarded', seat: seats[0], pot, share, cents });
    return;
  }
  const unit = hand.state.stakes.chip;
  const each = Math.floor(cents / seats.length / unit) * unit;
  const over = cents - each * seats.length;
  if (each > 0) for (const seat of seats) hand.emit({ type: 'awarded', seat, pot, share, cents: each });
  if (over > 0)
    hand.emit({ type: 'awarded', seat: oddSeat(hand.state, seats, odd), pot, share, cents: over, odd: true });
}

/** The same players tie for every share: what each gets in all differs by one odd part at most (003:225). */
function divideAsOne(
  hand: Hand,
  pot: number,
  contested: readonly Winners[],
  cents: Cents,
  odd: OddChip,
): void {
  const { seats } = contested[0];
  const unit = hand.state.stakes.chip;
  const each = Math.floor(cents / seats.length / unit) * unit;
  const over = cents - each * seats.length;
  for (const seat of seats) {
    let left = each;
    for (const [i, { share }] of contested.entries()) {
      const part = Math.ceil(left / (contested.length - i) / unit) * unit;
      if (part > 0) hand.emit({ type: 'awarded', seat, pot, share, cents: part });
      left -= part;
    }
  }
  if (over > 0)
    hand.emit({
      type: 'awarded',
      seat: oddSeat(hand.state, seats, odd),
      pot,
      share: contested[0].share,
      cents: over,
      odd: true,
    });
}

/** Who gets what does not divide. All of a player's cards count, not only the five that play (003:225). */
function oddSeat(state: HandState, seats: readonly number[], rule: OddChip): number {
  if (rule === 'left of button') return nextSeat(state, state.button, (seat) => seats.includes(seat));
  const extreme = (seat: number) => {
    const cards = [...state.down[seat], ...state.up[seat]];
    if (rule === 'high card') return Math.max(...cards);
    return -Math.min(...(rule === 'low card' ? cards : cards.map(withAcesLow)));
  };
  return seats.reduce((first, seat) => (extreme(seat) > extreme(first) ? seat : first));
}

/** A card's place in the order of rank and suit with aces below deuces. */
function withAcesLow(card: number): number {
  return (card + 4) % 52;
}
