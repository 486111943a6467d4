import { type Pack, printCards } from '../../cards/index.ts';
import { dollars } from '../money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { optionsFor, pendingHands } from './choices.ts';
import type { RoundCommand } from './commands.ts';
import { placesOf, take } from './dealing.ts';
import type { RoundEvent } from './events.ts';
import type { Choice } from './game.ts';
import type { HouseNeed } from './script.ts';
import { playerOf, type RoundState, type SpotHand, wagerBy } from './state.ts';
import { incomplete, refuseWager, title } from './wagers.ts';

type Decision = readonly RoundEvent[] | Refusal;

/** The events a command leads to, or why it cannot be done. Looks, never touches. */
export function decide(round: RoundState, need: HouseNeed | null, command: RoundCommand): Decision {
  switch (command.type) {
    case 'shuffle':
      return shuffle(round, need, command.cards);
    case 'roll':
      return roll(need, command.dice);
    case 'close':
      return close(round, need);
  }
  if (
    !Number.isInteger(command.seat) ||
    round.setup.stacks[command.seat] === null ||
    round.setup.stacks[command.seat] === undefined
  ) {
    return refuse('malformed', `Nobody sits at seat ${String(command.seat)}.`);
  }
  switch (command.type) {
    case 'stake':
      return stake(round, command.seat, command.cents);
    case 'wager': {
      const { seat, spot, kind, cents } = command;
      return (
        refuseWager(round, seat, spot, kind, cents) ?? [{ type: 'wagered', seat, spot, kind, cents, hand: 0 }]
      );
    }
    case 'withdraw':
      return withdraw(round, command.seat, command.wager);
    case 'pick':
      return pick(round, command.seat, command.pile);
    case 'choose':
      return choose(round, command);
    default:
      return refuse('malformed', `There is no command "${String((command as { type: unknown }).type)}".`);
  }
}

function shuffle(round: RoundState, need: HouseNeed | null, cards: readonly number[]): Decision {
  if (need?.type !== 'shuffle') return refuse('out-of-turn', 'No shuffle is due.');
  if (!Array.isArray(cards) || cards.length === 0)
    return refuse('malformed', 'A shuffle is a list of cards.');
  const { shoe } = round.game;
  if (!isFrom(shoe, cards) || (round.setup.running !== true && cards.length !== shoe.cards.length)) {
    return refuse(
      'bad-cards',
      `The shuffle must hold ${round.setup.running ? 'cards' : `exactly the ${shoe.cards.length} cards`} of the shoe.`,
    );
  }
  return [{ type: 'shuffled', cards, only: -1 }];
}

const counts = new WeakMap<Pack, Int16Array>();
const tally = new Int16Array(256);

/** No card more often than the shoe holds it. */
function isFrom(shoe: Pack, cards: readonly number[]): boolean {
  let held = counts.get(shoe);
  if (held === undefined) {
    held = new Int16Array(256);
    for (const card of shoe.cards) held[card]++;
    counts.set(shoe, held);
  }
  tally.fill(0);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (typeof card !== 'number' || !(++tally[card] <= held[card])) return false;
  }
  return true;
}

function roll(need: HouseNeed | null, dice: readonly number[]): Decision {
  if (need?.type !== 'roll') return refuse('out-of-turn', 'No dice are due.');
  if (
    !Array.isArray(dice) ||
    dice.length !== need.count ||
    !dice.every((d) => Number.isInteger(d) && d >= 1 && d <= 6)
  ) {
    return refuse('malformed', `The cup holds ${need.count} dice, each showing 1 to 6.`);
  }
  return [{ type: 'rolled', dice: [...dice] }];
}

function close(round: RoundState, need: HouseNeed | null): Decision {
  if (need?.type !== 'close') return refuse('out-of-turn', 'The betting is not open.');
  if (round.stake === 0) return refuse('not-allowed', 'The player-dealer has put nothing up.');
  const gone = incomplete(round);
  if (!round.wagers.some((wager) => wager.cents > 0 && !gone.includes(wager)))
    return refuse('not-allowed', 'Nobody has bet.');
  return [{ type: 'closed' }];
}

