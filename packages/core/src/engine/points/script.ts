import { wholePack } from '../shuffles.ts';
import type { PointsEvent } from './events.ts';
import type { Step } from './game.ts';
import type { PointsHand } from './hand.ts';
import { settle, showHands } from './showdown.ts';
import { type PointsState, seatsOf } from './state.ts';

/** What a step of the script did: finished, or waiting for a player or a shuffle. */
type Progress = 'done' | 'waits';

const STEP_DONE: PointsEvent = { type: 'step done' };
const ENDED: PointsEvent = { type: 'ended' };

/** Runs the script on until somebody must choose, the house must shuffle, or the hand is over. */
export function advance(hand: PointsHand): void {
  const { state } = hand;
  const { script, pack } = state.game;
  if (state.over) return;
  if (state.deck.length === 0) {
    hand.need = wholePack(pack);
    return;
  }
  while (!state.over && state.waiting.length === 0) {
    if (state.step < script.length) {
      if (runStep(hand, script[state.step]) === 'waits') return;
      hand.emit(STEP_DONE);
    } else {
      showHands(hand);
      settle(hand);
      hand.emit(ENDED);
    }
  }
}

function runStep(hand: PointsHand, step: Step): Progress {
  switch (step.do) {
    case 'deal':
      return deal(hand, step);
    case 'set':
      return ask(hand, step);
    case 'discards back':
      return discardsBack(hand);
  }
}

function deal(hand: PointsHand, step: Extract<Step, { do: 'deal' }>): Progress {
  const { state } = hand;
  const order = seatsOf(state, step);
  const first = state.next - state.cursor * step.count;
  for (let i = state.cursor; i < order.length; i++) {
    const cards: number[] = [];
    for (let j = 0; j < step.count; j++) {
      const at = first + (step.inOne ? i * step.count + j : j * order.length + i);
      cards.push(state.deck[at]);
    }
    hand.emit({ type: 'dealt', seat: order[i], cards, only: order[i] });
  }
  return 'done';
}

function ask(hand: PointsHand, step: Extract<Step, { do: 'set' }>): Progress {
  const { state } = hand;
  const left = seatsOf(state, step).slice(state.cursor);
  if (left.length === 0) return 'done';
  hand.emit({ type: 'asked', seats: step.together ? left : left.slice(0, 1) });
  return 'waits';
}

/** Fantasy hands leave a card each; with nobody left to be dealt to, the stub can stay as it is. */
function discardsBack(hand: PointsHand): Progress {
  const { state } = hand;
  const discards = state.order.flatMap((seat) => state.discards[seat]);
  if (discards.length === 0 || !dealsOn(state)) return 'done';
  hand.need = {
    type: 'shuffle',
    pile: 'stub and discards',
    cards: [...state.deck.slice(state.next), ...discards],
  };
  return 'waits';
}

function dealsOn(state: PointsState): boolean {
  return state.game.script
    .slice(state.step)
    .some((step) => step.do === 'deal' && seatsOf(state, step).length > 0);
}
