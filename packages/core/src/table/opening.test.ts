import { describe, expect, test } from 'vitest';
import { type JackpotPosting, openHouseTable, type Table } from './index.ts';
import type { Opening } from './sign.ts';
import { plainFees } from './testing/testing.ts';

const holdem: Opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/holdem' };
const noLimit: Opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/no-limit-holdem' };
const badBeat: JackpotPosting = {
  title: 'Bad beat, aces full',
  for: 'bad beat',
  least: { hand: 'Ac Ad Ah Kc Kd' },
  fewest: 4,
  shares: { loser: 50, winner: 25, others: 25 },
};

/** Why a table may not open; empty when it may. */
function refused(opening: Opening, fees = false): string {
  const table = openHouseTable(opening, fees ? plainFees : undefined);
  return 'code' in table ? table.message : '';
}

describe('a table opens', () => {
  test('T11 with the first limit, the default settings and all seats, unless asked otherwise', () => {
    const table = openHouseTable(holdem) as Table;
    expect(table.state.sign).toMatchObject({ limit: '4-8', seats: 9, kind: 'pot' });
    expect(refused({ ...holdem, limit: '9-18', seats: 6, settings: {}, table: { timeToAct: 30 } })).toBe('');
    expect(refused({ ...holdem, options: ['plain'], jackpot: badBeat }, true)).toBe('');
  });

  test('T11 under one sign with those that were opened alike, and under its own otherwise', () => {
    const signs = [holdem, { ...holdem }, { ...holdem, seats: 6 }].map(
      (o) => (openHouseTable(o) as Table).state.sign,
    );
    expect(signs[1]).toBe(signs[0]);
    expect(signs[2]).toMatchObject({ seats: 6 });
    expect(signs[0]).toMatchObject({ seats: 9 });
  });

  test('003:3589 with nine seats at a game for seven, 003:7224 with four for three', () => {
    expect(refused({ house: 'hawaiian-gardens', offering: 'hawaiian-gardens/archie', seats: 9 })).toBe('');
    expect(
      refused({ house: 'hawaiian-gardens', offering: 'hawaiian-gardens/face-up-chinese', seats: 4 }),
    ).toBe('');
  });

  test('003:23-30 the two classes of limits are settings with their defaults', () => {
    const entry = (limit: string) => (openHouseTable({ ...holdem, limit }) as Table).state.sign.rules.entry;
    expect([entry('9-18'), entry('15-30')]).toEqual(['free', 'post']);
  });
});

