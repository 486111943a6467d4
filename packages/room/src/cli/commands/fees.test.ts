import { describe, expect, test } from 'vitest';
import { cardroom, complaint, printed } from '../testing.ts';

const HOLDEM = 'hawaiian-gardens/holdem';

describe('fees', () => {
  test('lists the schedules and options of an offering', async () => {
    const text = await printed('fees', 'black-sheep/holdem');
    expect(text).toContain('10 fee options in 2 schedules.');
    expect(text).toMatch(
      /poker\.s1 {2}Limit games: .* \(000:2079\)\n {2}#1 Collection Fee: from the pot, after the flop\n/,
    );
    expect(text).toMatch(/poker\/4 +7 or more players +\$7 +000:2092\n/);
  });

  test('one option, with its damaged row as printed', async () => {
    const text = await printed('fees', 'black-sheep/pai-gow-poker-gold', '--option', '2');
    expect(text).toContain(
      'total action $1,001 or more  $6      000:1858 (printed "$1000+ | $6 | $2001+ | $6")',
    );
    expect(text).not.toContain('pai-gow-poker-gold/1');
  });

  test.each([
    ['lucky-lady/ez-money-holdem', 'Which players count: still in after the flop (004:656)'],
    ['lucky-lady/holdem', 'Which players count: dealt in (not printed at 004:1722)'],
    ['lucky-lady/ez-baccarat-panda-8', 'What counts as total table action: game bets (004:1518)'],
    ['black-sheep/ez-baccarat', 'What counts as total table action: game and bonus bets (000:1984)'],
  ])('%s: whom or what a line of amounts goes by: %s', async (game, line) => {
    expect(await printed('fees', game)).toContain(`\n  ${line}\n`);
  });

  test('JSON: schedules with readings and options', async () => {
    const [first, ...rest] = JSON.parse(await printed('fees', 'empire/holdem', '--json'));
    expect(first).toMatchObject({
      id: 'holdem-b.s1',
      standing: 'current',
      readings: { blinds: { printed: null } },
    });
    expect(first.options).toHaveLength(16);
    expect(rest).toMatchObject([{ id: 'holdem-a.s1', standing: 'older', dated: '09/19/2007' }]);
  });

  test('names what it does not find', async () => {
    expect(await complaint('fees', 'hawaiian-gardens/holden')).toEqual([
      expect.stringContaining(HOLDEM),
      'Run `cardroom games` for the list.',
    ]);
    expect(await complaint('fees', 'black-sheep/holdem', '--option', '11')).toEqual([
      'black-sheep/holdem has no fee option "11".',
      'Run `cardroom fees black-sheep/holdem` for its options. The first is poker/1.',
    ]);
  });
});

