import { newHandOn } from '@cardroom/core/engine/player-dealer';
import { expect, test } from 'vitest';
import { inOrder, sharedName } from './names.ts';

const hand = (...cards: number[]) => ({ ...newHandOn(-1, 0), cards });

test('hands of the table lie in one order, and what a game calls its own is among them', () => {
  const shared = { crown: hand(1), dealer: hand(2), board: hand(3), player: hand() };
  expect(inOrder(shared).map(({ name }) => name)).toEqual(['board', 'crown', 'dealer']);
});

test('a hand is called by its usual name, or as its game calls it', () => {
  expect([sharedName('dealer'), sharedName('crown')]).toEqual(['Player-dealer', 'Crown']);
});
