import {
  commitCards,
  commitDice,
  cutOf,
  drawnCards,
  reshuffled,
  seedHash,
  turned,
  turnedDie,
  verifyProof,
} from '@cardroom/core/cards';
import { type Committed, type CutNumber, numbersOf } from '@cardroom/core/engine';
import type { DeckReady, TableEvent } from '@cardroom/core/table';
import type { StoredDice, StoredShuffle } from '../../store/store.ts';
import { sha256 } from './shuffle-making.ts';

/** A deck whose root was told, and what it was fixed to. */
interface Told {
  readonly deck: DeckReady;
  readonly kept: StoredShuffle;
}

/** The deck that is dealt from, the numbers that cut it, and how much of it was used. */
interface InUse extends Told {
  readonly numbers: readonly CutNumber[];
  rolled: number;
  reshuffled: number;
}

type Rolled = Extract<Extract<TableEvent, { type: 'played' }>['event'], { type: 'rolled' }>;
type Shuffled = Committed & { readonly cards: readonly number[]; readonly pile?: string };

const NOT_THERE = 'The salts of a committed shuffle are missing.';
export const NOT_TOLD = 'The deck that was dealt is not the one that was announced.';
export const NOT_SO = 'The cards were not dealt from the order that was committed.';

/**
 * Follows a table and looks whether every card and die came as it was fixed: each deck against its root, its cut
 * against the players' numbers, dice and cards that were shuffled again against what was fixed with the deck.
 */
export class ShuffleCheck {
  #next: Told | null = null;
  #now: InUse | null = null;
  #draws = 0;
  /** A shoe that runs on, as far as it is not dealt. */
  #shoe: readonly number[] | null = null;

  /** What is wrong with a record, whose first event has this secret half beside it; null when nothing is. */
  wrong(events: readonly TableEvent[], kept: StoredShuffle | undefined): string | null {
    let used = false;
    for (const event of events) {
      const found = this.#event(event, kept);
      if (found === null) continue;
      if (found !== 'uses it') return found;
      used = true;
    }
    return kept === undefined || used ? null : 'A committed shuffle was never dealt from.';
  }

  #event(event: TableEvent, kept: StoredShuffle | undefined): string | null {
    switch (event.type) {
      case 'deck ready':
        return this.#ready(event, kept);
      case 'drew':
        return this.#drew(event);
      case 'shoe shuffled':
        this.#shoe = event.cards;
        return this.#shuffled(event, kept);
      case 'played':
        if (event.event.type === 'shuffled') return this.#shuffled(event.event, kept);
        return event.event.type === 'rolled' ? this.#rolled(event.event) : null;
      default:
        return null;
    }
  }

  #ready(deck: DeckReady, kept: StoredShuffle | undefined): string | null {
    if (this.#next !== null && deck.instead === undefined)
      return 'An announced deck was set aside without a record of it.';
    if (kept === undefined) return 'The secret part of an announced deck is missing.';
    const wrong = wrongHalf(deck, kept);
    if (wrong !== null) return wrong;
    this.#next = { deck, kept };
    this.#draws = 0;
    return 'uses it';
  }

  #drew({ cards, numbers }: Extract<TableEvent, { type: 'drew' }>): string | null {
    if (this.#next === null) return null;
    const { root } = this.#next.deck;
    const drawn = drawnCards(root, ++this.#draws, numbersOf(numbers ?? []), cards.length);
    return sameCards(drawn, cards) ? null : 'The cards drawn for the button do not follow from the root.';
  }

  #shuffled(event: Shuffled, kept: StoredShuffle | undefined): string | null {
    const { root, cut, pile = 'pack', cards } = event;
    if (root === undefined && (kept === undefined || this.#next !== null)) return this.#fromShoe(cards);
    if (cut === undefined) return withoutCut(root ?? kept?.root, cards, kept);
    if (pile !== 'pack') return this.#again(event);
    const next = this.#next;
    if (next === null || next.deck.root !== root) return NOT_TOLD;
    const numbers = event.numbers ?? [];
    const wrong =
      wrongNumbers(next.deck, numbers) ?? wrongCut(event.root, event.cut, numbers, event.cards.length);
    this.#now = { ...next, numbers, rolled: 0, reshuffled: 0 };
    this.#next = null;
    return wrong ?? (sameCards(turned(next.kept.order, cut), cards) ? null : NOT_SO);
  }

  /** The rest of a shoe that runs on. Without one, only a table that was told no root deals like this. */
  #fromShoe(cards: readonly number[]): string | null {
    if (this.#shoe === null) return this.#next === null ? null : NOT_SO;
    const rest = this.#shoe.slice(Math.max(0, this.#shoe.length - cards.length));
    this.#shoe = rest;
    return sameCards(rest, cards) ? null : NOT_SO;
  }

  #again(event: Shuffled): string | null {
    const now = this.#now;
    if (now === null) return 'Cards were reshuffled from a deck that was not announced.';
    const { order, salts } = reshuffled(now.kept.seed ?? '', ++now.reshuffled, event.cards, sha256);
    if (commitCards(order, salts, sha256).root !== event.root)
      return 'A reshuffle does not follow from the seed of the deck.';
    const wrong = wrongCut(event.root, event.cut, now.numbers, event.cards.length);
    return wrong ?? (sameCards(turned(order, event.cut ?? 0), event.cards) ? null : NOT_SO);
  }

  #rolled({ dice, proofs }: Rolled): string | null {
    const now = this.#now;
    if (now?.deck.dice === undefined) return null;
    const { root } = now.deck.dice;
    const first = now.rolled;
    now.rolled += dice.length;
    const numbers = numbersOf(now.numbers);
    const follows = dice.every((die, i) => {
      const committed = now.kept.dice?.order[first + i] ?? 0;
      const proof = proofs?.[i];
      return (
        die === turnedDie(root, numbers, first + i + 1, committed) &&
        proof?.position === first + i + 1 &&
        proof.die === committed &&
        verifyProof(root, proof).ok
      );
    });
    return follows ? null : 'The dice do not follow from what was committed and the numbers.';
  }
}

