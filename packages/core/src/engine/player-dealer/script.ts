import { type ShuffleNeed, wholePack } from '../shuffles.ts';
import { nextUndecided } from './choices.ts';
import { burn, dealTo, deliver, exchange, hitHands, layPiles, revealHands } from './dealing.ts';
import type { RoundEvent } from './events.ts';
import type { Step } from './game.ts';
import { firstToPlay, giveOwedCards, replaceBeforeReading } from './irregularities/orders.ts';
import type { Round } from './round.ts';
import { DEALER, type RoundState } from './state.ts';
import { leftOfDealer } from './steps.ts';
import { placeAction } from './wagers/action.ts';
import { giveBankBack, settle } from './wagers/settle.ts';
import { incomplete } from './wagers/wagers.ts';

/** What only the house can give: a shuffle, a throw of the dice, the word that betting is closed. */
export type HouseNeed =
  | ShuffleNeed<'pack' | 'pack again'>
  | { readonly type: 'roll'; readonly count: number }
  | { readonly type: 'close' };

type Progress = 'done' | 'waits';

const STEP_DONE: RoundEvent = { type: 'step done' };
const OPENED: RoundEvent = { type: 'opened' };
const ENDED: RoundEvent = { type: 'ended' };
const CLOSE: HouseNeed = { type: 'close' };

/** What the house has to bring to a round, as its state tells. */
export function needOf(state: RoundState): HouseNeed | null {
  if (state.over) return null;
  if (state.deck.length === 0) return packNeed(state);
  if (state.open) return CLOSE;
  const step = state.game.script[state.step];
  return step?.do === 'dice' && state.dice.length === 0 ? { type: 'roll', count: step.count } : null;
}

/** The whole pack; once more, where a ruling has the deal begin again. */
function packNeed({ game, ruled }: RoundState): ShuffleNeed<'pack' | 'pack again'> {
  const need = wholePack(game.shoe);
  return ruled?.again ? { ...need, pile: 'pack again' } : need;
}

/** Runs the script on until a player must choose, the house must do its part, or the round is over. */
export function advance(round: Round): void {
  const { state } = round;
  const { script } = state.game;
  if (state.over) return;
  if (state.deck.length === 0) {
    round.need = packNeed(state);
    return;
  }
  while (!state.over) {
    if (state.step >= script.length) {
      giveBankBack(round);
      round.emit(ENDED);
      return;
    }
    const step = script[state.step];
    if (step.unless?.(state) !== true && runStep(round, step) === 'waits') return;
    round.emit(STEP_DONE);
  }
}

function runStep(round: Round, step: Step): Progress {
  const { state } = round;
  switch (step.do) {
    case 'open':
      return open(round);
    case 'dice':
      if (state.dice.length === 0) {
        round.need = { type: 'roll', count: step.count };
        return 'waits';
      }
      placeAction(round, step);
      return 'done';
    case 'action': {
      const seat = step.seat(state);
      round.emit({ type: 'action', seat, first: seat });
      return 'done';
    }
    case 'burn':
      burn(round, step.count);
      return 'done';
    case 'deal':
      dealTo(round, step);
      return 'done';
    case 'draw':
      while (step.wants(state)) dealTo(round, { to: step.to, count: 1, face: step.face, from: leftOfDealer });
      return 'done';
    case 'hit':
      hitHands(round, step);
      return 'done';
    case 'piles':
      layPiles(round, step);
      return 'done';
    case 'pick':
      return state.picked < 0 ? 'waits' : 'done';
    case 'deliver':
      deliver(round, step.way);
      return 'done';
    case 'choose':
      return ask(round, step.together === true);
    case 'exchange':
      exchange(round, step.discards);
      return 'done';
    case 'reveal':
      if (step.what === 'spots') replaceBeforeReading(round);
      revealHands(round, step);
      return 'done';
    case 'house way': {
      const { front, back } = step.way(state.shared.dealer.cards);
      round.emit({ type: 'set', spot: DEALER, number: 0, cards: [...front, ...back], front: front.length });
      return 'done';
    }
    case 'settle':
      if (state.betsHeld) return 'waits';
      if (step.only === undefined) replaceBeforeReading(round);
      settle(round, step.only);
      return 'done';
  }
}

/** Bets are taken until the house closes; a wager that lacks its companion goes back then. */
function open(round: Round): Progress {
  const { state } = round;
  if (state.cursor === 0 && !state.open && state.wagers.length === 0) {
    round.emit(OPENED);
  }
  if (state.open) {
    round.need = CLOSE;
    return 'waits';
  }
  for (const wager of incomplete(state)) round.emit({ type: 'withdrawn', wager: wager.index });
  return 'done';
}

function ask(round: Round, together: boolean): Progress {
  giveOwedCards(round);
  const next = firstToPlay(round.state) ?? nextUndecided(round.state);
  if (next === undefined) return 'done';
  const { spot, number } = next;
  const { asked } = round.state;
  if (!together && (asked === null || asked.spot !== spot || asked.number !== number))
    round.emit({ type: 'asked', spot, number });
  return 'waits';
}
