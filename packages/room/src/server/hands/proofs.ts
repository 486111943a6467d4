import { commitCards, committedPosition, HIDDEN, type Proof, prove, reshuffled } from '@cardroom/core/cards';
import type { Sign, TableEvent, TableSnapshot } from '@cardroom/core/table';
import { type Place, ShoePlaces } from './shoe-places.ts';

export interface Proven {
  /** The event in which the shuffle stands; before the hand's first for a shoe that ran on into it. */
  readonly seq: number;
  readonly root: string;
  readonly size: number;
  /** By how many cards the committed order was turned before it was dealt. */
  readonly cut: number;
  /** For positions of the committed order. */
  readonly proofs: Proof[];
}

/** The secret half of an order that was committed. */
interface Secret {
  readonly seq: number;
  readonly root: string;
  readonly order: readonly number[];
  readonly salts: readonly string[];
  readonly seed?: string;
}

interface Played {
  readonly sign: Sign;
  /** How the table stood before, with every card. */
  readonly base: TableSnapshot;
  readonly firstSeq: number;
  /** What was committed for this hand, or before it. */
  readonly secrets: readonly Secret[];
}

/** An order that cards of the hand came from, and which of its places the viewer has seen. */
interface Dealt {
  readonly seq: number;
  readonly secret: Secret;
  readonly cut: number;
  readonly seen: Set<number>;
}

type Shuffled = Extract<Extract<TableEvent, { type: 'played' }>['event'], { type: 'shuffled' }>;

/**
 * Follows the cards of a hand from the shuffle to their places, and proves each that the viewer has seen, where it
 * lay. It goes by where a card was dealt from, never by what it is, so that in a shoe of several packs the proof
 * of one card, or its absence, tells nothing of another that looks the same.
 */
export function proveSeen(
  whole: readonly TableEvent[],
  seen: readonly TableEvent[],
  played: Played,
): Proven[] {
  const orders = new Orders(played);
  const follow = played.sign.kind === 'player-dealer' ? new ShoePlaces(played.sign.game) : new PackPlaces();
  if (played.base.shoe.length > 0) orders.running();
  for (const [i, event] of whole.entries()) {
    const shown = seen[i];
    if (event.type !== 'played' || shown?.type !== 'played') continue;
    if (event.event.type === 'shuffled') {
      const { order, from } = orders.next(event.event, played.firstSeq + i);
      follow.shuffled(event.event.cards, order, from);
    } else
      for (const { order, at } of follow.seen(event.event, shown.event)) orders.dealt[order]?.seen.add(at);
  }
  return orders.dealt.filter(({ seen: places }) => places.size > 0).map(proven);
}

function proven({ seq, secret, cut, seen }: Dealt): Proven {
  const size = secret.order.length;
  const committed = commitCards(secret.order, secret.salts);
  const positions = [...seen].sort((a, b) => a - b).map((at) => committedPosition(at + 1, cut, size));
  return {
    seq,
    root: secret.root,
    size,
    cut,
    proofs: positions.map((position) => prove(committed, position)),
  };
}

/** The orders of a hand: its deck, cards that were shuffled again, or a shoe that ran on. */
class Orders {
  readonly dealt: Dealt[] = [];
  readonly #played: Played;
  /** Of the deck of this hand. */
  #seed = '';
  #again = 0;

  constructor(played: Played) {
    this.#played = played;
  }

  running(): void {
    const { base, firstSeq, secrets } = this.#played;
    const before = secrets.filter(({ seq }) => seq < firstSeq).sort((a, b) => b.seq - a.seq);
    // Shoes from before decks were fixed ahead say no root: it was the last.
    const told = base.dealtFrom?.root;
    const secret = before.find(({ root }) => root === told) ?? before[0];
    if (secret !== undefined) this.#add(secret.seq, secret, base.dealtFrom?.cut ?? 0);
  }

  /** Which order the cards of a shuffle are of, and from where on in it; -1 for one that was never committed. */
  next({ root, cut = 0, cards, ...event }: Shuffled, seq: number): { order: number; from: number } {
    const { base, secrets } = this.#played;
    if (root === undefined) return { order: this.dealt.length - 1, from: base.shoeNext };
    const pile = 'pile' in event ? event.pile : 'pack';
    const kept = secrets.find((one) => one.root === root);
    if (pile === 'pack') {
      this.#seed = kept?.seed ?? '';
      this.#again = 0;
    } else this.#again++;
    const secret = kept ?? { seq, root, ...reshuffled(this.#seed, this.#again, cards) };
    return { order: this.#add(seq, secret, cut), from: 0 };
  }

  #add(seq: number, secret: Secret, cut: number): number {
    return this.dealt.push({ seq, secret, cut, seen: new Set() }) - 1;
  }
}

/** In a pack that holds each card once, the card says its place. */
class PackPlaces {
  readonly #places = new Map<number, Place>();

  shuffled(cards: readonly number[], order: number): void {
    for (const [at, card] of cards.entries()) this.#places.set(card, { order, at });
  }

  seen(_: unknown, shown: { readonly cards?: readonly number[] } | object): Place[] {
    if (!('cards' in shown)) return [];
    return (shown.cards ?? []).flatMap((card) => (card === HIDDEN ? [] : (this.#places.get(card) ?? [])));
  }
}
