import { type Refusal, refuse } from '../../../refusal.ts';
import type { Happened } from '../happened.ts';
import { eyesFor } from '../named-hand.ts';

/** Hands with a wrong number of cards. */

export const tooFew = refuse('not-allowed', 'The stub has too few cards for that.');

/** The next cards of the stub have come to a hand besides its own. */
export function extra(happened: Happened): Refusal | null {
  const { hand, irregularity, state, log } = happened;
  if (hand === null || hand.held === null) return refuse('not-allowed', 'There is no hand.');
  if (hand.held.front.length > 0) return isSet;
  const cards = happened.take(irregularity.count ?? 1);
  if (cards === null) return tooFew;
  const last = hand.cards.length - 1;
  const up = hand.held.up[last] === true;
  const eyes = up ? {} : eyesFor(state, log, hand, [last]);
  happened.wrongCount = { hand, cards, is: 'extra', up, eyes };
  const { hand: name, spot, number } = hand;
  happened.emit({ type: 'put in', hand: name, spot, number, from: 'stub', cards, up, ...eyes });
  return null;
}

/** The last cards of a hand have not come. */
export function missing(happened: Happened): Refusal | null {
  const { hand, irregularity, state, log } = happened;
  const { count = 1 } = irregularity;
  if (hand === null || hand.held === null) return refuse('not-allowed', 'There is no hand.');
  if (hand.held.front.length > 0) return isSet;
  const first = hand.cards.length - count;
  if (first < 1) return refuse('not-allowed', 'The hand would have no cards at all.');
  const places = [...hand.cards.keys()].slice(first);
  const up = hand.held.up[first] === true;
  if (places.some((place) => (hand.held?.up[place] === true) !== up))
    return refuse('not-allowed', 'Of those cards some lie face up and some do not: name them one by one.');
  const cards = hand.cards.slice(first);
  const eyes = up ? {} : eyesFor(state, log, hand, places);
  happened.wrongCount = { hand, cards, is: 'missing', up, eyes };
  const { hand: name, spot, number } = hand;
  happened.emit({ type: 'taken out', hand: name, spot, number, cards, to: 'aside', ...eyes });
  return null;
}

const isSet = refuse('not-allowed', 'The hand has been set: it has its cards.');

/** What is too much is out of play, and what is missing comes. */
export function evenOut(happened: Happened): void {
  const { wrongCount } = happened;
  happened.wrongCount = null;
  if (wrongCount === null || wrongCount.hand.held?.folded) return;
  const { hand, cards, is, up, eyes } = wrongCount;
  const { hand: name, spot, number } = hand;
  if (is === 'extra')
    happened.emit({ type: 'taken out', hand: name, spot, number, cards, to: 'out', ...eyes });
  else happened.emit({ type: 'put in', hand: name, spot, number, from: 'aside', cards, up, ...eyes });
}

/** The hand plays with the number of cards it has where hands are worth their count; elsewhere that is refused. */
export function letPlay(happened: Happened): Refusal | null {
  const { wrongCount, state } = happened;
  happened.wrongCount = null;
  if (wrongCount === null) return null;
  const { hand, cards, is, eyes } = wrongCount;
  if (is === 'missing') happened.emit({ type: 'moved', from: 'aside', to: 'out', cards, ...eyes });
  if (state.game.anyCount || hand.held?.folded) return null;
  const meant = hand.cards.length + (is === 'missing' ? cards.length : -cards.length);
  return refuse('not-allowed', `The hand would play ${hand.cards.length} cards instead of ${meant}.`);
}
