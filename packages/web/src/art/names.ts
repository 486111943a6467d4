import { BONUS_TEN, HIDDEN, isBonus, isTile, JOKER, rankOf, suitOf, tileKind } from '@cardroom/core/cards';
import { SUIT_NAMES } from './shapes/suits.ts';

const RANK_NAMES = [
  'deuce',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
];
const SPOTS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** What a screen reader says: `king of spades`, `joker`, `bonus ten`, `Teen, six and six`. */
export function cardName(card: number): string {
  if (card === HIDDEN) return 'face-down card';
  if (card === JOKER) return 'joker';
  if (isBonus(card)) return `bonus ${RANK_NAMES[8 + card - BONUS_TEN]}`;
  if (isTile(card)) {
    const { pair, upper, lower } = tileKind(card);
    return `${pair}, ${SPOTS[upper]} and ${SPOTS[lower]}`;
  }
  return `${RANK_NAMES[rankOf(card)]} of ${SUIT_NAMES[suitOf(card)]}`;
}
