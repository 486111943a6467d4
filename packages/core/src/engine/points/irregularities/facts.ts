import { printCards } from '../../../cards/index.ts';
import { type Facts, saidBy } from '../../irregularities/facts.ts';
import type { Irregularity } from '../../irregularities/irregularity.ts';
import type { PointsState } from '../state.ts';

/** What a ruling on an irregularity in a hand for points may depend on. Only the house can tell: cards are among it. */
export function factsOf(state: PointsState, irregularity: Irregularity): Facts {
  const { seat, count } = irregularity;
  const { ruled, game, step } = state;
  const cards = namedCards(state, irregularity);
  const own = saidBy(irregularity);
  return {
    ...own,
    since: 'deal',
    acted: state.order.filter((at) => hasActed(state, at)).length,
    drawn: 0,
    count: count ?? (cards.length === 0 ? 1 : seenOf(state, irregularity, cards)),
    first: cards.includes(state.deck[0]),
    ranks: cards.map((card) => printCards([card]).replace(/^(.)[cdhs]$/, '$1')),
    street: '',
    last: !game.script.slice(step).some((ahead) => ahead.do === 'deal'),
    players: state.order.length,
    dealer: seat === state.button,
    dealerIn: state.order.includes(state.button),
    opened: false,
    lastAct: false,
    shown: (ruled?.shown ?? 0) + own.shown,
    boxed: (ruled?.boxed ?? 0) + own.boxed,
  };
}

/** The cards of a seat that an irregularity names: those it holds, then those it has laid, front first. */
export function namedCards(state: PointsState, { seat, cards = [] }: Irregularity): number[] {
  if (seat === undefined) return [];
  const all = cardsOf(state, seat);
  return cards.map((place) => all[place]);
}

/** All cards of a seat in the order in which they are named. */
export const cardsOf = ({ held, sets }: PointsState, seat: number): number[] => [
  ...(held[seat] ?? []),
  ...(sets[seat] ?? []).flat(),
];

/** How many cards of the hand everybody has seen by mistake, these among them. */
function seenOf(state: PointsState, { seat = -1 }: Irregularity, cards: readonly number[]): number {
  const faced = state.ruled?.faced ?? [];
  return cardsOf(state, seat).filter((card) => faced.includes(card) || cards.includes(card)).length;
}

const hasActed = ({ sets, declared }: PointsState, seat: number): boolean =>
  declared.includes(seat) || sets[seat].some((set) => set.length > 0);
