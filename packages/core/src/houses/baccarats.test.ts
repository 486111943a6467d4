import { describe, expect, test } from 'vitest';
import { HOUSE } from '../engine/index.ts';
import type { PlayerDealerGame } from '../engine/player-dealer/game.ts';
import { limitsOf, play, refusal, settled, start } from '../engine/player-dealer/testing/testing.ts';
import { DEALS, type Deal, gameAt, offering } from './testing/baccarat.ts';

/** What a side wager of $10 beside a Player wager came to. */
function side(game: PlayerDealerGame, kind: string, deck: string): string {
  const round = start(game, { deck, bank: 5000, limits: limitsOf(5, 100) });
  play(round, '2 player 10', `2 ${kind} 10`, 'close');
  return (settled(round).find((line) => line.startsWith(`2 ${kind} `)) ?? '').slice(`2 ${kind} `.length);
}

function lines(game: PlayerDealerGame, deal: Deal): string[] {
  const round = start(game, { deck: DEALS[deal], bank: 5000 });
  return settled(play(round, '2 player 10', '2 banker 20', 'close'));
}

const GAMES: readonly { id: string; banker: string; seven: string; cite: string }[] = [
  { id: 'black-sheep/ez-baccarat', banker: 'win 20', seven: 'win 20', cite: '000:501-504' },
  { id: 'hawaiian-gardens/baccarat', banker: 'win 19', seven: 'win 19', cite: '003:1465, 003:1473-1474' },
  { id: 'hawaiian-gardens/ez-baccarat-panda-8', banker: 'win 20', seven: 'win 20', cite: '003:2767-2770' },
  { id: 'hawaiian-gardens/fortune-7-baccarat', banker: 'win 20', seven: 'push', cite: '003:2920-2923' },
  { id: 'hawaiian-gardens/gardens-baccarat', banker: 'win 20', seven: 'push', cite: '003:11687-11690' },
  { id: 'lucky-lady/fortune-7-baccarat', banker: 'win 20', seven: 'push', cite: '004:961-964' },
  { id: 'lucky-lady/ez-baccarat-panda-8', banker: 'win 20', seven: 'win 20', cite: '004:1099-1102' },
];

describe.each(GAMES)('$id', ({ id, banker, seven, cite }) => {
  test(`${cite} both lines, and a push when the hands tie`, () => {
    const game = gameAt(id);
    expect(lines(game, 'playerSeven')).toEqual(['2 player win 10', '2 banker lose 20']);
    expect(lines(game, 'bankerSeven')).toEqual(['2 player lose 10', `2 banker ${banker}`]);
    expect(lines(game, 'sixes')).toEqual(['2 player push', '2 banker push']);
    expect(lines(game, 'threeCardSeven')).toEqual(['2 player lose 10', `2 banker ${seven}`]);
    expect(lines(game, 'threeCardSevenBeaten')).toEqual(['2 player win 10', '2 banker lose 20']);
  });

  test('settings and limits are of the offering', () => {
    const { limits, settings } = offering(id);
    expect(new Set(limits.map((limit) => limit.id)).size).toBe(limits.length);
    for (const { choices, default: value, customary } of Object.values(settings)) {
      expect(choices).toContain(value);
      expect(choices).toContain(customary);
    }
  });
});

/** The game that takes a commission has no such switch. */
const withSwitch = GAMES.filter(({ seven }) => seven !== 'win 19');

test.each(withSwitch)('$id: a switch turns the three-card seven around', ({ id, seven }) => {
  const game = gameAt(id, { sevenPushes: seven !== 'push' });
  expect(lines(game, 'threeCardSeven')[1]).toBe(seven === 'push' ? '2 banker win 20' : '2 banker push');
});

