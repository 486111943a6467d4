import { describe, expect, test } from 'vitest';
import { findOffering } from '../index.ts';
import { type Finding, lintPosted, readPosting } from './lint-schedule.ts';
import { findOptions, schedules } from './schedule/schedules.ts';

function lint(offering: string, names: string[], most = 9, limit?: string): readonly Finding[] {
  const posting = readPosting(offering, names);
  if (!posting.ok) throw new Error(posting.message);
  const at = limit === undefined ? undefined : findOffering(offering)?.limits.find(({ id }) => id === limit);
  if (limit !== undefined) expect([limit, at?.id]).toEqual([limit, limit]);
  const sign = {
    offering,
    posted: posting.posted,
    fewest: 2,
    most,
    ...(at === undefined ? {} : { limit: at }),
  };
  return [...posting.findings, ...lintPosted(sign)];
}
const refusals = (offering: string, names: string[], most?: number, limit?: string) =>
  lint(offering, names, most, limit).filter(({ refused }) => refused);
const HOLDEM = 'hawaiian-gardens/holdem';

/** The first option of each bracket. */
function firstFor(schedule: string, offering: string, ...brackets: [number, number][]): string[] {
  const { options } = schedules().find(
    ({ id, offerings }) => id === schedule && offerings.includes(offering),
  )!;
  return brackets.map(
    ([from, to]) =>
      options.find(({ rates }) => rates[0].range?.from === from && rates[0].range?.to === to)!.id,
  );
}

describe('head counts', () => {
  test('003:11315 one option for each bracket may be posted', () => {
    const names = firstFor('master-01.s1', HOLDEM, [7, Infinity], [6, 6], [1, 5]);
    expect(lint(HOLDEM, names)).toEqual([]);
  });

  test('overlapping brackets', () => {
    const names = firstFor('master-01.s1', HOLDEM, [7, Infinity], [5, Infinity], [1, 4]);
    expect(refusals(HOLDEM, names)).toEqual([
      {
        refused: true,
        rule: 'overlap',
        message: `Options ${names[0]} and ${names[1]} are both for 7, 8, 9 players.`,
        cite: '003:11315',
      },
    ]);
  });

  test('003:9511-9563 Badeucey: "5 or more" and "5 or less" both hold five', () => {
    const names = firstFor('master-06.s3', 'hawaiian-gardens/badeucey', [5, Infinity], [1, 5]);
    expect(refusals('hawaiian-gardens/badeucey', names, 7)).toMatchObject([{ rule: 'overlap' }]);
    const apart = firstFor('master-06.s3', 'hawaiian-gardens/badeucey', [5, Infinity], [1, 4]);
    expect(lint('hawaiian-gardens/badeucey', apart, 7)).toEqual([]);
  });

  test('a head count nobody posted', () => {
    const names = firstFor('master-01.s1', HOLDEM, [7, Infinity], [1, 5]);
    expect(refusals(HOLDEM, names)).toMatchObject([
      { rule: 'uncovered', message: 'No posted option is for 6 players.' },
    ]);
    expect(refusals(HOLDEM, names, 5)).toEqual([]);
  });

  test('003:7554 Dramadugi: the options for five and fewer are lost, which is only told', () => {
    const found = lint('hawaiian-gardens/dramadugi', ['1', '20'], 7);
    expect(found).toEqual([
      {
        refused: false,
        rule: 'uncovered',
        message: 'The schedule prints no option for 2, 3, 4, 5 players.',
        cite: '003:7521',
      },
    ]);
  });

  test('one option that holds all brackets', () => {
    expect(lint('black-sheep/holdem', ['4'])).toEqual([]);
    expect(refusals('black-sheep/holdem', ['1', '4'])).toMatchObject([
      {
        rule: 'overlap',
        message: 'Options poker/1 and poker/4 are both for 2, 3, 4, 5, 6, 7, 8, 9 players.',
      },
      { rule: 'rates', message: '6 rates are posted; the text allows 5.', cite: '000:2119' },
    ]);
  });
});

