import { ACE, type Cards, DEUCE, JOKER, rankOf, suitOf } from '../../cards/index.ts';
import type { Arrangement } from '../../engine/player-dealer/game.ts';
import type { SetRules } from './set-rules.ts';

/** How seven cards fall into groups of one rank, straights and flushes aside. */
export const SHAPES = [
  'no pair',
  'pair',
  'two pair',
  'three pair',
  'trips',
  'full house',
  'full house and pair',
  'two trips',
  'quads',
  'quads and pair',
  'quads and trips',
  'five aces',
  'five aces and pair',
] as const;
export type Shape = (typeof SHAPES)[number];

/** Indexed by pairs + 4 × trips + 16 × quads + 32 × fives: the place in `SHAPES`. */
const SHAPE_OF = new Uint8Array(64);
[0, 1, 2, 3, 4, 5, 6, 8, 16, 17, 20, 32, 33].forEach((groups, shape) => {
  SHAPE_OF[groups] = shape;
});

/** By set of ranks (bit 0 the deuce): how many more ranks a straight needs. */
const STRAIGHT_NEEDS = Uint8Array.from({ length: 1 << 13 }, (_, set) => {
  let least = 5;
  for (let top = ACE; top >= 3; top--) {
    const straight = top === 3 ? (1 << ACE) | 0b1111 : 0b11111 << (top - 4);
    let missing = 0;
    for (let left = straight & ~set; left !== 0; left &= left - 1) missing++;
    least = Math.min(least, missing);
  }
  return least;
});

/**
 * Seven cards as a house way looks at them: sorted from the highest, equal ranks together. A joker that is an ace comes
 * after the other aces, so that it stays in the back hand, where it can do more; wild jokers come last, in no group.
 * Places count from 0.
 */
export class Seven {
  readonly cards = new Uint8Array(7);
  readonly ranks = new Uint8Array(7);
  /** Where groups of each size begin, the highest first. */
  readonly singles = new Uint8Array(7);
  readonly pairs = new Uint8Array(3);
  readonly trips = new Uint8Array(2);
  /** How many singles there are. */
  alone = 0;
  /** Where the largest group begins; of several, the highest. */
  most = 0;
  /** The rank of that group. */
  lead = 0;
  /** Place in `SHAPES`. */
  shape = 0;
  /** Wild jokers. */
  jokers = 0;
  /** A straight or a flush can be made of some five. */
  complete = false;
  /** Places of the two cards chosen for the front hand. */
  a = 0;
  b = 0;

  read(cards: Cards, { joker, flush }: SetRules): void {
    this.sort(cards, joker);
    this.group();
    this.complete = this.isComplete(flush);
  }

  /** Chooses the two cards in front. */
  front(a: number, b: number): true {
    this.a = a;
    this.b = b;
    return true;
  }

  arrangement(): Arrangement {
    const { cards, a, b } = this;
    const back: number[] = [];
    for (let i = 0; i < 7; i++) if (i !== a && i !== b) back.push(cards[i]);
    return { front: [cards[a], cards[b]], back };
  }

  private sort(given: Cards, joker: SetRules['joker']): void {
    const { cards, ranks } = this;
    const weight = joker === 'ace' ? 2 * ACE_OF_CLUBS - 1 : -1;
    this.jokers = 0;
    for (let i = 0; i < 7; i++) {
      const card = given[i];
      const own = card === JOKER ? weight : 2 * card;
      let at = i;
      for (; at > 0; at--) {
        const other = cards[at - 1];
        if ((other === JOKER ? weight : 2 * other) >= own) break;
        cards[at] = other;
      }
      cards[at] = card;
      if (card === JOKER && joker === 'wild') this.jokers++;
    }
    for (let i = 0; i < 7; i++) ranks[i] = cards[i] === JOKER ? ACE : rankOf(cards[i]);
  }

  private group(): void {
    const { ranks } = this;
    const end = 7 - this.jokers;
    let pairs = 0;
    let trips = 0;
    let larger = 0;
    let size = 0;
    this.alone = 0;
    for (let at = 0; at < end; ) {
      let next = at + 1;
      while (next < end && ranks[next] === ranks[at]) next++;
      const length = next - at;
      if (length === 1) this.singles[this.alone++] = at;
      else if (length === 2) this.pairs[pairs++] = at;
      else if (length === 3) this.trips[trips++] = at;
      else larger += length === 4 ? 16 : 32;
      if (length > size) {
        size = length;
        this.most = at;
      }
      at = next;
    }
    this.lead = ranks[this.most];
    this.shape = SHAPE_OF[pairs + 4 * trips + larger];
  }

  private isComplete(flush: boolean): boolean {
    let set = 0;
    let suits = 0;
    let jokers = 0;
    for (let i = 0; i < 7; i++) {
      const card = this.cards[i];
      if (card === JOKER) jokers++;
      else {
        set |= 1 << (rankOf(card) - DEUCE);
        suits += 1 << (4 * suitOf(card));
      }
    }
    if (STRAIGHT_NEEDS[set] <= jokers) return true;
    const wanted = flush ? 5 - jokers : 5;
    return (
      (suits & 15) >= wanted ||
      ((suits >> 4) & 15) >= wanted ||
      ((suits >> 8) & 15) >= wanted ||
      ((suits >> 12) & 15) >= wanted
    );
  }
}

const ACE_OF_CLUBS = 48;
