import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readJson } from './read.ts';
import { playScenario, runScenario as runAny } from './scenario.ts';

const runScenario = (text: string) => playScenario(readJson(text));

const folder = fileURLToPath(new URL('../../../../../scenarios/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);
const textOf = (file: string) => readFileSync(`${folder}${file}`, 'utf8');

describe('the worked examples of the books', () => {
  test.each(files.sort())('%s', (file) => {
    const { differences, title, cite } = runScenario(textOf(file));
    expect(differences, `${title} (${cite})`).toEqual([]);
  });
});

const good = {
  title: 'A hand of hold’em',
  cite: '003:7',
  offering: 'hawaiian-gardens/holdem',
  limit: '4-8',
  seats: { 1: '$100', 2: '$100', 4: '$100' },
  button: 1,
  cards: { 2: 'As Ad', 4: '7c 2d', board: 'Ks 9h 4c / 3s / 8d', burns: 'Kc Kd Kh' },
  play: [
    'seat 1 folds',
    { legal: 'seat 2 may fold, call $2, raise to $8' },
    { refused: 'seat 2 checks', code: 'not-allowed', because: '$2 to call' },
    'seat 2 calls $2',
    'seat 4 checks',
    { cards: { 2: 'Ad As', board: 'Ks 9h 4c', burns: 'Kc' } },
    { chips: { pot: '$8', 2: '$96', 'bet 4': '$0' } },
    'seat 2 bets $4',
    'seat 4 calls',
    'everyone checks',
    'everyone checks',
  ],
  result: {
    chips: { 1: '$100', 2: '$108', 4: '$92', pot: '$0' },
    won: [{ seat: 2, amount: '$16', hand: 'pair of aces, king-nine-eight kickers' }],
    hands: { 4: 'king high, nine-eight-seven-four kickers' },
  },
};

const run = (changes: object) => runScenario(JSON.stringify({ ...good, ...changes }));
const play = (...entries: unknown[]) => ({ play: [...good.play.slice(0, 5), ...entries], result: undefined });

describe('a scenario', () => {
  test('that comes out as it says has no differences, and tells what happened', () => {
    const { differences, events, chips } = run({});
    expect(differences.map(({ expected, actual }) => [expected, actual])).toEqual([]);
    expect(events.at(-1)).toEqual({ type: 'ended' });
    expect(chips).toMatchObject({ 'stack 1': 10000, 'stack 2': 10800, 'stack 4': 9200, pot: 0 });
  });

  const differing: [string, object, string, string, string][] = [
    ['final chips', { result: { chips: { 2: '$109' } } }, 'result.chips', 'stack 2: $109', 'stack 2: $108'],
    [
      'who won',
      { result: { won: [{ seat: 4, amount: '$16' }] } },
      'result.won',
      'seat 4 wins $16, main pot',
      'seat 2 wins $16, main pot',
    ],
    [
      'a hand',
      { result: { ...good.result, hands: { 4: 'a pair' } } },
      'result.hands.4',
      'a pair',
      good.result.hands[4],
    ],
    [
      'what is legal',
      play({ legal: 'seat 2 may check' }),
      'play[5]',
      'seat 2 may check',
      'seat 2 may fold, check, bet $4',
    ],
    ['upcards', play({ up: { 2: 'As' } }), 'play[5].up.2', 'As', ''],
    ['a board', play({ cards: { board: 'Ks 9h 4d' } }), 'play[5].cards.board', 'Ks 9h 4d', 'Ks 9h 4c'],
    [
      'an action',
      play('seat 2 bets $5'),
      'play[5]',
      'seat 2 bets $5',
      'refused (bad-amount): Bet must be $4, not $5.',
    ],
    ['a word', play('seat 2 raises to $4'), 'play[5]', 'seat 2 raises to $4', 'the raise counts as a bet'],
    ['a price', play('seat 2 bets $4', 'seat 4 calls $8'), 'play[6]', 'seat 4 calls $8', 'the call is $4'],
    [
      'a refusal that does not come',
      play({ refused: 'seat 2 bets $4', code: 'bad-amount' }),
      'play[5]',
      '"seat 2 bets $4" is refused',
      'it is allowed',
    ],
    [
      'the code of a refusal',
      play({ refused: 'seat 2 calls', code: 'bad-amount' }),
      'play[5]',
      'refused (bad-amount)',
      'refused (not-allowed)',
    ],
    [
      'the reason of a refusal',
      play({ refused: 'seat 2 calls', because: 'no chips' }),
      'play[5]',
      'refused: no chips',
      'refused: There is nothing to call.',
    ],
    [
      'a shuffle',
      play({ shuffled: 'burns and discards' }),
      'play[5]',
      'a shuffle of the burns and discards',
      'no shuffle',
    ],
    [
      'an end too early',
      { play: good.play.slice(0, 5) },
      'result',
      'the hand is over',
      'seat 2 may fold, check, bet $4',
    ],
    [
      'cards never dealt',
      { cards: { ...good.cards, 2: 'As Ad Ah' } },
      'cards',
      'every stacked card is dealt',
      'Ah never came',
    ],
  ];
  test.each(differing)('says where %s differ', (_, changes, place, expected, actual) => {
    expect(run(changes).differences[0]).toEqual({ place, expected, actual });
  });

  const bad: [string, object, string][] = [
    [
      'an unknown field',
      { color: 'red' },
      'color: there is no such field here; there are title, cite, offering',
    ],
    ['no title', { title: undefined }, 'title: expected a text, found nothing.'],
    ['an unknown offering', { offering: 'whist' }, 'offering: expected the id of an offering'],
    [
      'an unknown limit',
      { limit: '5-9' },
      "limit: Texas Hold'em (limit) is not opened at $5-$9 limit, but at $5-$10 limit: there are",
    ],
    ['an unknown setting', { settings: { mood: 1 } }, 'settings: There is no setting "mood" here'],
    [
      'money without a sign',
      { seats: { 1: 100 } },
      'seats.1: expected money like "$12" or "$2.50", found 100.',
    ],
    ['a seat that is empty', { button: 3 }, 'button: expected a seat with chips, 1 to 4, found 3.'],
    [
      'a seat beyond the table',
      { seats: { 11: '$5' } },
      'seats.11: expected a seat number from "1" to "10".',
    ],
    [
      'a bad card',
      { cards: { 2: 'Ax' } },
      'cards.2: expected cards like "As Kd 7c" (Card 1, "Ax", is not a card',
    ],
    ['a card twice', { cards: { 2: 'As As' } }, 'cards: As is stacked too often, or is not in the deck.'],
    [
      'a card for nobody',
      { cards: { flop: 'As' } },
      'cards.flop: expected a seat number, "board", "board 2" or "burns".',
    ],
    [
      'an action nobody knows',
      { play: ['seat 1 dances'] },
      'play[0]: expected an action like "seat 3 raises to $12" (folds, checks',
    ],
    ['an amount missing', { play: ['seat 1 bets'] }, 'play[0]: expected money like "$12" or "$2.50"'],
    [
      'words behind a verb',
      { play: ['seat 1 folds now'] },
      'play[0]: expected nothing after the verb, found "now".',
    ],
    [
      'a refusal without a reason',
      { play: [{ refused: 'seat 1 folds' }] },
      'play[0]: expected a "code", or a part of the sentence',
    ],
    [
      'two expectations in one',
      { play: [{ legal: 'x', chips: {} }] },
      'play[0]: expected an action in words, or an object with one of',
    ],
    [
      'a field beside an expectation',
      { play: [{ legal: 'x', code: 'y' }] },
      'play[0].code: there is no such field here; there are legal.',
    ],
    ['an empty result', { result: {} }, 'result: expected "chips" or "won", found {}.'],
    [
      'a share the game has not',
      { result: { won: [{ seat: 2, share: 'low', amount: '$1' }] } },
      'result.won[0].share: expected one of "high", found "low".',
    ],
  ];
  test.each(bad)('with %s is refused by name and place', (_, changes, message) => {
    expect(() => run(changes)).toThrow(message);
  });

  test('that is no JSON, or cannot be dealt, says so', () => {
    expect(() => runScenario('{')).toThrow('the file is not JSON');
    expect(() => run({ seats: { 1: '$100' }, cards: {}, play: [], result: undefined })).toThrow(
      'the hand cannot be dealt: A hand needs at least two players.',
    );
  });

  test('deals cards that are not stacked by its seed', () => {
    const open = { cards: { 2: 'As Ad' }, play: good.play.slice(0, 1), result: undefined };
    const dealt = (seed: number) => JSON.stringify(run({ ...open, seed }).events);
    expect(dealt(1)).toBe(dealt(1));
    expect(dealt(1)).not.toBe(dealt(2));
  });
});

test('runScenario takes the text or the object, and refuses what cannot be read', () => {
  expect(runAny(good)).toMatchObject({ ok: true, title: good.title, differences: [] });
  expect(runAny(JSON.stringify(good))).toEqual(runAny(good));
  expect(runAny('{')).toMatchObject({ ok: false, code: 'malformed' });
  expect(runAny({ ...good, offering: 'nowhere/nothing' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('offering: expected the id of an offering'),
  });
});