describe('every row of the side wagers', () => {
  test.each<[string, string, string, Deal[], string]>([
    ['000:519', 'black-sheep/ez-baccarat', 'tie', ['sixes', 'threeCardSevenTied'], 'win 80'],
    ['000:528-529', 'black-sheep/ez-baccarat', 'seven', ['threeCardSeven'], 'win 400'],
    ['000:538-539', 'black-sheep/ez-baccarat', 'eight', ['threeCardEight'], 'win 250'],
    ['003:1475', 'hawaiian-gardens/baccarat', 'tie', ['sixes'], 'win 80'],
    ['003:2780', 'hawaiian-gardens/ez-baccarat-panda-8', 'tie', ['sixes'], 'win 80'],
    ['003:2788-2789', 'hawaiian-gardens/ez-baccarat-panda-8', 'seven', ['threeCardSeven'], 'win 400'],
    ['003:2800-2801', 'hawaiian-gardens/ez-baccarat-panda-8', 'eight', ['threeCardEight'], 'win 250'],
    ['003:2938', 'hawaiian-gardens/fortune-7-baccarat', 'tie', ['sixes'], 'win 80'],
    ['003:2946-2947', 'hawaiian-gardens/fortune-7-baccarat', 'seven', ['threeCardSeven'], 'win 400'],
    [
      '003:2954, 003:2960',
      'hawaiian-gardens/fortune-7-baccarat',
      'nine',
      ['playerNineNil', 'bankerNineNil'],
      'win 250',
    ],
    ['003:11706', 'hawaiian-gardens/gardens-baccarat', 'tie', ['sixes'], 'win 80'],
    ['003:11711-11715', 'hawaiian-gardens/gardens-baccarat', 'seven', ['threeCardSeven'], 'win 400'],
    ['003:11720-11724', 'hawaiian-gardens/gardens-baccarat', 'eight', ['threeCardEight'], 'win 250'],
    ['004:974', 'lucky-lady/fortune-7-baccarat', 'tie', ['sixes'], 'win 90'],
    ['004:985-986', 'lucky-lady/fortune-7-baccarat', 'seven', ['threeCardSeven'], 'win 400'],
    ['004:1000', 'lucky-lady/fortune-7-baccarat', 'one up', ['oneNil'], 'win 300'],
    ['004:1001', 'lucky-lady/fortune-7-baccarat', 'one up', ['playerSeven'], 'win 90'],
    ['004:1112', 'lucky-lady/ez-baccarat-panda-8', 'tie', ['sixes'], 'win 80'],
    ['004:1120-1121', 'lucky-lady/ez-baccarat-panda-8', 'seven', ['threeCardSeven'], 'win 400'],
    ['004:1131-1132', 'lucky-lady/ez-baccarat-panda-8', 'eight', ['threeCardEight'], 'win 250'],
  ])('%s %s %s', (_, id, kind, deals, result) => {
    const game = gameAt(id);
    for (const deal of deals) expect(side(game, kind, DEALS[deal]), deal).toBe(result);
    const others = (Object.keys(DEALS) as Deal[]).filter(
      (deal) => !deals.includes(deal) && !ALSO[kind].includes(deal),
    );
    for (const deal of others) expect(side(game, kind, DEALS[deal]), deal).toBe('lose 10');
  });

  /** Deals that win these wagers by other rows. */
  const ALSO: Record<string, readonly Deal[]> = {
    tie: ['sixes', 'threeCardSevenTied', 'threeCardEightTied'],
    seven: [],
    eight: [],
    nine: [],
    'one up': ['oneNil', 'playerSeven', 'threeCardEight'],
  };

  test.each([
    ['003:1484 a pair in the Player hand', '9h 2c 9s 5d', 'win 30'],
    ['003:1484 a pair in the Banker hand', '9h 2c 5s 2d', 'win 30'],
    ['003:1485 a flush of four', '9h 2h 5h Kh', 'win 100'],
    ['003:1485 a flush with a pair in it', '9h 2h 9h Kh', 'win 100'],
    ['003:1486 a pair in both', '9h 2c 9s 2d', 'win 400'],
    ['003:1486 the same two pairs in one suit', '9h 2h 9h 2h', 'win 400'],
    ['003:1484 two tens of different rank are no pair', 'Th 2c Kh 5d', 'lose 10'],
    ['003:1484 a pair across the hands is none', '9h 9c 5h 2d', 'lose 10'],
    ['003:1483 a third card does not count', '2h Tc 3h 7d 2c', 'lose 10'],
  ])('%s', (_, deck, result) => {
    expect(side(gameAt('hawaiian-gardens/baccarat'), 'bonus', deck)).toBe(result);
  });
});

