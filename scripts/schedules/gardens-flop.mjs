/** Hawaiian Gardens: the two games with a board that print several tables of their own. */
import { bracket, money } from './cells.mjs';
import { fixed, halfHourEnd, reading } from './sections.mjs';
import { closingRules, plain, rowLines } from './seeds.mjs';

export function shortDeck(tables, seed) {
  const fees = [
    { name: 'Designated Table Fee #1', from: 'pot', at: 'blinds', by: 'players' },
    { name: 'Regular Table Fee', from: 'pot', at: 'flop', by: 'players' },
    { name: 'Designated Table Fee #2', from: 'pot', at: 'turn', by: 'players' },
  ];
  const LIMITS = [
    fixed('$1-$2', '$40-$80'),
    fixed('$50-$100', '$500-$1,000'),
    { play: ['no-limit'], min: '$20', max: '$2,000' },
    { play: ['no-limit'] },
    { play: ['pot'], min: '$500', max: '$500' },
    { play: ['pot'] },
  ];
  const NAMES = ['Limit', 'Limit, timed', 'No limit', 'No limit, timed', 'Pot limit', 'Pot limit, timed'];
  return {
    id: 'short-deck-holdem-own',
    title: "Short Deck Texas Hold'em",
    cite: `003:${tables[0].lines[0]}-${tables[5].lines[1]}`,
    standing: 'own',
    games: ['short-deck-holdem'],
    rules: closingRules(seed, tables[5].lines[1]),
    sections: tables.map((table, i) => {
      const timed = table.columns.length === 3;
      const cite = `003:${table.lines[0]}`;
      const lines = rowLines({ ...table, rows: table.rows }, seed);
      return {
        id: `s${i + 1}`,
        title: `${NAMES[i]}: options ${table.options.join('-')}`,
        cite,
        limits: LIMITS[i],
        fees: timed ? [halfHourEnd] : fees,
        readings: timed ? { count: reading('seated', 'seated', cite) } : {},
        columns: [
          'option',
          'players',
          ...(timed ? ['fee 1'] : ['fee 1', 'fee 2', 'fee 3']),
          'line',
          ...(i === 0 ? ['printed', 'reading'] : []),
        ],
        rows: table.rows.map(([option, players, ...amounts], r) =>
          lines[r] === 5713
            ? [
                option,
                '6',
                ...amounts.map(money),
                5713,
                plain(seed.at(5713)),
                'printed 5 players; its pair, option 15, and the falling order say 6',
              ]
            : [option, bracket(players), ...amounts.map(money), lines[r]],
        ),
      };
    }),
  };
}

/** Five Card Omaha: row by limit, a column for each head count; the $1 comes first (003:2271). */
export function fiveCard(tables, seed) {
  const NAMES = ['Limit', 'Limit, timed', 'Restricted buy-in pot limit', 'No limit'];
  const PLAY = [['fixed'], ['fixed'], ['pot'], ['no-limit']];
  // Columns stop at nine players where ten may sit (003:2184): the last is read as "or more".
  const COLUMNS = [
    ['7+', '6', '5', '4', '3-'],
    ['6+', '5-'],
    ['7+', '6', '5-'],
    ['7+', '6', '5-'],
  ];
  const sections = tables.slice(0, 4).map((table, i) => {
    const cite = `003:${table.lines[0]}`;
    const lines = seed.table(table.lines).slice(-table.rows.length);
    const timed = i === 1;
    const regular = timed ? 1 : 2;
    return {
      id: `s${i + 1}`,
      title: `${NAMES[i]}: options ${table.rows[0][0]}-${table.rows.at(-1)[0]}`,
      cite,
      limits: { play: PLAY[i] },
      fees: timed
        ? [halfHourEnd]
        : [
            { name: 'Designated Table Fee', from: 'pot', at: 'blinds', unless: 'flop' },
            { name: 'Regular Table Fee', from: 'pot', at: 'flop', by: 'players' },
          ],
      readings: {
        count: reading('seated', 'seated', cite),
        ...(timed ? {} : { designated: reading(null, 'besides', cite) }),
      },
      columns: [
        'option',
        'limit',
        ...COLUMNS[i].map((p) => `fee ${regular} @ ${p}`),
        ...(timed ? [] : ['fee 1']),
        'line',
      ],
      rows: table.rows.map(([option, limit, blinds, ...amounts], r) => [
        Number(option),
        `${limit.replace(/-(\d)/, '-$$$1')}${i > 1 ? ' buy-in' : ''}, blinds ${blinds}`,
        ...amounts.map(money),
        lines[r],
      ]),
    };
  });
  // Option 28 stands at the end of the pot limit table and at the head of the no limit one.
  sections[3].columns.push('printed', 'reading');
  sections[3].rows[0] = [
    '28b',
    ...sections[3].rows[0].slice(1),
    plain(seed.at(2318)),
    'number 28 is printed twice: this one is written 28b',
  ];
  return {
    id: 'five-card-omaha-hi-lo-own',
    title: 'Five Card Omaha High/Low Split',
    cite: '003:2269-2320',
    standing: 'own',
    games: ['five-card-omaha-hi-lo'],
    rules: {},
    sections,
  };
}
