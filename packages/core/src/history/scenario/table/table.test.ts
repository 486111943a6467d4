import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readJson } from '../read.ts';
import { playScenario } from '../scenario.ts';

const runScenario = (text: string) => playScenario(readJson(text));

const docs = readFileSync(
  fileURLToPath(new URL('../../../../../../docs/scenarios.md', import.meta.url)),
  'utf8',
);

describe('docs/scenarios.md', () => {
  const blocks = [...docs.matchAll(/```json\n(\{.*?)```/gs)].map(([, text]) => text);
  test.each(blocks)('has examples that come out as they say (%#)', (text) => {
    expect(runScenario(text).differences).toEqual([]);
  });
});

const holdem = {
  title: 'A table of hold’em',
  cite: '003:7',
  offering: 'hawaiian-gardens/holdem',
  limit: '15-30',
  people: { Ann: '$1,000', Bob: '$1,000', Cat: '$1,000', Dan: '$1,000' },
};
const seated = [
  'Ann sits at seat 1 with $500',
  'Bob sits at seat 2 with $500',
  'Cat sits at seat 3 with $500',
  'Ann draws the button',
];
const run = (...session: unknown[]) => runScenario(JSON.stringify({ ...holdem, session }));
const wrong = (...session: unknown[]) =>
  run(...session).differences.map(({ place, expected, actual }) => `${place}: ${expected} | ${actual}`);
const seatedThen = (...session: unknown[]) => wrong(...seated, ...session);

