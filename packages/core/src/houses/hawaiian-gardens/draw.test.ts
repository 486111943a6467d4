import { describe, expect, test } from 'vitest';
import { printCards } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { due, play, refusal, stacked, start } from '../../engine/pot/testing.ts';
import { callDown, courseOf, discardFirst, gameOf, offered, stakesOf } from '../testing/testing.ts';
import { draw } from './draw.ts';

const offering = (game: string) => offered(draw, game);

function dealt(
  name: string,
  hands: string[],
  more: Parameters<typeof stacked>[1] & { limit?: string; setup?: object; stacks?: number[] } = {},
): Hand {
  const { limit, setup, stacks = hands.map(() => 1000), ...common } = more;
  return start(gameOf(offering(name)), stakesOf(offering(name), limit), stacks, {
    deck: stacked(hands, common),
    ...setup,
  });
}

/** To the showdown with nobody drawing or betting more. */
function standPat(hand: Hand): Hand {
  callDown(hand);
  while (!hand.over) {
    for (let waiting = hand.state.liveCount; waiting > 0; waiting--)
      play(hand, `${hand.state.actor + 1} discard`);
    callDown(hand);
  }
  return hand;
}

/** What was won in all, by seat. */
const won = (hand: Hand) =>
  hand.state.live.map((_, seat) =>
    hand.log.reduce(
      (sum, event) => sum + (event.type === 'awarded' && event.seat === seat ? event.cents / 100 : 0),
      0,
    ),
  );

describe('order of play', () => {
  const order = (name: string, count: number) => {
    const hand = dealt(name, ['', '', '']);
    callDown(hand);
    while (!hand.over) callDown(discardFirst(hand, count, count, count));
    return courseOf(hand);
  };

  test('003:6795-6849 2-7 Dramaha and Dramaha: one burn for draw and turn', () => {
    const usual = 's d5 d5 d5 bet b B3 bet b d2 d2 d2 B1 bet b B1 bet';
    expect(order('two-seven-dramaha', 2)).toBe(usual);
    expect(order('dramaha', 2)).toBe(usual);
    expect(order('dramaha', 0)).toBe(usual.replace('d2 d2 d2 ', ''));
  });

  test('003:7444-7482 Dramadugi: turn, then draw, neither after a burn', () => {
    expect(order('dramadugi', 2)).toBe('s d5 d5 d5 bet b B3 bet B1 d2 d2 d2 bet b B1 bet');
  });

  test('003:3604-3677 Archie: three draws and four betting rounds', () => {
    expect(order('archie', 1)).toBe('s d5 d5 d5 bet b d1 d1 d1 bet b d1 d1 d1 bet b d1 d1 d1 bet');
  });

  test('003:919 Match-It: three cards, the board, and two draws at one, two and three units', () => {
    const hand = dealt('match-it', ['', '', '']);
    // Everybody antes $1, and there are blinds of $1 and $2.
    expect(Array.from(hand.state.chips)).toEqual([99800, 99700, 99900, 100, 200, 0, 300, 0, 0]);
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, call: 200, raise: { only: [400] } });
    callDown(hand);
    discardFirst(hand, 0, 3, 1);
    expect(due(hand, 'bet').raise?.only).toEqual([400]);
    // A player who stood pat may break it on the second draw.
    discardFirst(callDown(hand), 2, 0, 0);
    expect(due(hand, 'bet').raise?.only).toEqual([600]);
    expect(courseOf(callDown(hand))).toBe('s d3 d3 d3 b B3 bet b d3 d1 bet b d2 bet');
  });

  test('003:1518 and 003:1544 Kansas City: two rounds at the lower limit, two at the higher, six raises', () => {
    const hand = dealt('kansas-city-lowball', ['', '', '', ''], { limit: '30-60' });
    // 003:1520: the button and its left post small blinds, the second on the left the large one.
    expect(Array.from(hand.state.chips).slice(4, 8)).toEqual([2000, 3000, 0, 1000]);
    // 003:1546: a player may open for $30 or $60.
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, call: 3000, raise: { only: [6000] } });
    discardFirst(callDown(hand), 0, 0, 0, 0);
    expect(due(hand, 'bet').raise?.only).toEqual([3000]);
    discardFirst(callDown(hand), 0, 0, 0, 0);
    expect(due(hand, 'bet').raise?.only).toEqual([6000]);
    discardFirst(callDown(hand), 0, 0, 0, 0);
    play(hand, '1 check', '2 bet 60', '3 raise 120', '4 raise 180');
    // 003:1545: check and raise is permitted.
    play(hand, '1 raise 240', '2 raise 300', '3 raise 360', '4 raise 420');
    expect(refusal(hand, '1 raise 480')).toBe('No raise: the round is capped at 6 raises.');
  });

  test('003:1518 Kansas City needs three players', () => {
    const of = offering('kansas-city-lowball');
    const hand = Hand.start({ game: gameOf(of), stakes: stakesOf(of), stacks: [1000, 1000], button: 0 });
    expect(hand).toMatchObject({ message: 'Kansas City Lowball needs at least 3 players, not 2.' });
  });
});

