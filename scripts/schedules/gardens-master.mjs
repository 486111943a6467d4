/** Hawaiian Gardens: everything that collections_003.json holds, block by block. */
import { bracket, dollars, range } from './cells.mjs';
import { bets, coupon, dealerByAction, dealerFlat, perCircle, reading, rules } from './sections.mjs';
import { plain } from './seeds.mjs';

/** Which offerings a game of the list's headings is. */
const OFFERINGS = {
  'GEGA-001462': ['holdem'],
  'GEGA-001464': ['pot-limit-holdem'],
  'GEGA-001465': ['no-limit-holdem'],
  'GEGA-001471': ['no-limit-holdem'],
  'GEGA-001467': ['reverse-holdem'],
  'GEGR-002057': ['short-deck-holdem'],
  'GEGA-001472': ['match-it'],
  'GEGA-002303': ['no-limit-omaha', 'no-limit-omaha-hi-lo'],
  'GEGA-003824': ['five-card-omaha-hi-lo'],
  'GEGA-001455': ['crazy-pineapple'],
  'GEGR-002042': ['dramaha'],
  'GEGR-002058': ['two-seven-dramaha'],
  'GEGR-002006': ['double-board-omaha'],
  'GEGR-001995': ['archie'],
  'GEGR-001999': ['badeucey'],
  'GEGR-002000': ['badacey'],
  'GEGA-001474': ['badugi'],
  'GEGR-002002': ['super-seven-card-stud-hi-lo'],
  'GEGR-001998': ['super-razz'],
  'GEGR-001996': ['super-razzdeucey'],
  'GEGR-001997': ['super-razzdacey'],
  'GEGR-002007': ['seven-card-stud-hi-lo-regular'],
  'GEGA-001453': ['seven-card-stud'],
  'GEGA-001454': ['seven-card-stud-hi-lo-8'],
  'GEGA-001452': ['mexican-poker'],
  'GEGA-001457': ['asian-five-card-stud'],
  'GEGA-001456': ['thirteen-card'],
  'GEGA-004115': ['face-up-chinese'],
  'GEGA-001451': ['lowball'],
  'GEGA-001473': ['kansas-city-lowball'],
  'GEGA-001466': ['razz'],
  'GEGR-002001': ['super-seven-card-stud'],
  'GEGR-002003': ['super-seven-card-stud-hi-lo-regular'],
  'GEGR-002004': ['razzdeucey'],
  'GEGR-002005': ['razzdacey'],
};
/** Documents of one game, without an id. */
const OWN = {
  DRAMADUGI: ['dramadugi', rules('003:11315', '003:11316', '003:11317', 'brackets')],
  FUPGP: ['face-up-pai-gow-poker', rules('003:11599', '003:11600', '003:11601', 'amounts')],
  GBAC: ['gardens-baccarat', rules('003:11843', '003:11844', '003:11845', 'amounts')],
  CAPT27: ['two-seven-captain', rules('003:12039', '003:12040', '003:12041', 'brackets')],
};

const STAGES = {
  'before cards are dealt': 'start',
  'after initial hands are dealt': 'deal',
  'after flop': 'flop',
  'after turn': 'turn',
  'after draw': 'draw',
  'after first draw': 'draw',
  'after second draw': '2nd draw',
  'after fourth street': '4th street',
  'after fifth street': '5th street',
  'NOT STATED': '2nd draw',
};

/** Rows whose print needs a word, by line. */
const DAMAGE = {
  11778: 'no tier is printed above $1,500: the last one is charged',
};

export function gardensMaster(catalog, seed) {
  const { blocks, rows } = catalog('collections_003');
  const files = {};
  for (const block of blocks) {
    const [id, of] = OWN[block.id] ?? [
      block.id.toLowerCase(),
      rules('003:11315', '003:11316', '003:11317', 'brackets'),
    ];
    files[id] = [
      {
        id,
        title: block.heading.replaceAll(', ,', ','),
        cite: `003:${block.heading_line}-${Math.max(...rows.filter((r) => r.block === block.id).map((r) => r.line))}`,
        standing: 'current',
        games: OWN[block.id] === undefined ? [...new Set(block.games.flatMap(offerings))] : [id],
        rules: of,
        sections: block.sections.map((s) =>
          section(
            s,
            rows.filter((r) => r.section === s.id),
            seed,
          ),
        ),
      },
    ];
  }
  return files;
}

function offerings({ id, name }) {
  const found = OFFERINGS[id];
  if (found === undefined) throw new Error(`no offering for ${name} (${id})`);
  return found;
}

