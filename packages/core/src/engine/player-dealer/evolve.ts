import { HIDDEN } from '../../cards/index.ts';
import { move } from '../chips.ts';
import type { Cents } from '../money.ts';
import type { Dealt, RoundEvent, Settled } from './events.ts';
import { evolveRuling } from './irregularities/evolve.ts';
import {
  bankOf,
  DEALER,
  dropOf,
  isNoAction,
  jackpotOf,
  newHandOn,
  type RoundState,
  type SpotHand,
  wagerBy,
  wagerOf,
  wonOf,
} from './state.ts';

/**
 * Applies one event, in place; works alike on events with hidden cards.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { evolve, newRound } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * evolve(round, { type: 'wagered', seat: 1, spot: 1, kind: 'ante', cents: 20_00, hand: 0 });
 * console.log(round.chips[1]); // 18000
 * ```
 */
export function evolve(round: RoundState, event: RoundEvent): RoundState {
  switch (event.type) {
    case 'dealt':
      deal(round, event);
      break;
    case 'settled':
      settle(round, event);
      break;
    case 'wagered':
      wager(round, event.seat, event.spot, event.kind, event.cents, event.hand);
      break;
    case 'step done':
      round.step++;
      round.cursor = 0;
      round.asked = null;
      break;
    case 'chose':
      choose(round, event.spot, event.number, event.choice, event.ends);
      break;
    case 'asked':
      round.asked = { spot: event.spot, number: event.number };
      break;
    case 'shuffled':
      round.deck = event.cards;
      round.next = 0;
      if (round.ruled !== null) round.ruled.again = false;
      break;
    case 'opened':
      round.open = true;
      break;
    case 'staked':
      join(round, event.seat, event.cents);
      round.stake += event.cents;
      move(round.chips, event.seat, bankOf(round), event.cents);
      break;
    case 'withdrawn': {
      const wager = round.wagers[event.wager];
      move(round.chips, wagerOf(round, wager.index), wager.seat, wager.cents);
      wager.cents = 0;
      wager.open = false;
      break;
    }
    case 'joined':
      round.chips[event.seat] += event.cents;
      restack(round, event.seat, (round.setup.stacks[event.seat] ?? 0) + event.cents);
      break;
    case 'parted':
      round.chips[event.seat] -= event.cents;
      restack(round, event.seat, null);
      break;
    case 'back line':
      round.setup = {
        ...round.setup,
        noBackline: toggled(round.setup.noBackline, event.seat, !event.on),
      };
      break;
    case 'agreed':
      round.setup = { ...round.setup, agreed: toggled(round.setup.agreed, event.seat, event.on) };
      break;
    case 'held':
      round.betsHeld = event.on;
      break;
    case 'closed':
      round.open = false;
      break;
    case 'rolled':
      round.dice = event.dice;
      break;
    case 'action':
      round.action = event.seat;
      round.first = event.first;
      break;
    case 'burned':
      round.next += event.cards.length;
      round.burned += event.cards.length;
      break;
    case 'piled':
      round.piles.push([...event.cards]);
      round.next += event.cards.length;
      break;
    case 'styled':
      round.style = event.laid;
      break;
    case 'picked':
      round.picked = event.pile;
      round.asked = null;
      break;
    case 'cleared':
      break;
    case 'discarded':
      discard(handAt(round, event.spot, event.number), event.places, event.cards);
      break;
    case 'split':
      split(round, event.spot, event.number);
      break;
    case 'set': {
      const hand = handAt(round, event.spot, event.number);
      hand.front = event.cards.slice(0, event.front);
      hand.back = event.cards.slice(event.front);
      break;
    }
    case 'revealed':
      reveal(
        event.hand === 'spot' ? handAt(round, event.spot, event.number) : sharedHand(round, event.hand),
        event.cards,
        event.front,
      );
      break;
    case 'banked':
      pay(round, event.seat, event.cents);
      break;
    case 'taken':
      move(round.chips, event.from, event.to === 'drop' ? dropOf(round) : jackpotOf(round), event.cents);
      break;
    case 'ended':
      round.over = true;
      round.asked = null;
      break;
    default:
      evolveRuling(round, event);
  }
  return round;
}

/** Chips that came into the round, or went, while the betting was open. */
function restack(round: RoundState, seat: number, cents: Cents | null): void {
  const stacks = [...round.setup.stacks];
  while (stacks.length <= seat) stacks.push(null);
  stacks[seat] = cents;
  round.setup = { ...round.setup, stacks };
}

function toggled(seats: readonly number[] = [], seat: number, on: boolean): number[] {
  const others = seats.filter((other) => other !== seat);
  return on ? [...others, seat] : others;
}

function handAt(round: RoundState, spot: number, number: number): SpotHand {
  if (spot === DEALER) return sharedHand(round, 'dealer');
  const hands = round.hands[spot];
  while (hands.length <= number) hands.push(newHandOn(spot, hands.length));
  return hands[number];
}

