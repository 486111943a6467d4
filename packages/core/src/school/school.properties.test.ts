import { expect, test } from 'vitest';
import { cards as cardsOf } from '../cards/testing-cards.ts';
import { dollars } from '../engine/money.ts';
import { handValue } from '../engine/pot/showdown.ts';
import { findOffering, offerings } from '../houses/index.ts';
import type { Offering } from '../houses/offering/offering.ts';
import { NO_HAND } from '../ranks/ranking.ts';
import { questionOf } from './ask.ts';
import { potOf, roundOf } from './built.ts';
import { kindsFor } from './kinds.ts';
import { sayWon } from './pot/winners.ts';
import { LEVELS, type Level, type Question } from './question.ts';
import { wayOf } from './round/house-ways.ts';
import { spread } from './words.ts';

/** More than ten thousand are asked with `SCHOOL=all`, a sixth of them otherwise. */
const SEEDS = process.env.SCHOOL === 'all' ? 6 : 1;
/** A seed may make no question; so many are tried for each. */
const TRIES = 100;

function* questionsAbout(offering: Offering): Generator<Question> {
  for (const kind of kindsFor(offering))
    for (const level of LEVELS)
      for (let seed = 0; seed < SEEDS; seed++) yield ask(kind.id, offering.id, level, seed);
}

function ask(kind: string, offering: string, level: Level, seed: number): Question {
  for (let tries = 0; tries < TRIES; tries++) {
    const question = questionOf(`${kind}:${offering}:${level}:${seed}.${tries}`);
    if (question.ok) {
      const { ok: _, ...plain } = question;
      return plain;
    }
  }
  throw new Error(`No question ${kind}:${offering}:${level}:${seed}`);
}

/** A game that stands in no book has no fees and no lines to ask for. */
const leastKinds = ({ cite }: { readonly cite: string | null }): number => (cite === null ? 2 : 3);

test.for(offerings)('$id: several kinds, and exactly one answer of each question is right', (offering) => {
  expect(kindsFor(offering).length).toBeGreaterThanOrEqual(leastKinds(offering));
  for (const question of questionsAbout(offering)) {
    const { id, asks, answers, right, why, cites, situation } = question;
    expect(answers.length, id).toBeGreaterThanOrEqual(2);
    expect(answers.length, id).toBeLessThanOrEqual(6);
    expect(new Set(answers.map((answer) => answer.toLowerCase())).size, id).toBe(answers.length);
    expect(answers[right], id).toBeDefined();
    for (const text of [asks, why, situation.game, situation.house, ...answers])
      expect(text, id).toMatch(/\S/);
    expect(`${asks} ${why} ${answers.join(' ')}`, id).not.toMatch(/undefined|NaN|null|\bhe\b|\bhis\b|\$-/);
    // A game that stands in no book has no lines to name.
    expect(cites.length > 0, id).toBe(offering.cite !== null);
    for (const { cite } of cites) expect(cite, id).toMatch(/\d{3}:\d/);
    expect(JSON.parse(JSON.stringify(question)), id).toEqual(question);
    CHECKS[question.kind]?.(question);
  }
});

test('an id makes the same question again, and another seed another', () => {
  for (const { id } of offerings.filter((_, i) => i % 7 === 0))
    for (const { id: kind } of kindsFor(id)) {
      const first = ask(kind, id, 2, 1);
      expect(questionOf(first.id)).toEqual({ ok: true, ...first });
      expect(ask(kind, id, 2, 2).id).not.toBe(first.id);
    }
});

/** The answer worked out once more, from what the question shows. */
const CHECKS: Readonly<Record<string, (question: Question) => void>> = {
  'side-pots': ({ id, situation, answers, right }) => {
    const put = situation.seats.map(({ name, marks, bets }) => ({
      name,
      cents: bets[0]?.cents ?? 0,
      live: !marks.includes('folded'),
    }));
    const levels = [...new Set(put.filter(({ live }) => live).map(({ cents }) => cents))].sort(
      (a, b) => a - b,
    );
    let below = 0;
    for (const level of levels) {
      const cents = put.reduce((sum, one) => sum + Math.max(0, Math.min(one.cents, level) - below), 0);
      const over = put.filter(({ live, cents: own }) => !live && own > levels[levels.length - 1]);
      if (over.length === 0) expect(answers[right], id).toContain(`${dollars(cents)} for `);
      below = level;
    }
  },
  'who-wins': ({ id, offering, situation, asks, answers, right }) => {
    const built = potOf(findOffering(offering) as Offering);
    if (built === null || !/^Who wins (what of )?the pot/.test(asks)) return;
    const { shares } = built.game;
    const boards = situation.shared.map(({ cards }) => cardsOf(cards));
    const inPot = situation.seats.filter(({ marks }) => !marks.includes('folded'));
    const won = shares.flatMap((share, index) => {
      const values = inPot.map(({ cards, up }) => {
        const shown = cardsOf(up);
        const down = cardsOf(cards).slice(0, cardsOf(cards).length - shown.length);
        return handValue(share, [...down], [...shown], boards);
      });
      const best = Math.max(...values);
      const seats = inPot.flatMap(({ name }, i) => (values[i] === best ? [Number(name.slice(5)) - 1] : []));
      return best === NO_HAND ? [] : [{ share: index, seats }];
    });
    if (won.length === 0) return;
    if (shares.length > 1) expect(answers[right], id).toBe(sayWon(built.game, won));
    else
      for (const { name } of inPot)
        expect(answers[right].includes(name), id).toBe(won[0].seats.includes(Number(name.slice(5)) - 1));
  },
  'short-bank': ({ id, asks, answers, right }) => {
    const [, bank] = /^The bank has (\$[\d,.]+)\./.exec(asks) ?? [];
    if (bank === undefined) return;
    const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
    const net = answers[right].split('; ').reduce((sum, one) => {
      const [, paid, amount] = /(is paid|loses) (\$[\d,.]+)$/.exec(one) ?? [];
      return sum + (amount === undefined ? 0 : (paid === 'loses' ? -1 : 1) * cents(amount));
    }, 0);
    expect(Math.abs(net), id).toBeLessThanOrEqual(cents(bank));
  },
  'house-way': ({ id, offering, situation, answers, right }) => {
    const built = roundOf(findOffering(offering) as Offering);
    const way = built && wayOf(built);
    const set = way?.(cardsOf(situation.seats[0].cards));
    expect(answers[right], id).toBe(`Front ${spread(set?.front ?? [])}, back ${spread(set?.back ?? [])}`);
  },
  'action-button': ({ id, situation, answers, right }) => {
    // One house rolls before the bets.
    if (situation.seats.every(({ bets }) => bets.length === 0)) return;
    const seat = situation.seats.find(({ name }) => name === answers[right]);
    expect(seat?.bets.length, id).toBeGreaterThan(0);
    expect(seat?.marks, id).not.toContain('player-dealer');
  },
  'odd-chip': ({ id, asks, answers, right }) => expect(asks, id).toContain(answers[right]),
  raise: ({ id, situation, asks, answers, right }) => {
    const [, name] = /(Seat \d+) may/.exec(asks) ?? [];
    const seat = situation.seats.find((one) => one.name === name);
    const bets = situation.seats.map(({ bets: of }) => of[0]?.cents ?? 0);
    const to = Math.round(Number(answers[right].replace(/[$,]/g, '')) * 100);
    expect(to, id).toBeGreaterThan(Math.max(...bets));
    expect(to, id).toBeLessThanOrEqual((seat?.chips ?? 0) + (seat?.bets[0]?.cents ?? 0));
  },
};