describe('fee', () => {
  test('003:7580 a hand that ends on the flop', async () => {
    expect(
      await printed('fee', HOLDEM, '--option', 'master-01/12', '--players', '8', '--reached', 'flop'),
    ).toBe(
      `${HOLDEM}, option master-01/12, players 8, reached flop
  $1  from the pot  Designated Table Fee #1  003:7580
  $4  from the pot  Designated Table Fee #2  003:7580
$5 to the drop (003:7580).
`,
    );
  });

  test('JSON', async () => {
    const text = await printed('fee', 'empire/holdem', '--option', 'holdem-a/1', '--players', '5', '--json');
    expect(JSON.parse(text)).toEqual({
      offering: 'empire/holdem',
      schedule: 'holdem-a.s1',
      option: 'holdem-a/1',
      players: 5,
      takes: [
        { from: 2, to: 'drop', cents: 300, cite: '002:96', fee: 'Collection' },
        { from: 2, to: 'jackpot', cents: 100, cite: '002:78', fee: 'Jackpot' },
      ],
      drop: 300,
      jackpot: 100,
      cites: ['002:96', '002:78'],
    });
  });

  test.each([
    [
      '000:1565 by total action',
      ['black-sheep/three-card-poker-6-card-bonus', '--option', '1', '--action', '$301'],
      '$6 to the drop (000:1565',
    ],
    [
      '000:1867 a reading',
      ['black-sheep/pai-gow-poker-gold', '--option', '4', '--players', '3', '--bet', '500'],
      `The book prints "$1201+ | | $1201 - $2000 | $8": the player-dealer's fee is blank`,
    ],
    [
      '002:981 by the wager',
      ['empire/three-card-poker', '--option', '2', '--players', '3', '--wager', '51'],
      '$2.50 to the drop (002:980, 002:981).',
    ],
    [
      '004:1777 a fee of nothing',
      ['lucky-lady/ez-money-holdem', '--option', 'ez-money-holdem/1', '--players', '3'],
      'Nothing is collected (004:1777).',
    ],
    [
      '004:1913 the last ten minutes',
      ['lucky-lady/omaha', '--option', 'timed/1', '--players', '6', '--joined', '3:20'],
      'Nothing is collected (004:1913).',
    ],
    [
      '003:7718 at the mark',
      [HOLDEM, '--option', 'master-01/130', '--players', '8', '--at', '15:00', '--started', '14:10'],
      '$20  from each of 8 players',
    ],
    ['003:7718 a half hour', [HOLDEM, '--option', 'master-01/130', '--players', '8'], '$160 to the drop'],
    [
      '003:61 as the room posts',
      [HOLDEM, '--option', 'holdem-older/1', '--players', '9', '--amount', 'Regular Table Fee=4'],
      '$4 to the drop',
    ],
    [
      '001:122 a reading switched',
      ['hotel-del-rio/omaha', '--option', '1', '--players', '8', '--set', 'designated=besides'],
      '$7 to the drop',
    ],
    [
      'a short pot',
      ['black-sheep/holdem', '--option', '4', '--players', '9', '--pot', '2.50'],
      '$2.50 to the drop',
    ],
    [
      '003:3401 coupons',
      [
        'hawaiian-gardens/fortune-7-baccarat',
        '--option',
        '31',
        '--players',
        '2',
        '--action',
        '300',
        '--coupons',
        '3',
      ],
      '$5 to the drop',
    ],
  ])('%s', async (_, args, expected) => {
    expect(await printed('fee', ...args)).toContain(expected);
  });

  test.each([
    [
      'an option of two blocks',
      [HOLDEM, '--option', '12', '--players', '8'],
      'Option 12 is printed more than once.',
    ],
    [
      'an option that is not there',
      [HOLDEM, '--option', 'x', '--players', '8'],
      `${HOLDEM} has no fee option "x".`,
    ],
    [
      'a head count it is not for',
      [HOLDEM, '--option', 'master-01/12', '--players', '5'],
      'Option master-01/12 is for 7 or more players, not 5 (003:7580).',
    ],
    ['no head count', [HOLDEM, '--option', 'master-01/12'], 'How many play?'],
    [
      'no players',
      [HOLDEM, '--option', 'master-01/12', '--players', '0'],
      '--players takes a whole number, 1 or more, not "0".',
    ],
    ['no action', ['black-sheep/ez-baccarat', '--option', '1'], 'The fee goes by total table action.'],
    [
      'no bet',
      ['empire/double-hand-poker', '--option', '1', '--players', '2'],
      'The fee goes by the size of each bet.',
    ],
    [
      'no wager',
      ['empire/pure-21-5-blackjack', '--option', '1'],
      "The fee of option pure-21-5/1 depends on the player-dealer's wager.",
    ],
    [
      'no posted amount',
      [HOLDEM, '--option', 'holdem-older/1', '--players', '9'],
      'The book leaves the Regular Table Fee to the house (003:61): its amount is needed.',
    ],
    [
      'a stage of another game',
      [HOLDEM, '--option', 'master-01/12', '--players', '8', '--reached', 'draw'],
      'This schedule asks whether a hand reached deal, flop, turn, not "draw".',
    ],
    [
      'odd money',
      ['black-sheep/ez-baccarat', '--option', '1', '--action', 'much'],
      '--action takes dollars, e.g. 40 or 2.50, not "much".',
    ],
    [
      'odd time',
      [HOLDEM, '--option', 'master-01/130', '--players', '8', '--at', '25:00'],
      '--at takes a time of day, e.g. 14:30, not "25:00".',
    ],
    [
      'an unknown reading',
      [HOLDEM, '--option', 'master-01/12', '--players', '8', '--set', 'mood=good'],
      'There is no setting "mood" here; there are count, shortPot.',
    ],
    [
      'an unknown fee',
      [HOLDEM, '--option', 'holdem-older/1', '--players', '8', '--amount', 'Tip=1'],
      'There is no fee "Tip" in this schedule.',
    ],
  ])('refuses %s', async (_, args, message) => {
    expect((await complaint('fee', ...args))[0]).toBe(message);
  });
});