function sharedHand(round: RoundState, name: string): SpotHand {
  const there = round.shared[name];
  if (there !== undefined) return there;
  const hand = newHandOn(DEALER, 0);
  round.shared[name] = hand;
  return hand;
}

const FACES = 16;
/** Lists of cards that all lie face down or up, to be copied. */
const [DOWN, UP] = [false, true].map((up) =>
  Array.from({ length: FACES }, (_, count) => Array.from({ length: count }, () => up)),
);

const alike = (count: number, up: boolean): boolean[] =>
  count < FACES ? (up ? UP : DOWN)[count].slice() : new Array<boolean>(count).fill(up);

function deal(round: RoundState, event: Dealt): void {
  const hand = event.to === 'spot' ? handAt(round, event.spot, event.number) : sharedHand(round, event.to);
  const { cards, up } = event;
  if (cards.length > 1 && hand.cards.length === 0) {
    // A hand dealt at once has lists of the size it needs: the first `push` makes room for many more cards.
    hand.cards = cards.slice();
    hand.up = alike(cards.length, up);
  } else
    for (let i = 0; i < cards.length; i++) {
      hand.cards.push(cards[i]);
      hand.up.push(up);
    }
  // Cards that nobody plays are out of the round as they come.
  if (event.to === 'spot' && isNoAction(round, event.spot)) hand.folded = true;
  if (event.pile >= 0) round.piles[event.pile] = [];
  else round.next += event.cards.length;
  round.cursor++;
}

function choose(
  round: RoundState,
  spot: number,
  number: number,
  choice: string,
  ends: 'pass' | 'done' | 'fold' | null,
): void {
  const hand = handAt(round, spot, number);
  hand.choices.push(choice);
  if (ends === 'pass') hand.passed = round.step;
  else if (ends === 'done') hand.done = true;
  else if (ends === 'fold') hand.folded = true;
  round.asked = null;
}

/** Chips added to a bet that stands make it larger; others make a new one. */
function wager(
  round: RoundState,
  seat: number,
  spot: number,
  kind: string,
  cents: number,
  hand: number,
): void {
  let bet = wagerBy(round, seat, spot, hand, kind);
  if (bet === undefined || !bet.open) {
    bet = { index: round.wagers.length, seat, spot, kind, cents: 0, hand, open: true };
    round.chips.push(0);
    round.wagers.push(bet);
    round.bets[spot].push(bet);
  }
  bet.cents += cents;
  move(round.chips, seat, wagerOf(round, bet.index), cents);
}

function join({ partners }: RoundState, seat: number, cents: number): void {
  const partner = partners.find((p) => p.seat === seat);
  if (partner === undefined) partners.push({ seat, cents });
  else partner.cents += cents;
}

function discard(hand: SpotHand, places: readonly number[], cards: readonly number[]): void {
  hand.discards = [...hand.discards, ...cards];
  for (const place of [...places].sort((a, b) => b - a)) {
    hand.cards.splice(place, 1);
    hand.up.splice(place, 1);
  }
}

/** The second card goes to a new hand, and all bettors who doubled their chips have them there. */
function split(round: RoundState, spot: number, number: number): void {
  const hand = handAt(round, spot, number);
  const other = newHandOn(spot, round.hands[spot].length);
  const [card] = hand.cards.splice(1, 1);
  const [up] = hand.up.splice(1, 1);
  other.cards.push(card);
  other.up.push(up);
  // Both hands remember that they came of a split.
  other.choices.push('split');
  round.hands[spot].push(other);
}

/** Cards are turned over in order; those a view did not know become known. */
function reveal(hand: SpotHand, cards: readonly number[], front: number): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card === HIDDEN) continue;
    hand.cards[i] = card;
    hand.up[i] = true;
  }
  if (front > 0) {
    hand.front = cards.slice(0, front);
    hand.back = cards.slice(front);
  }
}

function settle(round: RoundState, { wager: index, seat, result, cents }: Settled): void {
  if (index >= 0) {
    const wager = round.wagers[index];
    const place = wagerOf(round, index);
    wager.open = false;
    const lost = result === 'lose' || result === 'half' ? cents : 0;
    if (lost > 0) move(round.chips, place, wonOf(round), lost);
    if (wager.cents - lost > 0) move(round.chips, place, seat, wager.cents - lost);
    round.won += lost;
  }
  if (result === 'win' && cents > 0) {
    // What was won is never paid out again under gross coverage; under net it may be.
    const bank = round.chips[bankOf(round)];
    move(round.chips, bankOf(round), seat, Math.min(bank, cents));
    if (cents > bank) move(round.chips, wonOf(round), seat, cents - bank);
    round.paid += cents;
  }
}

/** The bank goes back to those who put it up: first what was staked, then what was won. */
function pay(round: RoundState, seat: number, cents: number): void {
  const bank = Math.min(cents, round.chips[bankOf(round)]);
  if (bank > 0) move(round.chips, bankOf(round), seat, bank);
  if (cents > bank) move(round.chips, wonOf(round), seat, cents - bank);
}