describe('one schedule, one option', () => {
  test('options of different sections or blocks', () => {
    expect(refusals(HOLDEM, ['master-01/12', 'master-01/160'])).toMatchObject([
      {
        rule: 'different schedules',
        message:
          'Options master-01/12 (master-01.s1) and master-01/160 (master-01.s3) belong to different schedules.',
        cite: '003:11315',
      },
    ]);
    expect(refusals(HOLDEM, ['master-01/12', 'master-11/60'])).toMatchObject([
      { rule: 'different schedules' },
    ]);
  });

  test('003:3533, 000:2071 two options of a player-dealer game', () => {
    expect(refusals('hawaiian-gardens/pan-9', ['california-d/1', 'california-d/2'])).toMatchObject([
      { rule: 'one option', cite: '003:3533' },
    ]);
    expect(refusals('black-sheep/ez-baccarat', ['1', '2'])).toMatchObject([
      { rule: 'one option', cite: '000:2071' },
      { rule: 'rates', cite: '000:2073' },
    ]);
  });

  test('the same option twice', () => {
    expect(refusals(HOLDEM, ['master-01/12', 'master-01/12'])).toMatchObject([{ rule: 'posted twice' }]);
  });

  test("another game's option", () => {
    const posted = findOptions('hawaiian-gardens/razz', 'master-07/1');
    expect(lintPosted({ offering: HOLDEM, posted, fewest: 2, most: 9 })).toMatchObject([
      { rule: 'other game' },
    ]);
  });
});

describe('rates', () => {
  test('003:11317 more than five', () => {
    const names = [1, 2, 3, 4, 5, 6].map((n) => `master-01/${n}`);
    expect(refusals(HOLDEM, names)).toContainEqual({
      refused: true,
      rule: 'rates',
      message: '6 rates are posted; the text allows 5.',
      cite: '003:11317',
    });
    expect(refusals(HOLDEM, names.slice(0, 5)).map(({ rule }) => rule)).not.toContain('rates');
  });

  test('002:1036, 002:1097 Pure 21.5 prints five tiers against its own three, which is only told', () => {
    expect(lint('empire/pure-21-5-blackjack', ['2'])).toEqual([
      {
        refused: false,
        rule: 'rates',
        message: '5 rates are posted; the text allows 3.',
        cite: '002:1036, 002:1097',
      },
    ]);
  });

  test("004:266 No Bust 4.0's own text allows three, the collection pages five", () => {
    expect(lint('lucky-lady/no-bust-blackjack', ['1'])).toMatchObject([
      { refused: false, cite: '004:266, 004:319' },
    ]);
    expect(lint('lucky-lady/no-bust-blackjack-2001', ['1'])).toEqual([]);
  });

  test('002:309 three tiers are within three', () => {
    expect(lint('empire/no-bust-blackjack', ['1'])).toEqual([]);
  });

  test('003:54 Regular, Designated and Jackpot fee are the three of the older texts', () => {
    expect(lint(HOLDEM, ['holdem-older/1']).map(({ rule }) => rule)).toEqual(['replaced', 'room posts']);
  });

  test('no printed option of a player-dealer game breaks its own cap but those of Pure 21.5', () => {
    const broken = new Set<string>();
    for (const schedule of schedules()) {
      if (schedule.fees.some(({ by }) => by === 'players')) continue;
      for (const option of schedule.options) {
        const sign = { offering: schedule.offerings[0], posted: [{ schedule, option }], fewest: 2, most: 9 };
        if (lintPosted(sign).some(({ rule }) => rule === 'rates')) broken.add(schedule.block);
      }
    }
    expect([...broken]).toEqual(['pure-21-5']);
  });
});

