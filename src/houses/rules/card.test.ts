import { describe, expect, test } from 'vitest';
import type { BankedGame, Step } from '../../engine/banked/game.ts';
import { findOffering, offerings } from '../index.ts';
import type { Offering } from '../offering.ts';
import { chooseSettings, type SettingValue } from '../setting.ts';
import { type RuleCard, type RuleSection, ruleCard, type SectionId } from './card.ts';

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}

const offered = (id: string): Offering => must(findOffering(id));

function valuesOf({ settings }: Offering, chosen: Record<string, SettingValue> = {}) {
  const choice = chooseSettings(settings, chosen);
  if (!choice.ok) throw new Error(choice.message);
  return choice.values;
}

function card(id: string, chosen: Record<string, SettingValue> = {}): RuleCard {
  return ruleCard(offered(id), valuesOf(offered(id), chosen));
}

const section = (of: RuleCard, id: SectionId): RuleSection => must(of.sections.find((s) => s.id === id));
const lines = (of: RuleCard, id: SectionId): string => section(of, id).lines.join('\n');

const SECTIONS: Readonly<Record<Offering['kind'], readonly SectionId[]>> = {
  pot: ['type', 'cards', 'seats', 'limits', 'deal', 'betting', 'rankings', 'winning', 'settings'],
  points: ['type', 'cards', 'seats', 'limits', 'deal', 'rankings', 'winning', 'settlement', 'settings'],
  'player-dealer': [
    'type',
    'cards',
    'seats',
    'limits',
    'wagers',
    'deal',
    'rankings',
    'winning',
    'pays',
    'settlement',
    'settings',
  ],
};

/** What is wrong with a card's form. */
function faults({ sections }: RuleCard): string[] {
  return sections.flatMap(({ id, lines, tables }) => {
    const found = lines.filter(
      (line) => !/^[A-Z0-9].*\.$/.test(line) || / {2}|undefined|NaN|null|\.\./.test(line),
    );
    if (lines.length + tables.length === 0) found.push(`${id} is empty`);
    for (const { title, columns, rows } of tables) {
      const cells = rows.flat();
      if (title === '' || rows.length === 0) found.push(`${id}: a table without a title or rows`);
      if (rows.some((row) => row.length !== columns.length)) found.push(`${title}: a row of another length`);
      if (cells.some((cell) => /undefined|NaN/.test(cell))) found.push(`${title}: ${cells.join(' | ')}`);
    }
    return found;
  });
}

describe('the rule card of every offering', () => {
  test('has the sections of its kind, whole sentences and square tables', () => {
    for (const offering of offerings) {
      const made = ruleCard(offering);
      expect([made.offering, made.sections.map(({ id }) => id)]).toEqual([
        offering.id,
        SECTIONS[offering.kind],
      ]);
      expect([offering.id, faults(made)]).toEqual([offering.id, []]);
    }
    expect(offerings).toHaveLength(98);
  });

  test('names every limit, and every setting with what is printed, customary and where', () => {
    for (const offering of offerings) {
      const made = ruleCard(offering);
      const limits = section(made, 'limits').tables[0].rows.map(([id]) => id);
      expect(limits).toEqual(offering.limits.map(({ id }) => id));
      const settings = section(made, 'settings').tables.flatMap(({ rows }) => rows);
      expect(settings).toEqual(
        Object.entries(offering.settings).map(([name, s]) => [
          name,
          s.title,
          String(s.default),
          s.printed === null ? '-' : String(s.printed),
          String(s.customary),
          s.choices.join(' | '),
          s.cite,
        ]),
      );
    }
  });

  /** Steps that only a function explains. */
  const isCode = (step: Step): boolean =>
    ['choose', 'draw', 'hit', 'exchange', 'action'].includes(step.do) ||
    (step.do === 'settle' && step.only !== undefined);

  const banked = offerings.flatMap((offering): [string, BankedGame, RuleCard][] =>
    offering.kind === 'player-dealer'
      ? [[offering.id, offering.game(valuesOf(offering)), ruleCard(offering)]]
      : [],
  );

  test('says what each wager and each step of a player-dealer game comes to', () => {
    expect(banked).toHaveLength(45);
    for (const [id, game, made] of banked) {
      const titles = section(made, 'wagers').tables[0].rows.map(([title]) => title);
      expect([id, titles]).toEqual([id, game.wagers.map(({ title }) => title)]);
      const claims = game.claims === undefined ? [] : ['envy'];
      const comesTo = Object.keys(game.card?.comesTo ?? {});
      expect([id, comesTo.sort()]).toEqual([id, [...game.wagers.map((kind) => kind.id), ...claims].sort()]);
      const untold = game.script.filter((step) => isCode(step) && step.says === undefined);
      expect([id, untold]).toEqual([id, []]);
      expect(game.card?.rankings.length).toBeGreaterThan(0);
    }
  });

  test('prints every pay table with all its rows, and settles every kind once', () => {
    for (const [id, game, made] of banked) {
      const tables = section(made, 'pays').tables;
      const pays = game.card?.pays ?? [];
      expect([id, tables.map(({ title }) => title)]).toEqual([id, pays.map(({ title }) => title)]);
      for (const [i, { rows }] of pays.entries())
        expect([id, tables[i].rows.map(([hand]) => hand)]).toEqual([id, rows.map(({ hand }) => hand)]);
      const kinds = game.wagers.map((kind) => kind.title);
      const order = lines(made, 'settlement');
      if (kinds.length > 1) for (const title of kinds) expect(order).toContain(title);
      if (game.claims !== undefined) expect(order).toContain('Envy');
    }
  });

  /** Settings that matter only beside another one, or at a limit that the game does not have. */
  const DEPENDENT = [
    'hawaiian-gardens/face-up-chinese fantasyHands',
    'hawaiian-gardens/dramadugi shortAllIn',
    'lucky-lady/ez-money-holdem shortAllIn',
    'hawaiian-gardens/fortune-pai-gow-poker logicalWay',
  ];

  test('changes with every setting that is switched, and stays well formed', () => {
    const body = (of: RuleCard) => JSON.stringify(of.sections.filter(({ id }) => id !== 'settings'));
    const same: string[] = [];
    for (const offering of offerings) {
      const usual = body(ruleCard(offering));
      for (const [name, setting] of Object.entries(offering.settings)) {
        for (const choice of setting.choices) {
          if (choice === setting.default) continue;
          const switched = ruleCard(offering, valuesOf(offering, { [name]: choice }));
          expect([offering.id, name, choice, faults(switched)]).toEqual([offering.id, name, choice, []]);
          if (body(switched) === usual) same.push(`${offering.id} ${name}`);
        }
      }
    }
    expect([...new Set(same)].sort()).toEqual([...DEPENDENT].sort());
  });
});