describe('a table', () => {
  test('has its people, who buy chips at the cage and sit down', () => {
    const { events, chips, differences } = run(...seated, { chips: { Ann: '$500', 'rail of Ann': '$500' } });
    expect(differences).toEqual([]);
    expect(events.filter(({ type }) => type === 'sold')).toHaveLength(4);
    expect(chips).toMatchObject({ 'stack 1': 50_000, 'rail of Dan': 100_000, drop: 0 });
  });

  test('tells who has the button and the blinds, who is dealt in, what was posted, whose turn it is', () => {
    const facts = [
      'a hand is dealt',
      { button: 'Ann' },
      { button: 'seat 1' },
      { blinds: { small: 'Bob', big: 'Cat' } },
      { posts: ['Bob posts the small blind, $10', 'Cat posts the big blind, $15'] },
      { dealt: ['Cat', 'Ann', 'Bob'] },
      { turn: 'Ann' },
      { legal: 'Ann may fold, call $15, raise to $30' },
      { may: 'Ann may call $15' },
      { may: 'Ann raises to $30' },
      { chips: { 'bet of Cat': '$15', pot: '$0', Cat: '$485' } },
      { seats: { 3: 'Cat', 4: 'nobody' } },
    ];
    expect(seatedThen(...facts)).toEqual([]);
    const others = [
      'a hand is dealt',
      { button: 'Bob' },
      { button: 'seat 2' },
      { blinds: { small: 'Cat', middle: 'Ann' } },
      { dealt: ['Ann'] },
      { turn: 'nobody' },
      { chips: { Dan: '$500' } },
      { seats: { 4: 'Cat' } },
    ];
    expect(seatedThen(...others)).toEqual([
      'session[5].button: Bob | Ann',
      'session[6].button: seat 2 | seat 1',
      'session[7].blinds.small: Cat | Bob',
      'session[7].blinds.middle: Ann | nobody',
      'session[8].dealt: Ann | Ann, Bob, Cat',
      'session[9].turn: nobody | Ann',
      'session[10].chips.Dan: $500 | no such place now',
      'session[11].seats.4: Cat | nobody',
    ]);
  });

  test('stacks cards by name, several hands over, some of them any', () => {
    const cards = { Ann: 'As Ad', Bob: '? 2c', board: 'Ac Kd ? / 7c / 7d', burns: '3c 3d 3h' };
    const hands = [
      { deal: { cards } },
      'the hand is played out',
      { cards: { Ann: 'Ad As', burns: '3c 3d 3h' } },
      { chips: { Ann: '$530' } },
      { deal: { cards: { Cat: 'As Ad' }, undealt: true } },
      { cards: { Cat: 'As Ad' } },
      { deal: { cards: { Ann: '2c' } } },
    ];
    expect(seatedThen(...hands)).toEqual([
      'session[10]: a hand is dealt | refused (out-of-turn): A hand is being played.',
    ]);
  });

  test('a hand that is played out goes on to the end, also where who is away has a dead hand (003:799)', () => {
    const scenario = {
      title: 'Played out',
      cite: '003:799',
      offering: 'hawaiian-gardens/asian-five-card-stud',
      limit: 'spread 2-10',
      people: { Ann: '$300', Bob: '$300' },
      session: [
        'Ann sits at seat 1 with $300',
        'Bob sits at seat 2 with $300',
        { deal: { cards: { Ann: '7s 8d 9h Jc As', Bob: 'Th Td Qs Kd Ac' } } },
        'the hand is played out',
        { cards: { Ann: '7s 8d 9h Jc As', Bob: 'Th Td Qs Kd Ac' } },
        { chips: { Ann: '$297', Bob: '$303' } },
      ],
    };
    expect(runScenario(JSON.stringify(scenario)).differences).toEqual([]);
  });

  test('says which stacked cards never came', () => {
    expect(seatedThen({ deal: { cards: { board: 'As' } } }, 'everyone folds')).toEqual([
      'session[4].deal.cards: every stacked card is dealt | As never came',
    ]);
  });

  test('stops at what is refused, and says why', () => {
    expect(seatedThen('Dan sits at seat 1 with $500', { button: 'Dan' })).toEqual([
      'session[4]: Dan sits at seat 1 with $500 | refused (not-allowed): Seat 1 is taken.',
    ]);
    expect(seatedThen({ refused: 'Ann adds $500', code: 'x' })[0]).toBe(
      'session[4]: "Ann adds $500" is refused | it is allowed',
    );
    expect(seatedThen({ refused: 'Dan raises to $30', because: 'no hand' })[0]).toMatch(
      /^session\[4\]: refused: no hand/,
    );
    expect(seatedThen({ may: 'a hand is dealt' }, { may: 'Dan sits at seat 1 with $200' })).toEqual([
      'session[5]: "Dan sits at seat 1 with $200" is allowed | it is refused (not-allowed): Seat 1 is taken.',
    ]);
  });

  test('knows the time, the floor and the waiting list', () => {
    const session = [
      'it is 3:05 pm',
      'a hand is dealt',
      'the floor calls the clock',
      '61 seconds pass',
      { turn: 'Bob' },
      'the floor voids the hand: a fouled deck',
      { chips: { Ann: '$500', Bob: '$500' } },
      'Dan waits for a seat',
      { waiting: ['Dan'] },
      'Dan is called to a seat for 5 minutes',
      { called: 'Dan' },
      'Dan is marked away',
      { called: 'nobody' },
      'Dan is struck off the list',
      { waiting: [] },
      'Cat sits out',
      { out: 'Cat' },
      'the floor pauses the table',
      { refused: 'a hand is dealt', because: 'paused' },
      'the floor resumes the table',
      'the floor closes the table',
      { seats: { 1: 'nobody', 3: 'nobody' } },
    ];
    expect(seatedThen(...session)).toEqual([]);
  });

  test('draws for the button by given cards', () => {
    const draw = { draw: { Ann: 'Ks', Bob: 'Kd', Cat: '2c' } };
    expect(wrong(...seated.slice(0, 3), draw, { button: 'Ann' })).toEqual([]);
    expect(wrong(...seated.slice(0, 3), { draw: { Ann: 'Ks' } })).toEqual([
      'session[3].draw: a card for everybody who draws | none for Bob',
      'session[3].draw: a card for everybody who draws | none for Cat',
    ]);
  });

  test('that may not open says so', () => {
    const opening = (more: object) =>
      runScenario(JSON.stringify({ ...holdem, people: {}, ...more })).differences;
    expect(opening({ limit: '7-19', refused: '$7-$19' })).toEqual([]);
    expect(opening({ refused: 'no such limit' })).toEqual([
      { place: 'refused', expected: 'the table may not open: no such limit', actual: 'it opens' },
    ]);
    expect(() => opening({ session: [], color: 'red' })).toThrow(
      'the table cannot be opened: An opening has no "color".',
    );
  });
});

