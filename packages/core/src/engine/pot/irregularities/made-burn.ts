import type { HandState } from '../state.ts';

/** A card has been burned since the deal, before anybody could act: what went wrong on the deal came before it. */
export function isBurnMade({ game, step }: HandState): boolean {
  const deal = game.script.slice(0, step).findLastIndex((each) => each.do === 'deal');
  const since = game.script.slice(deal + 1, step);
  return deal >= 0 && since.some((each) => each.do === 'burn') && since.every((each) => each.do !== 'bet');
}

/** That card, as long as no ruling has put another in its place; null otherwise. */
export function madeBurn(state: HandState): number | null {
  const [card] = state.burns;
  return isBurnMade(state) && state.burns.length === 1 && state.ruled?.faced.includes(card) !== true
    ? card
    : null;
}
