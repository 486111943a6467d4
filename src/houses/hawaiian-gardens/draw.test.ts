import { describe, expect, test } from 'vitest';
import { printCards } from '../../cards/index.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { cards, due, play, refusal, stacked, stacksOf, start } from '../../engine/pot/testing.ts';
import { gameOf, stakesOf } from '../testing.ts';
import { draw } from './draw.ts';

const offering = (name: string) => draw.find(({ id }) => id === `hawaiian-gardens/${name}`)!;

function dealt(
  name: string,
  hands: string[],
  more: Parameters<typeof stacked>[1] & { limit?: string; setup?: object; stacks?: number[] } = {},
): Hand {
  const { limit, setup, stacks = hands.map(() => 1000), ...common } = more;
  return start(gameOf(offering(name)), stakesOf(offering(name), limit), stacks, {
    rig: stacked(hands, common),
    ...setup,
  });
}

/** Everybody calls or checks until a card must be thrown away, or the hand is over. */
function calls(hand: Hand): Hand {
  while (!hand.over && hand.shuffleNeed === null && hand.state.game.script[hand.state.step]?.do === 'bet') {
    const { check, seat } = due(hand, 'bet');
    play(hand, `${seat + 1} ${check ? 'check' : 'call'}`);
  }
  return hand;
}

/** The whole of a draw, each seat throwing away its first so many cards. */
function discards(hand: Hand, ...counts: number[]): Hand {
  for (const [seat, count] of counts.entries()) {
    play(hand, `${seat + 1} discard ${printCards(hand.state.down[seat].slice(0, count))}`);
  }
  return hand;
}

