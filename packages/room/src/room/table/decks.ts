import {
  type Commitment,
  commitCards,
  commitDice,
  cutOf,
  drawnCards,
  isCutNumber,
  makeSalts,
  prove,
  type Random,
  reshuffled,
  seedHash,
  turned,
  turnedDie,
} from '@cardroom/core/cards';
import { type Committed, type CutNumber, numbersOf, type Refusal, refuse } from '@cardroom/core/engine';
import {
  type HandCommand,
  type HouseCommand,
  type PlayerId,
  placeOf,
  type ReadyDeck,
  type TableEvent,
  type TableState,
} from '@cardroom/core/table';
import type { KeptShuffle, StoredDice } from '../../store/store.ts';
import { type MadeDeck, sha256 } from '../shuffle/shuffle-making.ts';

/** The secret half of a deck, and what players have answered to its root. */
interface Kept {
  /** JSON, which is small: it is read once, when the deck is cut. */
  readonly order: string;
  readonly dice: string | undefined;
  readonly seed: string;
  readonly numbers: Map<PlayerId, string>;
  /** Worked out when the first of them is rolled. */
  committed: Commitment | null;
  /** After which event nobody needs it anymore. */
  over: number;
}

type Dealt = Committed & { readonly cards: readonly number[] };

/** The decks of a table that are told and not yet played out: their orders, and the players' numbers for them. */
export class Decks {
  readonly #kept = new Map<string, Kept>();
  /** The roots that the table stood at last, and whether decks are kept that it has no use for. */
  #next: string | undefined;
  #now: string | undefined;
  #spare = false;

  /** Those that a table needs to go on, as they were kept; one that is not what was told is not dealt. */
  constructor(stored: readonly KeptShuffle[] = [], state?: TableState) {
    for (const deck of [state?.nextDeck, state?.dealtFrom]) {
      if (deck === undefined) continue;
      const found = stored.find(({ root }) => root === deck.root);
      if (found === undefined || !isAsTold(found, deck))
        throw new Error('A saved deck does not match its announced root. Run `cardroom verify` for details.');
      this.#keep(found.root, found.order, found.dice, found.seed ?? '');
    }
  }

  add({ root, order, dice, seed }: MadeDeck): void {
    this.#keep(root, order, dice?.kept, seed);
  }

