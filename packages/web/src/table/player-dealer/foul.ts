import { cardOf, isTile } from '@cardroom/core/cards';
import {
  type Arrangement,
  DEALER,
  newHandOn,
  type RoundState,
  type SpotHand,
} from '@cardroom/core/engine/player-dealer';
import { wordsOf } from '../panel/words-of.ts';

/** The weakest hand a player-dealer can have: 3-2 in front, 7-5-4-3-2 behind; two zeros where points count. */
const WEAKEST = {
  poker: [[cardOf(0, 0), cardOf(1, 1)], [1, 2, 3, 5].map((rank, i) => cardOf(rank, i)).concat(cardOf(0, 2))],
  points: [
    [cardOf(6, 0), cardOf(0, 0)],
    [cardOf(6, 1), cardOf(0, 1)],
  ],
};

/**
 * Whether a set would be foul, asked of the game itself: only a foul loses to the weakest hand there is.
 * A hand set against a player-dealer has at least one part above it.
 */
export function isFoul(round: RoundState, hand: SpotHand, { front, back }: Arrangement): boolean {
  const bet = round.bets[hand.spot]?.find(({ kind }) => kind === round.game.wagers[0].id);
  // Tiles meet low with low, however they are laid.
  if (bet === undefined || front.some(isTile)) return false;
  const rankings = wordsOf(round.game)?.rankings ?? [];
  if (rankings.length === 1) {
    const [{ ranking }] = rankings;
    if (ranking.value(front) <= ranking.value(back)) return false;
  }
  const [theirs, behind] = back.length === front.length ? WEAKEST.points : WEAKEST.poker;
  const dealer = { ...newHandOn(DEALER, 0), cards: [...theirs, ...behind], front: theirs, back: behind };
  const hands = round.hands.map((of, spot) =>
    spot === hand.spot ? of.map((one) => (one.number === hand.number ? { ...one, front, back } : one)) : of,
  );
  return round.game.outcome({ ...round, hands, shared: { ...round.shared, dealer } }, bet).result === 'lose';
}