describe('2-7 Captain', () => {
  /** Chips in front of each seat before the first action, the button being the last seat. */
  const posted = (players: number) =>
    Array.from(dealt('two-seven-captain', Array(players).fill('')).state.chips)
      .slice(players, 2 * players)
      .map((cents) => cents / 100);

  test('003:11913 and 003:11923-11924 ante, small, middle and big blind by the number of players', () => {
    // Ante $4, blinds $1, $2 and $4.
    expect(posted(6)).toEqual([4, 1, 2, 4, 0, 0]);
    expect(posted(5)).toEqual([4, 1, 2, 4, 0]);
    expect(posted(4)).toEqual([4, 1, 2, 4]);
    expect(posted(3)).toEqual([4, 1, 4]);
    expect(posted(2)).toEqual([4, 4]);
  });

  test('003:11919 the ante has six cards and must come down to five', () => {
    const hand = dealt('two-seven-captain', ['As Ks Qs Js Ts 2c', '', '']);
    expect(hand.state.down.map((down) => down.length)).toEqual([6, 5, 5]);
    expect(hand.log.filter((event) => event.type === 'dealt').map((event) => event.seat)).toEqual([
      0, 1, 2, 0,
    ]);
    expect(hand.state.down[0]).toEqual(cards('As Ks Qs Js Ts 2c'));
    callDown(hand);
    expect(due(hand, 'discard')).toMatchObject({ seat: 0, least: 1, most: 6 });
    expect(refusal(hand, '1 discard')).toBe('Discard 1 to 6 cards, not 0.');
    play(hand, '1 discard 2c');
    expect(due(hand, 'discard')).toMatchObject({ seat: 1, least: 0, most: 5 });
    discardFirst(hand);
    play(hand, '2 discard', '3 discard');
    expect(
      hand.log.filter((event) => event.type === 'showed').every((event) => event.cards.length === 5),
    ).toBe(true);
  });

  test('003:11926-11929 one betting round: meet the ante or fold, from the left of the big blind', () => {
    const hand = dealt('two-seven-captain', Array(6).fill(''));
    expect(due(hand, 'bet')).toMatchObject({
      seat: 4,
      call: 400,
      check: false,
      raise: null,
      noRaise: 'this round is call or fold',
    });
    play(hand, '5 call', '6 fold', '1 check', '2 call', '3 fold', '4 check');
    // Seats 1, 2, 4 and 5 are in for $4 each, seat 3 for its $2.
    expect(Array.from(hand.state.chips)[12]).toBe(1800);
    play(
      hand,
      `1 discard ${printCards(hand.state.down[0].slice(0, 1))}`,
      '2 discard',
      '4 discard',
      '5 discard',
    );
    expect(hand.over).toBe(true);
    expect(courseOf(hand)).toBe('s d5 d5 d5 d5 d5 d5 d1 bet b B3 b B1 b B1');
  });
});

