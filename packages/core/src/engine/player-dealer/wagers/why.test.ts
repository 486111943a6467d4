import { expect, test } from 'vitest';
import type { Settled } from '../events.ts';
import { betting, choice, choose, deal, settleAll } from '../steps.ts';
import { oneCardGame, play, start } from '../testing/testing.ts';
import { whyMet } from './why.ts';

const give = choice('give up', 'Give up', 'fold');
const game = oneCardGame({
  script: [
    betting,
    deal('spots', 1, 'up'),
    deal('board', 1, 'up'),
    deal('dealer', 2, 'up'),
    choose((_, { spot }) => (spot === 2 ? [give] : [])),
    settleAll,
  ],
});

test('a game without words of its own tells which cards lay against which, and what was given up', () => {
  const round = start(game, { deck: '2s 3h 9c Kd Qd', bank: 1000 });
  play(round, '2 bet 10', '3 bet 10', 'close', '3 give up');
  const settled = round.log.filter((event): event is Settled => event.type === 'settled');
  expect(settled.map((event) => whyMet(round.state, event))).toEqual(['2s against Kd Qd', 'given up']);
});

test('and is not asked where it has some', () => {
  const round = start({ ...game, why: () => 'a deuce' }, { deck: '2s 9c Kd Qd', bank: 1000 });
  play(round, '2 bet 10', 'close');
  const settled = round.log.find((event) => event.type === 'settled');
  expect(settled && whyMet(round.state, settled)).toBe('a deuce');
});
