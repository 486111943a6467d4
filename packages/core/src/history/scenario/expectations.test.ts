import { describe, expect, test } from 'vitest';
import { readJson } from './read.ts';
import { playScenario } from './scenario.ts';

const runScenario = (text: string) => playScenario(readJson(text));

/** What scenarios of one hand may also expect, stack and post. */

const run = (scenario: object) =>
  runScenario(JSON.stringify({ title: 'A test', cite: '003:1', ...scenario }));
const wrong = (scenario: object) =>
  run(scenario).differences.map(({ place, expected, actual }) => `${place}: ${expected} | ${actual}`);

const holdem = {
  offering: 'hawaiian-gardens/holdem',
  limit: '4-8',
  seats: { 1: '$100', 2: '$100', 4: '$100' },
  button: 1,
};

describe('may', () => {
  const play = (...entries: unknown[]) => ({ ...holdem, play: ['seat 1 folds', ...entries] });

  test('takes an action that would be allowed, and does nothing', () => {
    const seen = [{ may: 'seat 2 raises to $8' }, { may: 'seat 2 folds' }, { chips: { 2: '$98' } }];
    expect(wrong(play(...seen))).toEqual([]);
    expect(wrong(play({ may: 'seat 2 checks' }))).toEqual([
      'play[1]: "seat 2 checks" is allowed | it is refused (not-allowed): There is $2 to call.',
    ]);
  });

  test('takes a part of what is legal, in its words', () => {
    expect(wrong(play({ may: 'seat 2 may call $2' }, { may: 'seat 2 may raise to $8, fold' }))).toEqual([]);
    expect(wrong(play({ may: 'seat 2 may fold, check' }))).toEqual([
      'play[1]: seat 2 may fold, check | seat 2 may fold, call $2, raise to $8',
    ]);
    expect(wrong(play({ may: 'seat 4 may fold' }))).toHaveLength(1);
  });
});

describe('stacked cards', () => {
  const down = { 2: 'As Ad', board: '? Ks any / 3s' };

  test('may be any in between', () => {
    const { events, differences } = run({
      ...holdem,
      cards: down,
      play: ['seat 1 calls', 'seat 2 calls', 'seat 4 checks', 'everyone checks'],
    });
    expect(differences).toEqual([]);
    const boards = events.flatMap((event) =>
      'cards' in event && event.type === 'boarded' ? [event.cards] : [],
    );
    expect(boards).toMatchObject([[expect.any(Number), 47, expect.any(Number)], [7]]);
  });

  test('may stay undealt where the scenario says so', () => {
    const short = { ...holdem, cards: down, play: ['everyone folds'], result: { chips: { 4: '$102' } } };
    expect(wrong(short)).toEqual(['cards: every stacked card is dealt | Ks 3s never came']);
    expect(wrong({ ...short, undealt: true })).toEqual([]);
  });

  test('may be the deck from the top, dealt as dealers deal: one card at a time around the table', () => {
    const deck = { deck: '2c 3c 4c 2d 3d ? Kc / Ah Kh Qh' };
    const checks = [
      { cards: { 2: '2c 2d', 4: '3c 3d' } },
      'seat 1 calls',
      'seat 2 calls',
      'seat 4 checks',
      { cards: { board: 'Ah Kh Qh', burns: 'Kc' } },
    ];
    expect(wrong({ ...holdem, cards: deck, play: checks })).toEqual([]);
    expect(() => run({ ...holdem, cards: { ...deck, 2: 'As' }, play: [] })).toThrow(
      'cards: expected the "deck" from the top alone, or cards by where they go',
    );
    expect(() => run({ ...holdem, cards: { deck: 'As As' }, play: [] })).toThrow(
      'cards.deck: As is stacked too often, or is not in the deck.',
    );
  });

  test('may be the deck of a points game', () => {
    const deck = 'As Kd Qc Jh Ts 9d 8c 7h 6s 5d 4c 3h 2s';
    const thirteen = {
      offering: 'hawaiian-gardens/thirteen-card',
      seats: { 1: '$500', 2: '$500' },
      button: 1,
      cards: { deck },
      play: [],
    };
    const dealt = run(thirteen).events.find(({ type }) => type === 'dealt') as unknown as { cards: number[] };
    expect(dealt.cards).toContain(51);
  });
});

