import { eightOrBetter, high } from '@cardroom/core/ranks';
import { anyCards, share } from '@cardroom/core/source/engine/pot/steps.ts';
import { boardGame, play, stacked, stakes, start } from '@cardroom/core/source/engine/pot/testing.ts';
import { expect, test } from 'vitest';
import { potNotes } from './pot-seat-notes.ts';

const split = boardGame(
  {},
  { shares: [share('high', high, anyCards), share('low', eightOrBetter, anyCards)] },
);
const nl = stakes([2], { structure: 'no-limit', blinds: [1, 2] });

test('every share has its winner’s name and money beside its winner', () => {
  const deck = stacked(['Ks Kh', 'As 5c', 'Qs Qh'], { board: '2c 7d Kd 3s 9d' });
  const hand = play(start(split, nl, [100, 100, 100], { deck }), '3 raise 50', '1 call', '2 call');
  play(hand, '1 bet 50', '2 call', '3 call');
  const [first, second, third] = potNotes(hand.state, hand.log, true);
  expect(first).toMatchObject({ text: '+$150', tone: 'won' });
  expect(first?.hand).toEqual(['high (three kings, nine-seven kickers)']);
  expect(second?.text).toBe('+$150');
  expect(second?.hand?.[0]).toMatch(/^low \(/);
  expect(third).toMatchObject({ tone: 'plain', hand: [expect.stringContaining('queens')] });
});

test('who wins all of a pot that could be split reads the hand alone', () => {
  const deck = stacked(['Ks Kh', 'As Ac', 'Qs Qh'], { board: 'Tc Jd Kd 9s 9d' });
  const hand = play(start(split, nl, [100, 100, 100], { deck }), '3 raise 50', '1 call', '2 call');
  play(hand, '1 bet 50', '2 call', '3 call');
  const [first] = potNotes(hand.state, hand.log, true);
  expect(first).toMatchObject({ text: '+$300', tone: 'won', hand: ['full house, kings over nines'] });
});

test('the word for a bet stands with its chips, and goes when they are gathered', () => {
  const hand = play(start(boardGame(), nl, [100, 100, 100]), '3 raise 6', '1 fold');
  const words = () => potNotes(hand.state, hand.log, false).map((note) => note?.word ?? note?.text ?? '');
  expect(words()).toEqual(['', 'Blind', 'Raise']);
  play(hand, '2 call');
  expect(words()).toEqual(['Fold', '', '']);
});
