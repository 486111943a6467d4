import { describe, expect, test } from 'vitest';
import { readMoney, readPlayers, sayMoney, sayPlayers } from './cells.ts';
import { scheduleFiles } from './files.ts';
import { ScheduleFileError } from './place.ts';
import { readScheduleFile } from './read.ts';
import { readingFor, readingsOf } from './readings.ts';
import { schedules } from './schedules.ts';

/** A small file that reads well, for a test to break. */
const file = () => ({
  house: 'empire',
  book: '002',
  blocks: [
    {
      id: 'b',
      title: 'Block',
      cite: '002:1-9',
      standing: 'current',
      games: ['holdem'],
      rules: { rates: { most: 5, of: 'amounts', cite: '002:9' } } as Record<string, unknown>,
      sections: [
        {
          id: 's1',
          title: 'Section',
          cite: '002:1',
          limits: { play: ['fixed'], min: '$1-$2', max: null as string | null },
          fees: [{ name: 'Fee', from: 'pot', at: 'flop', by: 'players' }] as Record<string, unknown>[],
          readings: { count: { printed: 'seated', default: 'seated', cite: '002:2' } } as Record<
            string,
            unknown
          >,
          columns: ['option', 'players', 'fee 1', 'line', 'printed', 'reading'],
          rows: [
            [1, '7+', 400, 2],
            [2, '6', 300, 3, '6 | $3', 'worn'],
          ] as unknown[][],
        },
      ],
    },
  ],
});

type File = ReturnType<typeof file>;

describe('a broken file is named with row and field', () => {
  const cases: [string, (of: File) => void, string][] = [
    [
      'a bad amount',
      (f) => (f.blocks[0].sections[0].rows[1][2] = -1),
      'x.json, section b.s1, row 2, field "fee 1": -1 is not a whole number',
    ],
    [
      'half a cent',
      (f) => (f.blocks[0].sections[0].rows[0][2] = 0.5),
      'row 1, field "fee 1": 0.5 is not a whole number',
    ],
    [
      'money as text',
      (f) => (f.blocks[0].sections[0].rows[0][2] = '$4'),
      'row 1, field "fee 1": "$4" is not a whole number',
    ],
    [
      'a bad bracket',
      (f) => (f.blocks[0].sections[0].rows[0][1] = 'seven'),
      'row 1, field "players": seven is not a range',
    ],
    [
      'no line',
      (f) => (f.blocks[0].sections[0].rows[0][3] = null),
      'row 1, field "line": nothing is not a whole number',
    ],
    ['no option', (f) => (f.blocks[0].sections[0].rows[0][0] = null), 'row 1, field "option": missing'],
    [
      'an odd option',
      (f) => (f.blocks[0].sections[0].rows[0][0] = 'x'),
      'row 1, field "option": x is no option number',
    ],
    ['too few cells', (f) => f.blocks[0].sections[0].rows[0].pop(), 'row 1: 3 cells under 6 columns'],
    [
      'printed without a reading',
      (f) => (f.blocks[0].sections[0].rows[1][5] = null),
      'row 2, field "reading": not a text',
    ],
    [
      'an unknown column',
      (f) => (f.blocks[0].sections[0].columns[1] = 'heads'),
      'field "columns" 2: "heads" is not one of',
    ],
    [
      'a fee that is not there',
      (f) => (f.blocks[0].sections[0].columns[2] = 'fee 2'),
      'field "columns" 3: there is no fee 2',
    ],
    [
      'a stage that is not there',
      (f) => (f.blocks[0].sections[0].fees[0].at = 'river'),
      'section b.s1, fee 1, field "at": "river" is not one of',
    ],
    [
      'an unknown field',
      (f) => (f.blocks[0].sections[0].fees[0].when = 'flop'),
      'section b.s1, fee 1: there is no field "when"',
    ],
    [
      'an unknown reading',
      (f) => (f.blocks[0].sections[0].readings.mood = {}),
      'field "readings": there is no reading "mood"',
    ],
    [
      'a reading that every object has',
      (f) => Object.assign(f.blocks[0].sections[0].readings, { toString: {} }),
      'field "readings": there is no reading "toString"',
    ],
    [
      'an unknown choice',
      (f) => (f.blocks[0].sections[0].readings.count = { printed: null, default: 'all', cite: 'x' }),
      'field "default": "all" is not one of',
    ],
    ['a bad limit', (f) => (f.blocks[0].sections[0].limits.max = 'a lot'), 'field "max": not an amount'],
    [
      'an unknown standing',
      (f) => (f.blocks[0].standing = 'new'),
      'x.json, block 1, field "standing": "new" is not one of',
    ],
    ['no sections', (f) => Object.assign(f.blocks[0], { sections: 'none' }), 'field "sections": not a list'],
    ['another field', (f) => Object.assign(f, { color: 'green' }), 'x.json: there is no field "color"'],
    [
      'an option in two sections',
      (f) => f.blocks[0].sections.push({ ...f.blocks[0].sections[0], id: 's2' }),
      'section b.s2: option 1 is in the block twice',
    ],
  ];

  test.each(cases)('%s', (_, damage, message) => {
    const broken = file();
    damage(broken);
    expect(() => readScheduleFile('x.json', broken)).toThrow(message);
  });

  test('a flat fee printed again must be the same', () => {
    const of = file();
    of.blocks[0].sections[0].fees.push({ name: 'Flat', from: 'dealer', at: 'start' });
    of.blocks[0].sections[0].columns = ['option', 'players', 'fee 1', 'fee 2', 'line'];
    of.blocks[0].sections[0].rows = [
      [1, '7+', 400, 100, 2],
      [1, '6-', 300, 200, 3],
    ];
    expect(() => readScheduleFile('x.json', of)).toThrow('row 2, field "fee 2": 200 where 100 stands above');
  });
});

