import { ACE, type Cards, isPlain, rankOf, suitOf } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import { rankWord, rankWords } from '../tables/five-card.ts';

/** What three cards make. A three-card order numbers these from 1 (worst). */
const THREE_CARD_HANDS = [
  'high card',
  'pair',
  'flush',
  'straight',
  'three of a kind',
  'straight flush',
  'royal flush',
  'trip flush',
] as const;
/** The name of a hand of three cards. */
export type ThreeCardHand = (typeof THREE_CARD_HANDS)[number];

interface ThreeCardRules {
  /** Hands from worst to best. Without a trip flush among them, three equal cards of a shoe are three of a kind. */
  readonly hands: readonly ThreeCardHand[];
  /** In a shoe a flush may hold a pair: whether it then beats every flush without one. */
  readonly pairedFlushFirst: boolean;
  readonly royalName: string;
  /** Ace, deuce and trey of one suit are a flush: 4-3-2 is the lowest straight flush (003:2511, 004:1200). */
  readonly fourLow?: boolean;
}

/** A value: the hand's place, one bit for a pair that decides before the cards, three ranks of four bits. */
const HAND_SHIFT = 13;
const PAIRED = 1 << 12;
const THREE = 1;

/** Every order of three-card hands, A-2-3 being the lowest straight (000:806). */
export class ThreeCardOrder {
  private readonly rules: ThreeCardRules;
  private readonly places: Record<ThreeCardHand, number>;

  constructor(rules: ThreeCardRules) {
    this.rules = rules;
    const place = (hand: ThreeCardHand) => rules.hands.indexOf(hand) + 1;
    this.places = Object.fromEntries(THREE_CARD_HANDS.map((hand) => [hand, place(hand)])) as Record<
      ThreeCardHand,
      number
    >;
    this.places['trip flush'] ||= this.places['three of a kind'];
  }

  value(cards: Cards): number {
    const x = rankOf(cards[0]);
    const y = rankOf(cards[1]);
    const z = rankOf(cards[2]);
    const high = Math.max(x, y, z);
    const low = Math.min(x, y, z);
    const middle = x + y + z - high - low;
    const suited = suitOf(cards[0]) === suitOf(cards[1]) && suitOf(cards[1]) === suitOf(cards[2]);
    const { places } = this;
    if (high === low) {
      return (places[suited ? 'trip flush' : 'three of a kind'] << HAND_SHIFT) | packed(high, high, high);
    }
    if (high === middle || middle === low) {
      const pair = packed(middle, middle, high === middle ? low : high);
      if (!suited) return (places.pair << HAND_SHIFT) | PAIRED | pair;
      const flush = places.flush << HAND_SHIFT;
      return flush | (this.rules.pairedFlushFirst ? PAIRED | pair : packed(high, middle, low));
    }
    const aceLow = high === ACE && middle === THREE;
    const plainFlush = aceLow && suited && this.rules.fourLow === true;
    if (!plainFlush && (aceLow || high - low === 2)) {
      const top = aceLow ? THREE : high;
      const hand = !suited ? 'straight' : top === ACE ? 'royal flush' : 'straight flush';
      return (places[hand] << HAND_SHIFT) | packed(top, 0, 0);
    }
    return (places[suited ? 'flush' : 'high card'] << HAND_SHIFT) | packed(high, middle, low);
  }

  handOf(value: number): ThreeCardHand {
    return this.rules.hands[(value >> HAND_SHIFT) - 1];
  }

  name(value: number): string {
    const [a, b, c] = [8, 4, 0].map((shift) => (value >> shift) & 15);
    const hand = this.handOf(value);
    switch (hand) {
      case 'trip flush':
        return `trip flush, three ${rankWords(a)}`;
      case 'royal flush':
        return this.rules.royalName;
      case 'three of a kind':
        return `three ${rankWords(a)}`;
      case 'straight':
      case 'straight flush':
        return `${hand}, ${rankWord(a)} high`;
      case 'flush':
        return `flush, ${[a, b, c].map(rankWord).join('-')}`;
      case 'pair':
        return `pair of ${rankWords(a)}, ${rankWord(c)} kicker`;
      default:
        return `${rankWord(a)} high, ${rankWord(b)}-${rankWord(c)} kickers`;
    }
  }
}

function packed(a: number, b: number, c: number): number {
  return (a << 8) | (b << 4) | c;
}

const RULES: ThreeCardRules = {
  hands: ['high card', 'pair', 'flush', 'straight', 'three of a kind', 'straight flush', 'royal flush'],
  pairedFlushFirst: false,
  royalName: 'mini royal flush',
};
const order = new ThreeCardOrder(RULES);
const fourLow = new ThreeCardOrder({ ...RULES, fourLow: true });

/** Three-card poker hands, in which a straight beats a flush. */
export const threeCard: Ranking = {
  id: 'three-card',
  title: 'Three-card poker hands, mini royal flush on top (Three Card Poker)',
  parts: [{ name: 'cards', sizes: [3] }],
  accepts: isPlain,
  // 002:911: up to six packs.
  repeats: true,
  value: (cards) => order.value(cards),
  name: (value) => order.name(value),
};

/** Hands of three cards whose lowest straight flush is 4-3-2. 003:2511, 004:1200 */
export const threeCardFourLow: Ranking = {
  ...threeCard,
  id: 'three-card-four-low',
  title: 'Three-card poker hands whose lowest straight flush is 4-3-2',
  value: (cards) => fourLow.value(cards),
};

/**
 * The row of a pay table that a value falls in (000:881).
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { threeCard, threeCardHand } from '@cardroom/core/ranks';
 *
 * const read = parseCards('As Ah Kd');
 * if (read.ok) console.log(threeCardHand(threeCard.value(read.cards))); // pair
 * ```
 */
export function threeCardHand(value: number): ThreeCardHand {
  return order.handOf(value);
}

const QUEEN = 10;
const LOWEST_QUEEN_HIGH = (1 << HAND_SHIFT) | packed(QUEEN, 1, 0);

/**
 * Whether the player-dealer plays: with queen-high or better. 000:846
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { isQueenHigh, threeCard } from '@cardroom/core/ranks';
 *
 * const read = parseCards('Qs 7h 2d');
 * if (read.ok) console.log(isQueenHigh(threeCard.value(read.cards))); // true
 * ```
 */
export function isQueenHigh(value: number): boolean {
  return value >= LOWEST_QUEEN_HIGH;
}
