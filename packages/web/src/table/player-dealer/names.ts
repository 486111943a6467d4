import { HIDDEN } from '@cardroom/core/cards';
import type { PlayerDealerGame, RoundState, SpotHand } from '@cardroom/core/engine/player-dealer';
import type { Ranking } from '@cardroom/core/ranks';
import { t } from '../t.ts';

/** A hand in the words of the game's own rankings; empty while it has no name. */
export function nameOf(round: RoundState, hand: SpotHand): string {
  const { game, shared } = round;
  if (hand.front.length > 0) return setName(game, hand.front, hand.back);
  const board = shared.board?.cards ?? [];
  return cardsName(game, [...hand.cards, ...board]) || cardsName(game, hand.cards);
}

/** Both parts of a hand that was set. */
export function setName(game: PlayerDealerGame, front: readonly number[], back: readonly number[]): string {
  const rankings = game.card?.rankings ?? [];
  const [first, last] = [rankings[0]?.ranking, rankings.at(-1)?.ranking];
  const names = [named(first, front), named(last, back)].filter((name) => name !== '');
  return names.join(' / ');
}

function cardsName(game: PlayerDealerGame, cards: readonly number[]): string {
  for (const { ranking } of game.card?.rankings ?? []) {
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

/** What a hand is called that is on no circle; a game's own hand has the name that the game gives it. */
export function sharedName(name: string): string {
  switch (name) {
    case 'player':
    case 'banker':
    case 'board':
    case 'hit':
    case 'dealer':
      return t(`hand.${name}`);
    default:
      return name.charAt(0).toUpperCase() + name.slice(1);
  }
}

/** From the left; what a game calls its own lies between. */
const [FIRST, LAST] = [
  ['board', 'player', 'hit'],
  ['banker', 'dealer'],
];

/** All of a round in the order in which they lie. */
export function inOrder(shared: RoundState['shared']): { readonly name: string; readonly hand: SpotHand }[] {
  const own = Object.keys(shared).filter((name) => !FIRST.includes(name) && !LAST.includes(name));
  return [...FIRST, ...own, ...LAST].flatMap((name) => {
    const hand = shared[name];
    return hand === undefined || hand.cards.length === 0 ? [] : [{ name, hand }];
  });
}
