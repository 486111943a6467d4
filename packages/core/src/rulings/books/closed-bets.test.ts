import { expect, test } from 'vitest';
import { limitsOf, play, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { dealt } from '../../games/pai-gow/testing-pai-gow.ts';
import * as blackSheep from '../../houses/black-sheep/casino-poker.ts';
import { paiGow } from '../../houses/black-sheep/pai-gow.ts';
import * as hotelDelRio from '../../houses/hotel-del-rio/casino-poker.ts';
import * as luckyLady from '../../houses/lucky-lady/casino-poker.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { gameOf, offered } from '../../houses/testing/testing.ts';
import { finish, ruleOnRound } from '../testing-round.ts';
import { printedRulings } from './index.ts';

const casinoPoker: readonly PlayerDealerOffering[] = [
  ...blackSheep.casinoPoker,
  ...hotelDelRio.casinoPoker,
  ...luckyLady.casinoPoker,
];
const find = (id: string) => {
  const found = casinoPoker.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not offered.`);
  return found;
};

test.each([
  ['000:837', 'black-sheep/three-card-poker-6-card-bonus', ['2 ante 10']],
  ['000:1425', 'black-sheep/ultimate-texas-holdem', ['2 ante 10', '2 blind 10']],
  ['001:524', 'hotel-del-rio/three-card-poker-6-card-bonus', ['2 ante 10']],
  ['004:732', 'lucky-lady/ultimate-texas-holdem-bad-beat', ['2 ante 10', '2 blind 10']],
  ['004:1210', 'lucky-lady/three-card-poker-6-card-bonus', ['2 ante 10']],
])('%s %s: no bet is made, increased or withdrawn once the betting is closed', (cite, id, bets) => {
  const offering = find(id);
  for (const cents of [500, 9000]) {
    const round = start(gameOf(offering), { bank: 5000, limits: limitsOf(5, 100) });
    play(round, ...bets, 'close');
    expect(ruleOnRound(offering, round, { what: 'altered wager', wager: 0, cents })).toEqual({
      cite,
      does: ['put right'],
    });
    expect(round.state.wagers[0].cents).toBe(1000);
    finish(round);
  }
});

test('000:456 EZ Baccarat: the same is printed, though nothing comes between its bets and its end', () => {
  expect(printedRulings('black-sheep/ez-baccarat').map(({ what, cite }) => [what, cite])).toEqual([
    ['altered wager', '000:456'],
  ]);
});

test.each([
  ['000:646', 'pai-gow-poker-gold'],
  ['000:1180', 'face-up-pai-gow-poker'],
] as const)('%s a foul hand loses its bets', (cite, game) => {
  const offering: PlayerDealerOffering = offered(paiGow, game);
  const hands = ['Kc Kd 7h 7s 4c 3d 2h', 'Qc Qd Ts 8h 6c 5d 3s', 'Jc Th 9d 7c 5h 4s 2d'];
  const round = dealt(gameOf(offering), hands, ['2 game 10', '3 game 20'], { limits: limitsOf(5, 100) });
  expect(ruleOnRound(offering, round, { what: 'fouled hand', spot: 1 })).toEqual({ cite, does: ['foul'] });
  finish(round);
  expect(settled(round)).toContain('2 game lose 10');
});
