import { describe, expect, test } from 'vitest';
import { optionsFor, pendingHands } from '../../engine/player-dealer/choices.ts';
import { limitsOf, play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { gameOf, offered } from '../testing/testing.ts';
import { nines } from './nines.ts';
import { THREE } from './testing-nines.ts';

const offering = (game: string) => offered(nines, game);

describe.each([
  ['003:1042-1044 Baccarat 9', gameOf(offering('baccarat-9')), 'HHHHOOOSSS'],
  [
    '003:1296-1300 Baccarat 9 of 2009',
    gameOf(offering('baccarat-9-2009'), { emptySpots: true }),
    'HHHHHOOSSS',
  ],
])('%s', (_, game, chart) => {
  /** Shared cards of each total; the Banker has three sixes, eight. */
  const table = (points: number, ...bets: string[]) => {
    const [a, b, c] = THREE[points].split(' ');
    const round = start(game, { deck: `${a} 6h ${b} 6d ${c} 6s Ah`, bank: 5000, limits: limitsOf(5, 100) });
    return play(round, ...bets, 'close');
  };

  test('all ten totals', () => {
    for (const [points, letter] of [...chart].entries()) {
      const round = table(points, '2 player 10');
      if (letter !== 'O') {
        expect(round.over).toBe(true);
        expect(round.state.shared.hit !== undefined).toBe(letter === 'H');
        continue;
      }
      const [hand] = pendingHands(round.state);
      expect(optionsFor(round.state, hand).map(({ id }) => id)).toEqual(['hit', 'stand']);
      expect(game.advice?.(round.state, hand, ['hit', 'stand'])?.id).toBe(points <= 5 ? 'hit' : 'stand');
      expect(play(round, '2 stand').state.shared.hit).toBeUndefined();
      expect(play(table(points, '2 player 10'), '2 hit').state.shared.hit.cards.length).toBe(1);
    }
  });

  test('003:1050-1055, 003:1298-1299 each in their own way, the hitters with one card', () => {
    const [a, b, c] = THREE[6].split(' ');
    const round = start(game, { deck: `${a} 6h ${b} 6d ${c} 5s Ah`, bank: 5000 });
    play(round, '2 player 10', '3 player 10', 'close', '2 hit', '3 stand');
    expect(settled(round).toSorted()).toEqual(['2 player push', '3 player lose 10']);
  });

  test('003:1065, 003:1301-1303, 003:1310 Banker and Tie look at the house way’s hand', () => {
    const five = (...lines: string[]) => {
      // Five hits an ace: six, which ties the Banker's six; standing players have five.
      const [a, b, c] = THREE[5].split(' ');
      const round = start(game, { deck: `${a} 6h ${b} Kd ${c} Ks Ah`, bank: 5000 });
      return settled(play(round, ...lines));
    };
    expect(five('2 player 10', '2 banker 10', '2 tie 10', 'close', '2 stand')).toEqual([
      '2 player lose 10',
      '2 banker push',
      '2 tie win 80',
    ]);
    // The Banker bettor must take a card though nobody plays the Player hand.
    expect(five('2 banker 10', '3 tie 10', 'close').toSorted()).toEqual(['2 banker push', '3 tie win 80']);
  });

  test('003:1304-1306 the Banker wins, loses, and wins a tie on zero or one', () => {
    const outcome = (deck: string) => {
      const round = start(game, { deck, bank: 5000 });
      const lines = settled(play(round, '2 banker 10', '3 player 10', 'close'));
      return lines.toSorted().map((line) => line.slice(2));
    };
    // Player 7, Banker 8; Player 8, Banker 7; both draw to nothing, to one, to two.
    expect(outcome('Kh 6h 6d 2d As Kc')).toEqual(['banker win 10', 'player lose 10']);
    expect(outcome('Kh 6h 6d Ad 2s Kc')).toEqual(['banker lose 10', 'player win 10']);
    expect(outcome('Kh Kd Qh Qd Jh Jd Ts Tc')).toEqual(['banker win 10', 'player lose 10']);
    expect(outcome('Kh Kd Qh Qd Jh Jd As Ac')).toEqual(['banker win 10', 'player lose 10']);
    expect(outcome('Kh Kd Qh Qd Jh Jd 2s 2c')).toEqual(['banker push', 'player push']);
  });

  test('003:1063, 003:1308 the bank hits to five and stands on six', () => {
    for (const [points, hand] of THREE.entries()) {
      const [a, b, c] = hand.split(' ');
      const round = start(game, { deck: `Kh ${a} 6d ${b} 2s ${c} Kc`, bank: 5000 });
      expect(play(round, '2 player 10', 'close').state.shared.banker.cards.length).toBe(points <= 5 ? 4 : 3);
    }
  });

  test('003:1011, 003:1289 a Tie may stand alone; 003:1032, 003:1284 no bets once the first card is out', () => {
    const round = play(table(6, '2 tie 10', '3 player 10'));
    const late = { type: 'wager', seat: 3, spot: 3 * game.circles, kind: 'tie', cents: 1000 } as const;
    expect(round.play(late)).toMatchObject({ message: 'No more bets.' });
  });

  test('003:1069 a second hand of the same player goes the house way', () => {
    const round = start(game, {
      deck: 'Kh 6h Qd 6d 6s 5s Ah',
      bank: 500,
      stacks: [500, 500, null, 500, null, null, null, null],
    });
    play(round, '2 player 10', '2 player 10 on 3', 'close', '2 hit');
    // Six and an ace tie the bank's seven; the house way stands on six.
    expect(settled(round).toSorted()).toEqual(['2 on 3 player lose 10', '2 player push']);
  });
});

describe('Baccarat 9 without a date', () => {
  const game = gameOf(offering('baccarat-9'));

  test('003:1039-1040 the bank’s first two cards face down, the third up', () => {
    const { log } = play(start(game, { deck: 'Kh 6h 6d 2d As Kc', bank: 100 }), '2 player 10', 'close');
    const faces = log.flatMap((event) => (event.type === 'dealt' ? [`${event.to} ${event.up}`] : []));
    expect(faces).toEqual(
      ['player', 'banker', 'player', 'banker', 'player', 'banker'].map(
        (to, i) => `${to} ${i > 3 || to === 'player'}`,
      ),
    );
  });

  test.each([
    ['K', 'K', 2],
    ['A', 'K', 2],
    ['A', 'A', 3],
    ['A', '6', 8],
    ['4', '4', 2],
    ['6', '3', 2],
    ['6', '6', 3],
  ])('003:1059 hole cards %s and %s: seat %i has the button', (first, second, seat) => {
    const round = start(game, { deck: `Kh ${first}h 6d ${second}d As Kc 2c`, bank: 5000 });
    play(round, ...[2, 3, 4, 5, 6, 7, 8].map((n) => `${n} player 10`), 'close');
    expect(settled(round)[0][0]).toBe(String(seat));
  });

  test('003:1059 the diagram is lost: a room may go by the first hole card, or from the left', () => {
    const first = (chosen = {}) => {
      const round = start(gameOf(offering('baccarat-9'), chosen), {
        deck: 'Kh Ah 6d 3d As Kc 2c',
        bank: 5000,
      });
      return settled(play(round, '2 player 10', '3 player 10', '5 player 10', 'close'))[0][0];
    };
    expect(first()).toBe('5');
    expect(first({ first: 'first hole card' })).toBe('2');
    expect(first({ first: 'left' })).toBe('2');
  });

  test.each(['baccarat-9', 'baccarat-9-2009'])('%s prints no order: seat by seat, or kind by kind', (id) => {
    const order = (chosen = {}) => {
      const round = start(gameOf(offering(id), chosen), { deck: 'Kh Kh 6d Kd As Kc 2c', bank: 5000 });
      play(round, '2 player 10', '2 tie 10', '3 player 10', 'close');
      return settled(round).map((line) => line.split(' ').slice(0, 2).join(' '));
    };
    expect(order()).toEqual(['2 player', '2 tie', '3 player']);
    expect(order({ order: 'kind by kind' })).toEqual(['2 player', '3 player', '2 tie']);
  });

  test('003:1311 Baccarat 9 of 2009: no back line, and no bets where nobody sits', () => {
    const stacks = [500, 500, null, 500, null, null, null, null];
    const at = (chosen = {}) => start(gameOf(offering('baccarat-9-2009'), chosen), { bank: 100, stacks });
    expect(refusal(at(), '2 player 10 on 3')?.code).toBe('not-allowed');
    expect(refusal(at({ emptySpots: true }), '2 player 10 on 3')).toBeNull();
  });

  test('003:1071-1073 three, six or nine circles a seat, the back line on those after the first', () => {
    for (const circles of [3, 6, 9]) {
      const round = start(gameOf(offering('baccarat-9'), { circles }), { bank: 100 });
      expect(refusal(round, `3 player 10 on 2/${circles}`)).toBeNull();
      expect(refusal(round, `4 banker 10 on 2/${circles}`)?.message).toBe('Another player has this circle.');
      expect(round.state.hands.length).toBe(8 * circles);
    }
  });

  test('from the button seat by seat, and a bank that runs dry', () => {
    // The hole cards, ace and ace, give seat 3 the button; the bank makes seven.
    const round = start(game, { deck: 'Kh Ah 6d Ad 2s 5c', bank: 18 });
    play(round, '2 player 10', '3 player 10', '3 tie 5', '4 player 10 on 3/2', 'close');
    expect(settled(round)).toEqual([
      '3 player win 10',
      '3 tie lose 5',
      '4 on 3 player win 3 of 10',
      '2 player unmet',
    ]);
  });
});

describe('Baccarat 9 of 2009', () => {
  const game = gameOf(offering('baccarat-9-2009'));

  test('003:1293 the bank’s first card face down, two up', () => {
    const { log } = play(start(game, { deck: 'Kh 6h 6d 2d As Kc', bank: 100 }), '2 player 10', 'close');
    const faces = log.flatMap((event) => (event.type === 'dealt' && event.to === 'banker' ? [event.up] : []));
    expect(faces).toEqual([false, true, true]);
  });

  test('003:1295 a three-card nine ends the hand: no card for those who asked, none for the bank', () => {
    const nine = start(game, { deck: 'Kh 6h Qd 3d 5s Kc 4c 4d', bank: 100 });
    play(nine, '2 player 10', '3 banker 10', '4 tie 10', 'close', '2 hit');
    expect(nine.state.shared.hit).toBeUndefined();
    expect(settled(nine)).toEqual(['2 player lose 10', '3 banker win 10', '4 tie lose 10']);
    const players = play(start(game, { deck: 'Kh 2h 6d Kd 3s Kc 4c', bank: 100 }), '2 player 10', 'close');
    expect(players.state.shared.banker.cards.length).toBe(3);
    expect(settled(players)).toEqual(['2 player win 10']);
    // Without that rule the bank draws against it.
    const undated = start(gameOf(offering('baccarat-9')), { deck: 'Kh 2h 6d Kd 3s Kc 4c', bank: 100 });
    expect(play(undated, '2 player 10', 'close').state.shared.banker.cards.length).toBe(4);
  });

  test('003:1307 against 003:1310 a Banker wager on another tie pushes, or loses where a house says so', () => {
    const tie = (bankerTies: string) => {
      const round = start(gameOf(offering('baccarat-9-2009'), { bankerTies }), {
        deck: 'Kh 6h 6d Ad As Kc',
        bank: 100,
      });
      return settled(play(round, '2 banker 10', '3 player 10', 'close'));
    };
    expect(tie('push')).toEqual(['2 banker push', '3 player push']);
    expect(tie('lost')).toEqual(['2 banker lose 10', '3 player push']);
  });

  test('003:1311 no back line', () => {
    const round = start(game, { bank: 100 });
    expect(refusal(round, '3 player 10 on 2')?.message).toBe('This game has no back-line betting.');
  });
});
