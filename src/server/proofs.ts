import { commitCards, HIDDEN, type Proof, prove } from '../cards/index.ts';
import type { StoredShuffle } from '../room/store/store.ts';
import type { HandEvent, TableEvent } from '../table/index.ts';

interface Drawn {
  readonly card: number;
  /** Whose card it is: a seat's, a circle's, a shared hand's. */
  owner: string;
  seen: boolean;
}

/** Cards that came off the stub together, `from` where it then began. Who got which of them first is not said. */
interface Block {
  readonly shuffle: StoredShuffle;
  readonly from: number;
  readonly cards: Drawn[];
}

export interface Proven {
  readonly seq: number;
  readonly root: string;
  readonly size: number;
  readonly proofs: Proof[];
}

interface Secrets {
  readonly firstSeq: number;
  /** The shuffles of this hand, and the shoe that ran on into it, with how far it had come. */
  readonly shuffles: readonly StoredShuffle[];
  readonly running: { readonly shuffle: StoredShuffle; readonly next: number } | null;
}

/**
 * Follows the cards of a hand from the shuffle to their places, and proves those that the viewer has seen. Of cards
 * that look alike and came together, none is proven unless all were seen: else a proof could tell of a card that
 * was never shown.
 */
export function proveSeen(
  whole: readonly TableEvent[],
  seen: readonly TableEvent[],
  { firstSeq, shuffles, running }: Secrets,
): Proven[] {
  const blocks: Block[] = [];
  const drawn: Drawn[] = [];
  const piles: Drawn[][] = [];
  let block: Block | null = null;
  let next = 0;
  let from: StoredShuffle | null = null;
  for (const [i, event] of whole.entries()) {
    const shown = seen[i];
    if (event.type !== 'played' || shown?.type !== 'played') continue;
    const played = event.event;
    const pile = played.type === 'dealt' && 'pile' in played ? played.pile : -1;
    const known = 'cards' in shown.event ? shown.event.cards : [];
    const owner = ownerOf(played);
    if (pile < 0 && DRAWS.has(played.type) && 'cards' in played) {
      const cards = played.cards.map((card, k) => ({ card, owner, seen: known[k] !== HIDDEN }));
      if (block === null && from !== null) {
        block = { shuffle: from, from: next, cards: [] };
        blocks.push(block);
      }
      block?.cards.push(...cards);
      drawn.push(...cards);
      next += cards.length;
      if (played.type === 'piled') piles.push(cards);
      continue;
    }
    block = null;
    if (played.type === 'shuffled') {
      const own = shuffles.find(({ seq, root }) => root === played.root && seq <= firstSeq + i);
      from = own ?? running?.shuffle ?? null;
      next = own === undefined ? (running?.next ?? 0) : 0;
      continue;
    }
    for (const card of piles[pile] ?? []) card.owner = owner;
    turnUp(drawn, known, owner);
  }
  return [...new Set(blocks.map(({ shuffle }) => shuffle))].map((shuffle) => {
    const committed = commitCards(shuffle.order, shuffle.salts);
    const positions = blocks.filter((one) => one.shuffle === shuffle).flatMap(positionsSeen);
    return {
      seq: shuffle.seq,
      root: shuffle.root,
      size: shuffle.order.length,
      proofs: positions.map((position) => prove(committed, position + 1)),
    };
  });
}

/** Where in the shuffle the seen cards of a block lay. */
function positionsSeen({ shuffle, from, cards }: Block): number[] {
  const positions = cards.map((_, k) => from + k);
  return positions.filter((position) => {
    const alike = cards.filter(({ card }) => card === shuffle.order[position]);
    return alike.length > 0 && alike.every((one) => one.seen);
  });
}

const DRAWS: ReadonlySet<HandEvent['type']> = new Set(['dealt', 'burned', 'boarded', 'piled']);

function ownerOf(event: HandEvent): string {
  if ('spot' in event) {
    const hand = 'hand' in event ? event.hand : 'to' in event ? event.to : 'spot';
    return `${hand} ${event.spot}`;
  }
  if ('board' in event) return `board ${event.board}`;
  return 'seat' in event ? `seat ${event.seat}` : event.type;
}

/** Cards of an owner are turned up. What was known of them already is not counted twice. */
function turnUp(drawn: readonly Drawn[], cards: readonly number[], owner: string): void {
  const his = drawn.filter((card) => card.owner === owner);
  const wanted = new Map<number, number>();
  for (const card of cards) if (card !== HIDDEN) wanted.set(card, (wanted.get(card) ?? 0) + 1);
  for (const [card, count] of wanted) {
    const like = his.filter((one) => one.card === card);
    let left = count - like.filter((one) => one.seen).length;
    for (const one of like) if (!one.seen && left-- > 0) one.seen = true;
  }
}
