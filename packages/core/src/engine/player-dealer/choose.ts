import { printCards } from '../../cards/index.ts';
import { said } from '../malformed.ts';
import { type Cents, dollars } from '../money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { NO_PILE } from '../sentinels.ts';
import { doneBy, pendingChoice, pendingHands } from './choices.ts';
import type { RoundCommand } from './commands.ts';
import { placesOf, take } from './dealing.ts';
import type { Decision } from './decide.ts';
import type { RoundEvent } from './events.ts';
import type { Choice } from './game.ts';
import { called, calledFirst, playerOf, type RoundState, type SpotHand, wagerBy } from './state.ts';
import { title } from './wagers/wagers.ts';

/** What a part of a choice leads to, or why it cannot be. */
type Events = readonly RoundEvent[] | Refusal;

/** Most choices set, throw away, put in and draw nothing. */
const NOTHING: readonly RoundEvent[] = [];

/** One of the choices open to a hand, with its chips, cards and setting. */
export function choose(round: RoundState, command: Extract<RoundCommand, { type: 'choose' }>): Decision {
  const pending = pendingChoice(round, command.seat, command.spot);
  if (pending === undefined) return outOfTurn(round, command.seat);
  const { hand, options } = pending;
  const choice = options.find(({ id }) => id === command.choice);
  if (choice === undefined) {
    const open = options.map(({ id }) => doneBy(round.game, id)).join(', ');
    return refuse('not-allowed', `"${said(command.choice)}" is not open to this hand; it may ${open}.`);
  }
  const set = arrange(round, hand, choice, command.front);
  if ('code' in set) return set;
  const thrown = throwAway(round, hand, choice, command.discard);
  if ('code' in thrown) return thrown;
  const chips = putIn(round, hand, choice, command);
  if ('code' in chips) return chips;
  const { spot, number } = hand;
  const chose: RoundEvent = { type: 'chose', spot, number, choice: choice.id, ends: ending(choice) };
  const drawn = draws(round, hand, choice);
  if (set.length + thrown.length + chips.length + drawn.length === 0) return chose;
  const split: readonly RoundEvent[] = choice.effects.includes('split')
    ? [{ type: 'split', spot, number }]
    : NOTHING;
  return [chose, ...set, ...split, ...chips, ...thrown, ...drawn];
}

function outOfTurn(round: RoundState, seat: number): Refusal {
  const pending = pendingHands(round);
  if (pending.length === 0) return refuse('out-of-turn', 'Nobody has a choice to make now.');
  const due = [...new Set(pending.map((hand) => called(round, playerOf(round, hand.spot))))];
  return refuse('out-of-turn', `It is ${due.join(' or ')}'s turn, not ${called(round, seat)}'s.`);
}

function ending({ effects }: Choice): 'pass' | 'done' | 'fold' | null {
  for (const effect of effects)
    if (effect === 'pass' || effect === 'done' || effect === 'fold') return effect;
  return null;
}

/** The cards a player throws away; only those who saw them dealt see which they are. */
function throwAway(
  round: RoundState,
  { spot, number, cards, up }: SpotHand,
  { discards = 0 }: Choice,
  given: readonly number[] | undefined,
): Events {
  if (discards === 0) return NOTHING;
  if (!Array.isArray(given) || given.length !== discards)
    return refuse('bad-cards', `Name the ${discards === 1 ? 'card' : `${discards} cards`} to discard.`);
  const places = placesOf(cards, given);
  if (places.length < discards) return refuse('bad-cards', `The hand does not hold ${printCards(given)}.`);
  const gone = places.map((place) => cards[place]);
  const event = { type: 'discarded', spot, number, places, cards: gone } as const;
  return [places.every((place) => up[place]) ? event : { ...event, only: playerOf(round, spot) }];
}

/** Cards that follow a choice at once: a hit, or one to each hand of a split. */
function draws(round: RoundState, { spot, number }: SpotHand, { effects }: Choice): readonly RoundEvent[] {
  const split = effects.includes('split');
  if (!split && !effects.includes('card')) return NOTHING;
  const hands = split ? [number, round.hands[spot].length] : [number];
  const cards = take(round, hands.length);
  return hands.map((to, i) => ({
    type: 'dealt',
    to: 'spot',
    spot,
    number: to,
    cards: [cards[i]],
    up: true,
    pile: NO_PILE,
  }));
}