function stake(round: RoundState, seat: number, cents: number): Decision {
  if (!round.open) return refuse('not-allowed', 'The bank is put up while the betting is open.');
  if (!Number.isSafeInteger(cents) || cents <= 0)
    return refuse('malformed', 'A stake is a whole number of cents above zero.');
  if (round.chips[seat] < cents)
    return refuse('bad-amount', `Seat ${seat + 1} has only ${dollars(round.chips[seat])}.`);
  if (seat !== round.dealer && round.stake === 0)
    return refuse('out-of-turn', 'The player-dealer puts his own stake up first.');
  const { partners = Number.POSITIVE_INFINITY } = round.game;
  if (round.partners.length >= partners && !round.partners.some((partner) => partner.seat === seat))
    return refuse('not-allowed', `No more than ${partners} may put the bank up together.`);
  return [{ type: 'staked', seat, cents }];
}

function withdraw(round: RoundState, seat: number, index: number): Decision {
  if (!round.open) return refuse('not-allowed', 'No more changes: the betting is closed.');
  const wager = Number.isInteger(index) ? round.wagers[index] : undefined;
  if (wager === undefined || wager.seat !== seat || wager.cents === 0)
    return refuse('malformed', `Seat ${seat + 1} has no such wager.`);
  const leaning = round.wagers.filter(
    (w) =>
      w.seat === seat &&
      w.spot === wager.spot &&
      w.cents > 0 &&
      w.index !== index &&
      leansOn(round, w.kind, wager.kind),
  );
  return [wager, ...leaning].map((w) => ({ type: 'withdrawn', wager: w.index }));
}

/** Whether one kind cannot stay without the other. */
function leansOn(round: RoundState, kind: string, base: string): boolean {
  const of = round.game.wagers.find((k) => k.id === kind);
  const size = of?.size;
  return (
    of?.needs?.includes(base) === true ||
    of?.goesWith === base ||
    (size?.by === 'equal' && size.to === base) ||
    (size?.by === 'up to' && size.of === base)
  );
}

function pick(round: RoundState, seat: number, pile: number): Decision {
  if (round.game.script[round.step]?.do !== 'pick')
    return refuse('not-allowed', 'No pile is to be picked now.');
  if (seat !== round.dealer) return refuse('out-of-turn', 'The player-dealer picks the pile.');
  if (!Number.isInteger(pile) || pile < 0 || pile >= round.piles.length)
    return refuse('bad-cards', `There are ${round.piles.length} piles to pick from.`);
  return [{ type: 'picked', pile }];
}

function choose(round: RoundState, command: Extract<RoundCommand, { type: 'choose' }>): Decision {
  const pending = pendingHands(round);
  if (pending.length === 0) return refuse('out-of-turn', 'Nobody has a choice to make now.');
  const mine = pending.filter(
    (hand) =>
      playerOf(round, hand.spot) === command.seat &&
      (command.spot === undefined || hand.spot === command.spot),
  );
  if (mine.length === 0) {
    const seats = [...new Set(pending.map((hand) => playerOf(round, hand.spot) + 1))];
    return refuse('out-of-turn', `It is seat ${seats.join(' or ')}'s turn, not seat ${command.seat + 1}'s.`);
  }
  const hand = mine[0];
  const options = optionsFor(round, hand);
  const choice = options.find(({ id }) => id === command.choice);
  if (choice === undefined) {
    return refuse(
      'not-allowed',
      `"${String(command.choice)}" is not open to this hand; it may ${options.map(({ id }) => id).join(', ')}.`,
    );
  }
  const set = arrange(round, hand, choice, command.front);
  if ('code' in set) return set;
  const thrown = throwAway(round, hand, choice, command.discard);
  if ('code' in thrown) return thrown;
  const chips = putIn(round, hand, choice, command);
  if ('code' in chips) return chips;
  const { spot, number } = hand;
  const events: RoundEvent[] = [{ type: 'chose', spot, number, choice: choice.id, ends: ending(choice) }];
  events.push(...set);
  if (choice.effects.includes('split')) events.push({ type: 'split', spot, number });
  events.push(...chips, ...thrown, ...draws(round, hand, choice));
  return events;
}

function ending({ effects }: Choice): 'pass' | 'done' | 'fold' | null {
  for (const effect of effects)
    if (effect === 'pass' || effect === 'done' || effect === 'fold') return effect;
  return null;
}

