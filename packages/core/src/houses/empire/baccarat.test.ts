import { describe, expect, test } from 'vitest';
import { optionsFor, pendingHands } from '../../engine/player-dealer/choices.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import {
  limitsOf,
  play,
  refusal,
  settled,
  stacksOf,
  start,
} from '../../engine/player-dealer/testing/testing.ts';
import { gameOf } from '../testing/testing.ts';
import { baccarats } from './baccarat.ts';

const [offering] = baccarats;
const game = gameOf(offering);
const RANKS = 'TA23456789';

/** Cards in the order dealt: shared, the bank's upcard, shared, its hole card, the hit card, its third. */
const table = (deck: string, ...bets: string[]) =>
  play(start(game, { deck, bank: 5000, limits: limitsOf(5, 300) }), ...bets, 'close');
const noTies = (round: Round, ...seats: number[]) => play(round, ...seats.map((seat) => `${seat} no tie`));
const choicesOf = ({ state }: Round) =>
  pendingHands(state).map((hand) => [hand.spot, optionsFor(state, hand).map(({ id }) => id)] as const);

describe('what a player may do', () => {
  test.each([
    [0, 'hit double surrender'],
    [1, 'hit double surrender'],
    [2, 'hit double surrender'],
    [3, 'hit double surrender'],
    [4, 'hit double surrender'],
    [5, 'hit stand double surrender'],
    [6, 'hit stand double surrender'],
  ])('002:808-811, 002:878 on %i: %s', (points, expected) => {
    const round = noTies(table(`Th 2d ${RANKS[points]}s 7c`, '2 bet 10'), 2);
    expect(choicesOf(round)).toEqual([[10, expected.split(' ')]]);
  });

  test.each([7, 8, 9])('002:809 on %i nobody may hit', (points) => {
    const round = noTies(table(`Th 2d ${RANKS[points]}s 7c`, '2 bet 10'), 2);
    expect(round.over).toBe(true);
    expect(round.state.shared.hit).toBeUndefined();
  });

  test('002:755-758 four bettors on one hand, each in their own way, the hitters with one card', () => {
    const round = table('Th 2d 5s 5c 3h', '2 bet 10', '3 bet 10', '4 bet 10', '5 bet 10');
    noTies(round, 2, 3, 4, 5);
    play(round, '2 hit', '3 stand', '4 double', '5 surrender');
    expect(round.state.shared.hit.cards.length).toBe(1);
    expect(settled(round)).toEqual([
      '2 bet win 10',
      '3 bet lose 10',
      '4 bet win 10',
      '4 double win 10',
      '5 bet half 5',
    ]);
    expect(stacksOf(round).slice(0, 5)).toEqual([9985, 10_010, 9990, 10_020, 9995]);
  });

  test('002:761 nobody asks for a card, none is dealt', () => {
    const round = noTies(table('Th 2d 5s 7c 3h', '2 bet 10', '3 bet 10'), 2, 3);
    play(round, '2 stand', '3 surrender');
    expect(round.state.shared.hit).toBeUndefined();
  });

  test('002:811 doubling on six takes the card that standing does not', () => {
    const round = noTies(table('Th 2d 6s 5c Ah', '2 bet 10', '3 bet 10'), 2, 3);
    play(round, '2 double', '3 stand');
    expect(settled(round)).toEqual(['2 bet push', '2 double push', '3 bet lose 10']);
  });

  test('002:758 doubling takes as much again, which the bettor must have', () => {
    const round = start(game, {
      deck: 'Th 2d 5s 7c',
      bank: 100,
      stacks: [500, 15, null, null, null, null, null, null],
    });
    noTies(play(round, '2 bet 10', 'close'), 2);
    expect(refusal(round, '2 double')?.message).toBe('Seat 2 has only $5.');
    expect(refusal(round, '2 stand')).toBeNull();
  });

  test('002:874 players act in turn from the player-dealer’s left', () => {
    const round = noTies(table('Th 2d 5s 7c 3h', '8 bet 10', '2 bet 10'), 2, 8);
    expect(refusal(round, '8 hit')?.message).toBe("It is seat 2's turn, not seat 8's.");
    play(round, '2 hit', '8 stand');
  });
});

describe('the player-dealer', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('002:814 hits to five and stands on six: %i', (points) => {
    const round = noTies(table(`Th Td 8s ${RANKS[points]}c 2h`, '2 bet 10'), 2);
    expect(round.state.shared.dealer.cards.length).toBe(points <= 5 ? 3 : 2);
  });

  test('002:734, 002:752 the bank’s second card lies face down until all have acted', () => {
    const { log } = noTies(table('Th 2d 8s 7c', '2 bet 10'), 2);
    const dealt = log.flatMap((event) => (event.type === 'dealt' ? [`${event.to} ${event.up}`] : []));
    expect(dealt).toEqual(['player true', 'dealer true', 'player true', 'dealer false']);
  });
});