describe('a round with a player-dealer', () => {
  const round = {
    offering: 'hotel-del-rio/three-card-poker-6-card-bonus',
    seats: { 1: '$500', 2: '$200', 3: '$200' },
    dealer: 1,
    cards: { 2: '9s 8s 7s', 3: '? 3d 2h', dealer: 'Qs 8d 5c' },
  };
  const bets = [
    'the player-dealer puts up $500',
    'seat 2 bets $10 ante and $5 pair plus',
    'seat 3 bets $10 ante and $5 pair plus',
    'no more bets',
  ];

  test('tells which row of a pay table paid', () => {
    const play = [
      ...bets,
      'seat 2 plays',
      'seat 3 folds',
      { paid: ["seat 2's Pair Plus: straight flush, 40 to 1"] },
    ];
    const result = { paid: ["seat 2's Pair Plus: straight flush, 40 to 1"] };
    expect(wrong({ ...round, play, result })).toEqual([]);
    expect(wrong({ ...round, play: [...bets, 'everyone folds', { paid: ['x'] }] })).toEqual([
      'play[5].paid[0]: x | no more paid',
    ]);
  });

  test('tells where the action button lies, and how hands are set', () => {
    const tiles = {
      offering: 'empire/pai-gow-tiles',
      seats: { 1: '$400', 6: '$400', 7: '$400' },
      dealer: 1,
      dice: [1, 1, 1],
      cards: { 7: 'Ng14 Look Ping Tit' },
    };
    const play = [
      'the player-dealer puts up $200',
      'seat 7 bets $60 game',
      'seat 6 bets $40 game',
      'no more bets',
      'the player-dealer picks pile 1',
      { action: 7 },
      { set: { 7: 'not set' } },
      'seat 7 sets Ng14 Look in front',
      { set: { 7: 'Look Ng14 / Ping Tit' } },
    ];
    expect(wrong({ ...tiles, play })).toEqual([]);
    const others = [...play.slice(0, 5), { action: 6 }, { set: { 7: 'Ng14 Look / Tit Ping' } }];
    expect(wrong({ ...tiles, play: others })).toEqual([
      'play[5].action: seat 6 | seat 7',
      'play[6].set.7: Ng14 Look / Tit Ping | not set',
    ]);
  });
});

test('a points game tells how hands are set', () => {
  const chinese = {
    offering: 'hawaiian-gardens/thirteen-card',
    seats: { 1: '$500', 2: '$500' },
    button: 1,
    cards: { 1: '2c 3c 4c 5c 6d 7d 8d 9d Th Jh Qh Kh As' },
    play: [
      'seat 1 sets 2c 3c 4c / 5c 6d 7d 8d 9d / Th Jh Qh Kh As',
      { set: { 1: '4c 3c 2c / 9d 8d 7d 6d 5c / As Kh Qh Jh Th' } },
    ],
  };
  expect(wrong(chinese)).toEqual([]);
  expect(wrong({ ...chinese, play: [{ set: { 1: '- / - / As' } }] })).toEqual([
    'play[0].set.1: - / - / As | - / - / -',
  ]);
});

describe('stud', () => {
  const stud = {
    offering: 'hawaiian-gardens/seven-card-stud',
    limit: '5-10',
    seats: { 1: '$200', 2: '$200', 3: '$200' },
    button: 3,
  };

  test('takes antes by seat, and dead money', () => {
    const play = [{ chips: { 1: '$195', 3: '$197', pot: '$9' } }];
    const posts = [{ seat: 3, what: 'dead money', dead: '$2' }];
    expect(wrong({ ...stud, antes: { 1: '$5' }, posts, play })).toEqual([]);
  });

  test('has no live posts', () => {
    const posts = [{ seat: 3, what: 'missed blind', live: '$2' }];
    expect(() => run({ ...stud, posts, play: [] })).toThrow('Seat 3 can post only dead money here.');
  });
});

describe('what went wrong against a player-dealer', () => {
  const tiles = {
    offering: 'empire/pai-gow-tiles',
    limit: { min: '$10', max: '$100' },
    seats: { 1: '$200', 6: '$200', 7: '$200' },
    dealer: 1,
    dice: [1, 1, 1],
    cards: { 'pile 3': 'Teen Look Foo Bon' },
  };
  const bets = ['the player-dealer puts up $100', 'seat 7 bets $60 game', 'no more bets'];
  const play = (...entries: unknown[]) => wrong({ ...tiles, play: [...bets, ...entries] });
  const seen = { wrong: 'exposed card', pile: 3, card: 'Teen', ruling: '002:480' };

  test('names a pile, and the cards are shuffled and dealt again as they come', () => {
    expect(play(seen, { shuffled: 'pack again' })).toEqual([]);
    expect(play({ ...seen, card: 'Dey' })).toEqual([
      'play[3]: the hand holds Dey | it holds Teen Look Foo Bon',
    ]);
    expect(play({ ...seen, pile: 2 })[0]).toMatch(/^play\[3\]: the hand holds Teen/);
    expect(play({ shuffled: 'pack again' })).toEqual(['play[3]: a shuffle of the pack again | none']);
  });

  test('names a bet and what it was found to be', () => {
    const over = { wrong: 'wager outside the limits', seat: 7, wager: 'game', amount: '$130' };
    expect(play({ ...over, ruling: '002:357' }, { chips: { 7: '$100' } })).toEqual([]);
    expect(play({ ...over, ruling: '002:356' })).toEqual([
      'play[3]: "wager outside the limits" is ruled by 002:356 | it is ruled by 002:357',
    ]);
    expect(play({ ...over, seat: 6, ruling: '002:357' })[0]).toContain('refused (malformed)');
    expect(() => play({ ...over, wager: 'ante', ruling: '002:357' })).toThrow('one of the wagers game');
    expect(() => wrong({ ...holdem, play: [{ ...over, seat: 1, ruling: null }] })).toThrow('no wagers');
  });
});