describe('lint-schedule', () => {
  test('003:1400 blinds by the limit, and the buy-in', async () => {
    const lint = [
      'lint-schedule',
      'hawaiian-gardens/no-limit-holdem',
      '--options',
      'no-limit-holdem-older/2',
    ];
    expect((await cardroom(...lint, '--limit', 'nl 5-10')).out).toMatch(/not \$5-\$10 no limit/);
    expect((await cardroom(...lint, '--limit', 'nl 1-2', '--buy-in', '50')).out).toMatch(
      /is for \$40 buy-in, blinds 1-2, not a buy-in of \$50/,
    );
    expect((await cardroom(...lint, '--limit', 'nl 1-2', '--buy-in', '40')).out).toMatch(
      /^These options may be posted\.$/m,
    );
    expect((await complaint(...lint, '--buy-in', 'much'))[0]).toBe(
      '--buy-in takes dollars, e.g. 40, 100-300 or 100+, not "much".',
    );
  });

  test('a sign that may be posted', async () => {
    expect(await printed('lint-schedule', 'black-sheep/holdem', '--options', '4')).toBe(
      'These options may be posted.\n',
    );
  });

  test('a sign that may not: exit 1, with the rule it breaks', async () => {
    expect(await cardroom('lint-schedule', HOLDEM, '--options', 'master-01/12,master-11/60')).toEqual({
      code: 1,
      out: 'Not allowed: Options master-01/12 (master-01.s1) and master-11/60 (master-11.s1) belong to different schedules. (003:11315)\nThese options may not be posted.\n',
      err: '',
    });
  });

  test('JSON', async () => {
    const text = await printed('lint-schedule', 'empire/pure-21-5-blackjack', '--options', '1', '--json');
    expect(JSON.parse(text)).toMatchObject({
      opens: true,
      options: ['1'],
      findings: [{ rule: 'rates', refused: false }],
    });
  });

  test('seats of the table', async () => {
    const { out } = await cardroom('lint-schedule', HOLDEM, '--options', 'master-01/12', '--players', '7');
    expect(out).toContain('No posted option is for 2, 3, 4, 5, 6 players.');
  });

  test.each([
    ['an empty name', [HOLDEM, '--options', 'master-01/12,'], 'One of the option names is empty.'],
    ['an unknown option', [HOLDEM, '--options', 'master-99/1'], `${HOLDEM} has no fee option "master-99/1".`],
    [
      'an unknown limit',
      [HOLDEM, '--options', 'master-01/12', '--limit', '7-9'],
      "Texas Hold'em (limit) is not opened at $7-$9 limit, but at $7-$14 limit: there are limit games from $1-$2 to $2,000-$4,000 (003:7564-7566).",
    ],
    [
      'odd seats',
      [HOLDEM, '--options', 'master-01/12', '--players', 'ten'],
      '--players takes 2 to 20, not "ten".',
    ],
    [
      'an unknown offering',
      ['mars/holdem', '--options', '1'],
      'There is no game "mars/holdem". Did you mean empire/holdem?',
    ],
  ])('refuses %s', async (_, args, message) => {
    expect((await complaint('lint-schedule', ...args))[0]).toBe(message);
  });
});

test('fees lists only what may be posted at a limit', async () => {
  const at = (limit: string) => cardroom('fees', 'black-sheep/holdem', '--limit', limit);
  const small = await at('7-14');
  expect(small.out).toMatch(
    /^Texas Hold'em at Black Sheep Casino, \$7-\$14 limit: 4 fee options in 1 schedule\./,
  );
  expect((await at('nl 2-5')).out).toContain('6 fee options in 1 schedule.');
  expect((await at('2-4')).err).toContain('(000:2083-2085)');
});
