import type { Opener, PotGame, Step } from '../../engine/pot/game.ts';
import type { PhhAction } from './action.ts';
import type { CardPlan, Slot } from './cards.ts';

const DOWNCARDS = 2;
const LAST_UPCARD = 6;

/**
 * In stud the upcards say who opens. Where the file leaves some of them out, its own first actor of
 * the street is taken for the opener.
 */
export function openedOnRecord(game: PotGame, actions: readonly PhhAction[], plan: CardPlan): PotGame {
  const { first, later } = game.opening;
  if (first.by !== 'upcard') return game;
  const openers = unclearOpeners(actions, plan);
  if (openers.size === 0) return game;
  let round = 0;
  const opened = (step: Step): Step => {
    if (step.do !== 'bet') return step;
    const slot = openers.get(round);
    const by = round++ === 0 ? first : later;
    return slot === undefined ? step : { ...step, opens: favoring(by, slot) };
  };
  return { ...game, script: game.script.map(opened) };
}

/** By round: the first upcard of who acted first, where an upcard of a player in the hand is unknown. */
function unclearOpeners(actions: readonly PhhAction[], plan: CardPlan): Map<number, Slot> {
  const openers = new Map<number, Slot>();
  const dealt = plan.dealt.map(() => 0);
  const folded = new Set<number>();
  let seen = 0;
  for (const action of actions) {
    if (action.do === 'deal') dealt[action.player] += action.cards.length;
    if (!('player' in action) || action.do === 'deal' || action.do === 'show' || action.do === 'muck')
      continue;
    const street = dealt[action.player];
    if (street > seen) {
      seen = street;
      const unclear = plan.dealt.some(
        (slots, player) =>
          !folded.has(player) &&
          slots.slice(DOWNCARDS, Math.min(street, LAST_UPCARD)).some(({ named }) => !named),
      );
      const slot = plan.dealt[action.player][DOWNCARDS];
      if (unclear && slot !== undefined) openers.set(street - DOWNCARDS - 1, slot);
    }
    if (action.do === 'fold') folded.add(action.player);
  }
  return openers;
}

/** The same opener, except that whoever holds this card comes first. */
function favoring(by: Opener, slot: Slot): Opener {
  if (by.by === 'upcard') {
    return { ...by, rank: (card) => (card === slot.card ? Number.POSITIVE_INFINITY : by.rank(card)) };
  }
  if (by.by !== 'board') return by;
  const { ranking } = by;
  const value = (cards: ArrayLike<number>) =>
    Array.prototype.includes.call(cards, slot.card) ? Number.MAX_SAFE_INTEGER : ranking.value(cards);
  return { ...by, ranking: { ...ranking, value } };
}
