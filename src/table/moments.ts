import type { RoundEvent } from '../engine/banked/events.ts';
import type { RoundState } from '../engine/banked/state.ts';
import type { PotEvent } from '../engine/pot/events.ts';
import type { HandState } from '../engine/pot/state.ts';
import type { Moment } from './collection.ts';

/** At which moments of a hand fees may fall due, told from the event that has just happened. */

const STREETS: Readonly<Record<number, Moment>> = {
  3: '3rd street',
  4: '4th street',
  5: '5th street',
  6: '6th street',
  7: '7th street',
};
const BOARDS: Readonly<Record<number, Moment>> = { 3: 'flop', 4: 'turn', 5: 'river' };
const DRAWS: readonly Moment[] = ['draw', '2nd draw', '3rd draw'];

export function potMoments(state: HandState, event: PotEvent): readonly Moment[] {
  if (event.type === 'boarded' && event.board === 0 && event.community === undefined) {
    const moment = BOARDS[state.boards[0].length];
    return moment === undefined ? [] : [moment];
  }
  if (event.type === 'gathered') return state.liveCount === 1 ? ['end'] : [];
  if (event.type === 'acted') return isFirstBet(state, event) ? ['open'] : [];
  if (event.type !== 'step done') return [];
  const { script } = state.game;
  const done = script[state.step - 1];
  if (done.do === 'blinds') return ['blinds'];
  if (done.do === 'draw') {
    const nth = script.slice(0, state.step).filter(({ do: what }) => what === 'draw').length;
    return DRAWS.slice(nth - 1, nth);
  }
  if (done.do !== 'deal' || script[state.step]?.do === 'deal') return [];
  return dealt(state);
}

/** The first cards, and the streets of games with upcards. */
function dealt(state: HandState): Moment[] {
  const seat = state.live.indexOf(1);
  const moments: Moment[] = state.round === 0 ? ['deal'] : [];
  const street = STREETS[state.down[seat].length + state.up[seat].length];
  if (state.up.some((up) => up.length > 0) && street !== undefined) moments.push(street);
  return moments;
}

function isFirstBet(state: HandState, event: Extract<PotEvent, { type: 'acted' }>): boolean {
  return state.round === 0 && event.cents > 0 && state.acted.filter((acted) => acted === 1).length === 1;
}

export function roundMoments(state: RoundState, event: RoundEvent): readonly Moment[] {
  return event.type === 'step done' && state.game.script[state.step - 1].do === 'open' ? ['close'] : [];
}