describe('cards for a pot', () => {
  test("000:338-390 Black Sheep's hold'em is told step by step", () => {
    expect(section(card('black-sheep/holdem'), 'deal').lines.slice(0, 10)).toEqual([
      'The player left of the button posts the small blind and the second player left of the button posts the big blind.',
      'With two players the button posts the small blind and the other player posts the big blind.',
      'Each player gets two cards face down, one at a time.',
      'Betting round at the small bet; the player left of the big blind begins.',
      'A card is burned; three cards face up to the board (the flop).',
      'Betting round at the small bet; the first player left of the button who is still in begins.',
      'A card is burned; one card face up to the board (the turn).',
      'Betting round at the big bet; the first player left of the button who is still in begins.',
      'A card is burned; one card face up to the board (the river).',
      'Betting round at the big bet; the first player left of the button who is still in begins.',
    ]);
    const printed = card('black-sheep/holdem', { headsUpBlinds: 'button big', capAtNoLimit: true });
    expect(lines(printed, 'deal')).toContain(
      'With two players the other player posts the small blind and the button posts the big blind.',
    );
    expect(lines(printed, 'betting')).toContain(
      'A bet and three raises are allowed in a round, any number of raises when two players begin it.',
    );
  });

  test.each([
    [
      'seven-card-stud',
      'the lowest upcard (aces high, of equal ranks clubs, diamonds and hearts before spades)',
    ],
    ['razz', 'the highest upcard (aces low, of equal ranks spades, hearts and diamonds before clubs)'],
    ['razzdeucey', 'the highest upcard (aces high, of equal ranks clubs, diamonds and hearts before spades)'],
    ['mexican-poker', 'the highest upcard (aces high, of equal ranks the first clockwise from the button)'],
  ])('003:151, 003:404, 003:4061, 003:366 %s: who makes the forced bet', (game, upcard) => {
    expect(lines(card(`hawaiian-gardens/${game}`), 'deal')).toContain(`${upcard} makes the forced bet`);
  });

  test('002:579-609, 003:245-302, 004:3-27 lowball: what must be bet, and kills', () => {
    const lucky = card('lucky-lady/lowball');
    expect(lines(lucky, 'deal')).toContain('At $10-$20 limit a kill may be anything from twice the blind');
    expect(lines(lucky, 'betting')).toContain('When all six (with eight players) are earned');
    expect(lines(lucky, 'winning')).toContain('An eight or better must be bet after the draw');
    expect(lines(card('empire/lowball'), 'winning')).toContain('who checks one may not win the pot.');
    expect(lines(card('empire/lowball'), 'deal')).toContain('(the button up to four)');
    expect(lines(card('hawaiian-gardens/lowball'), 'betting')).toContain('may not raise in the same round');
  });

  test('a share that nobody need qualify for is not called qualified, and the others are', () => {
    const winning = (id: string) => lines(card(id), 'winning');
    expect(winning('lucky-lady/ez-money-holdem')).not.toContain('If nobody');
    expect(winning('hawaiian-gardens/seven-card-stud-hi-lo-regular')).not.toContain('If nobody');
    expect(winning('black-sheep/omaha-hi-lo')).toContain('If nobody has an eight-or-better low');
    expect(winning('hawaiian-gardens/archie')).toContain('if nobody qualifies for any');
  });

  test('hands are ordered by the ranking itself: 003:5600 flush over full house, 003:4040 aces high', () => {
    const order = (id: string, table = 0) =>
      section(card(id), 'rankings').tables[table].rows.map(([name]) => name.split(',')[0]);
    expect(order('hawaiian-gardens/short-deck-holdem').slice(2, 6)).toEqual([
      'four aces',
      'flush',
      'full house',
      'straight',
    ]);
    expect(order('black-sheep/omaha').at(-1)).toBe('ace high');
    expect(order('hawaiian-gardens/razzdeucey', 1)[0]).toBe('four-card badugi');
    expect(section(card('hawaiian-gardens/razzdeucey'), 'rankings').tables[1].rows[0][1]).toBe('2c 3d 4h 5s');
    expect(order('hawaiian-gardens/mexican-poker').slice(0, 3)).toEqual([
      'five aces',
      'five kings',
      'royal flush',
    ]);
  });
});

