import { sharedHand } from '../../engine/player-dealer/dealing.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { RoundState, SpotHand } from '../../engine/player-dealer/state.ts';
import { capital } from '../../engine/words.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import { seatName } from '../words.ts';

/** What hands are called by the rankings that a game's rule card names. */

/** `pair of sevens in front, pair of queens behind`; null if no ranking knows such a hand. */
export function saySetHand(
  game: PlayerDealerGame,
  { front, back }: Pick<SpotHand, 'front' | 'back'>,
): string | null {
  const rankings = game.card?.rankings ?? [];
  if (rankings.length === 0) return null;
  const small = named(rankings[0].ranking, front);
  const large = named(rankings[rankings.length - 1].ranking, back);
  return small === null || large === null ? null : `${small} in front and ${large} in back`;
}

/** Every hand of a round, whosever it is: `Seat 3 has a pair of nines. The player-dealer has queen high.` */
export function sayHands(state: RoundState): string {
  const { game, hands, shared } = state;
  const board = shared.board?.cards ?? [];
  const of = (hand: SpotHand) =>
    hand.front.length > 0 ? saySetHand(game, hand) : sayHand(game, hand.cards, board);
  const said: string[] = [];
  for (const [spot, own] of hands.entries())
    for (const hand of own) {
      const name = hand.folded ? null : of(hand);
      if (name !== null) said.push(`${seatName(Math.floor(spot / game.circles))} has ${name}.`);
    }
  for (const [name, hand] of Object.entries(shared)) {
    const made = name === 'board' ? null : of(hand);
    if (made !== null) said.push(`${capital(sharedHand(name))} has ${made}.`);
  }
  return said.join(' ');
}

/** Named by the first ranking that takes this many cards, alone or with the board. */
function sayHand(game: PlayerDealerGame, cards: readonly number[], board: readonly number[]): string | null {
  for (const { ranking } of game.card?.rankings ?? []) {
    const name = named(ranking, cards) ?? named(ranking, [...cards, ...board]);
    if (name !== null) return name;
  }
  return null;
}

function named(ranking: Ranking, cards: readonly number[]): string | null {
  const [part, ...more] = ranking.parts;
  if (more.length > 0 || !part.sizes.includes(cards.length) || !cards.every(ranking.accepts)) return null;
  return ranking.name(ranking.value(cards));
}
