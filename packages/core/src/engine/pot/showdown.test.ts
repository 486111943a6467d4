import { describe, expect, test } from 'vitest';
import { seededRandom, shuffle } from '../../cards/index.ts';
import { high } from '../../ranks/high/high.ts';
import { eightOrBetter } from '../../ranks/low/low.ts';
import { total } from '../chips.ts';
import type { OddChip, OddChips, Stakes } from './game.ts';
import { Hand } from './hand.ts';
import { anyCards, share } from './steps.ts';
import { anyMove, boardGame, play, refusal, stacked, stacksOf, stakes, start } from './testing.ts';

const nl = stakes([2], { structure: 'no-limit', blinds: [1, 2] });
const BOARD = { board: '2c 7d 9h 3s 4d' };

const shown = (hand: Hand) => hand.log.flatMap((event) => (event.type === 'showed' ? [event.seat + 1] : []));
const awards = (hand: Hand) =>
  hand.log.flatMap((event) =>
    event.type === 'awarded'
      ? [`seat ${event.seat + 1} ${event.cents / 100} of share ${event.share}${event.odd ? ', odd' : ''}`]
      : [],
  );

describe('who shows first', () => {
  const checkedDown = ['1 check', '2 check', '3 check'];
  const river = () => play(start(boardGame(), nl, [100, 100, 100]), '3 call', '1 call', '2 check');

  test('the last to bet or raise on the last round, then clockwise', () => {
    const hand = play(river(), ...checkedDown, ...checkedDown, '1 bet 4', '2 raise 8', '3 call', '1 call');
    expect(shown(hand)).toEqual([2, 3, 1]);
  });

  test('without a bet the first to check', () => {
    expect(shown(play(river(), ...checkedDown, ...checkedDown, ...checkedDown))).toEqual([1, 2, 3]);
  });

  test('a hand that nobody contests is not shown', () => {
    const hand = play(river(), '1 bet 4', '2 fold', '3 fold');
    expect([shown(hand), stacksOf(hand)]).toEqual([[], [104, 98, 98]]);
  });
});

describe('where players are asked', () => {
  const asked = () => {
    const hand = start(boardGame(), nl, [100, 100, 100], {
      showdown: 'asked',
      deck: stacked(['As Ah', 'Ks Kh', 'Qs Qh'], BOARD),
    });
    play(hand, '3 raise 100', '1 call', '2 call');
    return hand;
  };

  test('each shows or mucks in turn, and only shown hands win', () => {
    const hand = asked();
    expect(refusal(hand, '3 show')).toBe("It is seat 1's turn, not seat 3's.");
    expect(refusal(hand, '1 check')).toBe('Seat 1 owes a show or a muck now.');
    play(hand, '1 muck', '2 show', '3 show');
    expect(stacksOf(hand)).toEqual([0, 300, 0]);
  });

  test('the last who has not mucked wins without showing', () => {
    const hand = play(asked(), '1 muck', '2 muck');
    expect([hand.over, shown(hand), stacksOf(hand)]).toEqual([true, [], [0, 0, 300]]);
  });
});

