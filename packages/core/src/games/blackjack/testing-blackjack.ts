import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import { play, start } from '../../engine/player-dealer/testing/testing.ts';

/** For tests only: a deal of twenty-one with the player-dealer at seat 1 and players from seat 2 on. */
interface Deal {
  /** Two cards for each player: `'Ts 6h'`. */
  readonly players: readonly string[];
  /** Upcard and second card; the upcard alone where the second comes later. */
  readonly dealer: string;
  /** The cards dealt after that. */
  readonly next?: string;
  readonly bank?: number;
  /** The bets; by default `$10` on the game for each player. */
  readonly bets?: readonly string[];
  readonly stacks?: readonly (number | null)[];
}

export function dealt(
  game: PlayerDealerGame,
  { players, dealer, next = '', bank = 50_000, ...more }: Deal,
): Round {
  const hands = players.map((hand) => hand.split(' '));
  const [up, second = ''] = dealer.split(' ');
  const burned = game.script.some((step) => step.do === 'burn') ? '2c' : '';
  const order = [burned, ...hands.map((hand) => hand[0]), up, ...hands.map((hand) => hand[1]), second, next];
  const { stacks, bets = hands.map((_, i) => `${i + 2} game 10`) } = more;
  const round = start(game, {
    deck: order.filter((card) => card !== '').join(' '),
    bank,
    stacks: stacks ?? new Array(game.seats).fill(50_000),
  });
  return play(round, ...bets, 'close');
}

/** What the hand whose turn it is may do: `'2: hit stand double'`, `'2/1: stand'` for the next hand of a split; nothing when nobody is asked. */
export function asked({ state }: Round): string {
  const { asked: who } = state;
  if (who === null) return '';
  const { spot, number } = who;
  const name = `${Math.floor(spot / state.game.circles) + 1}${number === 0 ? '' : `/${number}`}`;
  const ids = optionsFor(state, state.hands[spot][number]).map(({ id }) => id);
  return `${name}: ${ids.join(' ')}`;
}

/** What a hand of two cards may do against these of the player-dealer; empty if it is not asked. */
export const mayDo = (game: PlayerDealerGame, hand: string, dealer: string): string =>
  asked(dealt(game, { players: [hand], dealer })).replace('2: ', '');

/** Orders lines such as `'3 game push'` by their seats, counted on from this one. */
export const fromSeat = (first: number) => (a: string, b: string) =>
  ((Number(a[0]) - first + 8) % 8) - ((Number(b[0]) - first + 8) % 8);
