import { describe, expect, test } from 'vitest';
import { HIDDEN, jokerPack, printCards } from '../../cards/index.ts';
import { RAIL, viewFor } from '../../engine/audience.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import {
  play,
  refusal,
  settled,
  stacksOf,
  start,
  throwOf,
} from '../../engine/player-dealer/testing/testing.ts';
import { goldWay } from '../house-ways/gold.ts';
import { limitedJoker } from '../house-ways/set-rules.ts';
import { type PaiGowPokerOptions, paiGowPoker } from './poker.ts';
import { DEALER, dealt, houseWays, shoeOf } from './testing-pai-gow.ts';

const rules = limitedJoker();

const gameWith = (more: Partial<PaiGowPokerOptions> = {}) =>
  paiGowPoker({
    name: 'Pai Gow Poker',
    shoe: jokerPack,
    rules,
    way: goldWay(rules),
    dealerSets: 'house way',
    shuffle: 'by hand',
    backline: { kinds: 'all', most: 6, decides: 'seated' },
    foulBackline: 'lost',
    pays: [1, 1],
    passes: [['game']],
    ...more,
  });

const game = gameWith();
const EVERYBODY = [2, 3, 4, 5, 6, 7].map((seat) => `${seat} game 10`);

describe('the deal', () => {
  const PILES = [
    'As Ac 2c 3c 4c 5c 6c',
    'Ks Kc 2d 3d 4d 5d 6d',
    'Qs Qc 2h 3h 4h 5h 6h',
    'Js Jc 2s 3s 4s 5s 6s',
    'Ts Tc 7c 7d 7h 7s 8c',
    '9s 9c 8d 8h 8s 9d 9h',
    'Ad Ah Kd Kh Qd Qh Jk',
  ];

  const upToDice = (bets: readonly string[], dealer = 0): Round =>
    play(start(game, { deck: shoeOf(game, PILES), bank: 1000, dealer }), ...bets, 'close');

  const handsOf = ({ state }: Round) =>
    state.hands.map(([hand], seat) => (seat === state.dealer ? state.shared.dealer : hand)?.cards ?? []);

  test('000:631-633 seven piles laid from left to right and back again, and four cards over', () => {
    const round = upToDice(EVERYBODY);
    expect(round.state.piles.map(printCards)).toEqual(PILES);
    expect(round.state.deck.length - round.state.next).toBe(4);
  });

  // The player-dealer sits at seat 3 (index 2) and is number one, eight and fifteen.
  const dice = Array.from({ length: 16 }, (_, i) => i + 3);
  test.each(dice)('000:625, 000:637 the dice show %i', (sum) => {
    const seats = [1, 2, 4, 5, 6, 7].map((seat) => `${seat} game 10`);
    const round = upToDice(seats, 2);
    play(round, '3 pick 5', throwOf(sum));
    const counted = (2 + sum - 1) % 7;
    expect(round.state.first).toBe(counted);
    // 000:626: their own number gives the player-dealer the first hand, and the button to their left.
    expect(round.state.action).toBe(counted === 2 ? 3 : counted);
    // 000:643: from there on clockwise, the picked pile first.
    const hands = handsOf(round).map(printCards);
    for (let i = 0; i < 7; i++) expect(hands[(counted + i) % 7]).toBe(PILES[(4 + i) % 7]);
  });

  test('000:638 a number without a wager passes the button on clockwise, and past the player-dealer', () => {
    const round = play(upToDice(['2 game 10', '5 game 10']), '1 pick 1', 'roll 1 1 1');
    expect([round.state.first, round.state.action]).toEqual([4, 4]);
    expect(printCards(round.state.hands[4][0].cards)).toBe(PILES[0]);
    const around = play(upToDice(['2 game 10', '5 game 10']), '1 pick 1', 'roll 4 2 1');
    expect([around.state.first, around.state.action]).toEqual([1, 1]);
    const own = play(upToDice(['5 game 10']), '1 pick 1', 'roll 4 2 2');
    expect([own.state.first, own.state.action]).toEqual([0, 4]);
  });

  test('000:644 cards at circles without a wager are taken back unseen', () => {
    const round = play(upToDice(['2 game 10']), '1 pick 1', 'roll 2 3 3');
    expect(round.log.filter((event) => event.type === 'cleared')).toHaveLength(5);
    expect(handsOf(round).filter((hand) => hand.length === 7)).toHaveLength(2);
  });

  test('000:628 from a machine, hand by hand, the dice first', () => {
    const machine = gameWith({ shuffle: 'machine' });
    const round = dealt(machine, PILES, EVERYBODY);
    expect(handsOf(round).map(printCards)).toEqual(PILES);
    expect(
      round.state.deck
        .slice(0, 7)
        .map((card) => printCards([card]))
        .join(' '),
    ).toBe(PILES[0]);
  });
});

