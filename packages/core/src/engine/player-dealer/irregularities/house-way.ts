import { type Refusal, refuse } from '../../refusal.ts';
import { pendingHands } from '../choices.ts';
import type { Choice } from '../game.ts';
import { DEALER, playerOf, type SpotHand } from '../state.ts';
import type { Happened } from './happened.ts';
import type { FoundHand } from './named-hand.ts';

const noWay = refuse('not-allowed', 'There is no house way for that hand now.');

/** A hand is played the house way, whatever it chose before; or all are that have not chosen yet. */
export function playHouseWay(happened: Happened, hand: FoundHand | null): Refusal | null {
  if (hand !== null) return hand.held === null ? noWay : leave(happened, hand.held);
  const { state } = happened;
  const step = state.game.script[state.step];
  if (step?.do !== 'choose' || step.who !== 'spots') return null;
  // Nobody who has yet to be asked plays otherwise.
  for (const held of unplayed(happened)) {
    const refused = leave(happened, held);
    if (refused !== null) return refused;
  }
  return null;
}

function unplayed({ state }: Happened): readonly SpotHand[] {
  const together = { ...state, asked: null };
  const step = state.game.script[state.step];
  if (step?.do !== 'choose') return [];
  if (step.together) return pendingHands(together);
  return state.hands
    .flat()
    .filter((hand) => !hand.done && !hand.folded && hand.passed !== state.step)
    .filter((hand) => step.options(state, hand).length > 0);
}

function leave(happened: Happened, held: SpotHand): Refusal | null {
  const { state } = happened;
  const { spot, number, cards } = held;
  const at = stepOf(happened, held);
  const step = state.game.script[at];
  const choice = step?.do === 'choose' ? step.options(state, held).find(isHouseWay) : undefined;
  if (choice === undefined) return noWay;
  const ends = at === state.step ? endOf(choice) : null;
  happened.emit({ type: 'chose', spot, number, choice: choice.id, ends });
  const way = choice.set?.way ?? choice.set?.absent;
  if (way === undefined) return null;
  const { front, back } = way(cards);
  const set = { type: 'set', spot, number, cards: [...front, ...back], front: front.length } as const;
  happened.emit(held.up.every((up) => up) ? set : { ...set, only: playerOf(state, spot) });
  return null;
}

/** The last step at which such a hand was to choose; the one under way, if it is. */
function stepOf({ state }: Happened, { spot }: SpotHand): number {
  const who = spot === DEALER ? 'dealer' : 'spots';
  for (let at = Math.min(state.step, state.game.script.length - 1); at >= 0; at--) {
    const step = state.game.script[at];
    if (step.do === 'choose' && step.who === who) return at;
  }
  return -1;
}

const isHouseWay = ({ houseWay, set }: Choice): boolean => houseWay === true || set?.absent !== undefined;

function endOf({ effects }: Choice): 'pass' | 'done' | null {
  if (effects.includes('done')) return 'done';
  return effects.includes('pass') ? 'pass' : null;
}
