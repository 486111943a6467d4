import { cutOf, isCutNumber, isRoot, type Pack } from '../cards/index.ts';
import { HOUSE } from './audience.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Cards that the house has to shuffle before the hand can go on, and from where they come. */
export interface ShuffleNeed<Pile extends string = string> {
  readonly type: 'shuffle';
  readonly pile: Pile;
  readonly cards: readonly number[];
}

/** What a player answered to a root, so that the house alone does not say how the cards lie. */
export interface CutNumber {
  readonly player: string;
  readonly number: string;
}

/** How an order was fixed before anybody saw a card of it; all of it is public. */
export interface Committed {
  /** What the order was committed to. */
  readonly root?: string;
  /** The players' numbers for it, and by how many cards they turned the committed order. */
  readonly numbers?: readonly CutNumber[];
  readonly cut?: number;
}

/** What a shuffle comes in with: the order as it is dealt, and how it was committed, if it was. */
export interface ShuffleCommand extends Committed {
  readonly type: 'shuffle';
  readonly cards: readonly number[];
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
export interface ShuffledOf<Pile extends string> extends Committed {
  readonly type: 'shuffled';
  readonly pile: Pile;
  readonly cards: readonly number[];
  readonly only: number;
}

/** The shuffle that is due, or why this is none. */
export function takeShuffle<Pile extends string>(
  need: ShuffleNeed<Pile> | null,
  command: ShuffleCommand,
): ShuffledOf<Pile> | Refusal {
  const { cards } = command;
  if (need === null) return refuse('out-of-turn', 'No shuffle is due.');
  if (!Array.isArray(cards)) return refuse('malformed', 'A shuffle is a list of cards.');
  const { pile } = need;
  if (!sameCards(cards, need.cards))
    return refuse(
      'bad-cards',
      `The shuffle must hold exactly the ${need.cards.length} cards of the ${pile}.`,
    );
  const committed = committedBy(command, cards.length);
  if ('code' in committed) return committed;
  // The usual one, written out: hands are dealt by the million.
  if (committed === NOT_COMMITTED) return { type: 'shuffled', pile, cards: cards.slice(), only: HOUSE };
  return { type: 'shuffled', pile, cards: [...cards], only: HOUSE, ...committed };
}

/** Of an order that nobody was told of before. */
export const NOT_COMMITTED: Committed = {};

/** How a shuffle of so many cards says that it was committed, or why it cannot have been. */
export function committedBy({ root, numbers, cut }: Committed, size: number): Committed | Refusal {
  if (root !== undefined && typeof root !== 'string')
    return refuse('malformed', 'The root of a shuffle is a text.');
  if (cut === undefined && numbers === undefined) return root === undefined ? NOT_COMMITTED : { root };
  if (!isRoot(root)) return refuse('malformed', 'Only an order that was committed can be cut.');
  if (!areNumbers(numbers))
    return refuse('malformed', 'A player gives one number for a cut, of 32 hexadecimal digits.');
  if (cut !== cutOf(root, numbersOf(numbers), size))
    return refuse('bad-cards', 'The cut does not follow from the root and the numbers.');
  return { root, numbers, cut };
}

/** Numbers alone, as they are hashed. */
export const numbersOf = (numbers: readonly CutNumber[]): string[] => numbers.map(({ number }) => number);

/** A list of numbers for a cut, one of each player. */
export function areNumbers(numbers: unknown): numbers is readonly CutNumber[] {
  if (!Array.isArray(numbers)) return false;
  const players = new Set<string>();
  for (const one of numbers) {
    if (typeof one?.player !== 'string' || !isCutNumber(one.number)) return false;
    players.add(one.player);
  }
  return players.size === numbers.length;
}

/** All zero but while cards are compared. */
const tally = new Int16Array(256);

/** The same cards in any order. */
export function sameCards(cards: readonly number[], wanted: readonly number[]): boolean {
  const size = wanted.length;
  if (cards.length !== size) return false;
  for (let i = 0; i < size; i++) tally[wanted[i]]++;
  for (let i = 0; i < size; i++) {
    const card = cards[i];
    if (!Number.isInteger(card) || !(tally[card] > 0)) {
      tally.fill(0);
      return false;
    }
    tally[card]--;
  }
  return true;
}
