import type { Step } from '../game.ts';
import { type RoundState, spotsFrom } from '../state.ts';
import { leftOfDealer } from '../steps.ts';

/** What a step of the script does with cards: brings the first ones, or more of them. */
export function dealingOf({ do: what }: Step): 'deal' | 'draw' | null {
  if (what === 'deal' || what === 'piles' || what === 'deliver' || what === 'burn') return 'deal';
  return what === 'draw' || what === 'hit' || what === 'exchange' ? 'draw' : null;
}

/** Where the script begins to bring cards: what comes before are the bets, and in some games the dice. */
export const beginsAgainAt = ({ game }: RoundState): number =>
  game.script.findIndex((step) => dealingOf(step) !== null);

/** Enough for the longest hand that anybody draws to. */
const LONGEST = 16;

/** Cards that the rest of the round may need: a ruling takes no more than what is left above them. */
export function cardsAhead(round: RoundState): number {
  const spots = spotsFrom(round, leftOfDealer);
  const hands = spots.reduce((sum, spot) => sum + Math.max(1, round.hands[spot].length), 0);
  let cards = ordered(round);
  let draws = false;
  for (const step of round.game.script.slice(round.step)) {
    if (step.do === 'burn') cards += step.count;
    else if (step.do === 'piles') cards += step.count * step.size;
    else if (step.do === 'deal')
      cards += step.count * (step.to === 'spots' ? hands : step.to === 'everyone' ? hands + 1 : 1);
    else if (step.do === 'hit') cards += hands;
    else if (step.do === 'draw' || step.do === 'exchange') draws = true;
    else if (step.do === 'choose' && mayDraw(round, step)) draws = true;
  }
  return cards + (draws ? LONGEST : 0);
}

/** Cards that rulings have promised. */
function ordered({ ruled }: RoundState): number {
  let cards = 0;
  for (const order of ruled?.orders ?? []) {
    if (order.do === 'next card') cards++;
    else if (order.do === 'replace') cards += order.places.length;
  }
  return cards;
}

/** Whether a choice at this step may bring a card, as far as the hands show now. */
function mayDraw(round: RoundState, step: Extract<Step, { do: 'choose' }>): boolean {
  if (step.who === 'dealer') return false;
  for (const hands of round.hands)
    for (const hand of hands)
      if (!hand.folded && step.options(round, hand).some(({ effects }) => drawsBy(effects))) return true;
  return false;
}

const drawsBy = (effects: readonly string[]): boolean =>
  effects.includes('card') || effects.includes('split');