/** The cards a player throws away, which those who saw them dealt may see go. */
function throwAway(
  round: RoundState,
  { spot, number, cards, up }: SpotHand,
  { discards = 0 }: Choice,
  given: readonly number[] | undefined,
): Decision {
  if (discards === 0) return [];
  if (!Array.isArray(given) || given.length !== discards)
    return refuse('bad-cards', `Name the ${discards === 1 ? 'card' : `${discards} cards`} to throw away.`);
  const places = placesOf(cards, given);
  if (places.length < discards) return refuse('bad-cards', `The hand does not hold ${printCards(given)}.`);
  const gone = places.map((place) => cards[place]);
  const event = { type: 'discarded', spot, number, places, cards: gone } as const;
  return [places.every((place) => up[place]) ? event : { ...event, only: playerOf(round, spot) }];
}

/** Cards that follow a choice at once: a hit, or one to each hand of a split. */
function draws(round: RoundState, { spot, number }: SpotHand, { effects }: Choice): RoundEvent[] {
  const split = effects.includes('split');
  if (!split && !effects.includes('card')) return [];
  const hands = split ? [number, round.hands[spot].length] : [number];
  const cards = take(round, hands.length);
  return hands.map((to, i) => ({
    type: 'dealt',
    to: 'spot',
    spot,
    number: to,
    cards: [cards[i]],
    up: true,
    pile: -1,
  }));
}

function arrange(
  round: RoundState,
  hand: SpotHand,
  { set }: Choice,
  given: readonly number[] | undefined,
): Decision {
  if (set === undefined) return [];
  let { front, back } = { front: given ?? [], back: [] as readonly number[] };
  if (set.way !== null) ({ front, back } = set.way(hand.cards));
  else {
    if (!Array.isArray(given) || given.length !== set.front)
      return refuse('bad-cards', `Give the ${set.front} cards of the front hand.`);
    const rest = [...hand.cards];
    for (const card of given) {
      const at = rest.indexOf(card);
      if (at < 0) return refuse('bad-cards', `The hand does not hold ${printCards([card])}.`);
      rest.splice(at, 1);
    }
    back = rest;
  }
  const refusal = set.refuses?.({ front, back }) ?? null;
  if (refusal !== null) return refuse('not-allowed', refusal);
  const { spot, number } = hand;
  const event = { type: 'set', spot, number, cards: [...front, ...back], front: front.length } as const;
  // A hand that lies face up is set before all eyes.
  return [hand.up.every((up) => up) ? event : { ...event, only: playerOf(round, spot) }];
}

/**
 * The chips of a choice: the player's own, and those behind him who can follow. A player without the
 * wager it goes by (a bonus alone, 001:521) puts nothing in himself.
 */
function putIn(
  round: RoundState,
  hand: SpotHand,
  { wager, effects }: Choice,
  command: { seat: number; cents?: number },
): Decision {
  if (wager === undefined) return [];
  const { kind, of, times } = wager;
  const base = baseOn(round, command.seat, hand, of);
  const least = Math.max(1, Math.floor(base * times[0]));
  const most = Math.floor(base * times[1]);
  const cents = command.cents ?? (times[0] === times[1] ? most : undefined);
  const name = title(round, kind);
  const events: RoundEvent[] = [];
  const number = effects.includes('split') ? round.hands[hand.spot].length : hand.number;
  if (base > 0) {
    const range = least === most ? dollars(most) : `${dollars(least)} to ${dollars(most)}`;
    if (cents === undefined) return refuse('bad-amount', `How much? ${name} is ${range}.`);
    if (!Number.isSafeInteger(cents)) return refuse('malformed', `${name} is a whole number of cents.`);
    if (cents < least || cents > most || (times[0] >= 1 && cents % base !== 0))
      return refuse('bad-amount', `${name} is ${range}, not ${dollars(cents)}.`);
    if (round.chips[command.seat] < cents)
      return refuse('bad-amount', `Seat ${command.seat + 1} has only ${dollars(round.chips[command.seat])}.`);
    events.push({ type: 'wagered', seat: command.seat, spot: hand.spot, kind, cents, hand: number });
  }
  for (const w of round.bets[hand.spot]) {
    if (w.kind !== of || w.hand !== hand.number || w.seat === command.seat || w.cents === 0) continue;
    const theirs = Math.floor(base > 0 ? (w.cents * (cents ?? 0)) / base : w.cents * times[0]);
    if (theirs > 0 && round.chips[w.seat] >= theirs)
      events.push({ type: 'wagered', seat: w.seat, spot: hand.spot, kind, cents: theirs, hand: number });
  }
  return events;
}

const baseOn = (round: RoundState, seat: number, hand: SpotHand, kind: string): number =>
  wagerBy(round, seat, hand.spot, hand.number, kind)?.cents ?? 0;
