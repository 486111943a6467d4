import { describe, expect, test } from 'vitest';
import { HOUSE } from '../../engine/index.ts';
import { optionsFor, pendingHands } from '../../engine/player-dealer/choices.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import { limitsOf, play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { gameOf, offered } from '../testing/testing.ts';
import { nines } from './nines.ts';
import { THREE } from './testing-nines.ts';

const offering = (game: string) => offered(nines, game);
const super9 = gameOf(offering('super-9'));
const pan9 = gameOf(offering('pan-9'));
const bonusTie = gameOf(offering('super-9-bonus-tie'));

/** One card to each hand, thrice around. */
function around(hands: readonly string[], then = ''): string {
  const each = hands.map((hand) => hand.split(' '));
  return `${[0, 1, 2].flatMap((i) => each.map((hand) => hand[i])).join(' ')} ${then}`.trim();
}

/** Ten on the dice: seat 2 has the button, and the player-dealer, in seat 1, is dealt to last. */
const TEN = 'roll 3 3 4';

/** Seats 2, 3 … bet and are dealt these hands, the player-dealer the last. */
function dealt(
  game: PlayerDealerGame,
  hands: readonly string[],
  bets: readonly string[],
  then = '',
  bank = 5000,
): Round {
  const round = start(game, { deck: around(hands, then), limits: limitsOf(5, 100) });
  const opening =
    game === bonusTie ? [TEN, `bank ${bank}`, ...bets, 'close'] : [`bank ${bank}`, ...bets, 'close', TEN];
  return play(round, ...opening);
}

describe.each([
  ['003:536-588 Super 9', super9],
  ['003:1831-1892 Pan 9', pan9],
  ['003:1896-1983 Super 9 with Bonus Tie', bonusTie],
])('%s: the draw', (_, game) => {
  test('003:544, 003:1841 six, four and three are three, which must draw', () => {
    const round = dealt(game, ['6h 4d 3s', THREE[9]], ['2 game 10'], '5c');
    expect(settled(play(round, '2 stand'))).toEqual(['2 game lose 10']);
    expect(round.state.hands[1][0].cards.length).toBe(4);
  });

  test.each(['draw', 'stand', 'house way'])(
    '003:547, 003:564-565, 003:1912-1914, 003:1942-1944 %s',
    (word) => {
      const sizes = THREE.map((hand) => {
        const round = play(dealt(game, [hand, THREE[9]], ['2 game 10'], 'Kd'), `2 ${word}`);
        return round.state.hands[1][0].cards.length;
      });
      const five = word === 'stand' ? 3 : 4;
      const six = word === 'draw' ? 4 : 3;
      expect(sizes).toEqual([4, 4, 4, 4, 4, five, six, 3, 3, 3]);
    },
  );

  test('003:549, 003:1926-1928 the player-dealer has the same chart, and is asked on five and six only', () => {
    for (const [points, hand] of THREE.entries()) {
      const drawn = (...words: string[]) => {
        const round = play(dealt(game, [THREE[9], hand], ['2 game 10'], 'Kd'), '2 stand', ...words);
        expect(round.over).toBe(true);
        return round.state.shared.dealer.cards.length;
      };
      if (points < 5) expect(drawn()).toBe(4);
      else if (points > 6) expect(drawn()).toBe(3);
      else expect([drawn('1 draw'), drawn('1 stand')]).toEqual([4, 3]);
    }
  });

  test('003:547, 003:1908 the fourth card is a downcard that nobody looks at before the showdown', () => {
    const { log } = play(dealt(game, [THREE[0], THREE[9]], ['2 game 10'], '5c'), '2 draw');
    const fourth = log.find(
      (event) =>
        event.type === 'dealt' && event.cards.length === 1 && event.only === HOUSE && event.spot === 1,
    );
    expect(fourth).toMatchObject({ up: false, only: HOUSE });
    expect(log.filter((event) => event.type === 'revealed' && event.spot === 1)).toHaveLength(1);
  });

  test('003:545 players act in turn from the player-dealer’s left, and each is asked alike', () => {
    const round = dealt(game, [THREE[8], THREE[0], THREE[9]], ['2 game 10', '3 game 10'], '5c');
    expect(refusal(round, '3 draw')?.message).toBe("It is seat 2's turn, not seat 3's.");
    const choices = () =>
      pendingHands(round.state).map((hand) => optionsFor(round.state, hand).map(({ id }) => id));
    expect(choices()).toEqual([['draw', 'stand', 'house way']]);
    play(round, '2 stand');
    expect(choices()).toEqual([['draw', 'stand', 'house way']]);
    play(round, '3 draw');
  });

  describe('003:556, 003:1851, 003:1936 of several hands a player plays one, the others go the logical way', () => {
    const sizes = (stacks: readonly (number | null)[], bets: readonly string[], ...words: string[]) => {
      const deck = around([THREE[5], THREE[5], THREE[6], THREE[7]], 'Kd Kc 4c');
      const round = start(game, { deck, stacks, limits: limitsOf(5, 100) });
      if (game === bonusTie) play(round, TEN, 'bank 500', ...bets, 'close');
      else play(round, 'bank 500', ...bets, 'close', TEN);
      play(round, ...words);
      return round.state.hands.slice(1, 4).map(([hand]) => hand.cards.length);
    };
    const empty = [1000, 1000, null, null, 1000, null, null, null];

    test('the one before the player’s seat', () => {
      const bets = ['2 game 10 on 3', '2 game 10', '5 game 10 on 4'];
      expect(sizes(empty, bets, '2 stand', '5 draw')).toEqual([3, 4, 4]);
    });

    test('or the first they bet on that is theirs to play', () => {
      const bets = ['2 game 10', '5 game 10 on 2', '5 game 10 on 4', '5 game 10 on 3'];
      expect(sizes(empty, bets, '2 draw', '5 draw')).toEqual([4, 4, 4]);
      expect(sizes(empty, bets, '2 stand', '5 stand')).toEqual([3, 4, 3]);
    });
  });
});