describe('who wins', () => {
  test('002:732 eighteen is eight', () => {
    const round = noTies(table('9h Td 9s 7c', '2 bet 10'), 2);
    expect(settled(round)).toEqual(['2 bet win 10']);
  });

  test.each([
    [0, 'lose 10'],
    [1, 'lose 10'],
    [2, 'push'],
    [3, 'push'],
    [4, 'push'],
    [5, 'push'],
    [6, 'push'],
    [7, 'push'],
    [8, 'push'],
    [9, 'push'],
  ])('002:812-813 a tie on %i', (points, result) => {
    // Both sides have two and draw the difference.
    const third = RANKS[(points + 8) % 10];
    const round = noTies(table(`Th Td 2s 2c ${third}h ${third}d`, '2 bet 10'), 2);
    expect(settled(play(round, '2 hit'))).toEqual([`2 bet ${result}`]);
  });

  test('002:816 nine in three cards pushes nine in two', () => {
    const round = noTies(table('Th Td 2s 9c 7h', '2 bet 10'), 2);
    expect(settled(play(round, '2 hit'))).toEqual(['2 bet push']);
  });
});

describe('the Tie wager', () => {
  test('002:762, 002:812 one against one: the Tie wins, the bet loses', () => {
    const round = play(table('Td 2h 5d Th 6s 9c', '2 bet 10'), '2 tie 10', '2 hit');
    expect(settled(round)).toEqual(['2 tie win 80', '2 bet lose 10']);
  });

  test('002:764-765 six against three: the Tie loses, the bet wins', () => {
    const round = play(table('Td 2h 6d Th Ac', '2 bet 10'), '2 tie 10', '2 stand');
    expect(settled(round)).toEqual(['2 tie lose 10', '2 bet win 10']);
  });

  test('002:759 made after the cards and before anybody acts', () => {
    const round = start(game, { deck: 'Td 2h 6d Th Ac', bank: 100 });
    expect(refusal(round, '2 tie 10')?.message).toContain('no bet "tie" before the cards');
    play(round, '2 bet 10', '3 bet 10', 'close');
    expect(refusal(round, '2 hit')?.message).toContain('it may take the tie, take no tie');
    // In any order.
    play(round, '3 no tie', '2 tie 5', '2 stand');
    expect(refusal(round, '3 tie 5')?.message).toContain('not open');
  });

  test('002:766-767 not above the bet, and only for those who have one', () => {
    const round = table('Td 2h 6d Th Ac', '2 bet 10');
    expect(refusal(round, '2 tie 11')?.message).toBe('Tie is $1 to $10, not $11.');
    expect(refusal(round, '2 tie 0.5')?.message).toBe('Tie is $1 to $10, not $0.50.');
    expect(refusal(round, '3 tie 10')?.code).toBe('out-of-turn');
    play(round, '2 tie 10');
  });

  test('002:760 a surrendered hand’s Tie is played the house way, or lost where a house says so', () => {
    const surrendered = (surrenderedTie: string) => {
      const round = start(gameOf(offering, { surrenderedTie }), { deck: 'Td 2h 5d 5h 2s', bank: 5000 });
      return play(round, '2 bet 10', 'close', '2 tie 10', '2 surrender');
    };
    const played = surrendered('house way');
    expect(settled(played)).toEqual(['2 tie win 80', '2 bet half 5']);
    expect(played.state.shared.hit.cards.length).toBe(1);
    const lost = surrendered('lost');
    expect(settled(lost)).toEqual(['2 tie lose 10', '2 bet half 5']);
    expect(lost.state.shared.hit).toBeUndefined();
  });

  test('002:771 its odds are borrowed and can be switched', () => {
    const round = start(gameOf(offering, { tiePays: 9 }), { deck: 'Td 2h 7d 5h', bank: 5000 });
    expect(settled(play(round, '2 bet 10', 'close', '2 tie 10'))).toEqual(['2 tie win 90', '2 bet push']);
  });
});

describe('the action button', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8];
  const firstSettled = (hole: string, dealer: number) => {
    const seats = all.filter((seat) => seat !== dealer);
    const round = start(game, { deck: `Td 9h 8d ${hole}h`, bank: 5000, dealer: dealer - 1 });
    noTies(play(round, ...seats.map((seat) => `${seat} bet 10`), 'close'), ...seats);
    return settled(round).map((line) => Number(line[0]));
  };

  test.each([
    ['A', 2],
    ['8', 2],
    ['2', 3],
    ['9', 3],
    ['3', 4],
    ['T', 4],
    ['4', 5],
    ['J', 5],
    ['5', 6],
    ['Q', 6],
    ['6', 7],
    ['K', 7],
    ['7', 8],
  ])('002:797-803 hole card %s: seat %i first, with the player-dealer in seat 1', (hole, seat) => {
    const around = [...all.slice(1), ...all.slice(1)];
    expect(firstSettled(hole, 1)).toEqual(around.slice(seat - 2, seat + 5));
    // Counted from wherever the player-dealer sits.
    expect(firstSettled(hole, 4)[0]).toBe(((seat + 2) % 8) + 1);
  });

  test('a seat without a wager passes it on', () => {
    const round = start(game, { deck: 'Td 9h 8d Ah', bank: 5000 });
    noTies(play(round, '3 bet 10', '7 bet 10', 'close'), 3, 7);
    expect(round.state.action).toBe(2);
  });
});

