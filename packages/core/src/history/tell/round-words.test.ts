import { expect, test } from 'vitest';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { gameOf } from '../../houses/testing/testing.ts';
import { choiceVerb, choiceVerbs } from './round-words.ts';

const game = {
  ...gameOf(findOffering('empire/three-card-poker') as PlayerDealerOffering),
  verbs: { war: 'go to war', fold: 'give up' },
};

test.each([
  ['war', 'goes to war'],
  ['fold', 'gives up'],
  ['house way', 'asks for the house way'],
  ['check', 'checks'],
  ['whist', 'chooses whist'],
])('what is done by %s: %s', (choice, words) => {
  expect(choiceVerb(game, choice)).toBe(words);
});

test('scenarios know the verbs of a game beside the usual ones', () => {
  expect(choiceVerbs(game)).toMatchObject({ war: 'goes to war', fold: 'gives up', play: 'plays' });
});
