import { isPlain } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import { categoryOf, fiveCardName } from '../tables/five-card.ts';
import { high, high6 } from './high.ts';

/** The 6 Card Bonus: the best five of the player's three cards and the player-dealer's three (000:831). */
export const sixCard: Ranking = {
  id: 'six-card',
  title: "The best five of a player's three and the player-dealer's three (6 Card Bonus)",
  parts: [
    { name: 'player', sizes: [3] },
    { name: 'dealer', sizes: [3] },
  ],
  accepts: isPlain,
  value: (cards, other) => {
    if (other === undefined) throw new TypeError('The 6 Card Bonus needs the player-dealer’s cards.');
    return high6(cards[0], cards[1], cards[2], other[0], other[1], other[2]);
  },
  name: fiveCardName,
  categoryOf,
  plays: { first: [2, 3], five: high },
};
