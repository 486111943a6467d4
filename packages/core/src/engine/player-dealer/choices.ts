import type { Choice, PlayerDealerGame } from './game.ts';
import {
  DEALER,
  isBetOn,
  newHandOn,
  playerOf,
  type RoundState,
  type SpotHand,
  seatsFrom,
  spotsFrom,
} from './state.ts';

const NO_CHOICE: readonly Choice[] = [];

/**
 * What a hand may do at the step the script has come to.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { optionsFor, Round } from '@cardroom/core/engine/player-dealer';
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
 * console.log(optionsFor(round.state, hand).map(({ id }) => id)); // [ 'play', 'fold' ]
 * ```
 */
export function optionsFor(round: RoundState, hand: SpotHand): readonly Choice[] {
  const step = round.game.script[round.step];
  if (step?.do !== 'choose' || hand.done || hand.folded || hand.passed === round.step) return NO_CHOICE;
  return step.options(round, hand);
}

/** The next hand with a choice to make at this step; undefined when all have made theirs. */
export function nextUndecided(round: RoundState): SpotHand | undefined {
  const step = round.game.script[round.step];
  if (step?.do !== 'choose') return undefined;
  if (step.who === 'dealer') {
    const hand = round.shared.dealer ?? newHandOn(DEALER, 0);
    return optionsFor(round, hand).length > 0 ? hand : undefined;
  }
  const { circles } = round.game;
  for (const seat of seatsFrom(round, step.from)) {
    for (let spot = seat * circles; spot < (seat + 1) * circles; spot++) {
      if (!isBetOn(round, spot)) continue;
      for (const hand of handsOn(round, spot)) if (optionsFor(round, hand).length > 0) return hand;
    }
  }
  return undefined;
}

/** Hands that may choose right now: the one asked, or all of them where they choose together. */
export function pendingHands(round: RoundState): SpotHand[] {
  const step = round.game.script[round.step];
  if (step?.do !== 'choose') return [];
  const { asked } = round;
  if (asked === null && !step.together) return [];
  const spots = asked === null ? spotsFrom(round, step.from) : [asked.spot];
  const pending: SpotHand[] = [];
  for (const spot of spots) {
    for (const hand of handsOn(round, spot)) {
      if (asked !== null && hand.number !== asked.number) continue;
      if (optionsFor(round, hand).length > 0) pending.push(hand);
    }
  }
  return pending;
}

/** A hand that may choose right now, and what. */
export interface PendingChoice {
  readonly hand: SpotHand;
  readonly options: readonly Choice[];
}

/**
 * The first hand of a seat that may choose right now, on one circle if it is named: `pendingHands` would have it too.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { newRound, pendingChoice } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('hawaiian-gardens/nine-and-a-half');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const round = newRound({ game: built.game, stacks: [500_00, 200_00], dealer: 0, limits: built.limit.limits });
 * console.log(pendingChoice(round, 1, undefined)); // undefined
 * ```
 */
export function pendingChoice(
  round: RoundState,
  seat: number,
  spot: number | undefined,
): PendingChoice | undefined {
  const step = round.game.script[round.step];
  if (step?.do !== 'choose') return undefined;
  const { asked } = round;
  if (asked !== null) return firstPending(round, asked.spot, asked.number, seat, spot);
  if (!step.together) return undefined;
  for (const at of spotsFrom(round, step.from)) {
    const pending = firstPending(round, at, null, seat, spot);
    if (pending !== undefined) return pending;
  }
  return undefined;
}

function firstPending(
  round: RoundState,
  at: number,
  number: number | null,
  seat: number,
  spot: number | undefined,
): PendingChoice | undefined {
  if ((spot !== undefined && at !== spot) || playerOf(round, at) !== seat) return undefined;
  for (const hand of handsOn(round, at)) {
    if (number !== null && hand.number !== number) continue;
    const options = optionsFor(round, hand);
    if (options.length > 0) return { hand, options };
  }
  return undefined;
}

/** Seats that owe the round a choice now. */
export function dueSeats(round: RoundState): number[] {
  if (round.over) return [];
  if (round.game.script[round.step]?.do === 'pick') return [round.dealer];
  return [...new Set(pendingHands(round).map(({ spot }) => playerOf(round, spot)))];
}

/** A circle without cards yet may have a choice too. */
function handsOn(round: RoundState, spot: number): readonly SpotHand[] {
  if (spot === DEALER) return [round.shared.dealer ?? newHandOn(DEALER, 0)];
  const hands = round.hands[spot];
  return hands.length > 0 ? hands : [newHandOn(spot, 0)];
}

/** Whether a bet is given up with a choice, all or half of it. */
export const givesUp = ({ effects, later }: Choice): boolean =>
  effects.includes('fold') || later === 'half back';

/** Whether a hand stays as it is with a choice, and nothing is put in. */
export const stays = (choice: Choice): boolean =>
  !choice.houseWay &&
  !givesUp(choice) &&
  choice.wager === undefined &&
  choice.set === undefined &&
  choice.discards === undefined &&
  choice.later === undefined &&
  choice.effects.every((effect) => effect === 'pass' || effect === 'done');

/** What is done by the choices that several games have, as after "may". */
export const USUAL_VERBS: Readonly<Record<string, string>> = {
  'house way': 'ask for the house way',
  insurance: 'take insurance',
  'play on': 'go on',
  tie: 'take the tie',
  'no tie': 'take no tie',
  play: 'play',
  fold: 'fold',
  check: 'check',
  call: 'call',
  hit: 'hit',
  stand: 'stand',
  double: 'double',
  split: 'split',
  surrender: 'surrender',
  draw: 'draw',
  set: 'set',
};

/** What a player does by one of a game's choices, as after "may": `go to war`. */
export const doneBy = ({ verbs }: Pick<PlayerDealerGame, 'verbs'>, choice: string): string =>
  verbs?.[choice] ?? USUAL_VERBS[choice] ?? `choose ${choice}`;