/** To the showdown with nobody drawing or betting more. */
function standPat(hand: Hand): Hand {
  calls(hand);
  while (!hand.over) {
    discards(hand, ...hand.state.live.map(() => 0));
    calls(hand);
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

/** Which cards were burned, dealt and boarded from the flop on: `b` burn, `d2` two to a player, `B1` board. */
const course = (hand: Hand) =>
  hand.log
    .flatMap((event) => {
      if (event.type === 'burned') return ['b'];
      if (event.type === 'boarded') return [`B${event.cards.length}`];
      if (event.type === 'dealt') return [`d${event.cards.length}`];
      if (event.type === 'round began') return ['bet'];
      return event.type === 'shuffled' ? ['s'] : [];
    })
    .join(' ');

describe('when the pack runs short (003:3683-3689)', () => {
  test('003:3686 seats 1-6 are served, 7 waits: the last card, the burn and the discards of 1-6', () => {
    const hand = calls(dealt('archie', Array(7).fill('')));
    const held = hand.state.down.map((down) => [...down]);
    discards(hand, 3, 3, 3, 2, 2, 2, 4);
    // 17 cards were left: one burned, fifteen dealt, one kept back.
    expect(hand.state.down.map((down) => down.length)).toEqual([5, 5, 5, 5, 5, 5, 1]);
    const { pile, cards: need } = hand.shuffleNeed!;
    expect(pile).toBe('stub, burns and finished discards');
    const thrown = [3, 3, 3, 2, 2, 2].flatMap((count, seat) => held[seat].slice(0, count));
    const last = hand.state.deck[hand.state.next];
    expect([...need].sort()).toEqual([last, ...hand.state.burns, ...thrown].sort());
    play(hand, 'shuffle');
    // They go on to deal without another burn, and only seat 7's own discards are left out.
    expect(hand.state.burns).toEqual([]);
    expect(hand.state.down[6]).toHaveLength(5);
    expect(hand.state.down[6].some((card) => held[6].slice(0, 4).includes(card))).toBe(false);
  });

  test('003:6861 seats 1-2 are served, 3-7 wait: the last card, the burns and the discards of 1-2, until all are served', () => {
    const hand = calls(dealt('two-seven-dramaha', Array(7).fill('')));
    const held = hand.state.down.map((down) => [...down]);
    discards(hand, 5, 5, 5, 5, 5, 5, 5);
    // 35 dealt, burn, flop, burn: twelve left, of which ten serve two and one more is dealt.
    expect(hand.shuffleNeed!.cards).toHaveLength(1 + 2 + 10);
    expect(
      [...hand.shuffleNeed!.cards].filter((card) => held[0].includes(card) || held[1].includes(card)),
    ).toHaveLength(10);
    let shuffles = 0;
    for (; hand.shuffleNeed !== null; shuffles++) play(hand, 'shuffle');
    // 13, 11 and 11 cards, of which one is kept back each time but the last.
    expect(shuffles).toBe(3);
    expect(hand.state.down.map((down) => down.length)).toEqual([5, 5, 5, 5, 5, 5, 5]);
    for (const [seat, down] of hand.state.down.entries()) {
      expect(down.filter((card) => held[seat].includes(card))).toEqual([]);
    }
    expect(hand.state.boards[0]).toHaveLength(4);
  });

  test('003:3684 burns and earlier discards come first, without those of this draw, behind another burn', () => {
    const hand = calls(dealt('archie', Array(7).fill('')));
    discards(hand, 2, 2, 2, 2, 2, 2, 2);
    calls(hand);
    // Two cards are left: one is burned, and the other kept back.
    const held = hand.state.down.map((down) => [...down]);
    discards(hand, 1, 1, 1, 1, 1, 1, 1);
    const { pile, cards: need } = hand.shuffleNeed!;
    expect(pile).toBe('burns and discards');
    expect(need).toHaveLength(2 + 14);
    expect(need.some((card) => held.some((down) => down[0] === card))).toBe(false);
    const last = hand.state.deck[hand.state.next];
    play(hand, 'shuffle');
    expect(hand.state.burns).toHaveLength(1);
    expect(hand.state.deck.at(-1)).toBe(last);
    expect(hand.state.deck.length - hand.state.next).toBe(2 + 14 + 1 - 1 - 7);
  });

  test('003:3685 the last card is dealt when it is the final one of the final draw', () => {
    const hand = calls(dealt('archie', ['', '', '']));
    // 37 left; 3 burns and 34 cards.
    discards(hand, 5, 5, 5);
    discards(calls(hand), 5, 5, 5);
    discards(calls(hand), 2, 1, 1);
    expect(hand.shuffleNeed).toBeNull();
    expect(hand.state.deck.length - hand.state.next).toBe(0);
    const short = calls(dealt('archie', ['', '', '']));
    discards(short, 5, 5, 5);
    discards(calls(short), 5, 5, 5);
    discards(calls(short), 2, 2, 1);
    expect(short.shuffleNeed?.pile).toBe('burns and discards');
  });

  test('003:1518 Kansas City: the stub is dealt out, then everything thrown away is collected', () => {
    const hand = calls(dealt('kansas-city-lowball', Array(8).fill('')));
    discards(hand, 3, 3, 3, 3, 3, 3, 3, 3);
    // Twelve left: one burned, eleven dealt; 24 cards were thrown away.
    expect(hand.state.deck.length - hand.state.next).toBe(0);
    expect(hand.shuffleNeed!.cards).toHaveLength(1 + 24);
    play(hand, 'shuffle');
    expect(hand.state.burns).toEqual([]);
    expect(hand.state.down.every((down) => down.length === 5)).toBe(true);
  });

  test('003:892 Badugi: the discards are reshuffled when the stub runs out', () => {
    const hand = calls(dealt('badugi', Array(8).fill('')));
    discards(hand, 2, 2, 2, 2, 2, 2, 2, 2);
    expect(hand.shuffleNeed).toBeNull();
    discards(calls(hand), 1, 1, 1, 1, 1, 1, 1, 1);
    expect(hand.shuffleNeed).toMatchObject({ pile: 'burns and discards' });
    expect(hand.shuffleNeed!.cards).toHaveLength(2 + 16);
  });

  test('003:11943 Captain: all but the last card, which is mixed with burns, discards and folds; then a burn', () => {
    const hand = calls(dealt('two-seven-captain', Array(7).fill('')));
    // 36 dealt, burn, flop: twelve left. Seat 1 holds six.
    discards(hand, 6, 5, 5, 0, 0, 0, 0);
    expect(hand.state.deck.length - hand.state.next).toBe(1);
    expect(hand.shuffleNeed).toMatchObject({ pile: 'stub, burns and all discards' });
    expect(hand.shuffleNeed!.cards).toHaveLength(1 + 1 + 16);
    play(hand, 'shuffle');
    expect(hand.over).toBe(true);
    expect(course(hand).split(' s ')[1]).toBe('b d4 b B1 b B1');
    const board = calls(dealt('two-seven-captain', Array(7).fill('')));
    discards(board, 1, 5, 3, 2, 0, 0, 0);
    // Two left behind the draw: one is burned, the other mixed in before the turn.
    expect(board.state.boards[0]).toHaveLength(3);
    expect(board.shuffleNeed!.cards).toHaveLength(1 + 2 + 11);
    play(board, 'shuffle');
    expect(course(board).split(' s ')[1]).toBe('b B1 b B1');
  });
});

describe('order of play', () => {
  const courseOf = (name: string, count: number) => {
    const hand = dealt(name, ['', '', '']);
    calls(hand);
    while (!hand.over) calls(discards(hand, count, count, count));
    return course(hand);
  };

  test('003:6795-6849 2-7 Dramaha and Dramaha: one burn for draw and turn', () => {
    const order = 's d5 d5 d5 bet b B3 bet b d2 d2 d2 B1 bet b B1 bet';
    expect(courseOf('two-seven-dramaha', 2)).toBe(order);
    expect(courseOf('dramaha', 2)).toBe(order);
    expect(courseOf('dramaha', 0)).toBe(order.replace('d2 d2 d2 ', ''));
  });

  test('003:7444-7482 Dramadugi: turn, then draw, neither behind a burn', () => {
    expect(courseOf('dramadugi', 2)).toBe('s d5 d5 d5 bet b B3 bet B1 d2 d2 d2 bet b B1 bet');
  });

  test('003:3604-3677 Archie: three draws and four betting rounds', () => {
    expect(courseOf('archie', 1)).toBe('s d5 d5 d5 bet b d1 d1 d1 bet b d1 d1 d1 bet b d1 d1 d1 bet');
  });

  test('003:919 Match-It: three cards, the board, and two draws at one, two and three units', () => {
    const hand = dealt('match-it', ['', '', '']);
    // Everybody antes $1, and there are blinds of $1 and $2.
    expect(Array.from(hand.state.chips)).toEqual([99800, 99700, 99900, 100, 200, 0, 300, 0, 0]);
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, call: 200, raise: { only: [400] } });
    calls(hand);
    discards(hand, 0, 3, 1);
    expect(due(hand, 'bet').raise?.only).toEqual([400]);
    // A player who stood pat may break it on the second draw.
    discards(calls(hand), 2, 0, 0);
    expect(due(hand, 'bet').raise?.only).toEqual([600]);
    expect(course(calls(hand))).toBe('s d3 d3 d3 b B3 bet b d3 d1 bet b d2 bet');
  });

  test('003:1518 and 003:1544 Kansas City: two rounds at the lower limit, two at the higher, six raises', () => {
    const hand = dealt('kansas-city-lowball', ['', '', '', ''], { limit: '30-60' });
    // 003:1520: the button and its left post small blinds, the second on the left the large one.
    expect(Array.from(hand.state.chips).slice(4, 8)).toEqual([2000, 3000, 0, 1000]);
    // 003:1546: a player may open for $30 or $60.
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, call: 3000, raise: { only: [6000] } });
    discards(calls(hand), 0, 0, 0, 0);
    expect(due(hand, 'bet').raise?.only).toEqual([3000]);
    discards(calls(hand), 0, 0, 0, 0);
    expect(due(hand, 'bet').raise?.only).toEqual([6000]);
    discards(calls(hand), 0, 0, 0, 0);
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
    calls(hand);
    expect(due(hand, 'discard')).toMatchObject({ seat: 0, least: 1, most: 6 });
    expect(refusal(hand, '1 discard')).toBe('Discard 1 to 6 cards, not 0.');
    play(hand, '1 discard 2c');
    expect(due(hand, 'discard')).toMatchObject({ seat: 1, least: 0, most: 5 });
    discards(hand);
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
    expect(course(hand)).toBe('s d5 d5 d5 d5 d5 d5 d1 bet b B3 b B1 b B1');
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
    standPat2(hand);
    expect(won(hand)).toEqual([0, 4, 3, 7]);
  });

  test('003:4799 Badacey: halves, and odd chips to the highest card by suit', () => {
    const hand = dealt('badacey', ['', '5s 4d 3h 2c As', '5d 4h 3c 2s Ad', 'Ks 7h 6d 9c 9d']);
    play(hand, '3 call', '4 call', '1 fold', '2 check');
    standPat2(hand);
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
    const rig = stacked(['Jk 8d 5s 4s 3h', '8s 6d 4h 3c 2s', 'Jh 7d 5h 3d 2c']);
    const hand = standPat(start(gameOf(of, { joker: true }), stakesOf(of), [1000, 1000, 1000], { rig }));
    expect(won(hand)).toEqual([45, 0, 0]);
    const straight = stacked(['Jk 5d 4s 3s 2h', 'Ks Qd Jh 9c 2s', 'Jk Jd 7d 5h 3d'.slice(3)]);
    const other = standPat(
      start(gameOf(of, { joker: true }), stakesOf(of), [1000, 1000, 1000], { rig: straight }),
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

/** From the first draw to the end for hands in which seat 1 has folded. */
function standPat2(hand: Hand): Hand {
  while (!hand.over) {
    play(hand, '2 discard', '3 discard', '4 discard');
    calls(hand);
  }
  return hand;
}
