import { expect, test } from 'vitest';
import { printCards, seededRandom, shuffled } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import { playerOf, type RoundSetup } from '../../engine/player-dealer/state.ts';
import { play, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import type { HouseWay } from '../house-ways/chart.ts';
import type { SetRules } from '../house-ways/set-rules.ts';

/** For tests only: where a row is printed, and a hand set by it, two cards in front and five in back. */
export type Example = readonly [cite: string, front: string, back: string];

/** Examples name suits freely: only the values of the two hands must agree. */
export function checkSet(way: HouseWay, rules: SetRules, [cite, front, back]: Example): void {
  const dealt = cards(`${back} ${front}`);
  const names = (two: readonly number[], five: readonly number[]) => [
    rules.front.name(rules.front.value(two)),
    rules.back.name(rules.back.value(five)),
  ];
  const set = way.set(dealt);
  expect(names(set.front, set.back)).toEqual(names(cards(front), cards(back)));
  expect(way.ruleFor(dealt).split(', ')).toContain(cite);
}

/** A shoe that deals these piles; empty and missing ones are filled with the remaining cards. */
export function shoeOf(game: PlayerDealerGame, piles: readonly string[]): string {
  const step = game.script.find((step) => step.do === 'piles');
  if (step === undefined) throw new Error(`${game.name} lays no piles.`);
  const { count, size, laid } = step;
  const known = piles.map((pile) => cards(pile));
  const rest = [...shuffled(game.shoe, seededRandom('rest'))];
  for (const card of known.flat()) rest.splice(rest.indexOf(card), 1);
  const full = Array.from({ length: count }, (_, i) => (piles[i] ? known[i] : rest.splice(0, size)));
  const deck: number[] = [];
  for (const [pile, held] of full.entries()) {
    expect(held.length).toBe(size);
    for (const [row, card] of held.entries()) {
      if (laid === 'hand by hand') deck[pile * size + row] = card;
      else deck[row * count + (laid === 'there and back' && row % 2 === 1 ? count - 1 - pile : pile)] = card;
    }
  }
  return printCards([...deck, ...rest]);
}

/**
 * A round up to where the players set: the player-dealer at seat 1 has the first hand, seat 2 the next,
 * and the dice give seat 2 the action button.
 */
export function dealt(
  game: PlayerDealerGame,
  hands: readonly string[],
  bets: readonly string[],
  more: Partial<Omit<RoundSetup, 'game' | 'stacks'>> & { readonly bank?: number } = {},
): Round {
  const stacks = Array.from({ length: 7 }, () => 1_000_000);
  const round = start(game, { deck: shoeOf(game, hands), stacks, bank: 500_000, ...more });
  play(round, ...bets, 'close');
  if (round.need?.type !== 'roll') play(round, '1 pick 1');
  return play(round, 'roll 2 3 3');
}

/** Everybody who still has to set asks for the house way. */
export function houseWays(round: Round): Round {
  while (!round.over) {
    const step = round.state.game.script[round.state.step];
    if (step.do !== 'choose') throw new Error(`The round waits for ${step.do}.`);
    if (step.who === 'dealer') play(round, '1 house way');
    else
      for (const spot of openSpots(round))
        play(round, `${playerOf(round.state, spot) + 1} house way on ${spot + 1}`);
  }
  return round;
}

function openSpots({ state }: Round): number[] {
  return [...state.hands.keys()].filter(
    (spot) => state.hands[spot].length > 0 && state.hands[spot][0].passed !== state.step,
  );
}

/** The hands of pay tables that lie in the seven cards of seat 2, with the odds and the Envy of seat 3. */
type PaidHand = readonly [hand: string, pays: number, envy?: number];

/** Checks that a row pays its odds to the bonus wager, and its prize to the one other button. */
export function checkPays(game: PlayerDealerGame, bonus: string, [hand, pays, envy]: PaidHand): void {
  const bets = [2, 3].flatMap((seat) => [`${seat} game 25`, `${seat} ${bonus} 25`]);
  const lines = settled(houseWays(dealt(game, ['', hand], bets)));
  expect(lines).toContain(pays === 0 ? `2 ${bonus} lose 25` : `2 ${bonus} win ${25 * pays}`);
  expect(envyLines(lines)).toEqual(envy ? [`3 envy win ${envy}`] : []);
}

/** The rows of a bonus table, each by its line. */
export function testPays(
  game: PlayerDealerGame,
  bonus: string,
  rows: readonly (readonly [cite: string, ...PaidHand])[],
): void {
  for (const [cite, ...paid] of rows) test(cite, () => checkPays(game, bonus, paid));
}

export const envyLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.includes('envy'));

/** A player-dealer's hand with queen-jack in front of kings, and hands that beat or lose to both parts of it. */
export const DEALER = 'Kd Kc Qh Jd 9c 5s 3d';
export const WINS = 'Ad Ac Kh 9d Tc 5h 2d';
export const LOSES = 'Th Ts 9h 8d 6c 4c 2h';
export const QUADS = '7h 7c 7d 7s 5c 6h 2s';

export const PAID = {
  sevenNatural: '4h 5h 6h 7h 8h 9h Th',
  royalMatch: 'As Ks Qs Js Ts Kd Qd',
  sevenJoker: '4h 5h Jk 7h 8h 9h Th',
  fiveAces: 'As Ad Ah Ac Jk 9c 4d',
  fiveNines: '9h 9c 9d 9s Jk Kd 2c',
  royal: 'As Ks Qs Js Ts 4d 2c',
  straightFlush: '9h 8h 7h 6h 5h Kd 2c',
  jokerStraightFlush: '9h 8h Jk 6h 5h Kd 2c',
  quads: '9h 9c 9d 9s 5h Kd 2c',
  fullHouse: '9h 9c 9d 5s 5h Kd 2c',
  flush: 'Kh Th 8h 5h 2h 9c 3d',
  jokerFlush: 'Kh Th 8h 5h Jk 9c 3d',
  straight: '9h 8c 7d 6s 5h Kd 2c',
  trips: '9h 9c 9d 5s 4h Kd 2c',
  tripsAndStraight: '9h 9c 9d 8s 7h 6d 5c',
  twoPair: '9h 9c 5s 5h Kd 2c Jd',
} as const;
