import { ACE, BONUS_TEN, type Card, cardOf, JOKER } from './card.ts';
import { TILE_KINDS } from './tiles.ts';

/** A pack as it lies before the shuffle. Cards are bytes; equal cards (jokers, shoes) repeat. */
export interface Pack {
  readonly id: string;
  readonly title: string;
  readonly cards: Uint8Array;
}

const TEN = 8;
const SUITS = [0, 1, 2, 3];

function ranks(from: number, to: number): Card[] {
  const cards: Card[] = [];
  for (let rank = from; rank <= to; rank++) for (const suit of SUITS) cards.push(cardOf(rank, suit));
  return cards;
}

function pack(id: string, title: string, ...parts: Card[][]): Pack {
  return { id, title, cards: Uint8Array.from(parts.flat()) };
}

const aces = ranks(ACE, ACE);
const pictures = ranks(TEN + 1, TEN + 3);
const jokers = (count: number): Card[] => new Array(count).fill(JOKER);

/** The 52 cards. */
export const standardPack = pack('52', '52 cards', ranks(0, ACE));

/**
 * 52 cards and one to four jokers: one for the bug games, up to three for Joker's Wild (003:480).
 *
 * @example
 * ```ts
 * import { packWithJokers } from '@cardroom/core/cards';
 *
 * console.log(packWithJokers(1).cards.length); // 53
 * ```
 */
export function packWithJokers(count: 1 | 2 | 3 | 4): Pack {
  return pack(
    `52+${count}`,
    `52 cards and ${count} joker${count > 1 ? 's' : ''}`,
    ranks(0, ACE),
    jokers(count),
  );
}

/** The standard pack with one joker: 53 cards. */
export const jokerPack = packWithJokers(1);

/** Every pack the five books deal from. A shoe is `shoe(pack, n)`. */
export const packs = {
  standard: standardPack,
  joker: jokerPack,
  twoJokers: packWithJokers(2),
  threeJokers: packWithJokers(3),
  /** Hawaiian Blackjack: four jokers that are not wild (003:659). */
  fourJokers: packWithJokers(4),
  /** Mexican Poker: no eights, nines or tens, one joker (003:348). */
  mexican: pack('mexican', '40 cards without 8, 9, 10, and a joker', ranks(0, 5), pictures, aces, jokers(1)),
  /** Short deck: sixes to aces (003:5586). */
  short: pack('short', '36 cards, six to ace', ranks(4, ACE)),
  /** EZ Money Hold'em and Asian Five-Card Stud: sevens to aces (004:640). */
  sevens: pack('sevens', '32 cards, seven to ace', ranks(5, ACE)),
  /** 9's Up: aces to tens (002:102). */
  nines: pack('nines', '40 cards, ace to ten', aces, ranks(0, TEN)),
  /** Pokara: tens to aces (003:1723). */
  pokara: pack('pokara', '20 cards, ten to ace', ranks(TEN, ACE)),
  /** Super 9 and Pan 9: no seven to ten (003:538). */
  super9: pack('super9', '36 cards without 7, 8, 9, 10', aces, ranks(0, 4), pictures),
  /** Baccarat 9: no 7, 8, 9, and four more tens (003:1015, 003:1272). */
  baccarat9: pack(
    'baccarat9',
    '44 cards without 7, 8, 9, with eight tens',
    aces,
    ranks(0, 4),
    ranks(TEN, TEN),
    ranks(TEN, TEN),
    pictures,
  ),
  /** Pure 21.5: ace to nine, and sixteen bonus cards in place of tens and pictures (002:1004). */
  pure: pack(
    'pure',
    '52 cards, ace to nine and 16 bonus cards',
    aces,
    ranks(0, 7),
    [0, 1, 2, 3].flatMap((i) => new Array<Card>(4).fill((BONUS_TEN + i) as Card)),
  ),
  /** The 32 pai gow tiles. */
  tiles: pack(
    'tiles',
    '32 pai gow tiles',
    TILE_KINDS.flatMap(({ card, copies }) => new Array<Card>(copies).fill(card)),
  ),
} as const;

/** Pokara prefers twenty of its small packs (003:1731); the others stop at twelve. */
export const MOST_PACKS = 20;

/**
 * One to twenty packs shuffled together.
 *
 * @example
 * ```ts
 * import { packs, shoe } from '@cardroom/core/cards';
 *
 * console.log(shoe(packs.standard, 8).cards.length); // 416
 * ```
 */
export function shoe(of: Pack, count: number): Pack {
  if (!Number.isInteger(count) || count < 1 || count > MOST_PACKS) {
    throw new RangeError(`A shoe holds 1 to ${MOST_PACKS} decks, not ${count}.`);
  }
  if (count === 1) return of;
  const cards = new Uint8Array(of.cards.length * count);
  for (let i = 0; i < count; i++) cards.set(of.cards, i * of.cards.length);
  return { id: `${of.id}x${count}`, title: `${count} decks of ${of.title}`, cards };
}