test('003:1443, 003:2889, 003:11653 hands dealt face down, and who may look', () => {
  const seen = (id: string, chosen = {}) => {
    const round = start(gameAt(id, chosen), { deck: DEALS.sixes, bank: 100 });
    play(round, '2 player 10', '3 player 20', '4 banker 50', 'close');
    return round.log.flatMap((event) => (event.type === 'dealt' ? [event.up ? 'up' : event.only] : []));
  };
  expect(seen('hawaiian-gardens/baccarat')).toEqual([2, HOUSE, 2, HOUSE]);
  expect(seen('hawaiian-gardens/gardens-baccarat')).toEqual([HOUSE, HOUSE, HOUSE, HOUSE]);
  expect(seen('hawaiian-gardens/fortune-7-baccarat')).toEqual(['up', 'up', 'up', 'up']);
  const down = seen('hawaiian-gardens/fortune-7-baccarat', { dealt: 'face down' });
  expect(down).toEqual([HOUSE, HOUSE, HOUSE, HOUSE]);
});

describe('which wager needs which', () => {
  const needs = (id: string, kind: string, chosen: Record<string, unknown> = {}) =>
    refusal(start(gameAt(id, chosen), { bank: 100, limits: limitsOf(5, 100) }), `2 ${kind} 10`)?.message ??
    'stands';
  const line = (title: string) => `${title} needs a bet on Player or Banker first.`;

  test.each<[string, string, Record<string, string>]>([
    [
      '000:459-461, 000:510, 000:524, 000:534',
      'black-sheep/ez-baccarat',
      { tie: 'stands', eight: line('Panda 8'), seven: line('Dragon 7') },
    ],
    [
      '003:1490',
      'hawaiian-gardens/baccarat',
      { tie: 'stands', bonus: 'Bonus needs a bet on Player or Banker or Tie first.' },
    ],
    [
      '003:2733-2734, 003:2774',
      'hawaiian-gardens/ez-baccarat-panda-8',
      { tie: line('Tie'), eight: line('Panda 8'), seven: line('Dragon 7') },
    ],
    [
      '003:2927, 003:2943, 003:2952',
      'hawaiian-gardens/fortune-7-baccarat',
      { tie: 'stands', nine: 'stands', seven: 'stands' },
    ],
    [
      '003:11698, 003:11711, 003:11720',
      'hawaiian-gardens/gardens-baccarat',
      { tie: 'stands', eight: line('Tiger 8'), seven: line('Dragon 7') },
    ],
    [
      '004:926-928',
      'lucky-lady/fortune-7-baccarat',
      { tie: 'stands', 'one up': line('One Up'), seven: line('Fortune 7') },
    ],
    [
      '004:1106, 004:1117, 004:1128',
      'lucky-lady/ez-baccarat-panda-8',
      { tie: 'stands', eight: line('Panda 8'), seven: line('Dragon 7') },
    ],
  ])('%s %s', (_, id, expected) => {
    expect(Object.fromEntries(Object.keys(expected).map((kind) => [kind, needs(id, kind)]))).toEqual(
      expected,
    );
  });

  test('the other readings', () => {
    expect(needs('hawaiian-gardens/ez-baccarat-panda-8', 'tie', { tieAlone: true })).toBe('stands');
    expect(needs('hawaiian-gardens/fortune-7-baccarat', 'nine', { bonusAlone: false })).toBe(
      line('Dragon 9'),
    );
    expect(needs('hawaiian-gardens/gardens-baccarat', 'eight', { bonusAlone: true })).toBe('stands');
    expect(needs('lucky-lady/fortune-7-baccarat', 'tie', { tieAlone: false })).toBe(line('Tie'));
  });

  test('000:447, 003:2873 the back line needs a line wager of its own', () => {
    const round = start(gameAt('black-sheep/ez-baccarat'), { bank: 100 });
    play(round, '2 player 10', '3 banker 10 on 2', '3 seven 5 on 2');
    expect(refusal(round, '4 seven 5 on 2')?.message).toBe(line('Dragon 7'));
  });

  test('004:914 no back line at Lucky Lady’s Fortune 7', () => {
    const round = start(gameAt('lucky-lady/fortune-7-baccarat'), { bank: 100 });
    expect(refusal(round, '3 player 10 on 2')?.message).toBe('This game has no back-line betting.');
  });
});