describe('cards of player-dealer games', () => {
  test('000:925-1093 Blackjack Elite: chart, options, odds and order', () => {
    const elite = card('black-sheep/blackjack-elite');
    expect(lines(elite, 'deal')).toContain('With an ace or a ten-value card up, the player-dealer');
    expect(lines(elite, 'deal')).toContain(
      'may be split for as much again, into 4 hands at most; split aces get one card each and are not split again.',
    );
    expect(section(elite, 'pays').tables[0].rows).toEqual([
      ['other natural 31, such as Ac Tc', '6 to 5', '000:995'],
      ['hard 31, such as Ac Kc Qd Jh', '3 to 1', '000:996'],
      ['natural 31 of ace and king of one suit, such as Ac Kc', '3 to 2', '000:997'],
    ]);
    expect(lines(elite, 'settlement')).toContain(
      'seat by seat Game, Double and Insurance; then all Boom claims; then all Super 7s claims.',
    );
    expect(section(elite, 'wagers').tables[0].rows.at(-1)).toEqual([
      'Super 7s',
      'before the deal',
      '$5 to $100, in steps of $5',
      'Game',
    ]);
  });

  test('003:1454-1463 the chart of the baccarat that prints its own, and the usual one', () => {
    const six = (of: RuleCard) => section(of, 'deal').tables[0].rows[6].join('');
    expect(six(card('hawaiian-gardens/baccarat'))).toBe('6SSSSSSSSSS');
    expect(six(card('hawaiian-gardens/baccarat', { chart: 'usual' }))).toBe('6SSSSSSHHSS');
    expect(lines(card('hawaiian-gardens/baccarat'), 'winning')).toContain('Pays 19 to 20 if the Banker hand');
  });

  test('000:764, 000:1312 Envy is paid in dollars, and only where there is one', () => {
    const envy = section(card('black-sheep/face-up-pai-gow-poker'), 'pays').tables[1];
    expect(envy).toMatchObject({ title: 'Envy', columns: ['for', 'pays', 'where'] });
    expect(envy.rows[0]).toEqual(['seven-card straight flush without joker', '$1,000', '000:1312']);
    expect(lines(card('empire/double-hand-poker'), 'pays')).toBe('All wins are paid even money.');
  });

  test('a side bet that is not offered is on no list', () => {
    const without = card('lucky-lady/no-bust-blackjack', { buster: 'none' });
    expect(JSON.stringify(without.sections.slice(0, -1))).not.toContain('Buster');
    expect(JSON.stringify(card('lucky-lady/no-bust-blackjack').sections)).toContain('Buster');
  });
});

test('003:825-867 13-Card: points as the settings have them, and Clean Sweeps in order', () => {
  const [points, sweeps] = section(
    card('hawaiian-gardens/thirteen-card', { shot: 4, surrender: 3 }),
    'winning',
  ).tables;
  expect(points.rows).toContainEqual(['all three sets (a Shot), in all', '4']);
  expect(points.rows).toContainEqual(['a surrender', '3']);
  expect(sweeps.rows.map((row) => row[2])).toEqual(['39', '26', '13', '13', '6', '6', '4', '4', '4']);
});
