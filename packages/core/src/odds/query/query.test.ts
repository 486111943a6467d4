import { describe, expect, test } from 'vitest';
import { potEquity } from '../equity/equity.ts';
import { gameOf } from '../equity/testing-equity.ts';
import { query } from './query.ts';

const FROM = "from game='black-sheep/holdem', hero='AsKs', villain='QdQc', deals=4000, seed=7";

function of(text: string) {
  const answer = query(text);
  if (!answer.ok) throw new Error(`${answer.message} at ${answer.at}`);
  return answer;
}

function value(text: string): { value: number; error: number } {
  const [found] = of(text).found;
  if (found.how === 'histogram') throw new Error('a histogram');
  return found;
}

describe('O57 queries: averages, counts and histograms over conditions', () => {
  test('the average part is the equity', () => {
    const exact = potEquity(gameOf('black-sheep/holdem'), { hands: ['AsKs', 'QdQc'] });
    if (!exact.ok) throw new Error(exact.message);
    const found = value(`select avg(part(hero)) ${FROM}`);
    expect(Math.abs(found.value - exact.hands[0].equity)).toBeLessThan(5 * found.error);
  });

  test('a flop of three spades makes a flush, every time and about once in 118', () => {
    const made = value(
      `select count(category(hero, flop) = 'flush') ${FROM} where suited(board, flop) = 3 and has(board, '2s', flop)`,
    );
    expect(made.value).toBe(1);
    const often = value(
      `select count(category(hero, flop) = 'flush' or category(hero, flop) = 'straight flush') ${FROM}`,
    );
    // C(11, 3) of C(48, 3) flops.
    expect(Math.abs(often.value - 165 / 17_296)).toBeLessThan(5 * often.error);
  });

  test('a histogram has every value with its part, all of them together one', () => {
    const [found] = of(`select histogram(category(villain)) as made ${FROM}`).found;
    if (found.how !== 'histogram') throw new Error('no histogram');
    expect(found.name).toBe('made');
    expect(found.rows.map(({ value: made }) => made)).not.toContain('high card');
    expect(found.rows.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1, 9);
  });

  test('conditions leave deals out', () => {
    const { deals, counted, found } = of(
      `select min(part(hero)), max(part(hero)), count(wins(hero)) ${FROM} where wins(hero)`,
    );
    expect(deals).toBe(4000);
    expect(counted).toBeLessThan(deals);
    expect(found.map((one) => 'value' in one && one.value)).toEqual([1, 1, 1]);
  });

  test('streets, shares and draws of other games', () => {
    const hiLo = "from game='black-sheep/omaha-hi-lo', a='As2s3hKd', b='any', deals=300, seed=1";
    const [high, low] = of(`select count(wins(a, high)), count(makes(a, low)) ${hiLo}`).found;
    expect('value' in high && high.value > 0.3 && 'value' in low && low.value > 0.3).toBe(true);
    const badugi = "from game='hawaiian-gardens/badugi', a='As2d3cKc', b='any', deals=300, seed=1";
    const after = value(`select avg(top(a, '3rd draw')) ${badugi}`);
    expect(after.value).toBeLessThan(14.1);
    expect(
      value(`select avg(paired(a)) from game='hawaiian-gardens/razz', a='As2d/3c', b='any', deals=50, seed=1`)
        .value,
    ).toBeGreaterThan(1);
  });

  test('arithmetic, comparison and lists', () => {
    expect(value(`select avg((1 + 2 * 3 - 1) / 2) ${FROM}`).value).toBe(3);
    expect(value(`select count(not 1 > 2 and 'a' in ('b', 'a')) ${FROM}`).value).toBe(1);
    expect(value(`select count(1 >= 2 or 1 != 1) ${FROM}`).value).toBe(0);
  });
});