describe('how much', () => {
  test('000:527, 000:537 $5 to $500 on Panda 8 and Dragon 7, whatever the table', () => {
    const round = start(gameAt('black-sheep/ez-baccarat'), { bank: 100, limits: limitsOf(100, 10_000) });
    play(round, '2 player 100', '2 eight 5', '2 seven 500');
    expect(refusal(round, '2 seven 1')?.message).toBe('Dragon 7 is at most $500, not $501.');
    expect(refusal(round, '3 banker 100')).toBeNull();
    expect(refusal(round, '3 eight 4')?.message).toBe('Panda 8 is at least $5, not $4.');
    expect(refusal(round, '3 tie 99')?.message).toBe('Tie is at least $100, not $99.');
  });

  test('003:1489 the bonus goes in steps of $5 within the table’s limits', () => {
    const round = start(gameAt('hawaiian-gardens/baccarat'), { bank: 100, limits: limitsOf(10, 100) });
    play(round, '2 player 10', '2 bonus 15');
    expect(refusal(round, '2 bonus 1')?.message).toBe('Bonus goes in steps of $5.');
    expect(refusal(round, '2 bonus 90')?.message).toBe('Bonus is at most $100, not $105.');
  });

  test('003:2927, 003:2943 any amount beside a line wager, alone within the limits', () => {
    const game = gameAt('hawaiian-gardens/fortune-7-baccarat');
    const round = start(game, { bank: 100, limits: limitsOf(10, 100) });
    play(round, '2 player 10', '2 tie 3', '2 seven 700', '3 nine 10');
    expect(refusal(round, '3 tie 3')?.message).toBe('Tie is at least $10, not $3.');
    expect(refusal(round, '3 seven 101')?.message).toBe('Dragon 7 is at most $100, not $101.');
  });

  test('003:2927 of a size that only the line wager allowed, it goes back with it', () => {
    const game = gameAt('hawaiian-gardens/fortune-7-baccarat');
    const round = start(game, { deck: DEALS.playerSeven, bank: 100, limits: limitsOf(10, 100) });
    play(round, '2 player 10', '2 tie 3', '2 seven 700', '2 nine 20', '3 banker 10', '2 withdraw 0', 'close');
    expect(settled(round)).toEqual(['3 banker lose 10', '2 nine lose 20']);
  });

  test('004:1008 at most $100 on Tie, Fortune 7 and One Up', () => {
    const { limits } = offering('lucky-lady/fortune-7-baccarat');
    const game = gameAt('lucky-lady/fortune-7-baccarat');
    for (const { limits: at } of limits) {
      // The bonus limits that are posted say the same.
      expect(at.bonusMax ?? at.max).toBe(10_000);
      const round = start(game, { bank: 100, limits: at });
      play(round, `2 player ${at.min / 100}`);
      for (const [kind, title] of [
        ['tie', 'Tie'],
        ['one up', 'One Up'],
        ['seven', 'Fortune 7'],
      ]) {
        expect(refusal(round, `2 ${kind} 101`)?.message).toBe(`${title} is at most $100, not $101.`);
        expect(refusal(round, `2 ${kind} 100`)).toBeNull();
      }
    }
  });
});

