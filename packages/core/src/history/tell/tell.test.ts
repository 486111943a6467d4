import { describe, expect, test } from 'vitest';
import { printCards } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import { HOUSE, RAIL, viewFor } from '../../engine/index.ts';
import { stacked as stackedSets, startHand } from '../../engine/points/testing.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import { callAlong, play, stacked, start } from '../../engine/pot/testing.ts';
import { findOffering } from '../../houses/index.ts';
import type { PointsOffering, PotOffering } from '../../houses/offering/offering.ts';
import { chooseSettings } from '../../houses/offering/setting.ts';
import { gameOf, stakesOf } from '../../houses/testing/testing.ts';
import { tellPoints } from './tell-points.ts';
import { Teller } from './teller.ts';
import type { Cast } from './voice.ts';

function begin(id: string, limit: string, dollars: number[], ...deck: Parameters<typeof stacked>): Hand {
  const of = findOffering(id) as PotOffering;
  return start(gameOf(of), stakesOf(of, limit), dollars, { deck: stacked(...deck) });
}

function told(hand: Hand, viewer = HOUSE): string[] {
  return new Teller(hand.state.setup).tell(hand.log.map((event) => viewFor(event, viewer)));
}

describe('a told hand', () => {
  test('003:124, 004:1397 tells what was shown, that the board was played, and what was mucked not at all', () => {
    const of = findOffering('lucky-lady/holdem') as PotOffering;
    const deck = stacked(['2c 2d', '3c 3d', 'Ac Ad'], { board: 'As Ks Qs Js Ts' });
    const setup = { deck, showdown: 'asked', playBoard: true } as const;
    const hand = callAlong(
      start(gameOf(of), stakesOf(of, '4-8'), [100, 100, 100], setup),
      ({ state }) => state.game.script[state.step] === undefined,
    );
    play(hand, '1 muck', '2 play-board', '3 show');
    const lines = told(hand, RAIL);
    expect(lines.slice(-5)).toEqual([
      'Seat 1 mucks.',
      'Seat 2 plays the board: royal flush.',
      'Seat 3 shows Ac Ad: royal flush.',
      'Seat 2 wins a share of the pot, $6, with a royal flush.',
      'Seat 3 wins a share of the pot, $6, with a royal flush.',
    ]);
    expect(lines.join()).not.toMatch(/2c|2d|3c|3d/);
  });

  test('003:163 a card for who has folded is told as dead', () => {
    const hand = begin('hawaiian-gardens/seven-card-stud', '5-10', [100, 100, 100], ['', '', '']);
    callAlong(hand, ({ state }) => state.round === 2 && state.actor >= 0);
    const { actor } = hand.state;
    play(hand, `${actor + 1} fold`);
    callAlong(hand, ({ state }) => state.round === 3 && state.actor >= 0);
    const dead = new RegExp(
      `^Seat ${actor + 1} is dealt .* \\(folded with nothing to call, still dealt in\\)\\.$`,
    );
    expect(told(hand).some((line) => dead.test(line))).toBe(true);
  });

  test('reads as a dealer would say it', () => {
    const hand = begin(
      'black-sheep/omaha-hi-lo',
      '4-8',
      [100, 100, 14],
      ['7d Ad Jh Qc', '8d 2d Kh Kc', 'Jc Jd 9s 9h'],
      {
        board: '6c 4s 3h Ks Ts',
      },
    );
    play(hand, '3 raise 8', '1 call', '2 call', '1 bet 4', '2 raise 8', '3 call', '1 call');
    play(hand, '1 bet 8', '2 call', '1 check', '2 bet 8', '1 fold');
    expect(told(hand)).toEqual([
      'Seat 1 posts the small blind, $2.',
      'Seat 2 posts the big blind, $4.',
      'Seat 1 is dealt 7d Ad Jh Qc.',
      'Seat 2 is dealt 8d 2d Kh Kc.',
      'Seat 3 is dealt Jc Jd 9s 9h.',
      'Seat 3 raises to $8.',
      'Seat 1 calls $6.',
      'Seat 2 calls $4.',
      'The pot is $24.',
      'Flop: 6c 4s 3h',
      'Seat 1 bets $4.',
      'Seat 2 raises to $8.',
      'Seat 3 calls $6, all in.',
      'Seat 1 calls $4.',
      'The pot is $46.',
      'Turn: Ks',
      'Seat 1 bets $8.',
      'Seat 2 calls $8.',
      'The pot is $62.',
      'River: Ts',
      'Seat 1 checks.',
      'Seat 2 bets $8.',
      'Seat 1 folds.',
      'Uncalled bet of $8 returned to seat 2.',
      'The pot is $62.',
      'Seat 2 shows 8d 2d Kh Kc: high (three kings, ten-six kickers), low (8-6-4-3-2).',
      'Seat 3 shows Jc Jd 9s 9h: high (pair of jacks, king-ten-six kickers), no low.',
      'Seat 2 wins the high half of the main pot, $21, with three kings, ten-six kickers.',
      'Seat 2 wins the low half of the main pot, $21, with an 8-6-4-3-2 low.',
      'Seat 2 wins the side pot, $20.',
    ]);
  });

  test('counts the cards its hearer may not see', () => {
    const hand = begin(
      'hawaiian-gardens/seven-card-stud',
      '15-30',
      [500, 500],
      ['As Ks 2c 2d', 'Qh Jh Td 9s'],
    );
    play(hand, '1 bring-in', '2 complete 15', '1 raise 30', '2 call', '1 check', '2 check');
    expect(told(hand, RAIL).slice(0, 13)).toEqual([
      'Seat 1 antes $2.',
      'Seat 2 antes $2.',
      'Seat 1 is dealt two cards.',
      'Seat 2 is dealt two cards.',
      'Seat 1 is dealt 2c face up.',
      'Seat 2 is dealt Td face up.',
      'Seat 1 brings it in for $5.',
      'Seat 2 completes to $15.',
      'Seat 1 raises to $30.',
      'Seat 2 calls $15.',
      'The pot is $64.',
      'Seat 1 is dealt 2d face up.',
      'Seat 2 is dealt 9s face up.',
    ]);
    expect(told(hand, 1)[3]).toBe('Seat 2 is dealt Qh Jh.');
  });

  test('tells draws, kills, cards turned up, shared pots and odd chips', () => {
    const low = begin(
      'lucky-lady/lowball',
      '5-10',
      [100, 100, 100],
      ['7c 6d 4h 3s 2c', '7d 6c 4d 3c 2d', 'Kc Kd Kh 3d As'],
    );
    play(
      low,
      '1 kill 10',
      '2 kill',
      '3 kill',
      '2 call',
      '3 call',
      '1 check',
      '1 discard',
      '2 discard',
      '3 discard Kc Kd',
    );
    callAlong(low);
    const lines = told(low);
    expect(lines).toContain('Seat 1 kills the pot for $10.');
    expect(lines).toContain('Seat 1 stands pat.');
    expect(lines).toContain('Seat 3 discards Kc Kd.');
    expect(told(low, 0)).toContain('Seat 3 discards two cards.');
    expect(lines.slice(-3)).toEqual([
      'Seat 1 wins a share of the pot, $16, with a 7-6-4-3-2 low.',
      'Seat 2 wins a share of the pot, $16, with a 7-6-4-3-2 low.',
      'Odd chip ($1) goes to seat 1.',
    ]);
    const mexican = begin('hawaiian-gardens/mexican-poker', '4-8', [100, 100], ['Kc 5d', '4c 3d']);
    play(mexican, '1 bring-in', '2 call', '1 turn-up 5d', '2 turn-up');
    expect(told(mexican).slice(-4, -2)).toEqual(['Seat 1 turns up 5d.', 'Seat 2 keeps the downcard hidden.']);
  });

  test.each([
    ['lucky-lady/lowball', '5-10', ['antes', 'antes', 'antes', 'posts the blind']],
    [
      'hawaiian-gardens/lowball',
      '15-30',
      ['posts the small blind', 'posts the middle blind', 'posts the big blind'],
    ],
    ['hawaiian-gardens/two-seven-captain', '4', ['antes', 'posts the small blind', 'posts the big blind']],
  ])('calls the forced bets of %s by their names', (id, limit, names) => {
    const lines = told(begin(id, limit, [900, 900, 900], []));
    expect(lines.flatMap((line) => /^Seat \d (antes|posts [^,]*)/.exec(line)?.[1] ?? [])).toEqual(names);
  });

  test('names two boards, and what is shuffled again', () => {
    const double = callAlong(begin('hawaiian-gardens/double-board-omaha', '4-8', [100, 100], []));
    const streets = told(double).flatMap((line) => /^(\w+, board \d): /.exec(line)?.[1] ?? []);
    expect(streets).toEqual(
      ['Flop', 'Turn', 'River'].flatMap((street) => [`${street}, board 1`, `${street}, board 2`]),
    );

    const archie = begin('hawaiian-gardens/archie', '4-8', new Array(7).fill(100), []);
    callAlong(archie, ({ state }) => state.game.script[state.step].do === 'draw');
    while (archie.need === null) {
      const { actor, down } = archie.state;
      play(archie, `${actor + 1} discard ${printCards(down[actor].slice(0, 3))}`);
    }
    play(archie, 'shuffle');
    const again = 'The dealer shuffles the stub, burns and finished discards: 17 cards.';
    expect(told(archie)).toContain(again);
  });

  /** Thirteen cards, set by two seats as they are given; told as the first sees it. */
  type Sets = readonly [front: string, middle: string, back: string];
  function setAndTold(one: Sets, other: Sets, cast?: Cast): string[] {
    const seats = [one, other];
    const of = findOffering('hawaiian-gardens/thirteen-card') as PointsOffering;
    const values = chooseSettings(of.settings);
    if (!values.ok) throw new Error(values.message);
    const sets = seats.map((seat) => seat.map(cards));
    const setup = { game: of.game(values.values), point: 500, stacks: [15000, 15000], button: 1 };
    const hand = startHand(setup, stackedSets(sets.map((seat) => seat.flat())));
    for (const [seat, [front, middle, back]] of sets.entries())
      hand.play({ type: 'set', seat, front, middle, back });
    return tellPoints(
      setup,
      hand.log.map((event) => viewFor(event, 0)),
      cast,
    );
  }

  test('of a points game says what is laid, shown and paid', () => {
    expect(
      setAndTold(
        ['Ac Ad Kh', 'Qc Qd Qh 2c 3c', 'Kc Kd Ks 9c 9d'],
        ['3d 5s 8h', '6c 6d 2h 7s Th', 'Jc Jd 4c 4d 8c'],
      ),
    ).toEqual([
      'Seat 1 is dealt Ac Ad Kh Qc Qd Qh 2c 3c Kc Kd Ks 9c 9d.',
      'Seat 2 is dealt 13 cards.',
      'Seat 1 places Ac Ad Kh in front, Qc Qd Qh 2c 3c in the middle, Kc Kd Ks 9c 9d in the back.',
      'Seat 2 places three cards in front, five cards in the middle, five cards in the back.',
      'Seat 1 shows Ac Ad Kh (pair of aces, king kicker), Qc Qd Qh 2c 3c (three queens, three-deuce kickers), Kc Kd Ks 9c 9d (full house, kings over nines).',
      'Seat 2 shows 3d 5s 8h (eight high, five-three kickers), 6c 6d 2h 7s Th (pair of sixes, ten-seven-deuce kickers), Jc Jd 4c 4d 8c (two pair, jacks and fours, eight kicker).',
      'Seat 1 wins 6 points from seat 2, $30 (front +1, middle +1, back +1, Shot +3).',
    ]);
  });

  test('of a points game counts what the winner lost with a minus', () => {
    const lines = setAndTold(
      ['3d 5s 8h', 'Qc Qd Qh 2c 3c', 'Kc Kd Ks 9c 9d'],
      ['Ac Kh 9h', '6c 6d 2h 7s Th', 'Jc Jd 4c 4d 8c'],
    );
    expect(lines.at(-1)).toBe(
      'Seat 1 wins 2 points from seat 2, $10 (front −1, middle +1, back +1, two of three +1).',
    );
  });

  test('of a points game tells who loses of the loss, by what it was for them', () => {
    const hand = (you: number) =>
      setAndTold(
        ['3d 5s 8h', 'Qc Qd Qh 2c 3c', 'Kc Kd Ks 9c 9d'],
        ['Ac Kh 9h', '6c 6d 2h 7s Th', 'Jc Jd 4c 4d 8c'],
        { nameOf: (seat) => ['Ann', 'Ben'][seat] ?? null, you },
      ).at(-1);
    expect(hand(1)).toBe('You lose 2 points to Ann, $10 (front +1, middle −1, back −1, two of three −1).');
    expect(hand(0)).toBe('You win 2 points from Ben, $10 (front −1, middle +1, back +1, two of three +1).');
  });
});
