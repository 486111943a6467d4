import type { Choice } from './game.ts';
import { DEALER, newHandOn, type RoundState, type SpotHand, spotsFrom } from './state.ts';

/** What a hand may do at the step the script has come to. */
export function optionsFor(round: RoundState, hand: SpotHand): readonly Choice[] {
  const step = round.game.script[round.step];
  if (step?.do !== 'choose' || hand.done || hand.folded || hand.passed === round.step) return [];
  return step.options(round, hand);
}

/** Hands with a choice still to make at this step, in order. */
export function undecided(round: RoundState): SpotHand[] {
  const step = round.game.script[round.step];
  if (step?.do !== 'choose') return [];
  const hands =
    step.who === 'dealer'
      ? [round.shared.dealer ?? newHandOn(DEALER, 0)]
      : spotsFrom(round, step.from).flatMap((spot) =>
          round.hands[spot].length > 0 ? round.hands[spot] : [newHandOn(spot, 0)],
        );
  return hands.filter((hand) => optionsFor(round, hand).length > 0);
}

/** Hands that may choose right now: the one asked, or all of them where they choose together. */
export function pendingHands(round: RoundState): SpotHand[] {
  const step = round.game.script[round.step];
  if (step?.do !== 'choose') return [];
  if (step.together) return undecided(round);
  const { asked } = round;
  if (asked === null) return [];
  return undecided(round).filter((hand) => hand.spot === asked.spot && hand.number === asked.number);
}