  #keep(root: string, order: string, dice: string | undefined, seed: string): void {
    const over = Number.POSITIVE_INFINITY;
    this.#kept.set(root, { order, dice, seed, numbers: new Map(), committed: null, over });
  }

  /** The table stands like this after event `seq`; what it has no use for goes when that is durable. */
  stands({ nextDeck, dealtFrom }: TableState, seq: number): void {
    const [next, now] = [nextDeck?.root, dealtFrom?.root];
    // Most of what happens at a table takes no deck and fixes none.
    if (next === this.#next && now === this.#now) return;
    this.#next = next;
    this.#now = now;
    this.#spare = false;
    for (const [root, kept] of this.#kept) {
      if (root === next || root === now) kept.over = Number.POSITIVE_INFINITY;
      else {
        kept.over = Math.min(kept.over, seq);
        this.#spare = true;
      }
    }
  }

  durable(seq: number): void {
    if (!this.#spare) return;
    this.#spare = false;
    for (const [root, { over }] of this.#kept) {
      if (over <= seq) this.#kept.delete(root);
      else if (over < Number.POSITIVE_INFINITY) this.#spare = true;
    }
  }

  /** A player's number for the next deck: whether it counts. One that comes when the deck is being dealt does not. */
  answer(state: TableState, player: PlayerId, root: string, number: string): Refusal | boolean {
    const { nextDeck } = state;
    if (!isCutNumber(number))
      return refuse('malformed', 'A number for the cut has 32 hexadecimal digits in lower case.');
    if (placeOf(state, player) < 0)
      return refuse('not-allowed', 'Only players at the table and back-line bettors cut the deck.');
    const kept = this.#kept.get(root);
    if (kept === undefined) return refuse('not-allowed', 'That is not the deck of the next hand.');
    if (nextDeck === undefined || root !== nextDeck.root) return false;
    const fixed = nextDeck.numbers.find((one) => one.player === player)?.number;
    const given = fixed ?? kept.numbers.get(player);
    if (given !== undefined && given !== number)
      return refuse('not-allowed', 'You have already given a number for this deck; the first one counts.');
    if (given === undefined) kept.numbers.set(player, number);
    return true;
  }

  /** All numbers that count for a deck that is ready: those told with it, and of everybody who has a seat. */
  #numbers({ seats, standing }: TableState, { root, numbers }: ReadyDeck): CutNumber[] {
    const given = this.#keptOf(root).numbers;
    const answers = [...seats, ...standing].flatMap((seated): CutNumber[] => {
      const number = seated === null ? undefined : given.get(seated.player);
      return seated === null || number === undefined ? [] : [{ player: seated.player, number }];
    });
    return [...numbers, ...answers];
  }

  #keptOf(root: string): Kept {
    const kept = this.#kept.get(root);
    if (kept === undefined) throw new Error('The order of an announced deck is missing.');
    return kept;
  }

  /** The next deck as the players have cut it. */
  cut(state: TableState, deck: ReadyDeck): Dealt {
    const numbers = this.#numbers(state, deck);
    const cut = cutOf(deck.root, numbersOf(numbers), deck.size, sha256);
    const order: number[] = JSON.parse(this.#keptOf(deck.root).order);
    return { cards: turned(order, cut), root: deck.root, numbers, cut };
  }

  /** Cards that are shuffled again follow from the seed of the hand's deck, and are cut by its numbers. */
  again({ root: of, numbers, reshuffled: before }: HandDeck, cards: readonly number[]): Dealt {
    const { order, salts } = reshuffled(this.#keptOf(of).seed, before + 1, cards, sha256);
    const { root } = commitCards(order, salts, sha256);
    const cut = cutOf(root, numbersOf(numbers), order.length, sha256);
    return { cards: turned(order, cut), root, numbers, cut };
  }

  /** The next dice of a deck, turned by the players' numbers, with the proofs of what was committed. */
  roll({ root, dice, numbers, rolled }: HandDeck, count: number): HandCommand {
    const kept = this.#keptOf(root);
    if (dice === undefined || kept.dice === undefined)
      throw new Error('No dice were committed with this deck.');
    kept.committed ??= diceIn(kept.dice);
    const { committed } = kept;
    const proofs = Array.from({ length: count }, (_, i) => prove(committed, rolled + 1 + i));
    const given = numbersOf(numbers);
    const shown = proofs.map(({ position, die = 0 }) => turnedDie(dice.root, given, position, die));
    return { type: 'roll', dice: shown, proofs };
  }

  draw(state: TableState, deck: ReadyDeck, count: number): HouseCommand {
    const numbers = this.#numbers(state, deck);
    const cards = drawnCards(deck.root, 1 + (deck.draws ?? 0), numbersOf(numbers), count);
    return { type: 'draw for button', cards, numbers };
  }
}

type HandDeck = NonNullable<TableState['dealtFrom']>;

function diceIn(text: string): Commitment {
  const { order, salts }: StoredDice = JSON.parse(text);
  return commitDice(order, salts, sha256);
}

/** Whether what was kept is what was told. */
function isAsTold({ root, order, salts, dice, seed }: KeptShuffle, deck: ReadyDeck): boolean {
  try {
    return (
      commitCards(JSON.parse(order), JSON.parse(salts), sha256).root === root &&
      seedHash(seed ?? '', sha256) === deck.reshuffles &&
      (deck.dice === undefined || (dice !== undefined && diceIn(dice).root === deck.dice.root))
    );
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return false;
    throw error;
  }
}

/** With which event of a record the deck is kept that it fixes: with its own, or with the time right before it. */
export function deckIn(events: readonly TableEvent[]): number {
  const at = events.findIndex(({ type }) => type === 'deck ready');
  return at === 1 && events[0].type === 'time' ? 0 : Math.max(0, at);
}

/** The secret half of a deck, as it is kept. */
export function keptShuffle({ root, order, salts, dice, seed }: MadeDeck, seq: number): KeptShuffle {
  return { seq, kind: 'card', root, order, salts, seed, ...(dice !== null && { dice: dice.kept }) };
}

/** Numbers for players whom the house itself plays. */
export function numbersFor(players: readonly PlayerId[], random: Random): CutNumber[] {
  const numbers = makeSalts(players.length, random);
  return players.map((player, i) => ({ player, number: numbers[i] }));
}