describe('O57 where there are few deals, all of them are counted', () => {
  const exactly = (text: string) => {
    const answer = of(text);
    expect(answer.method).toBe('exact');
    return answer;
  };
  const valuesOf = ({ found }: ReturnType<typeof of>) =>
    found.map((one) => ('value' in one ? [one.value, one.error] : []));

  test.each([
    ['black-sheep/omaha-hi-lo', { a: 'AsAh2s3h', b: 'KKQQds' }, '4c 5d 9h'],
    ['black-sheep/holdem', { a: 'AKs', b: 'QQ-JJ', c: '87s' }, 'Ks 7d 2c'],
    ['hawaiian-gardens/double-board-omaha', { a: 'AsKsQhJh', b: '9c8c7d6d' }, 'Ts 9h 2c 3d / 2s 2d 3h 4c'],
    ['hawaiian-gardens/seven-card-stud', { a: 'AsAh / Kd 5c 2c 7h', b: '9c9d / 9h 2d Qd Qc' }, ''],
  ])('%s: parts and deals are those of the equity, without an error', (id, hands, board) => {
    const equity = potEquity(gameOf(id), { hands: Object.values(hands), board });
    if (!equity.ok) return expect.fail(equity.message);
    const names = Object.entries(hands).map(([name, hand]) => `${name}='${hand}'`);
    const asked = Object.keys(hands).map((name) => `avg(part(${name}))`);
    const answer = exactly(
      `select ${asked.join()} from game='${id}', ${names.join()}${board === '' ? '' : `, board='${board}'`}`,
    );
    expect(answer.deals).toBe(equity.deals);
    for (const [i, [value, error]] of valuesOf(answer).entries()) {
      expect(value).toBeCloseTo(equity.hands[i].equity, 12);
      expect(error).toBe(0);
    }
  });

  test('streets that are looked at are counted in their order, those that are not together', () => {
    const from = "from game='black-sheep/holdem', a='AsKs', b='QdQc', board='2s 7s'";
    const deals = (what: string) => exactly(`select count(${what}) ${from}`).deals;
    // 46 cards are left for the rest of the flop, the turn and the river: three together, or one before two.
    expect(deals('wins(a)')).toBe(15_180);
    expect(deals("category(a, flop) = 'flush'")).toBe(46 * 990);
    expect(valuesOf(exactly(`select count(category(a, flop) = 'flush') ${from}`))).toEqual([[9 / 46, 0]]);
  });

  test('deals= deals at random, exact= says up to how many are counted', () => {
    const of4 = "from game='black-sheep/holdem', a='AsKs', b='QdQc', board='2s 7s Jd'";
    const method = (more: string) => of(`select avg(part(a)) ${of4}${more}`).method;
    expect(['', ', deals=100', ', exact=989', ', exact=990', ', deals=100, exact=990'].map(method)).toEqual([
      'exact',
      'simulated',
      'simulated',
      'exact',
      'exact',
    ]);
    expect(
      of("select avg(part(a)) from game='hawaiian-gardens/badugi', a='As2d3cKc', b='any', deals=20").method,
    ).toBe('simulated');
  });

  test('of a histogram with very many values the most frequent have rows, and the others one', () => {
    const [found] = exactly(
      "select histogram(name(a)) from game='black-sheep/holdem', a='any', b='KcKd', board='2s 7s 9d Jc 4h'",
    ).found;
    if (found.how !== 'histogram') return expect.fail(found.how);
    expect(found.rows.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1, 9);
    const [many] = of(
      "select histogram(value(a)) from game='black-sheep/holdem', a='any', b='KcKd', deals=3000, seed=1",
    ).found;
    if (many.how !== 'histogram') return expect.fail(many.how);
    expect([many.rows.length, many.rows.at(-1)?.value]).toEqual([201, 'others']);
    expect(many.rows.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1, 9);
  });
});

describe('O58 an error points at the word', () => {
  test.for<[string, string, string]>([
    ['', '', 'Here "select" should stand, and the query ends.'],
    [`select part(hero) ${FROM}`, 'part', 'Ask for avg, count, histogram, min or max of something.'],
    [`select avg(prat(hero)) ${FROM}`, 'prat', 'There is no function "prat"; did you mean part?'],
    [`select avg(part(heroo)) ${FROM}`, 'heroo', 'There is no player "heroo"; did you mean hero?'],
    [`select avg(part(hero) ${FROM}`, 'from', 'Here ")" should stand, and there is "from".'],
    [`select avg(category(hero)) ${FROM}`, 'avg', 'avg is of a number; of texts there is a histogram.'],
    [`select count(part(hero)) ${FROM}`, 'part', 'count is of something true or false'],
    [`select histogram(category(hero, deal)) ${FROM}`, 'deal', 'too few cards for a high hand'],
    [
      `select histogram(category(hero, tunr)) ${FROM}`,
      'tunr',
      'There is no street "tunr"; did you mean turn?',
    ],
    [`select count(wins(hero, low)) ${FROM}`, 'low', 'There is no share "low"'],
    [`select avg(part(hero)) ${FROM} where part(hero)`, 'part', 'is neither true nor false'],
    [`select avg(part(hero)) ${FROM} where part(hero) = 'x'`, 'x', 'cannot be compared'],
    [`select avg(part(hero)) ${FROM} also`, 'also', 'The query should end before "also".'],
    [
      "select avg(1) from game='black-sheep/holdme', a='AA', b='KK'",
      'black-sheep/holdme',
      'There is no game',
    ],
    ["select avg(1) from game='black-sheep/holdem', a='AA', b='Zz'", 'Zz', 'Hand 2: "Zz" is neither'],
    ["select avg(1) from game='black-sheep/holdem', a='AA', a='KK'", 'a', 'a is said twice.'],
    ["select avg(1) from a='AA', b='KK'", 'a', 'Which game?'],
    [
      "select avg(1) from game='black-sheep/ez-baccarat', a='AA'",
      'black-sheep/ez-baccarat',
      'is not played for a pot',
    ],
    ["select avg(name(a)) from game='x", "'x", 'This quote is never closed.'],
    [`select avg(${'('.repeat(200)}1`, '(', 'This is nested too deep.'],
    [`select avg(1) # ${FROM}`, '#', '"#" is no word of a query.'],
  ])('%s', ([text, word, sentence]) => {
    const answer = query(text);
    if (answer.ok) throw new Error('It was answered.');
    expect(answer.message).toContain(sentence);
    expect(
      text
        .slice(answer.at)
        .replace(/^'/, "'")
        .replace(/^'(?!x$)/, ''),
    ).toMatch(new RegExp(`^${word.replace(/[(]/g, '\\(')}`));
  });
});