function arrange(
  round: RoundState,
  hand: SpotHand,
  { set }: Choice,
  given: readonly number[] | undefined,
): Events {
  if (set === undefined) return NOTHING;
  let { front, back } = { front: given ?? [], back: [] as readonly number[] };
  if (set.way !== null) ({ front, back } = set.way(hand.cards));
  else {
    if (!Array.isArray(given) || !mayBeFront(given.length, hand, set))
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
  const cards = [...front, ...back];
  // A face-up hand is set for everybody to see.
  if (hand.up.every((up) => up)) return [{ type: 'set', spot, number, cards, front: front.length }];
  return [{ type: 'set', spot, number, cards, front: front.length, only: playerOf(round, spot) }];
}

/** As many as belong there; or some and not all, where a wrong number is the player's own foul. */
const mayBeFront = (count: number, { cards }: SpotHand, { front, anyFront }: NonNullable<Choice['set']>) =>
  count === front || (anyFront === true && count > 0 && count < cards.length);

/**
 * The chips of a choice: the player's own, and those of back-line bettors who can follow. A player without the wager
 * that it is measured by (a bonus alone, 001:521) puts nothing in.
 */
function putIn(
  round: RoundState,
  hand: SpotHand,
  { wager, effects }: Choice,
  command: { seat: number; cents?: number },
): Events {
  if (wager === undefined) return NOTHING;
  const { kind, of, times } = wager;
  const { base, least, most, step } = chipsOf(round, command.seat, hand, wager);
  const cents = command.cents ?? (times[0] === times[1] ? most : undefined);
  const events: RoundEvent[] = [];
  const number = effects.includes('split') ? round.hands[hand.spot].length : hand.number;
  if (base > 0) {
    const range = () =>
      `${title(round, kind)} is ${least === most ? '' : `${dollars(least)} to `}${dollars(most)}`;
    if (cents === undefined) return refuse('bad-amount', `How much? ${range()}.`);
    if (!Number.isSafeInteger(cents))
      return refuse('malformed', `${title(round, kind)} is a whole number of cents.`);
    if (cents < least || cents > most || cents % step !== 0)
      return refuse('bad-amount', `${range()}, not ${dollars(cents)}.`);
    if (round.chips[command.seat] < cents)
      return refuse(
        'bad-amount',
        `${calledFirst(round, command.seat)} has only ${dollars(round.chips[command.seat])}.`,
      );
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

/**
 * What a choice costs this seat; nothing (`base` 0) without the wager that it is measured by.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { chipsOf, optionsFor, Round } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const stacks = [500_00, 200_00, null, null, null, null, null, null];
 * const round = Round.start({ game, stacks, dealer: 0, limits: limit.limits });
 * if (!round.ok) throw new Error(round.message);
 * round.play({ type: 'shuffle', cards: [...game.shoe.cards] });
 * round.play({ type: 'stake', seat: 0, cents: 500_00 });
 * round.play({ type: 'wager', seat: 1, spot: 1, kind: 'ante', cents: 20_00 });
 * round.play({ type: 'close' });
 * const [hand] = round.state.hands[1];
 * const play = optionsFor(round.state, hand).find(({ wager }) => wager !== undefined);
 * if (play?.wager) console.log(chipsOf(round.state, 1, hand, play.wager).most); // 2000
 * ```
 */
export function chipsOf(
  round: RoundState,
  seat: number,
  hand: SpotHand,
  { of, times: [from, to], least }: NonNullable<Choice['wager']>,
): { readonly base: Cents; readonly least: Cents; readonly most: Cents; readonly step: Cents } {
  const base = wagerBy(round, seat, hand.spot, hand.number, of)?.cents ?? 0;
  if (base === 0) return { base, least: 0, most: 0, step: 1 };
  const most = Math.floor(base * to);
  // Three or four times a wager, and nothing between.
  if (from >= 1) return { base, least: Math.floor(base * from), most, step: base };
  if (from > 0) return { base, least: Math.max(1, Math.floor(base * from)), most, step: 1 };
  // Any amount up to a wager goes in the steps of the table, or is all of it.
  const { min, step } = round.setup.limits;
  return {
    base,
    least: Math.min(least === 'bet' ? min : step, most),
    most,
    step: most % step === 0 ? step : 1,
  };
}
