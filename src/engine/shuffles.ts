import type { Pack } from '../cards/index.ts';
import { HOUSE } from './audience.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Cards that the house has to shuffle before the hand can go on, and from where they come. */
export interface ShuffleNeed<Pile extends string = string> {
  readonly type: 'shuffle';
  readonly pile: Pile;
  readonly cards: readonly number[];
}

/** What a shuffle comes in with: the order, and the root it was committed to beforehand, if it was. */
export interface ShuffleCommand {
  readonly type: 'shuffle';
  readonly cards: readonly number[];
  readonly root?: string;
}

const whole = new WeakMap<Pack, ShuffleNeed<'pack'>>();

/** The need of a whole pack, made once for each pack. */
export function wholePack(pack: Pack): ShuffleNeed<'pack'> {
  let need = whole.get(pack);
  if (need === undefined) {
    need = { type: 'shuffle', pile: 'pack', cards: Array.from(pack.cards) };
    whole.set(pack, need);
  }
  return need;
}

/** The order the cards will come in; `pile` says which cards were shuffled. */
export interface ShuffledOf<Pile extends string> {
  readonly type: 'shuffled';
  readonly pile: Pile;
  readonly cards: readonly number[];
  readonly only: number;
  /** What the order was committed to before anybody saw a card of it. */
  readonly root?: string;
}

/** The shuffle that is due, or why this is none. */
export function takeShuffle<Pile extends string>(
  need: ShuffleNeed<Pile> | null,
  { cards, root }: ShuffleCommand,
): ShuffledOf<Pile> | Refusal {
  if (need === null) return refuse('out-of-turn', 'No shuffle is due.');
  if (!Array.isArray(cards)) return refuse('malformed', 'A shuffle is a list of cards.');
  if (root !== undefined && typeof root !== 'string')
    return refuse('malformed', 'The root of a shuffle is a text.');
  const { pile } = need;
  if (!sameCards(cards, need.cards))
    return refuse(
      'bad-cards',
      `The shuffle must hold exactly the ${need.cards.length} cards of the ${pile}.`,
    );
  return { type: 'shuffled', pile, cards: [...cards], only: HOUSE, ...(root === undefined ? {} : { root }) };
}

const tally = new Int16Array(256);

/** The same cards in any order. */
export function sameCards(cards: readonly number[], wanted: readonly number[]): boolean {
  if (cards.length !== wanted.length) return false;
  tally.fill(0);
  for (const card of wanted) tally[card]++;
  for (const card of cards) {
    if (!Number.isInteger(card) || !(tally[card] > 0)) return false;
    tally[card]--;
  }
  return true;
}