describe('ties', () => {
  const tie = (game: PlayerDealerGame, points: number) => {
    // Both draw from two, or stand.
    const hand = points < 5 ? 'Kc Qc Jc' : THREE[points];
    const fourth = ['K', 'A', '2', '3', '4'][points];
    const round = dealt(game, [hand, hand], ['2 game 10'], points < 5 ? `${fourth}d ${fourth}h` : '');
    play(round, '2 stand');
    return settled(round.over ? round : play(round, '1 stand'))[0].slice('2 game '.length);
  };
  const totals = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

  test('003:538, 003:550, 003:1955 Super 9: the player-dealer wins on zero and one', () => {
    const expected = totals.map((points) => (points < 2 ? 'lose 10' : 'push'));
    expect(totals.map((points) => tie(super9, points))).toEqual(expected);
    expect(totals.map((points) => tie(bonusTie, points))).toEqual(expected);
  });

  test('003:1845 Pan 9: all ties push', () => {
    expect(totals.map((points) => tie(pan9, points))).toEqual(totals.map(() => 'push'));
  });
});

describe('the dice', () => {
  const dice = (sum: number) => {
    const first = Math.min(6, sum - 2);
    const second = Math.min(6, sum - first - 1);
    return `roll ${first} ${second} ${sum - first - second}`;
  };
  const everyone = [1, 2, 3, 4, 5, 6, 7, 8];
  const bets = (dealer: number) =>
    everyone.filter((seat) => seat !== dealer).map((seat) => `${seat} game 10`);
  const placed = (sum: number, dealer: number) => {
    const round = start(super9, { bank: 1000, dealer: dealer - 1, limits: limitsOf(5, 100) });
    play(round, ...bets(dealer), 'close', dice(sum));
    const order = round.log.flatMap((event) =>
      event.type === 'dealt' ? [event.spot < 0 ? dealer : event.spot + 1] : [],
    );
    return { button: round.state.action + 1, order: order.slice(0, 8), dealt: order.length };
  };

  test.each([3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 18])('003:543 %i', (sum) => {
    for (const dealer of [1, 6]) {
      const seat = ((dealer - 1 + sum - 1) % 8) + 1;
      const { button, order, dealt } = placed(sum, dealer);
      expect([button, dealt]).toEqual([seat, 24]);
      expect(order).toEqual(everyone.map((_, i) => ((seat - 1 + i) % 8) + 1));
    }
  });

  test.each([9, 17])(
    '003:543, 003:1840 %i: the player-dealer is dealt to first, the seat at the left has the button',
    (sum) => {
      for (const dealer of [1, 6]) {
        const { button, order } = placed(sum, dealer);
        expect(button).toBe((dealer % 8) + 1);
        expect(order).toEqual(everyone.map((_, i) => ((dealer - 1 + i) % 8) + 1));
      }
    },
  );

  test('003:1839 Pan 9 takes no bets once the cup is opened; 003:1906 Super 9 with Bonus Tie takes them after', () => {
    const pan = start(pan9, { bank: 100 });
    expect(refusal(pan, TEN)?.message).toBe('No dice are due.');
    play(pan, '2 game 10', 'close', TEN);
    expect(refusal(pan, '3 game 10')).not.toBeNull();
    const bonus = start(bonusTie, {});
    expect(bonus.need).toEqual({ type: 'roll', count: 3 });
    play(bonus, TEN, 'bank 100', '2 game 10', 'close');
  });
});