/** What is wrong with the secret half of a deck that was told; null when it is what was told. */
function wrongHalf({ root, size, dice, reshuffles }: DeckReady, kept: StoredShuffle): string | null {
  if (kept.root !== root || kept.kind !== 'card') return 'The root is not the published one.';
  if (kept.order.length !== size || rootOf('card', kept) !== root)
    return 'The root does not match the order and its salts.';
  if (seedHash(kept.seed ?? '', sha256) !== reshuffles)
    return 'The seed of the deck is not the one that was announced.';
  if ((dice === undefined) !== (kept.dice === undefined))
    return 'The dice of the deck are missing or not the ones that were announced.';
  if (dice === undefined || kept.dice === undefined) return null;
  const right = kept.dice.order.length === dice.count && rootOf('die', kept.dice) === dice.root;
  return right ? null : 'The root does not match the dice and their salts.';
}

/** As decks were committed before they were fixed a hand ahead: with the shuffle itself. */
function withoutCut(
  root: string | undefined,
  cards: readonly number[],
  kept: StoredShuffle | undefined,
): string | null {
  if (kept === undefined) return NOT_THERE;
  if (kept.root !== rootOf(kept.kind, kept)) return 'The root does not match the order and its salts.';
  if (root !== kept.root) return 'The root is not the published one.';
  return sameCards(cards, kept.order) ? 'uses it' : NOT_SO;
}

function wrongNumbers({ numbers: fixed }: DeckReady, numbers: readonly CutNumber[]): string | null {
  const counts = fixed.every(({ player, number }) =>
    numbers.some((one) => one.player === player && one.number === number),
  );
  return counts ? null : "A player's number for the deck was left out of the cut.";
}

/** Whether a deck of so many cards was cut as its root and the players' numbers say; null when it was. */
export function wrongCut(
  root: string | undefined,
  cut: number | undefined,
  numbers: readonly CutNumber[],
  size: number,
): string | null {
  return cut === cutOf(root ?? '', numbersOf(numbers), size)
    ? null
    : 'The cut does not follow from the root and the numbers.';
}

export const sameCards = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((card, i) => card === other[i]);

/** Empty where order and salts are none. */
function rootOf(kind: StoredShuffle['kind'], { order, salts }: StoredDice): string {
  try {
    return (kind === 'card' ? commitCards(order, salts, sha256) : commitDice(order, salts, sha256)).root;
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
