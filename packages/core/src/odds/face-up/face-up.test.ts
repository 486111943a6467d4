import { describe, expect, test } from 'vitest';
import { type Pack, packs } from '../../cards/index.ts';
import type { Arrangement, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { chooseSettings } from '../../houses/offering/setting.ts';
import type { WagerOdds } from '../answer.ts';
import { forSuitClasses } from '../count/suit-classes.ts';
import { inTurn } from '../work.ts';
import { faceUpWork } from './work.ts';

/** Deuces to fives: nothing but a bank without a pair of fives sends bets back here, so that some hands do. */
const four: Pack = { ...packs.standard, cards: packs.standard.cards.slice(0, 16) };
const offering = findOffering('black-sheep/face-up-pai-gow-poker') as PlayerDealerOffering;

function allSets(cards: readonly number[]): Arrangement[] {
  return cards.flatMap((a, i) =>
    cards.slice(i + 1).map((b) => ({ front: [a, b], back: cards.filter((one) => one !== a && one !== b) })),
  );
}

describe('Face Up Pai Gow', () => {
  test('O83 000:1095-1348 every hand by the set that is best against the hand it sees, as one by one', () => {
    const chosen = chooseSettings(offering.settings, {});
    const printed = chosen.ok ? offering.game(chosen.values) : expect.fail(chosen.message);
    const { counted } = printed;
    if (counted?.by !== 'front and back') return expect.fail('not set in front and in back');
    const pushes = (cards: readonly number[]) => cards.filter((card) => card >> 2 === 3).length === 2;
    const game: PlayerDealerGame = {
      ...printed,
      shoe: four,
      wagers: printed.wagers.filter(({ id }) => id === 'game' || id === 'ace high'),
      outcome: (round, bet) => {
        const isSentBack = pushes(round.shared.dealer.cards);
        if (bet.kind === 'game') return isSentBack ? { result: 'push' } : printed.outcome(round, bet);
        if (!isSentBack) return { result: 'lose' };
        const row = pushes(round.hands[bet.spot][0].cards) ? 'both' : 'bank';
        return { result: 'win', odds: [row === 'both' ? 40 : 5, 1], row };
      },
    };
    const seen = { ...counted, seenPushes: pushes };
    const [odds, bonus] = inTurn(faceUpWork(game, seen)) as WagerOdds[];
    const deck = [...four.cards];
    const banks: { held: number; front: number; back: number; pushes: boolean }[] = [];
    const heldBy = (cards: readonly number[]) => cards.reduce((held, card) => held | (1 << card), 0);
    const fill = (cards: readonly number[], from: number): void => {
      if (cards.length < 7) {
        for (let i = from; i < deck.length; i++) fill([...cards, deck[i]], i + 1);
        return;
      }
      const { front, back } = counted.way(cards);
      banks.push({
        held: heldBy(cards),
        front: counted.front(front),
        back: counted.back(back),
        pushes: pushes(cards),
      });
    };
    fill([], 0);
    let [won, lost, both, alone, wayWins] = [0, 0, 0, 0, 0];
    forSuitClasses(four, 7, (cards, ways) => {
      const held = heldBy(cards);
      const usual = counted.way(cards);
      const way = [counted.front(usual.front), counted.back(usual.back)];
      const sets = allSets([...cards])
        .filter((set) => !counted.isFoul(set))
        .map((set) => [counted.front(set.front), counted.back(set.back)]);
      for (const bank of banks) {
        if ((bank.held & held) !== 0) continue;
        if (bank.pushes) {
          if (pushes(cards)) both += ways;
          else alone += ways;
          continue;
        }
        const higherOf = ([front, back]: readonly number[]) =>
          Number(front > bank.front) + Number(back > bank.back);
        const most = Math.max(...sets.map(higherOf));
        wayWins += ways * (higherOf(way) - 1);
        if (most === 2) won += ways;
        else if (most === 0) lost += ways;
      }
    });
    expect(odds.rows.map((row) => row.combinations)).toEqual([won, 11_440 * 36 - won - lost, lost]);
    expect(odds.rows.map((row) => row.for)).toEqual(['win', 'push', 'lose']);
    expect(odds.plain).toBeCloseTo((won - lost - wayWins) / (11_440 * 36), 12);
    const counts = Object.fromEntries(bonus.rows.map((row) => [row.for, row.combinations]));
    expect(counts).toEqual({ both, bank: alone, lose: 11_440 * 36 - both - alone });
    expect(both).toBeGreaterThan(0);
  });
});
