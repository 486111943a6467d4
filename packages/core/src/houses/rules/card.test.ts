import { describe, expect, test } from 'vitest';
import type { PlayerDealerGame, Step } from '../../engine/player-dealer/game.ts';
import { offerings } from '../index.ts';
import type { Offering } from '../offering/offering.ts';
import { sayValue } from '../offering/setting.ts';
import { type RuleCard, ruleCard, type SectionId } from './card.ts';
import { lines, section, valuesOf } from './testing.ts';

const SECTIONS: Readonly<Record<Offering['kind'], readonly SectionId[]>> = {
  pot: [
    'type',
    'cards',
    'seats',
    'limits',
    'deal',
    'betting',
    'rankings',
    'winning',
    'table',
    'rulings',
    'fees',
    'settings',
  ],
  points: [
    'type',
    'cards',
    'seats',
    'limits',
    'deal',
    'rankings',
    'winning',
    'settlement',
    'table',
    'rulings',
    'fees',
    'settings',
  ],
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
    'table',
    'rulings',
    'fees',
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

/** A game of a book says how its hands rank; one card against another needs no table of it. */
const hasRankings = (offering: Offering): boolean => {
  if (offering.cite !== null || offering.kind !== 'player-dealer') return true;
  return offering.game(valuesOf(offering)).card?.rankings !== undefined;
};

describe('the rule card of every offering', () => {
  test('has the sections of its kind, whole sentences and square tables', () => {
    for (const offering of offerings) {
      const made = ruleCard(offering);
      expect([made.offering, made.sections.map(({ id }) => id)]).toEqual([
        offering.id,
        SECTIONS[offering.kind].filter((id) => id !== 'rankings' || hasRankings(offering)),
      ]);
      expect([offering.id, faults(made)]).toEqual([offering.id, []]);
    }
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
          sayValue(s, s.default),
          s.printed === null ? '-' : sayValue(s, s.printed),
          sayValue(s, s.customary),
          s.choices.map((choice) => sayValue(s, choice)).join(' | '),
          s.cite,
        ]),
      );
    }
  });

  /** Steps that only a function explains. */
  const isCode = (step: Step): boolean =>
    ['choose', 'draw', 'hit', 'exchange', 'action'].includes(step.do) ||
    (step.do === 'settle' && step.only !== undefined);

  const playerDealer = offerings.flatMap((offering): [string, PlayerDealerGame, RuleCard, Offering][] =>
    offering.kind === 'player-dealer'
      ? [[offering.id, offering.game(valuesOf(offering)), ruleCard(offering), offering]]
      : [],
  );

  test('says what each wager and each step of a player-dealer game comes to', () => {
    for (const [id, game, made, offering] of playerDealer) {
      const titles = section(made, 'wagers').tables[0].rows.map(([title]) => title);
      expect([id, titles]).toEqual([id, game.wagers.map(({ title }) => title)]);
      const claims = game.claims === undefined ? [] : ['envy'];
      const comesTo = Object.keys(game.card?.comesTo ?? {});
      expect([id, comesTo.sort()]).toEqual([id, [...game.wagers.map((kind) => kind.id), ...claims].sort()]);
      const untold = game.script.filter((step) => isCode(step) && step.says === undefined);
      expect([id, untold]).toEqual([id, []]);
      if (hasRankings(offering)) expect(game.card?.rankings?.length).toBeGreaterThan(0);
    }
  });

  test('prints every pay table with all its rows, and settles every kind once', () => {
    for (const [id, game, made] of playerDealer) {
      const tables = section(made, 'pays').tables;
      const pays = game.card?.pays ?? [];
      const named = pays.map(({ kind, title }) => title ?? game.wagers.find((of) => of.id === kind)?.title);
      expect([id, tables.map(({ title }) => title)]).toEqual([id, named]);
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
    // Only where a natural does not end the hand.
    'black-sheep/ez-baccarat naturalRanks',
    'hawaiian-gardens/ez-baccarat-panda-8 naturalRanks',
    'lucky-lady/ez-baccarat-panda-8 naturalRanks',
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