describe('showdown', () => {
  test('003:3585 and 003:3699 Archie: halves for high and low; 6-4-3-2-A beats 6-5-4-3-A', () => {
    const hand = standPat(dealt('archie', ['6s 4d 3h 2c As', '6d 5d 4h 3c Ad', '6h 6c Kd Qs Js']));
    // $24 of $4 and $8 each: nobody bets more than the blind.
    expect(won(hand)).toEqual([6, 0, 6]);
  });

  test('003:3575 Archie: fives do not qualify for high, so the low takes all', () => {
    expect(won(standPat(dealt('archie', ['6s 4d 3h 2c As', '5d 5h Ah Kc Qd', '4s 4c Kd Qs Js'])))).toEqual([
      12, 0, 0,
    ]);
  });

  test('003:3697 Archie: without a low the high takes all, and with neither the best high hand', () => {
    expect(won(standPat(dealt('archie', ['6s 6d 4h 3c 2s', 'Ad Kd Qh Jc 9s', '7s 5d 4c 3d 2c'])))).toEqual([
      12, 0, 0,
    ]);
    expect(won(standPat(dealt('archie', ['5s 5d 4h 3c 2s', 'Ad Kd Qh Jc 9s', '7s 5h 4c 3d 2c'])))).toEqual([
      12, 0, 0,
    ]);
    // 003:3706: equal ones split it.
    expect(won(standPat(dealt('archie', ['5s 5d Kh 3c 2s', '5c 5h Kd 3d 2c', 'Ad Kc Qh Jc 9s'])))).toEqual([
      6, 6, 0,
    ]);
  });

  test('003:3695 Archie: one hand may win both halves', () => {
    expect(won(standPat(dealt('archie', ['5s 4d 3h 2c As', '6h 6c Kd Qs Js', '6d 4h 3c 2s Ad'])))).toEqual([
      12, 0, 0,
    ]);
  });

  test('003:3693 Archie: odd chips go to the winner closest to the left of the button', () => {
    // Blinds of $2 and $4, $4 each from three and the small blind: $14, then $7 for each half.
    const hand = dealt('archie', ['', '7h 7c Kd Qs Js', '7d 7s Kc Qd Jd', '6d 4h 3c 2s Ad']);
    play(hand, '3 call', '4 call', '1 fold', '2 check');
    standPat(hand);
    expect(won(hand)).toEqual([0, 4, 3, 7]);
  });

  test('003:4799 Badacey: halves, and odd chips to the highest card by suit', () => {
    const hand = dealt('badacey', ['', '5s 4d 3h 2c As', '5d 4h 3c 2s Ad', 'Ks 7h 6d 9c 9d']);
    play(hand, '3 call', '4 call', '1 fold', '2 check');
    standPat(hand);
    // Both wheels are badugis of 4-3-2-A: $14 in halves of $7, and each odd dollar to the ace of spades.
    expect(won(hand)).toEqual([0, 8, 6, 0]);
  });

  test('003:6272 and 003:6291 Badeucey: the ace is high in one half and low in the other', () => {
    const hand = standPat(dealt('badeucey', ['7s 5d 4h 3c 2s', '5s 4d 3h 2c As', 'Kd Qd Jd Td 8d']));
    expect(won(hand)).toEqual([6, 6, 0]);
  });

  test('003:1525 Kansas City: straights, flushes and aces count against a hand', () => {
    const hands = ['6s 5d 4h 3c 2s', '8d 6d 4d 3d 2d', 'As 5h 4s 3s 2h', '8s 7d 5s 3h 2c'];
    const hand = standPat(dealt('kansas-city-lowball', hands));
    expect(won(hand)).toEqual([0, 0, 0, 60]);
  });

  test('003:1526 Kansas City: a joker, where it is posted, is the lowest card missing, straight or not', () => {
    const of = offering('kansas-city-lowball');
    const deck = stacked(['Jk 8d 5s 4s 3h', '8s 6d 4h 3c 2s', 'Jh 7d 5h 3d 2c']);
    const hand = standPat(start(gameOf(of, { joker: true }), stakesOf(of), [1000, 1000, 1000], { deck }));
    expect(won(hand)).toEqual([45, 0, 0]);
    const straight = stacked(['Jk 5d 4s 3s 2h', 'Ks Qd Jh 9c 2s', 'Jd 7d 5h 3d 3c']);
    const other = standPat(
      start(gameOf(of, { joker: true }), stakesOf(of), [1000, 1000, 1000], { deck: straight }),
    );
    expect(won(other)).toEqual([0, 45, 0]);
  });

  test('003:897-901 Badugi: four cards beat three, three beat two', () => {
    const hand = standPat(dealt('badugi', ['Ks Qd Jh Tc', 'As 2d 3h 3c', '2s 3s 4s 5s']));
    expect(won(hand)).toEqual([12, 0, 0]);
    expect(won(standPat(dealt('badugi', ['Kd Qd Jd Td', 'As 2d 3h 3s', '2s 3d 2c 5s'])))).toEqual([0, 12, 0]);
  });

  test.each([
    // Board 6-7-8 = 21.
    ['Ah Ac 9c', 'As Ks Kd', '6s 7d 8h', 0],
    ['As Ks Qd', 'Ah Kh Jc', '6s 7d 8h', 0],
    ['As Ks Jd', 'Ah Kh Tc', '6s 7d 8h', 0],
    // Board Q-J-2 = 22: 23 is over, 16 is not.
    ['Ks Kd 3c', 'Jd 2c 4h', 'Qs Jh 2d', 1],
  ])('003:913 Match-It: %s against %s on %s', (one, two, board, winner) => {
    const hand = standPat(dealt('match-it', [one, two, '2h 2s 3d'], { board }));
    expect(won(hand).map((dollars) => dollars > 0)).toEqual([0, 1, 2].map((seat) => seat === winner));
  });

  test('003:7089 and 003:6871 Dramaha: half for two of five with three of the board, half for the five', () => {
    const board = 'Ah Kh Qh 2c 3d';
    const hands = ['Jh Th 4c 5s 7d', '9s 9d 9c 8s 8d', '7s 6s 4s 3s 2h'];
    expect(won(standPat(dealt('dramaha', hands, { board })))).toEqual([6, 6, 0]);
    expect(won(standPat(dealt('two-seven-dramaha', hands, { board })))).toEqual([6, 0, 6]);
  });

  test('003:7504 Dramadugi: half for the best badugi in five cards', () => {
    const hands = ['Jh Th 4c 5s 7d', '9s 9d 9c 8s 8d', 'As 2d 3c 4h Ks'];
    expect(won(standPat(dealt('dramadugi', hands, { board: 'Ah Kh Qh 2c 3d', limit: 'pl 1-2' })))).toEqual([
      3, 0, 3,
    ]);
  });
});