describe('odd chips', () => {
  // Seats 1 and 2 tie for a pot of $5: seat 3, on the button, has folded after posting $1 dead.
  const tie = (odd: OddChip, hands = ['Ks Qd', 'Kh Qs', 'Jc Jd']) => {
    const game = boardGame({}, { shares: [share('high', high, anyCards, odd)] });
    const posts = [{ seat: 2, what: 'missed blind' as const, live: 0, dead: 100 }];
    const hand = start(game, nl, [2, 2, 10], { posts, deck: stacked(hands, { board: '2c 7d 9h 3s Ad' }) });
    return play(hand, '3 fold', '1 call');
  };

  test('000:399 to the tied player closest to the left of the button', () => {
    expect(awards(tie('left of button'))).toEqual([
      'seat 1 2 of share 0',
      'seat 2 2 of share 0',
      'seat 1 1 of share 0, odd',
    ]);
  });

  test('003:226 or to the highest card by suit, of all cards of the hand', () => {
    expect(stacksOf(tie('high card', ['Kh Qd', 'Ks Qs', 'Jc Jd']))).toEqual([2, 3, 9]);
  });

  test('003:226 or to the lowest', () => {
    expect(stacksOf(tie('low card', ['Kh Qd', 'Ks Qc', 'Jc Jd']))).toEqual([2, 3, 9]);
    expect(stacksOf(tie('low card', ['Ac Qd', 'Ah Qc', 'Jc Jd']))).toEqual([2, 3, 9]);
    expect(stacksOf(tie('low card, aces low', ['Ac Qd', 'Ah Qc', 'Jc Jd']))).toEqual([3, 2, 9]);
  });

  test('a pot is not split finer than the smallest chip', () => {
    const fives: Stakes = { ...stakes([5], { structure: 'no-limit', blinds: [5, 5] }), chip: 500 };
    const hand = start(boardGame(), fives, [25, 25, 25, 25], {
      deck: stacked(['Ks Qd', 'Kh Qs', 'Kd Qc', 'Jc Jd'], { board: '2c 7d 9h 3s Ad' }),
    });
    play(hand, '3 call', '4 call', '1 check', '2 check', '1 check', '2 check', '3 check', '4 fold');
    play(hand, '1 check', '2 check', '3 check', '1 check', '2 check', '3 check');
    expect(stacksOf(hand)).toEqual([30, 25, 25, 20]);
  });
});

describe('split pots', () => {
  const split = (between: OddChips['between']) =>
    boardGame(
      {},
      {
        shares: [share('high', high, anyCards), share('low', eightOrBetter, anyCards)],
        odd: { between },
      },
    );
  /** Seat 3 (the button) posts an odd dollar and folds; seats 1, 2 and 4 play for $13 in all. */
  const played = (between: OddChips['between'], hands: readonly string[], board = '2c 7d 9h 3s Kd') => {
    const posts = [{ seat: 2, what: 'missed blind' as const, live: 0, dead: 100 }];
    const hand = start(split(between), nl, [4, 4, 10, 4], {
      posts,
      button: 2,
      deck: stacked(hands, { board }),
    });
    // Left of the button sits seat 4: small blind; seat 1 has the big blind.
    return play(hand, '2 raise 4', '3 fold', '4 call', '1 call');
  };
  const HIGH = 'Ks Kh';
  const LOW = 'As 4h';
  const NEITHER = 'Jc Td';

  test('000:132 the chip over goes to the winner of either half closest to the left of the button', () => {
    expect(awards(played('left of button', [HIGH, NEITHER, '', LOW]))).toEqual([
      'seat 1 6 of share 0',
      'seat 4 6 of share 1',
      'seat 4 1 of share 1, odd',
    ]);
    expect(stacksOf(played('left of button', [LOW, HIGH, '', NEITHER]))).toEqual([7, 6, 9, 0]);
  });

  test('003:225 or to the high half', () => {
    expect(stacksOf(played('first share', [HIGH, NEITHER, '', LOW]))).toEqual([7, 0, 9, 6]);
  });

  test('or to the highest card by suit', () => {
    expect(stacksOf(played('high card', [HIGH, NEITHER, '', LOW]))).toEqual([6, 0, 9, 7]);
  });

  test('000:134 tied lows: a half is divided again, what is over in each goes to one player', () => {
    // High half 6 to seat 2; low half 6 between seats 1 and 4; the chip between the halves to seat 4.
    expect(stacksOf(played('left of button', [LOW, HIGH, '', 'Ad 4c']))).toEqual([3, 6, 9, 4]);
  });

  test('000:127 without a qualifying low the high hand wins all of it', () => {
    expect(stacksOf(played('left of button', [HIGH, LOW, '', NEITHER], '2c Tc 9h Js Qd'))).toEqual([
      13, 0, 9, 0,
    ]);
  });

  test('000:129 one player may win both halves', () => {
    expect(awards(played('left of button', ['4s 5h', HIGH, '', NEITHER], '2c 3d 6h Js Kd'))).toEqual([
      'seat 1 6 of share 0',
      'seat 1 6 of share 1',
      'seat 1 1 of share 0, odd',
    ]);
  });

  test('a side pot is split on its own: its contenders may have no low', () => {
    const deck = stacked(['As 4h', 'Ks Kh', 'Jc Jd'], { board: '2c 7d 9h 3s Kd' });
    const hand = start(split('left of button'), nl, [10, 50, 50], { deck });
    play(hand, '3 raise 50', '1 call', '2 call');
    expect(stacksOf(hand)).toEqual([15, 95, 0]);
  });

  test('a side pot that only one player is left for goes to that player whole', () => {
    const deck = stacked([HIGH, LOW, NEITHER], { board: '2c 7d 9h 3s Kd' });
    const hand = start(split('left of button'), nl, [50, 4, 50], { deck });
    play(hand, '3 raise 7', '1 raise 12', '2 call', '3 fold');
    expect(awards(hand)).toEqual(['seat 1 6 of share 0', 'seat 2 6 of share 1', 'seat 1 6 of share -1']);
  });
});