describe('settling', () => {
  test('002:769-791 seat by seat from the button: Tie, bet, back line; and a bank that runs dry', () => {
    const round = start(game, { deck: 'Td 9h 8d 2h 7c', bank: 55, limits: limitsOf(5, 300) });
    play(round, '2 bet 10', '3 bet 10', '4 bet 20 on 3/2', '8 bet 10', 'close');
    play(round, '2 tie 10', '3 tie 5', '4 tie 10', '8 no tie');
    // The hole card, a deuce, gives seat 3 the button; eight ties eight.
    expect(settled(round)).toEqual([
      '3 tie win 40',
      '3 bet push',
      '4 on 3 tie win 15 of 80',
      '4 on 3 bet push',
      '8 bet push',
      '2 tie unmet',
      '2 bet push',
    ]);
  });
});

describe('circles', () => {
  test('002:818 each circle has one bettor, and the first is the seated player’s', () => {
    const round = start(game, { bank: 100 });
    play(round, '2 bet 10', '3 bet 10 on 2/2');
    expect(refusal(round, '4 bet 10 on 2/2')?.message).toBe('Another player has this circle.');
    expect(refusal(round, '2 bet 10 on 2/2')?.message).toBe('Another player has this circle.');
    expect(refusal(round, '4 bet 10 on 5')?.message).toBe("The first circle is seat 5's own.");
    expect(refusal(round, '4 bet 10 on 2/3')).toBeNull();
    expect(refusal(round, '4 bet 10 on 2/11')).not.toBeNull();
    const three = start(gameOf(offering, { circles: 3 }), { bank: 100 });
    expect(refusal(three, '4 bet 10 on 2/3')).toBeNull();
    expect(three.state.hands.length).toBe(24);
  });

  test('002:755 a back-line bettor decides alone', () => {
    const round = table('Th 2d 5s 5c 3h', '2 bet 10', '3 bet 10 on 2/2');
    noTies(round, 2, 3);
    play(round, '2 stand', '3 hit');
    expect(settled(round)).toEqual(['2 bet lose 10', '3 on 2 bet win 10']);
  });

  const several = (of = game) =>
    play(
      start(of, { deck: 'Th 2d 6s 5c Ah', bank: 5000, limits: limitsOf(5, 300) }),
      ...['2 bet 10', '2 bet 10 on 4/2', '2 bet 10 on 2/5', 'close'],
      ...['2 no tie on 2', '2 no tie on 4/2', '2 no tie on 2/5', '2 hit'],
    );

  test('002:815 a player plays further wagers too, or asks for the house way', () => {
    const round = several();
    expect(choicesOf(round)).toEqual([[14, ['hit', 'stand', 'double', 'surrender', 'house way']]]);
    play(round, '2 double on 2/5', '2 house way on 4/2');
    // Six and ace tie the player-dealer's seven; the house way stands on six.
    expect(settled(round)).toEqual(['2 bet push', '2 bet push', '2 double push', '2 on 4 bet lose 10']);
  });

  test('002:815 a room may have them played the house way always', () => {
    const round = several(gameOf(offering, { furtherCircles: 'house way' }));
    expect(settled(round)).toEqual(['2 bet push', '2 bet lose 10', '2 on 4 bet lose 10']);
  });

  test('002:890-891 tiers of $105 and $205: bets go by five dollars', () => {
    const round = start(game, { bank: 100, limits: offering.limits[0].limits });
    expect(refusal(round, '2 bet 102')?.message).toBe('Bet goes in steps of $5.');
    play(round, '2 bet 105');
  });
});

test('002:815 the advice is the house way', () => {
  for (let points = 0; points < 7; points++) {
    const round = table(`Th 2d ${RANKS[points]}s 7c`, '2 bet 10');
    const suggestion = () => {
      const [hand] = pendingHands(round.state);
      const open = optionsFor(round.state, hand).map(({ id }) => id);
      return game.advice?.(round.state, hand, open)?.id;
    };
    expect(suggestion()).toBe('no tie');
    noTies(round, 2);
    expect(suggestion()).toBe(points <= 5 ? 'hit' : 'stand');
  }
});
