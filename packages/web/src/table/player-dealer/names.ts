import { HIDDEN } from '@cardroom/core/cards';
import type { PlayerDealerGame, RoundState, SpotHand } from '@cardroom/core/engine/player-dealer';
import type { Ranking } from '@cardroom/core/ranks';
import { wordsOf } from '../panel/words-of.ts';

/** A hand in the words of the game's own rankings; empty while it has no name. */
export function nameOf(round: RoundState, hand: SpotHand): string {
  const { game, shared } = round;
  if (hand.front.length > 0) return setName(game, hand.front, hand.back);
  const board = shared.board?.cards ?? [];
  return cardsName(game, [...hand.cards, ...board]) || cardsName(game, hand.cards);
}

/** Both parts of a hand that was set. */
export function setName(game: PlayerDealerGame, front: readonly number[], back: readonly number[]): string {
  const rankings = wordsOf(game)?.rankings ?? [];
  const [first, last] = [rankings[0]?.ranking, rankings.at(-1)?.ranking];
  const names = [named(first, front), named(last, back)].filter((name) => name !== '');
  return names.join(' / ');
}

function cardsName(game: PlayerDealerGame, cards: readonly number[]): string {
  for (const { ranking } of wordsOf(game)?.rankings ?? []) {
    const name = named(ranking, cards);
    if (name !== '') return name;
  }
  return '';
}

function named(ranking: Ranking | undefined, cards: readonly number[]): string {
  if (ranking === undefined || ranking.parts.length !== 1 || cards.includes(HIDDEN)) return '';
  if (!ranking.parts[0].sizes.includes(cards.length) || !cards.every(ranking.accepts)) return '';
  return ranking.name(ranking.value(cards));
}