function section(s, rows, seed) {
  const cite = `003:${s.intro_line}`;
  const head = { id: s.id.split('.')[1].toLowerCase(), title: title(s), cite, ...limits(s) };
  switch (s.kind) {
    case 'drop3':
    case 'drop2':
      return drop(s, head, rows);
    case 'time':
      return time(head, rows);
    case 'time-advance':
      return {
        ...head,
        note: 'Printed "from the pot" and "8 to 5" at a seven-seat game (003:12017, 003:12022).',
        fees: [{ name: 'Regular Table Fee', from: 'player', at: 'half hour start', by: 'players' }],
        readings: { timeFrom: reading('pot', 'each player', cite) },
        columns: ['option', 'fee 1 @ 8-5', 'fee 1 @ 4-', 'line'],
        rows: rows.map((r) => [r.option, ...r.by_players.map(({ fee }) => fee), r.line]),
      };
    case 'per-hand-by-point':
      return {
        ...head,
        fees: [{ name: 'Collection Fee', from: 'player', per: 'hand', at: 'deal', by: 'players' }],
        columns: ['option', 'limit', 'fee 1 @ 4', 'fee 1 @ 3', 'fee 1 @ 2', 'line'],
        rows: rows.map((r) => [
          r.option,
          `${dollars(r.point_value / 100)} a point`,
          ...r.by_players.map(({ fee }) => fee),
          r.line,
        ]),
      };
    case 'pd-flat':
      return {
        ...head,
        ...(s.min === null ? {} : { limits: bets(between(s.min), between(s.max)) }),
        fees: [perCircle, dealerFlat],
        columns: ['option', ...(rows[0].table_limit ? ['limit'] : []), 'fee 1', 'fee 2', 'line'],
        rows: rows.map((r) => [
          r.option,
          ...(r.table_limit ? [inDollars(r.table_limit)] : []),
          r.player_fee,
          r.player_dealer_fee,
          r.line,
        ]),
      };
    case 'pd-tiered':
      return {
        ...head,
        limits: bets(between(s.min), between(s.max)),
        fees: [dealerByAction, perCircle, coupon],
        readings: { action: reading('game and bonus wagers', 'game and bonus wagers', cite) },
        columns: ['option', 'action', 'fee 1', 'fee 2', 'fee 3', 'line', 'printed', 'reading'],
        rows: rows.map((r) => {
          const again = r.tier_of_option === true;
          return [
            r.option,
            DAMAGE[r.line] === undefined
              ? inDollars(r.table_action)
              : inDollars({ ...r.table_action, max: null }),
            r.player_dealer_fee,
            again ? null : r.player_fee,
            again ? null : r.match_play_coupon_fee,
            r.line,
            ...(DAMAGE[r.line] === undefined ? [] : [plain(seed.at(r.line)), DAMAGE[r.line]]),
          ];
        }),
      };
    default:
      throw new Error(`unknown kind ${s.kind}`);
  }
}

function drop(s, head, rows) {
  const fees = s.fee_rules.map(({ fee, from_, when }) => ({
    name: fee,
    from: from_ === 'pot' ? 'pot' : 'small blind',
    at: STAGES[when],
    by: 'players',
  }));
  const lost = s.fee_rules.some(({ when }) => when === 'NOT STATED');
  return {
    ...head,
    ...(lost ? { readings: { thirdFee: reading(null, '2nd draw', head.cite) } } : {}),
    ...(s.complete ? {} : { note: `Options ${rows.length + 1}-${s.declared[1]} are announced but missing.` }),
    fees,
    columns: ['option', 'players', ...fees.map((_, i) => `fee ${i + 1}`), 'line'],
    rows: rows.map((r) => [r.option, bracket(r.players.raw), ...r.fees, r.line]),
  };
}

function time(head, rows) {
  const byLimit = rows[0].table_limit !== undefined;
  return {
    ...head,
    fees: [
      {
        name: 'Regular Table Fee',
        from: 'player',
        at: 'half hour end',
        ...(byLimit ? {} : { by: 'players' }),
      },
    ],
    columns: ['option', byLimit ? 'limit' : 'players', 'fee 1', 'line'],
    rows: rows.map((r) => [
      r.option,
      byLimit ? `${inDollars(r.table_limit)} a point` : bracket(r.players.raw),
      ...r.fees,
      r.line,
    ]),
  };
}

const inDollars = ({ min, max }) => range([min / 100, max === null ? null : max / 100]);
const between = ({ low, high }) => range([low / 100, high === null ? null : high / 100]);

function limits({ limit_type: type, min, max }) {
  if (min === null || min === undefined || min.kind.startsWith('table-')) return {};
  const amount = (m) =>
    m.kind === 'stakes'
      ? range([m.small / 100, m.big / 100])
      : m.amount === null
        ? null
        : dollars(m.amount / 100);
  const play = /no limit/i.test(type) ? ['no-limit', 'pot'] : /pot limit/i.test(type) ? ['pot'] : ['fixed'];
  return { limits: { play, min: amount(min), max: amount(max) } };
}

function title(s) {
  const [first, last] = s.declared;
  const kind = {
    drop3: 'per hand, from the pot',
    drop2: 'per hand, from the pot',
    time: 'each player, at the end of each half hour',
    'time-advance': 'each player, in advance every half hour',
    'per-hand-by-point': 'each player, per hand, by point value',
    'pd-flat':
      first === 8
        ? 'a flat fee from the player-dealer'
        : 'a flat fee for every base wager, and one from the player-dealer',
    'pd-tiered': 'the player-dealer pays by total table action',
  }[s.kind];
  const type =
    s.limit_type === null ? '' : `${s.limit_type.replace(' (stated in words)', '').replace(/ Games$/, '')}, `;
  return `Options ${first}-${last}: ${type}${kind}`;
}