describe('setting', () => {
  const HANDS = ['Kd Kc Qh Jd 9c 5s 3d', 'Ad Ac Kh 9d 7c 5h 2d', 'As Ah Ks Qd 8c 4h 2c'];

  test('000:647 either way a hand is set once; the player-dealer comes last, by the house way', () => {
    const round = dealt(game, HANDS, ['2 game 10', '3 game 10']);
    expect(refusal(round, '2 set: Ks 9d')?.message).toBe('The hand does not hold Ks.');
    expect(refusal(round, '2 set: Kh')?.message).toBe('Give the 2 cards of the front hand.');
    play(round, '3 house way');
    expect(refusal(round, '3 set: As Ks')?.message).toBe("It is seat 2's turn, not seat 3's.");
    play(round, '2 set: 9d Kh');
    expect(round.over).toBe(true);
    expect(printCards(round.state.shared.dealer.front)).toBe('Qh Jd');
    expect(printCards(round.state.hands[1][0].front)).toBe('9d Kh');
  });

  test('000:648 nobody else sees a hand, or how it is set, before the player-dealer is opened', () => {
    const round = dealt(game, HANDS, ['2 game 10', '3 game 10']);
    play(round, '2 house way', '3 house way');
    const opened = round.log.findIndex((event) => event.type === 'revealed');
    const before = round.log.slice(0, opened).map((event) => viewFor(event, RAIL));
    for (const event of before) {
      if ('cards' in event) expect(event.cards.every((card) => card === HIDDEN)).toBe(true);
    }
    expect(before.filter((event) => event.type === 'set')).toHaveLength(2);
  });

  test('002:637 a player-dealer who decides is opened first, and sets before all eyes', () => {
    const own = gameWith({ dealerSets: 'himself' });
    const round = dealt(own, HANDS, ['2 game 10']);
    play(round, '2 house way');
    // 002:700, 003:533
    expect(refusal(round, '1 set: Kd Kc')?.message).toBe("The player-dealer's hand may not be set foul.");
    expect(refusal(round, '2 house way')?.code).toBe('out-of-turn');
    play(round, '1 set: Qh 3d');
    const set = round.log.findLast((event) => event.type === 'set');
    expect(set).toMatchObject({ spot: -1, front: 2 });
    expect(set).not.toHaveProperty('only');
    expect(printCards(round.state.shared.dealer.front)).toBe('Qh 3d');
    expect(settled(round)).toEqual(['2 game win 10']);
  });
});