test('003:6322 Badeucey: the deal may begin left of the big blind, though 003:6308 has the button dealt last', () => {
  const order = (dealFrom: string) =>
    start(
      gameOf(offering('badeucey'), { dealFrom }),
      stakesOf(offering('badeucey')),
      [500, 500, 500, 500],
    ).log.flatMap((event) => (event.type === 'dealt' ? [`${event.seat + 1}: ${event.cards.join(' ')}`] : []));
  expect(order('left of the button')).toEqual([
    '1: 0 4 8 12 16',
    '2: 1 5 9 13 17',
    '3: 2 6 10 14 18',
    '4: 3 7 11 15 19',
  ]);
  expect(order('left of the big blind')).toEqual([
    '3: 0 4 8 12 16',
    '4: 1 5 9 13 17',
    '1: 2 6 10 14 18',
    '2: 3 7 11 15 19',
  ]);
  expect(offering('badeucey').settings.dealFrom?.printed).toBeNull();
});

test.each([
  ['badacey', '003:4724', 'two remain'],
  ['badeucey', '003:6327', 'two remain'],
  ['match-it', '003:919', 'two remain'],
  ['archie', '003:3615', 'two begin the round'],
])('%s: %s the cap of three raises falls when %s', (name, cite, lifted) => {
  expect(offering(name).settings.capLifted).toMatchObject({ cite, printed: lifted, default: lifted });
  const { betting } = gameOf(offering(name)) as { betting: { capLifted: string } };
  expect(betting.capLifted).toBe(lifted);
});