describe('T10 a table does not open', () => {
  const cases: readonly (readonly [string, Opening, RegExp])[] = [
    [
      'for a game nobody offers',
      { ...holdem, offering: 'hawaiian-gardens/whist' },
      /No house offers "hawaiian-gardens\/whist"/,
    ],
    ['for a game of another house', { ...holdem, house: 'empire' }, /is not offered at "empire"/],
    [
      'at a limit that is not printed',
      { ...holdem, limit: '5-11' },
      /is not opened at \$5-\$11 limit, but at \$5-\$10 limit: .*\(003:7564-7566\)/,
    ],
    ['with a setting the game does not have', { ...holdem, settings: { wild: true } }, /no setting "wild"/],
    ['with a value a setting does not have', { ...holdem, settings: { players: 40 } }, /is one of .* not 40/],
    [
      'with a table setting there is none of',
      { ...holdem, table: { bankRole: 'anyone' } },
      /no setting "bankRole"/,
    ],
    [
      'with a table setting of another value',
      { ...holdem, table: { entry: 'never' } },
      /"entry" is one of free, post/,
    ],
    ['with half a seat', { ...holdem, seats: 4.5 }, /whole number of seats/],
    ['with one seat', { ...holdem, seats: 1 }, /at least 2 seats, not 1/],
    ['with more seats than the game has', { ...holdem, seats: 11 }, /at most 9 seats, not 11/],
    [
      '003:1518 with two seats for Kansas City',
      { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/kansas-city-lowball', seats: 2 },
      /at least 3 seats/,
    ],
    [
      '000:443 with other than its positions at a player-dealer game',
      { house: 'black-sheep', offering: 'black-sheep/ez-baccarat', seats: 5 },
      /has 8 positions, not 5/,
    ],
    [
      '003:1399 with a buy-in that is not printed',
      { ...noLimit, limit: 'nl 1-1', buyIn: { least: 1000, most: 5000 } },
      /buy-in here is \$20 \(003:1399\), or .*, not \$10 to \$50/,
    ],
    [
      '003:1403 with a range wider than printed',
      { ...noLimit, limit: 'nl 2-3', buyIn: { least: 1900, most: 50000 } },
      /\$100 to \$300 \(003:1402-1403\), or .*not \$19 to \$500/,
    ],
    [
      '004:1440 with more than the printed most',
      { house: 'lucky-lady', offering: 'lucky-lady/no-limit-holdem', buyIn: { least: 3000, most: null } },
      /\$30 to \$200 .*not \$30 or more/,
    ],
    [
      '000:2098 with less than the printed least',
      {
        house: 'black-sheep',
        offering: 'black-sheep/holdem',
        limit: 'nl 1-3',
        buyIn: { least: 5000, most: null },
      },
      /\$100 or more .*not \$50 or more/,
    ],
    [
      '003:858 with less than thirty points',
      {
        house: 'hawaiian-gardens',
        offering: 'hawaiian-gardens/thirteen-card',
        buyIn: { least: 14999, most: null },
      },
      /not \$149\.99 or more/,
    ],
    [
      'with a buy-in upside down',
      { ...holdem, buyIn: { least: 50000, most: 10000 } },
      /cannot have a minimum of \$500 and a maximum of \$100/,
    ],
    [
      'with a buy-in in parts of a cent',
      { ...holdem, buyIn: { least: 100.5, most: null } },
      /whole number of cents/,
    ],
    ['with fees that no schedule prints', { ...holdem, options: ['777'] }, /has no fee option "777"/],
    ['003:53 with a fee in percent', { ...holdem, options: ['5%'] }, /never a share of wagers or winnings/],
    ['with a cage of broken cents', { ...holdem, cage: -1 }, /cage holds a whole number/],
    [
      'with a running shoe of one pack',
      {
        house: 'black-sheep',
        offering: 'black-sheep/three-card-poker-6-card-bonus',
        table: { shoe: 'running' },
      },
      /one deck, which is shuffled every round/,
    ],
    [
      'with a jackpot at a player-dealer game',
      { house: 'black-sheep', offering: 'black-sheep/ez-baccarat', jackpot: badBeat },
      /games with a pot/,
    ],
    [
      'with a jackpot of more than all',
      { ...holdem, jackpot: { ...badBeat, shares: { loser: 60, winner: 30, others: 20 } } },
      /1 to 100 percent, not 110/,
    ],
    [
      'with a jackpot in parts of a percent',
      { ...holdem, jackpot: { ...badBeat, shares: { loser: 33.3, winner: 0, others: 0 } } },
      /whole percentages/,
    ],
    [
      'with a jackpot that nothing is paid of',
      { ...holdem, jackpot: { ...badBeat, shares: { loser: 0, winner: 0, others: 0 } } },
      /1 to 100 percent, not 0/,
    ],
    [
      'with a high hand that pays a loser',
      { ...holdem, jackpot: { ...badBeat, for: 'high hand' } },
      /no loser to pay/,
    ],
    [
      'with a jackpot for more players than the game has',
      { ...holdem, jackpot: { ...badBeat, fewest: 12 } },
      /2 to 9 players dealt in, not 12/,
    ],
    [
      'with a jackpot hand that is not cards',
      { ...holdem, jackpot: { ...badBeat, least: { hand: 'aces full' } } },
      /cannot be read/,
    ],
    [
      'with a jackpot hand of three cards',
      { ...holdem, jackpot: { ...badBeat, least: { hand: 'Ac Ad Ah' } } },
      /not have the cards of a hand/,
    ],
    [
      'with a jackpot for a share the game has not',
      { ...holdem, jackpot: { ...badBeat, share: 3 } },
      /no such share/,
    ],
    [
      'with a jackpot that says nothing',
      { ...holdem, jackpot: {} as JackpotPosting },
      /a title, a minimum hand and shares/,
    ],
    [
      'with a jackpot that nobody can name',
      { ...holdem, jackpot: { ...badBeat, title: '' } },
      /a title, a minimum hand and shares/,
    ],
    [
      'with a jackpot for something else',
      { ...holdem, jackpot: { ...badBeat, for: 'luck' as 'bad beat' } },
      /bad beat or for a high hand/,
    ],
  ];
  test.each(cases)('%s', (_, opening, message) => {
    expect(refused(opening)).toMatch(message);
  });

  test('with options that its schedule refuses', () => {
    expect(refused({ ...holdem, options: ['99'] }, true)).toBe('There is no option "99" here.');
    expect(refused({ ...holdem, options: 'plain' as unknown as string[] }, true)).toMatch(/list of names/);
  });
});
