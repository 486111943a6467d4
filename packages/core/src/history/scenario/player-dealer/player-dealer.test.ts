import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { deal } from '../../../engine/player-dealer/steps.ts';
import { findOffering, offerings } from '../../../houses/index.ts';
import type { PlayerDealerOffering } from '../../../houses/offering/offering.ts';
import { Field } from '../field.ts';
import { readJson } from '../read.ts';
import { playScenario } from '../scenario.ts';
import { readPlayerDealerScenario } from './player-dealer.ts';

const runScenario = (text: string) => playScenario(readJson(text));

const folder = fileURLToPath(new URL('../../../../../../scenarios/', import.meta.url));
const playerDealer = offerings.filter(({ kind }) => kind === 'player-dealer');

test.each(playerDealer)('$id: a scenario shows a bank that runs dry', ({ id }) => {
  const files = readdirSync(`${folder}${id}`).map((name) => readFileSync(`${folder}${id}/${name}`, 'utf8'));
  expect(files.some((text) => /stake left \$0\)/.test(text))).toBe(true);
});

const good = {
  title: 'A round of Three Card Poker',
  cite: '001:539',
  offering: 'hotel-del-rio/three-card-poker-6-card-bonus',
  seats: { 1: '$200', 2: '$200', 3: '$200', 5: '$30' },
  dealer: 1,
  cards: { 2: 'Ks Kd 4c', 3: '9s 7d 2h', dealer: 'Qs 8d 5c' },
  play: [
    'the player-dealer puts up $50',
    'the player-dealer puts up $10',
    'seat 2 bets $20 ante and $5 pair plus',
    'seat 3 bets $20 ante, $5 6 card bonus and $5 pair plus',
    { refused: 'seat 3 bets $50 6 card bonus', code: 'bad-amount', because: 'at most $50' },
    'seat 3 takes back pair plus',
    'seat 5 bets $10 ante behind seat 3',
    'no more bets',
    { legal: 'seat 2 may play for $20, fold' },
    { cards: { 2: '4c Kd Ks', dealer: 'Qs 8d 5c' } },
    { chips: { 2: '$175', bank: '$60' } },
    'everyone plays',
    {
      claims: [
        "seat 2's Ante wins $20 (stake left $40)",
        "seat 2's Play wins $20 (stake left $20)",
        "seat 2's Pair Plus wins $5 (stake left $15)",
        "seat 3's Ante loses $15 of $20 (stake left $0)",
        "seat 3's Play is not covered and goes back",
        "seat 3's 6 Card Bonus is not covered and goes back",
        "seat 5's Ante behind seat 3 is not covered and goes back",
        "seat 5's Play behind seat 3 is not covered and goes back",
      ],
    },
  ],
  result: { chips: { 1: '$170', 2: '$245', 3: '$185', 5: '$30', bank: '$0' } },
};

const run = (changes: object) => runScenario(JSON.stringify({ ...good, ...changes }));
const play = (...entries: unknown[]) => ({ play: [...good.play.slice(0, 8), ...entries], result: undefined });

test('cards are stacked where the game has a hand, whatever it calls it, and nowhere else', () => {
  const offering = findOffering(good.offering) as PlayerDealerOffering;
  const crowned: PlayerDealerOffering = {
    ...offering,
    game: (values) => {
      const game = offering.game(values);
      return { ...game, script: [...game.script, deal('crown', 1, 'up')] };
    },
  };
  const read = (cards: object) => readPlayerDealerScenario(new Field({ ...good, cards }, ''), crowned).cards;
  expect([...read({ crown: 'Ks' }).keys()]).toEqual(['crown']);
  expect(() => read({ board: 'Ks' })).toThrow('"dealer", "crown", "burns", "shoe"');
});