describe('the Bonus Tie', () => {
  test.each<[string, PlayerDealerGame, number, string]>([
    ['003:1968', bonusTie, 9, 'win 100'],
    ['003:1969', bonusTie, 8, 'win 400'],
    ['003:1970', bonusTie, 7, 'win 100'],
    ['003:1887, borrowed from 003:1968', pan9, 9, 'win 100'],
    ['003:1887, borrowed from 003:1969', pan9, 8, 'win 400'],
    ['003:1887, borrowed from 003:1970', pan9, 7, 'win 100'],
  ])('%s natural ties', (_, game, points, result) => {
    const round = dealt(game, [THREE[points], THREE[points]], ['2 game 10', '2 tie 10']);
    expect(settled(play(round, '2 stand'))).toEqual(['2 game push', `2 tie ${result}`]);
  });

  test('003:1887, 003:1955 a tie with a fourth card, a lower tie, or none at all loses it', () => {
    for (const game of [bonusTie, pan9]) {
      const tie = (hands: string[], then: string, ...words: string[]) =>
        settled(play(dealt(game, hands, ['2 game 10', '2 tie 10'], then), ...words)).at(-1);
      expect(tie([THREE[4], THREE[4]], '3c 3d', '2 draw')).toBe('2 tie lose 10');
      expect(tie([THREE[7], THREE[4]], '3d', '2 stand')).toBe('2 tie lose 10');
      expect(tie([THREE[4], THREE[7]], '3d', '2 draw')).toBe('2 tie lose 10');
      expect(tie([THREE[6], THREE[6]], '', '2 stand', '1 stand')).toBe('2 tie lose 10');
      expect(tie([THREE[9], THREE[8]], '', '2 stand')).toBe('2 tie lose 10');
    }
  });

  test('003:1883, 003:1959-1961 needs a game wager, and may be larger', () => {
    for (const game of [bonusTie, pan9]) {
      const round = start(game, { limits: limitsOf(5, 100) });
      if (game === bonusTie) play(round, TEN);
      play(round, 'bank 100', '3 game 5');
      expect(refusal(round, '2 tie 10')?.message).toBe('Bonus Tie needs a bet on Game first.');
      expect(refusal(round, '3 tie 100')).toBeNull();
      expect(refusal(round, '2 game 10 on 3')).toBeNull();
      expect(refusal(round, '2 tie 10 on 3')).toBeNull();
    }
    const without = gameOf(offering('pan-9'), { bonusTie: 'not offered' });
    expect(refusal(play(start(without, { bank: 100 }), '2 game 10'), '2 tie 10')?.code).toBe('malformed');
    expect(super9.wagers.map(({ id }) => id)).toEqual(['game']);
  });
});

describe('whose claims come first, and where a short bank ends', () => {
  const hands = [THREE[9], THREE[8], THREE[8]];
  const bets = ['2 game 10', '2 tie 10', '3 game 10', '3 tie 10'];
  const settledOf = (game: PlayerDealerGame, bank: number, then: readonly string[]) =>
    settled(play(dealt(game, hands, then, '', bank), '2 stand', '3 stand'));

  test('003:1902 Super 9 with Bonus Tie: all game wagers, then all bonus wagers', () => {
    expect(settledOf(bonusTie, 15, bets)).toEqual([
      '2 game win 10',
      '3 game push',
      '2 tie lose 5 of 10',
      '3 tie unmet',
    ]);
  });

  test('003:1889 Pan 9: each player’s game wager, then the bonus', () => {
    expect(settledOf(pan9, 25, bets)).toEqual([
      '2 game win 10',
      '2 tie lose 10',
      '3 game push',
      '3 tie win 5 of 400',
    ]);
  });

  test('003:550, 003:554 Super 9: from the action button, the back line behind its seat', () => {
    const round = start(super9, { deck: around([THREE[9], THREE[8], THREE[9]]), bank: 25 });
    // Seat 3 has the button, so the player-dealer is dealt to between seat 3 and seat 2.
    play(
      round,
      '2 game 10',
      '3 game 10',
      '4 game 10 on 3',
      '2 game 10 on 3',
      'close',
      'roll 1 1 1',
      '2 stand',
      '3 stand',
    );
    expect(round.state.action).toBe(2);
    const turned = round.log.flatMap((event) => (event.type === 'revealed' ? [event.spot] : []));
    expect(turned).toEqual([-1, 2, 1]);
    expect(settled(round)).toEqual([
      '3 game win 10',
      '4 on 3 game win 10',
      '2 on 3 game win 5 of 10',
      '2 game unmet',
    ]);
  });

  test('003:574 at most four put the bank up together', () => {
    const round = play(start(super9, { bank: 100 }), '3 bank 10', '4 bank 10', '5 bank 10');
    expect(refusal(round, '6 bank 10')?.message).toBe('No more than 4 players may share the bank.');
  });
});