describe('who wins, 000:693-696', () => {
  // The player-dealer has queen-jack before a pair of kings with 9-5-3.
  test.each([
    ['both higher', 'Ad Ac Kh 9d 7c 5h 2d', 'win 10'],
    ['both lower', 'Th Ts 9h 8d 6c 4c 2d', 'lose 10'],
    ['front higher, back lower', 'Th Ts Ah 8d 6c 4c 2d', 'push'],
    ['front lower, back higher', 'Ah As 9h 8d 6c 4c 2d', 'push'],
    ['front a copy, back higher', 'Ah As Qd Jc 6c 4c 2d', 'push'],
    ['front a copy, back lower', 'Th Ts Qd Jc 6c 4c 2d', 'lose 10'],
    ['front higher, back a copy', 'Kh Ks Ad Tc 9h 5c 3h', 'push'],
    ['both copies', 'Kh Ks Qd Jc 9h 5c 3h', 'lose 10'],
    ['front lower, back a copy', 'Kh Ks Td 8c 9h 5c 3h', 'lose 10'],
  ])('%s', (_, hand, result) => {
    const round = dealt(game, [DEALER, hand], ['2 game 10']);
    // Copies behind are set by hand where the house way would not make them.
    if (hand.startsWith('Kh Ks Ad')) play(round, '2 set: Ad Tc');
    else if (hand.startsWith('Kh Ks Td')) play(round, '2 set: Td 8c');
    else play(round, '2 house way');
    expect(settled(round)).toEqual([`2 game ${result}`]);
  });
});

describe('foul hands', () => {
  const HANDS = ['Kd Kc Qh Jd 9c 5s 3d', 'Ad Ac Kh 9d 7c 5h 2d'];
  const BETS = ['2 game 10', '4 game 20 on 2', '3 game 5 on 2'];

  test('000:646 a front that outranks the back loses, with all that is behind it', () => {
    const round = play(dealt(game, HANDS, BETS), '2 set: Ad Ac');
    expect(settled(round)).toEqual(['2 game lose 10', '4 on 2 game lose 20', '3 on 2 game lose 5']);
  });

  test('003:530, 003:996 or the back line plays the logical way', () => {
    const gardens = gameWith({ foulBackline: 'house way' });
    const round = play(dealt(gardens, HANDS, BETS), '2 set: Ad Ac');
    expect(settled(round)).toEqual(['2 game lose 10', '4 on 2 game win 20', '3 on 2 game win 5']);
    const fair = play(dealt(gardens, HANDS, BETS), '2 set: 2d 5h');
    expect(settled(fair)).toEqual(['2 game push', '4 on 2 game push', '3 on 2 game push']);
  });

  test('000:620 the back line has no say', () => {
    const round = dealt(game, HANDS, BETS);
    expect(refusal(round, '4 set on 2: Kh 9d')?.message).toBe("It is seat 2's turn, not seat 4's.");
  });
});

test('003:529 where a player plays one hand only, nobody bets where nobody sits', () => {
  const stacks = [100, 100, null, 100, null, null, null];
  const open = start(game, { stacks });
  expect(refusal(open, '2 game 10 on 3')).toBeNull();
  const closed = start(gameWith({ backline: { ...game.backline, ownCircleOnly: true } }), { stacks });
  expect(refusal(closed, '2 game 10 on 3')?.message).toBe(
    'Nobody sits at seat 3, and a player plays only one hand.',
  );
  expect(refusal(closed, '2 game 10 on 4')).toBeNull();
});

test('000:686-687 the stake is met from the action button on, and what it does not reach goes back', () => {
  const LOSES = ['Th Ts 9h 8d 6c 4c 2d', '9s 9d 8h 7d 6h 4h 2c', '8s 8c 7h 6d 5c 3h 2s'];
  const hands = ['Kd Kc Qh Jd 9c 5s 3d', LOSES[0], 'Ad Ac Kh Td 7c 5h 2h', LOSES[1], LOSES[2]];
  const bets = ['2 game 60', '3 game 60', '4 game 50', '5 game 40'];
  const stacks = Array.from({ length: 7 }, () => 1000);
  const round = start(game, { deck: shoeOf(game, hands), stacks, bank: 150 });
  // Eight is the player-dealer's own number: seat 2 has the button.
  houseWays(play(round, ...bets, 'close', '1 pick 1', 'roll 2 3 3'));
  expect(settled(round)).toEqual(['2 game lose 60', '3 game win 60', '4 game lose 30 of 50', '5 game unmet']);
  expect(stacksOf(round).slice(0, 5)).toEqual([1030, 940, 1060, 970, 1000]);
});