describe('readings with a switch', () => {
  const both = (id: string, chosen: Record<string, unknown>, deck: string, ...bets: string[]) =>
    settled(play(start(gameAt(id, chosen), { deck, bank: 5000 }), ...bets, 'close'));

  test.each([
    ['000:436-439', 'black-sheep/ez-baccarat'],
    ['003:2709-2712', 'hawaiian-gardens/ez-baccarat-panda-8'],
    ['004:1041-1044', 'lucky-lady/ez-baccarat-panda-8'],
  ])('%s a natural eight beats a three-card nine that was drawn all the same', (cite, id) => {
    // The Player hand draws to nine against a natural eight, which stands first in the chart of hands.
    const deck = 'Th 4d 3s 4c 6d';
    const bets = ['2 player 10', '2 banker 10', '2 tie 10'];
    expect(both(id, { naturalStops: false }, deck, ...bets).slice(0, 2)).toEqual([
      '2 player lose 10',
      '2 banker win 10',
    ]);
    const byPoints = both(id, { naturalStops: false, naturalRanks: false }, deck, ...bets);
    expect(byPoints.slice(0, 2)).toEqual(['2 player win 10', '2 banker lose 10']);
    // 000:518: the Tie goes by the totals alone, a natural eight and a three-card eight.
    const tied = both(id, { naturalStops: false }, 'Th 4d 3s 4c 5d', ...bets);
    expect(tied).toEqual(['2 player lose 10', '2 banker win 10', '2 tie win 80']);
    expect(offering(id).settings.naturalRanks).toMatchObject({ cite, printed: true, default: true });
  });

  test('000:497 leaves Panda 8 out: before Dragon 7, or after it', () => {
    const id = 'black-sheep/ez-baccarat';
    const bets = ['2 player 10', '2 eight 10', '2 seven 10'];
    const kinds = (chosen = {}) => both(id, chosen, DEALS.sixes, ...bets).map((line) => line.split(' ')[1]);
    expect(kinds()).toEqual(['player', 'eight', 'seven']);
    expect(kinds({ pandaPlace: 'after Dragon 7' })).toEqual(['player', 'seven', 'eight']);
  });

  test('003:1466 no order is printed: seat by seat, or kind by kind', () => {
    const bets = ['2 player 10', '2 tie 10', '3 player 10'];
    const seats = (chosen = {}) =>
      both('hawaiian-gardens/baccarat', chosen, DEALS.sixes, ...bets).map((line) =>
        line.split(' ').slice(0, 2).join(' '),
      );
    expect(seats()).toEqual(['2 player', '2 tie', '3 player']);
    expect(seats({ order: 'kind by kind' })).toEqual(['2 player', '3 player', '2 tie']);
  });

  test('003:1484-1486 four cards that make two rows: the best, or both', () => {
    const paid = (chosen: object, deck: string) =>
      both('hawaiian-gardens/baccarat', { ...chosen }, deck, '2 player 10', '2 bonus 10').at(-1);
    // Two spade nines against two spade kings, and one pair of one suit with two more of it.
    expect(paid({}, '9s Ks 9s Ks')).toBe('2 bonus win 400');
    expect(paid({ bonusRows: 'all' }, '9s Ks 9s Ks')).toBe('2 bonus win 500');
    expect(paid({}, '9s Ks 9s Qs')).toBe('2 bonus win 100');
    expect(paid({ bonusRows: 'all' }, '9s Ks 9s Qs')).toBe('2 bonus win 130');
    expect(paid({ bonusRows: 'all' }, '9s Kd 9d Qs')).toBe('2 bonus win 30');
  });

  test('004:914, 004:1307 without a back line nobody bets at another position, seated or not', () => {
    const stacks = [500, 500, null, 500, null, null, null, null];
    const at = (chosen = {}) => start(gameAt('lucky-lady/fortune-7-baccarat', chosen), { bank: 100, stacks });
    expect(refusal(at(), '2 player 10 on 3')?.code).toBe('not-allowed');
    expect(refusal(at({ emptySpots: true }), '2 player 10 on 3')).toBeNull();
  });
});
