import { move } from '../../chips.ts';
import { NO_PILE, NO_SEAT } from '../../sentinels.ts';
import { type RoundState, type SpotHand, wagerOf } from '../state.ts';
import { type AfterRulings, isSameHand, nothingRuled } from './after-rulings.ts';
import { type NamedHand, PILE, type RoundRulingEvent } from './events.ts';
import { nameOf } from './named-hand.ts';
import { beginsAgainAt } from './steps-ahead.ts';

/** Applies what a ruling did. */
export function evolveRuling(round: RoundState, event: RoundRulingEvent): void {
  round.ruled ??= nothingRuled();
  const { ruled } = round;
  switch (event.type) {
    case 'irregular': {
      const { what, cards = [], wager } = event.irregularity;
      if (wager !== undefined) ruled.bets[wager] ??= round.wagers[wager].cents;
      if (what === 'exposed card' || what === 'boxed card') ruled.shown += cards.length;
      if (what === 'boxed card') ruled.boxed += cards.length;
      break;
    }
    case 'ruled':
      break;
    case 'faced':
      put(cardsOf(round, event), event.places, event.cards);
      forget(ruled, event, event.places);
      for (const place of event.places) ruled.faced.push({ ...nameOf(event), place });
      break;
    case 'replaced': {
      const hand = cardsOf(round, event);
      for (const place of event.places) ruled.out.push(hand[place]);
      forget(ruled, event, event.places);
      put(hand, event.places, event.cards);
      round.next += event.cards.length;
      break;
    }
    case 'moved':
      moveOut(round, ruled, event);
      break;
    case 'taken out': {
      const { cards, up } = handOf(round, event);
      const first = cards.length - event.cards.length;
      forget(ruled, event, [...cards.keys()].slice(first));
      cards.length = first;
      up.length = first;
      ruled[event.to].push(...event.cards);
      break;
    }
    case 'put in': {
      const { cards, up } = handOf(round, event);
      for (const card of event.cards) {
        cards.push(card);
        up.push(event.up);
      }
      if (event.from === 'stub') round.next += event.cards.length;
      else ruled.aside.splice(-event.cards.length);
      break;
    }
    case 'exchanged':
      exchange(round, ruled, event);
      break;
    case 'looked at':
      put(cardsOf(round, event), event.places, event.cards);
      break;
    case 'ordered':
      ruled.orders.push(event.order);
      break;
    case 'obeyed':
      ruled.orders.splice(
        ruled.orders.findIndex((order) => isSame(order, event.order)),
        1,
      );
      break;
    case 'hand dead':
      die(round, ruled, event);
      break;
    case 'fouled':
      round.hands[event.spot][event.number].done = true;
      passOver(round, event);
      break;
    case 'judged':
      ruled.verdicts.push({ wager: event.wager, verdict: event.verdict });
      break;
    case 'reduced': {
      const wager = round.wagers[event.wager];
      move(round.chips, wagerOf(round, wager.index), wager.seat, event.cents);
      wager.cents -= event.cents;
      break;
    }
    case 'out of action':
      ruled.outOfAction += event.cents;
      break;
    case 'courtesy':
      break;
    case 'went back':
      round.step = event.step;
      round.cursor = 0;
      round.asked = null;
      break;
    case 'deal undone':
      undeal(round, ruled);
      break;
    case 'misdealt':
      giveBack(round);
      break;
  }
}

/** The hand that an event names. */
const handOf = ({ hands, shared }: RoundState, { hand, spot, number }: NamedHand): SpotHand =>
  hand === 'spot' ? hands[spot][number] : shared[hand];

/** The cards of a hand, or a pile, that an event names. */
const cardsOf = (round: RoundState, named: NamedHand): number[] =>
  named.hand === PILE ? round.piles[named.spot] : handOf(round, named).cards;

type Exchanged = Extract<RoundRulingEvent, { type: 'exchanged' }>;

/** A card that everybody has seen is known where it lies now. */
function exchange(round: RoundState, ruled: AfterRulings, { hands: [a, b], places }: Exchanged): void {
  const [one, other] = [cardsOf(round, a), cardsOf(round, b)];
  for (const place of places) [one[place], other[place]] = [other[place], one[place]];
  ruled.faced = ruled.faced.map((seen) => {
    if (!places.includes(seen.place)) return seen;
    if (isSameHand(seen, a)) return { ...nameOf(b), place: seen.place };
    return isSameHand(seen, b) ? { ...nameOf(a), place: seen.place } : seen;
  });
}

/** Other cards lie in these places now. */
function forget(ruled: AfterRulings, hand: NamedHand, places: readonly number[]): void {
  ruled.faced = ruled.faced.filter((one) => !isSameHand(one, hand) || !places.includes(one.place));
}

/** What a view does not know leaves what it knew. */
function put(hand: number[], places: readonly number[], cards: readonly number[]): void {
  for (const [i, place] of places.entries()) hand[place] = cards[i];
}

type Moved = Extract<RoundRulingEvent, { type: 'moved' }>;

function moveOut(round: RoundState, ruled: AfterRulings, { from, to, cards }: Moved): void {
  if (from === 'stub') round.next += cards.length;
  else ruled.aside.splice(-cards.length);
  if (to === 'stub') round.next -= cards.length;
  else ruled[to].push(...cards);
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

type HandDead = Extract<RoundRulingEvent, { type: 'hand dead' }>;

function die(round: RoundState, ruled: AfterRulings, { spot, number, picked }: HandDead): void {
  const hand: SpotHand | undefined = round.hands[spot][number];
  if (hand !== undefined) {
    hand.folded = true;
    hand.done = true;
    if (picked) {
      ruled.out.push(...hand.cards.splice(0), ...hand.discards);
      hand.up.length = 0;
      hand.front = [];
      hand.back = [];
      hand.discards = [];
    }
  }
  passOver(round, { spot, number });
}

/** Who was asked about this hand is not anymore. */
function passOver(round: RoundState, { spot, number }: { spot: number; number: number }): void {
  const { asked } = round;
  if (asked !== null && asked.spot === spot && asked.number === number) round.asked = null;
}

/** Only before anybody has chosen anything: what is left are the bets, the bank and the dice. */
function undeal(round: RoundState, ruled: AfterRulings): void {
  for (const hands of round.hands) hands.length = 0;
  for (const name of Object.keys(round.shared)) delete round.shared[name];
  round.piles.length = 0;
  round.deck = [];
  round.next = 0;
  round.burned = 0;
  round.picked = NO_PILE;
  round.asked = null;
  round.step = beginsAgainAt(round);
  round.cursor = 0;
  if (round.dice.length === 0) {
    round.action = NO_SEAT;
    round.first = NO_SEAT;
  }
  Object.assign(ruled, { ...nothingRuled(), verdicts: ruled.verdicts, bets: ruled.bets, again: true });
}

/** Chips lie as they did before the round, fees included, and so do those of whoever came up while bets were open. */
function giveBack(round: RoundState): void {
  const { stacks } = round.setup;
  round.chips.fill(0);
  for (let seat = 0; seat < round.bettors; seat++) round.chips[seat] = stacks[seat] ?? 0;
  for (const wager of round.wagers) {
    wager.cents = 0;
    wager.open = false;
  }
  round.partners.length = 0;
  round.stake = 0;
  round.won = 0;
  round.paid = 0;
  round.misdealt = true;
  round.over = true;
  round.open = false;
  round.asked = null;
}