describe('percentages', () => {
  test.each([
    ['black-sheep/holdem', '000:2118'],
    ['hotel-del-rio/omaha', '001:143'],
    ['empire/holdem', '002:309'],
    ['hawaiian-gardens/razz', '003:11316'],
    ['lucky-lady/omaha', '004:1934'],
  ])('%s never takes a share', (offering, cite) => {
    expect(refusals(offering, ['5%'])).toEqual([
      {
        refused: true,
        rule: 'percentage',
        message: 'A fee is never a share of wagers or winnings: 5% cannot be posted.',
        cite,
      },
    ]);
  });
});

describe('table limits', () => {
  test('003:7562-7566, 003:7745 stakes and structure', () => {
    const names = firstFor('master-01.s1', HOLDEM, [7, Infinity], [6, 6], [1, 5]);
    expect(refusals(HOLDEM, names, 9, findOffering(HOLDEM)!.limits[0].id)).toEqual([]);
    const big = 'hawaiian-gardens/no-limit-holdem';
    const found = refusals(big, names, 9, findOffering(big)!.limits[0].id);
    expect(found.map(({ rule }) => rule)).toEqual(['limit', 'limit', 'limit']);
    expect(found[0].message).toMatch(/^Option master-01\/1 is for fixed games, not .* no limit/);
  });

  test('002:1219 a limit printed with the option', () => {
    expect(refusals('empire/holdem', ['holdem-b/3'], 10, '4-8')).toEqual([]);
    expect(refusals('empire/holdem', ['holdem-b/1'], 10, '4-8')).toMatchObject([
      { rule: 'limit', message: 'Option holdem-b/1 is for $2-$4, not $4-$8 limit.' },
    ]);
    expect(refusals('empire/holdem', ['holdem-b/10'], 10, '4-8')).toMatchObject([{ rule: 'limit' }]);
    expect(refusals('empire/holdem', ['holdem-b/1'], 10, 'nl 1-2')).toMatchObject([{ rule: 'limit' }]);
    expect(refusals('empire/holdem', ['holdem-b/10'], 10, 'nl 1-2')).toEqual([]);
  });

  test('003:2275 stakes printed with the option', () => {
    const game = 'hawaiian-gardens/five-card-omaha-hi-lo';
    const own = (n: number) => [`five-card-omaha-hi-lo-own/${n}`];
    expect(refusals(game, own(2), 9, '2-4')).toEqual([]);
    expect(refusals(game, own(1), 9, '2-4')).toMatchObject([{ rule: 'limit' }]);
  });
});

describe('what a room should know', () => {
  test('damaged rows', () => {
    expect(lint('black-sheep/pai-gow-poker-gold', ['4'])).toEqual([
      {
        refused: false,
        rule: 'damaged',
        message: `Option pai-gow-poker-gold/4 prints "$1201+ | | $1201 - $2000 | $8": the player-dealer's fee is blank; read $8, as the player's beside it.`,
        cite: '000:1867',
      },
    ]);
    const lowball = firstFor('master-13.s1', 'hawaiian-gardens/lowball', [7, Infinity]);
    expect(lint('hawaiian-gardens/lowball', lowball, 8).map(({ rule }) => rule)).toContain('damaged');
  });

  test('a schedule that was replaced', () => {
    expect(lint('empire/holdem', ['holdem-a/1'])).toMatchObject([
      { refused: false, rule: 'replaced', cite: '002:98' },
    ]);
  });
});

describe('names', () => {
  test('an option that is not printed, or printed more than once', () => {
    expect(readPosting('black-sheep/holdem', ['99'])).toEqual({
      ok: false,
      code: 'not-found',
      message: 'black-sheep/holdem has no fee option "99".',
    });
    expect(readPosting(HOLDEM, ['12'])).toEqual({
      ok: false,
      code: 'malformed',
      message: 'Option 12 is printed more than once: master-01/12 (003:7580), master-11/12 (003:10118).',
    });
    expect(lintPosted({ offering: HOLDEM, posted: [], fewest: 2, most: 9 })).toEqual([]);
  });
});
