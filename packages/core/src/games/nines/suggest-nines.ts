import type { Choice } from '../../engine/player-dealer/game.ts';
import type { RoundState, SpotHand } from '../../engine/player-dealer/state.ts';
import { pointsOf } from '../../ranks/count/nines.ts';
import { hitsNineAndAHalf } from './nine-and-a-half.ts';
import { hitsByHouseWay } from './nines-chart.ts';

/** The house way of the games of nine that leave a choice: hit to five, or to five and a half; no Tie wager. */
export function suggestNines(round: RoundState, hand: SpotHand, options: readonly Choice[]): string {
  const open = (id: string): boolean => options.some((option) => option.id === id);
  if (open('no tie')) return 'no tie';
  // Super 9 and Pan 9
  if (open('draw')) return hitsByHouseWay(pointsOf(hand.cards)) ? 'draw' : 'stand';
  const { player } = round.shared;
  const hits = player === undefined ? hitsNineAndAHalf(hand.cards) : hitsByHouseWay(pointsOf(player.cards));
  return hits ? 'hit' : 'stand';
}