/** What a hand pays, worked out again from its log: each pot to the best of those who matched it. */
function paidOut(hand: Hand): number[] {
  const { seats, button, live, stakes, setup } = hand.state;
  const values = new Map(
    hand.log.flatMap((event) => (event.type === 'showed' ? [[event.seat, event.values[0]!]] : [])),
  );
  const put = new Array<number>(seats).fill(0);
  const stacks = setup.stacks.map((cents) => cents ?? 0);
  let pot = 0;
  for (const event of hand.log) {
    if (event.type !== 'posted' && event.type !== 'acted' && event.type !== 'returned') continue;
    const cents = event.type === 'returned' ? -event.cents : event.cents;
    stacks[event.seat]! -= cents;
    pot += cents;
    put[event.seat]! += cents;
  }
  const still = live.flatMap((one, seat) => (one === 1 ? [seat] : []));
  const order = Array.from({ length: seats }, (_, i) => (button + 1 + i) % seats);
  let below = 0;
  for (const top of [...new Set(still.map((seat) => put[seat]!))].sort((a, b) => a - b)) {
    const last = still.every((seat) => put[seat]! <= top);
    const part = last ? pot : put.reduce((sum, cents) => sum + Math.max(0, Math.min(cents, top) - below), 0);
    const contest = still.filter((seat) => put[seat]! >= top);
    const best = Math.max(...contest.map((seat) => values.get(seat) ?? 0));
    const winners = order.filter((seat) => contest.includes(seat) && (values.get(seat) ?? 0) === best);
    const each = Math.floor(part / winners.length / stakes.chip) * stakes.chip;
    for (const seat of winners) stacks[seat]! += each;
    stacks[winners[0]!]! += part - each * winners.length;
    pot -= part;
    below = top;
  }
  return stacks;
}

test('T3 random hands of every structure: chips are never made or lost, every pot is paid, the log gives the same again', () => {
  const random = seededRandom(7);
  const limits: Stakes[] = [
    nl,
    { ...nl, doubling: true },
    stakes([2], { structure: 'pot', blinds: [1, 2] }),
    stakes([2, 4], { blinds: [1, 2] }),
    stakes([2, 10], { structure: 'spread', blinds: [1, 2] }),
  ];
  for (let i = 0; i < 1000; i++) {
    const count = 2 + random.below(8);
    const stacks = Array.from({ length: count }, () => (1 + random.below(40)) * 100);
    const setup = {
      game: boardGame(),
      stakes: limits[i % limits.length]!,
      stacks,
      button: random.below(count),
    };
    const hand = Hand.start(setup) as Hand;
    const chips = total(hand.state.chips);
    const pack = [...shuffle(Uint8Array.from(hand.need!.cards), random)];
    expect(hand.play({ type: 'shuffle', cards: pack })).toEqual({ ok: true });
    for (let moves = 0; !hand.over; moves++) {
      expect(hand.play(anyMove(hand, random))).toEqual({ ok: true });
      if (total(hand.state.chips) !== chips || moves > 500) expect.fail(`hand ${i}, move ${moves}`);
    }
    expect(Array.from(hand.state.chips).slice(count)).toEqual(new Array(count + 3).fill(0));
    expect(Array.from(hand.state.chips).slice(0, count)).toEqual(paidOut(hand));
    if (i % 10 === 0) expect(Hand.replay(setup, hand.log).state).toEqual(hand.state);
  }
});