test('a good file', () => {
  const [schedule] = readScheduleFile('x.json', file());
  expect(schedule).toMatchObject({ id: 'b.s1', offerings: ['empire/holdem'], rows: 2, numbered: 'in print' });
  expect(schedule.options.map(({ id }) => id)).toEqual(['b/1', 'b/2']);
  expect(schedule.options[1].rates).toEqual([
    { fee: 0, range: { from: 6, to: 6 }, cents: 300, cite: '002:3', printed: '6 | $3', reading: 'worn' },
  ]);
});

test('all files read', () => {
  for (const [name, json] of Object.entries(scheduleFiles))
    expect(readScheduleFile(name, json).length).toBeGreaterThan(0);
});

describe('cells', () => {
  test('brackets of players', () => {
    expect(['7+', '5-', '7-5', '5-6', '6'].map((text) => readPlayers(text))).toEqual([
      { from: 7, to: Infinity },
      { from: 1, to: 5 },
      { from: 5, to: 7 },
      { from: 5, to: 6 },
      { from: 6, to: 6 },
    ]);
    expect(['', '+', '7 or more', '-5', '7-5-3'].map(readPlayers)).toEqual([null, null, null, null, null]);
    expect(['7+', '5-', '7-5', '6'].map((text) => sayPlayers(readPlayers(text)!))).toEqual([
      '7 or more players',
      '5 or fewer players',
      '5 to 7 players',
      '6 players',
    ]);
  });

  test('amounts of money', () => {
    expect(
      ['$51-$100', '$1,001+', '$0.50', '$5 a point', '$2-$4, blinds $1-2'].map((text) => readMoney(text)),
    ).toEqual([
      { from: 5100, to: 10_000 },
      { from: 100_100, to: Infinity },
      { from: 50, to: 50 },
      { from: 500, to: 500 },
      { from: 200, to: 400 },
    ]);
    expect(['51-100', '$100-$51', 'blinds $1-2', ''].map(readMoney)).toEqual([null, null, null, null]);
    expect([readMoney('$51-$100')!, readMoney('$601+')!].map(sayMoney)).toEqual([
      '$51 to $100',
      '$601 or more',
    ]);
  });
});

test('a schedule whose own name is endless is refused with a short sentence', () => {
  const long = file();
  long.blocks[0]!.id = 'x'.repeat(5000);
  Object.assign(long.blocks[0]!.sections[0]!, { fees: 'none' });
  const read = () => readScheduleFile('long.json', long);
  expect(read).toThrow(ScheduleFileError);
  expect(read).toThrow(/^.{5,300}$/);
});

describe('readings', () => {
  const of = (id: string) => schedules().find((schedule) => schedule.id === id)!;

  test('whom to count: the printed word, dealt in where nothing is said', () => {
    const counts = [
      'holdem-a.s1',
      'five-card-omaha-hi-lo-own.s1',
      'archie-own.s1',
      'short-deck-holdem-own.s2',
      'ez-money-holdem.s1',
      'master-01.s1',
    ];
    expect(counts.map((id) => readingFor(of(id), 'count'))).toEqual([
      'seated',
      'seated',
      'active',
      'seated',
      'after the flop',
      'dealt in',
    ]);
    expect(readingsOf(of('archie-own.s1')).count).toMatchObject({ cite: '003:3712', printed: 'active' });
    expect(readingsOf(of('master-01.s1')).count).toMatchObject({ cite: '003:7560', printed: null });
  });

  test('a schedule has only the questions it raises', () => {
    expect(Object.keys(readingsOf(of('master-01.s1')))).toEqual(['count', 'shortPot']);
    expect(Object.keys(readingsOf(of('razzdeucey-own.s1')))).toEqual(['count', 'street', 'shortPot']);
    expect(Object.keys(readingsOf(of('holdem-a.s1')))).toEqual(['count', 'blindFee', 'blinds', 'shortPot']);
    expect(Object.keys(readingsOf(of('master-13.s1')))).toEqual(['count', 'thirdFee', 'shortPot']);
    expect(Object.keys(readingsOf(of('double-board-omaha-own.s3')))).toEqual(['count', 'timeFrom', 'clock']);
    expect(readingsOf(of('double-board-omaha-own.s3')).timeFrom).toMatchObject({
      printed: 'pot',
      default: 'each player',
    });
  });
});