describe('a table with a player-dealer', () => {
  const table = {
    title: 'A table of Three Card Poker',
    cite: '001:539',
    offering: 'hotel-del-rio/three-card-poker-6-card-bonus',
    people: { Ann: '$2,000', Bob: '$2,000', Cat: '$2,000' },
  };
  const play = (...session: unknown[]) =>
    runScenario(JSON.stringify({ ...table, session })).differences.map(
      ({ place, expected, actual }) => `${place}: ${expected} | ${actual}`,
    );

  test('tells of the bank, of claims and of rows that paid', () => {
    const session = [
      'Ann sits at seat 1 with $1,000',
      'Bob sits at seat 2 with $1,000',
      'Cat sits at seat 3 with $1,000',
      { offered: 'Ann' },
      { may: 'Ann passes the bank' },
      'Ann takes the bank',
      { bank: 'Ann' },
      { offered: 'nobody' },
      { deal: { cards: { Bob: '9s 8s 7s', dealer: 'Qs 8d 5c' } } },
      'the player-dealer puts up $800',
      'Bob bets $10 ante and $5 pair plus',
      'Cat bets $10 ante behind Bob',
      { chips: { bank: '$800', Bob: '$985' } },
      'no more bets',
      { turn: 'Bob' },
      'Bob plays',
      { paid: ["Bob's Pair Plus: straight flush, 40 to 1"] },
      { cards: { Bob: '9s 8s 7s' } },
      { bank: 'nobody' },
      { offered: 'Ann' },
    ];
    expect(play(...session)).toEqual([]);
  });
});

describe('a table that cannot be read', () => {
  const bad: [string, unknown, string][] = [
    [
      'a stranger',
      'Eve sits out',
      'session[0]: expected one of the people (Ann, Bob, Cat, Dan), found "Eve sits out".',
    ],
    [
      'somebody unknown',
      'Ann objects to Eve',
      'session[0]: expected one of the people (Ann, Bob, Cat, Dan), found "Eve".',
    ],
    ['no sentence', 'it rains', 'session[0]: expected a sentence like "Ann sits at seat 1 with $200"'],
    [
      'a verb nobody knows',
      'Bob dances',
      'session[0]: expected an action like "Cat raises to $12" (folds, checks',
    ],
    ['no money', 'Bob adds 20', 'session[0]: expected money like "$12" or "$2.50", found "20".'],
    ['an amount missing', 'Bob bets', 'session[0]: expected money like "$12"'],
    ['no way in', 'Bob comes back and sings', 'session[0]: expected a way in after "and": "is dealt in"'],
    [
      'an expectation nobody knows',
      { mood: 1 },
      'session[0]: expected a sentence, or an object with one of deal, draw',
    ],
    ['no person', { button: 'Eve' }, 'session[0].button: expected one of the people'],
    ['a place of chips', { chips: { Eve: '$5' } }, 'session[0].chips.Eve: expected one of the people'],
    [
      'a place of cards',
      { deal: { cards: { Eve: 'As' } } },
      'session[0].deal.cards.Eve: expected one of the people',
    ],
    [
      'a card too often',
      { deal: { cards: { Ann: 'As As' } } },
      'session[4].deal.cards: As is stacked too often',
    ],
    ['a blind', { blinds: { huge: 'Ann' } }, 'session[0].blinds.huge: expected "small", "middle" or "big"'],
    [
      'a refusal without a reason',
      { refused: 'Ann leaves' },
      'session[0]: expected a "code", or a part of the sentence',
    ],
  ];
  test.each(bad)('with %s is refused by name and place', (_, entry, message) => {
    expect(() => (message.startsWith('session[4]') ? run(...seated, entry) : run(entry))).toThrow(message);
  });

  test('for its people says so', () => {
    const people = (of: object) => () => runScenario(JSON.stringify({ ...holdem, people: of, session: [] }));
    expect(people({ ann: '$5' })).toThrow(
      'people.ann: expected a name of one word with a capital, like "Ann"',
    );
    expect(people({ As: '$5' })).toThrow('people.As: expected a name of one word');
    expect(people({ Ann: 5 })).toThrow('people.Ann: expected money like "$12" or "$2.50", found 5.');
  });
});