describe('a scenario with a player-dealer', () => {
  test('that comes out as it says has no differences, and names the places of its chips', () => {
    const { differences, events, chips } = run({});
    expect(differences).toEqual([]);
    expect(events.at(-1)).toEqual({ type: 'ended' });
    expect(chips).toMatchObject({ 'stack 1': 17_000, bank: 0, won: 0, 'wager 1 (seat 2 ante)': 0 });
  });

  const differing: [string, object, string, string, string][] = [
    ['final chips', { result: { chips: { 2: '$1' } } }, 'result.chips', 'stack 2: $1', 'stack 2: $245'],
    [
      'a claim',
      { result: { claims: ["seat 2's Ante loses $20 (stake left $40)"] } },
      'result.claims[0]',
      "seat 2's Ante loses $20 (stake left $40)",
      "seat 2's Ante wins $20 (stake left $40)",
    ],
    [
      'claims that are missing',
      { result: { claims: ["seat 2's Ante wins $20 (stake left $40)"] } },
      'result.claims[1]',
      'no more claims',
      "seat 2's Play wins $20 (stake left $20)",
    ],
    [
      'what is legal',
      play({ legal: 'seat 2 may fold' }),
      'play[8]',
      'seat 2 may fold',
      'seat 2 may play for $20, fold',
    ],
    ['a hand', play({ cards: { dealer: 'As' } }), 'play[8].cards.dealer', 'As', 'Qs 8d 5c'],
    [
      'an action',
      play('seat 3 plays'),
      'play[8]',
      'seat 3 plays',
      "refused (out-of-turn): It is seat 2's turn, not seat 3's.",
    ],
    [
      'an end too early',
      { play: good.play.slice(0, 8) },
      'result',
      'the round is over',
      'seat 2 may play for $20, fold',
    ],
    [
      'cards never dealt',
      { cards: { ...good.cards, dealer: 'Qs 8d 5c Ac' } },
      'cards',
      'every stacked card is dealt',
      'Ac never came',
    ],
  ];
  test.each(differing)('says where %s differ', (_, changes, place, expected, actual) => {
    expect(run(changes).differences[0]).toEqual({ place, expected, actual });
  });

  const bad: [string, object, string][] = [
    ['no player-dealer', { dealer: undefined }, 'dealer: expected a seat with chips, 1 to 5, found nothing.'],
    ['a button', { button: 1 }, 'button: there is no such field here'],
    ['a seat beyond the table', { seats: { 9: '$5' } }, 'seats.9: expected a seat number from "1" to "8".'],
    [
      'a hand that is not dealt here',
      { cards: { '2/2': 'As' } },
      'cards.2/2: expected a seat from "1" to "8", "pile 1", "dealer"',
    ],
    ['a card too often', { cards: { 2: 'As As' } }, 'cards: As is stacked too often, or is not in the deck.'],
    [
      'one place for two cards',
      { cards: { shoe: 'As', 2: 'Kd' } },
      'cards: these cards cannot all come where they are stacked.',
    ],
    [
      'a wager the game has not',
      { play: ['seat 2 bets $5 insurance'] },
      'play[0]: expected one of the wagers ante, play, pair plus, 6 card bonus, found "insurance".',
    ],
    ['no amount', { play: ['seat 2 bets ante'] }, 'play[0]: expected an amount and a wager, like "$20 ante"'],
    [
      'an action nobody knows',
      { play: ['seat 2 dances'] },
      'play[0]: expected an action like "seat 3 bets $20 ante" (puts up, bets, takes back',
    ],
    ['somebody nobody knows', { play: ['the waiter plays'] }, 'play[0]: expected an action like'],
    ['words behind a verb', { play: ['seat 2 folds now'] }, 'play[0]: expected "for" an amount'],
    ['no pile', { play: ['the player-dealer picks pile x'] }, 'play[0]: expected the number of a pile'],
    ['a die of seven', { dice: [7, 1, 1] }, 'dice[0]: expected a die, a whole number from 1 to 6, found 7.'],
    [
      'a place that is not',
      { result: { chips: { pot: '$1' } } },
      'result.chips.pot: expected a seat number, "bank"',
    ],
    ['an empty result', { result: {} }, 'result: expected "chips" or "claims", found {}.'],
    ['limits turned around', { limit: { min: '$9', max: '$5' } }, 'the round cannot be dealt: Table limits'],
  ];
  test.each(bad)('with %s is refused by name and place', (_, changes, message) => {
    expect(() => run(changes)).toThrow(message);
  });

  test('takes the shoe from its top, cards by pile, limits of its own, dice, and seats that allow no back line', () => {
    const shoe = run({ cards: { shoe: 'Ks Kd 4c 9s 7d 2h Qs 8d 5c' } });
    expect(shoe.differences).toEqual([]);
    const piles = {
      offering: 'empire/double-hand-poker',
      limit: { min: '$1', max: '$7', step: '$1' },
      seats: { 1: '$50', 2: '$50', 3: '$50' },
      noBackline: [2],
      dice: [2, 3, 3],
      cards: { 'pile 3': '2c 2d 2h 2s 3c 3d 3h', 'pile 4': '4c 4d 4h 4s 5c 5d 5h' },
      play: [
        'the player-dealer puts up $20',
        { refused: 'seat 2 bets $8 game', because: 'at most $7' },
        'seat 2 bets $7 game',
        { refused: 'seat 3 bets $1 game behind seat 2', because: 'takes no back-line bets' },
        'no more bets',
        { legal: 'the player-dealer may pick pile 1 to 7' },
        'the player-dealer picks pile 3',
        { legal: 'seat 2 may set 2 cards in front, ask for the house way' },
        { cards: { dealer: '2c 2d 2h 2s 3c 3d 3h', 2: '4c 4d 4h 4s 5c 5d 5h' } },
      ],
      result: undefined,
    };
    expect(run(piles).differences).toEqual([]);
  });

  test('deals cards and dice that are not given by its seed', () => {
    const open = { ...play(), cards: {} };
    const dealt = (seed: number) => JSON.stringify(run({ ...open, seed }).events);
    expect(dealt(1)).toBe(dealt(1));
    expect(dealt(1)).not.toBe(dealt(2));
  });
});
