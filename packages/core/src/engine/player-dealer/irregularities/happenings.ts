import { HOUSE } from '../../audience.ts';
import type { IrregularityKind } from '../../irregularities/irregularity.ts';
import { isCents } from '../../money.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { NO_PILE, NO_STEP } from '../../sentinels.ts';
import { optionsFor } from '../choices.ts';
import type { Choice } from '../game.ts';
import { calledFirst, isBetOn } from '../state.ts';
import { isBankShown } from './facts.ts';
import type { Happened } from './happened.ts';
import { outOfOrder, wrongSeat } from './mistakes/exchanges.ts';
import { extra, missing, tooFew } from './mistakes/wrong-count.ts';

type Happening = (happened: Happened) => Refusal | null;

const notNow = (why: string): Refusal => refuse('not-allowed', why);

/** Cards of a hand are seen by everybody. */
const seen: Happening = (happened) => {
  const { hand, irregularity } = happened;
  const { cards: places = [] } = irregularity;
  if (places.length === 0) return refuse('malformed', 'Say which card it was.');
  face(happened, places);
  return hand === null ? notNow('There are no cards.') : null;
};

function face(happened: Happened, places: readonly number[]): void {
  const { hand } = happened;
  const down = places.filter((place) => hand?.held?.up[place] !== true);
  if (hand === null || down.length === 0) return;
  const { hand: name, spot, number } = hand;
  const cards = down.map((place) => hand.cards[place]);
  happened.emit({ type: 'faced', hand: name, spot, number, places: down, cards });
}

/** The player-dealer's whole hand is seen. */
const bankSeen: Happening = (happened) => {
  const { hand } = happened;
  if (hand === null) return notNow('The player-dealer has no hand yet.');
  face(happened, [...hand.cards.keys()]);
  return null;
};

/** Cards come out of the stub that should not have. */
function comeOut(happened: Happened, count: number, only?: number): Refusal | null {
  const cards = happened.take(count);
  if (cards === null) return tooFew;
  happened.aside = cards;
  happened.asideEyes = only === undefined ? {} : { only };
  happened.emit({ type: 'moved', from: 'stub', to: 'aside', cards, ...happened.asideEyes });
  return null;
}

/** A card nobody saw goes under the shoe and is the next card all the same. */
const early: Happening = (happened) =>
  happened.irregularity.exposed === true ? comeOut(happened, happened.irregularity.count ?? 1) : null;

/** As many cards as others have got lie where nobody has bet. */
const unbet: Happening = (happened) => {
  const { state, irregularity } = happened;
  const { spot = 0 } = irregularity;
  if (isBetOn(state, spot)) return notNow('There is a bet on that circle.');
  const others = Math.max(0, ...state.hands.map(([hand]) => hand?.cards.length ?? 0));
  if (others === 0) return notNow('No cards have been dealt.');
  return comeOut(happened, irregularity.count ?? others, HOUSE);
};

/** A hand has got a card before its turn. */
const hitEarly: Happening = (happened) => {
  const { state, hand } = happened;
  const { asked } = state;
  const held = hand?.held ?? null;
  if (hand?.hand !== 'spot' || held === null || asked === null)
    return notNow('Nobody is hitting a hand now.');
  const { spot, number } = hand;
  if (asked.spot === spot && asked.number === number) return notNow('It is the turn of that hand.');
  const hit = optionsFor(state, held).find(isHit);
  if (hit === undefined) return notNow('That hand takes no card.');
  const cards = happened.take(1);
  if (cards === null) return tooFew;
  happened.emit({ type: 'chose', spot, number, choice: hit.id, ends: null });
  happened.emit({ type: 'dealt', to: 'spot', spot, number, cards, up: true, pile: NO_PILE });
  return null;
};

/** A card and nothing else. */
const isHit = ({ effects, wager, discards = 0 }: Choice): boolean =>
  effects.includes('card') && wager === undefined && discards === 0;

/** What a hand could do had it not stood. */
export function couldHit({ state, hand }: Happened): boolean {
  const step = state.game.script[state.step];
  if (hand?.held == null || step?.do !== 'choose' || step.who !== 'spots') return false;
  return step.options(state, { ...hand.held, done: false, passed: NO_STEP }).some(isHit);
}

/** A hand has stood that would have taken a card. */
const miscalled: Happening = (happened) => {
  if (happened.hand?.held?.done !== true) return notNow('That hand has not stood yet.');
  return couldHit(happened) || isBankShown(happened.state) ? null : notNow('That hand takes no card.');
};

/** Chips were added to a bet or taken off it, or it had a wrong size from the start. */
const altered: Happening = (happened) => {
  const { state, wager, irregularity } = happened;
  const { cents } = irregularity;
  if (wager === null || cents === undefined) return null;
  if (!isCents(cents) || cents === 0)
    return refuse('malformed', 'A bet is a whole number of cents above zero.');
  const { index, seat, spot, kind, hand } = wager;
  const more = cents - wager.cents;
  if (more > state.chips[seat])
    return refuse('bad-amount', `${calledFirst(state, seat)} does not have that many chips.`);
  if (more > 0) happened.emit({ type: 'wagered', seat, spot, kind, cents: more, hand });
  if (more < 0) happened.emit({ type: 'reduced', wager: index, cents: -more });
  return null;
};

/** Nothing on the table is different: who or what it was is all there is to say. */
const named: Happening = () => null;

/** What the floor has to say of it: nothing, which hand (any, or a player's) or cards of it, which circle, or which bet. */
export type Of = 'table' | 'bank' | 'hand' | 'player' | 'cards' | 'circle' | 'wager';

/** What may go wrong in a round against a player-dealer. */
export const HAPPENINGS: { readonly [Kind in IrregularityKind]?: { of: Of; happen: Happening } } = {
  'exposed card': { of: 'cards', happen: seen },
  'flashed card': { of: 'cards', happen: seen },
  'boxed card': { of: 'cards', happen: seen },
  'card off the table': { of: 'cards', happen: seen },
  'extra card': { of: 'hand', happen: extra },
  'missing card': { of: 'hand', happen: missing },
  'late card': { of: 'cards', happen: named },
  'foreign card': { of: 'table', happen: named },
  'identical cards': { of: 'table', happen: named },
  'dealt out of order': { of: 'table', happen: outOfOrder },
  'wrong seat': { of: 'hand', happen: wrongSeat },
  'unbet circle': { of: 'circle', happen: unbet },
  'skipped player': { of: 'player', happen: named },
  'wrong burn': { of: 'table', happen: named },
  'early card': { of: 'table', happen: early },
  'two cards at once': { of: 'table', happen: early },
  'missed draw': { of: 'player', happen: named },
  'pack runs out': { of: 'table', happen: named },
  'wrong stub': { of: 'table', happen: named },
  'hit out of turn': { of: 'player', happen: hitEarly },
  'miscalled hand': { of: 'player', happen: miscalled },
  'misread hand': { of: 'hand', happen: named },
  'misset hand': { of: 'hand', happen: named },
  'misstated hand': { of: 'player', happen: named },
  'bank seen early': { of: 'bank', happen: bankSeen },
  'switched cards': { of: 'player', happen: named },
  'moved hand': { of: 'player', happen: named },
  'fouled hand': { of: 'player', happen: named },
  'altered wager': { of: 'wager', happen: altered },
  'removed wager': { of: 'wager', happen: named },
  'wager outside the limits': { of: 'wager', happen: altered },
};
