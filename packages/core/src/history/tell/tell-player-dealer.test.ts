import { expect, test } from 'vitest';
import { HIDDEN, printCards } from '../../cards/index.ts';
import { NO_PILE, RAIL, viewFor } from '../../engine/index.ts';
import { isSharedCard } from '../../engine/player-dealer/dealing.ts';
import type { RoundEvent } from '../../engine/player-dealer/events.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import { DEALER } from '../../engine/player-dealer/state.ts';
import { draw } from '../../engine/player-dealer/steps.ts';
import { play, start } from '../../engine/player-dealer/testing/testing.ts';
import { findOffering, offerings } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { gameOf } from '../../houses/testing/testing.ts';
import { tellPlayerDealer } from './tell-player-dealer.ts';

const game = (id: string) => gameOf(findOffering(id) as PlayerDealerOffering);
const told = ({ state, log }: Round) => tellPlayerDealer(state.setup, log);

test('a round is told as a dealer would: bank, bets, cards, decisions, claim by claim, the bank again', () => {
  const round = start(
    { ...game('hotel-del-rio/three-card-poker-6-card-bonus'), partners: 2 },
    {
      deck: 'Ks Kd 4c 9s 7d 2h Qs 8d 5c',
      bank: 60,
    },
  );
  play(round, '4 bank 20', '2 ante 20', '2 pair plus 5', '3 pair plus 5', '3 withdraw 2', '3 ante 20');
  play(round, '5 ante 5 on 3', 'close', '2 play', '3 play');
  expect(told(round)).toEqual([
    'Seat 1 is the player-dealer and puts up $60.',
    'Seat 4 joins the bank with $20.',
    'Seat 2 bets $20 on Ante and $5 on Pair Plus.',
    'Seat 3 bets $20 on Ante.',
    "Seat 5 bets $5 on Ante on seat 3's hand.",
    'No more bets.',
    'Seat 2 is dealt Ks Kd 4c.',
    'Seat 3 is dealt 9s 7d 2h.',
    'The player-dealer is dealt Qs 8d 5c.',
    'The player-dealer shows 5c.',
    'Seat 2 plays for $20.',
    'Seat 3 plays for $20.',
    "Seat 5 adds $5 on seat 3's hand.",
    'The player-dealer shows Qs 8d 5c.',
    'Seat 2 shows Ks Kd 4c.',
    'Seat 3 shows 9s 7d 2h.',
    'Seat 2 wins $20 on Ante and $20 on Play: pair of kings against queen high.',
    'Seat 2 wins $5 on Pair Plus: pair.',
    'Seat 3 loses $20 on Ante: nine high against queen high.',
    'Seat 3 loses $15 on Play (of $20: the bank covers no more): nine high against queen high.',
    "Not covered by the bank: seat 5's Ante and Play on seat 3's hand, returned.",
    'Seat 1 takes back $52.50 from the bank: lost $7.50.',
    'Seat 4 takes back $17.50 from the bank: lost $2.50.',
  ]);
  // To a person on the rail the same, without the cards they did not see.
  const rail = tellPlayerDealer(
    round.state.setup,
    round.log.map((event) => viewFor(event, RAIL)),
  );
  expect(rail.slice(6, 10)).toEqual([
    'Seat 2 is dealt three cards.',
    'Seat 3 is dealt three cards.',
    'The player-dealer is dealt three cards.',
    'The player-dealer shows 5c.',
  ]);
  expect(rail.slice(10)).toEqual(told(round).slice(10));
});

test('dice, piles, hands that are set, odds and a push', () => {
  const round = start(game('hawaiian-gardens/fortune-pai-gow-poker'), { bank: 500 });
  play(round, '2 game 10', '2 fortune 5', 'close', '1 pick 4', 'roll 1 2 5', '2 house way', '1 house way');
  const lines = told(round);
  expect(lines.slice(3, 7)).toEqual([
    'Hands of seven cards are dealt out.',
    'The player-dealer picks hand 4 to go out first.',
    'The dice show 1, 2, 5.',
    'The action button goes to seat 2.',
  ]);
  const sets = lines.filter((line) => / (sets|shows) .* in front, .* in back\.$/.test(line));
  expect(sets).toHaveLength(3);
  expect(lines).toContain('Seat 2 plays the house way.');
});

test('cards that come one by one are told together; a deal that is stopped, as far as it went', () => {
  const round = start(game('hawaiian-gardens/caribbean-stud'), { bank: 500 });
  play(round, '2 ante 10', '3 ante 10', 'close');
  const dealt = (events: readonly RoundEvent[]) =>
    tellPlayerDealer(
      round.state.setup,
      events.map((event) => viewFor(event, RAIL)),
    ).filter((line) => line.includes('is dealt'));
  expect(dealt(round.log)).toEqual([
    'Seat 2 is dealt five cards.',
    'Seat 3 is dealt five cards.',
    'The player-dealer is dealt five cards.',
  ]);
  const third = round.log.findIndex((event) => event.type === 'dealt') + 4;
  expect(dealt(round.log.slice(0, third))).toEqual([]);
  expect(dealt([...round.log.slice(0, third), { type: 'held', on: true } as RoundEvent])).toContain(
    'Seat 2 is dealt one card.',
  );
  const baccarat = start(game('black-sheep/ez-baccarat'), { bank: 500 });
  play(baccarat, '2 player 10', 'close');
  expect(
    told(baccarat)
      .filter((line) => line.includes('is dealt'))
      .slice(0, 2),
  ).toEqual([
    expect.stringMatching(/^The Player hand is dealt \S+ \S+ face up\.$/),
    expect.stringMatching(/^The Banker hand is dealt \S+ \S+ face up\.$/),
  ]);
});

test('a hand that one sees being set is told once, with its parts', () => {
  const round = start(game('hawaiian-gardens/fortune-pai-gow-poker'), { bank: 500 });
  play(round, '2 game 10', 'close', '1 pick 4', 'roll 1 2 5');
  const { setup } = round.state;
  const set = { type: 'chose', spot: 1, number: 0, choice: 'set', ends: 'done' } as const;
  const parts = { type: 'set', spot: 1, number: 0, cards: [1, 2, 3, 4, 5, 6, 7], front: 2 } as const;
  const hidden = { ...parts, cards: [HIDDEN, HIDDEN] };
  const lines = (of: typeof parts | typeof hidden) =>
    tellPlayerDealer(setup, [...round.log, set, of] as RoundEvent[]).slice(told(round).length);
  expect(lines(parts)).toEqual([expect.stringMatching(/^Seat 2 sets .* in front, .* in back\.$/)]);
  expect(lines(hidden)).toEqual(['Seat 2 sets the hand.']);
});

test('a bet that is met before the hand against it is seen is told with its reason', () => {
  const round = start(game('hawaiian-gardens/nine-and-a-half'), { deck: '9s 5c 3d Kh', bank: 100 });
  play(round, '2 bet 10', 'close', '2 hit');
  const own = tellPlayerDealer(
    round.state.setup,
    round.log.map((event) => viewFor(event, 1)),
  );
  expect(own).toContain('Seat 2 loses $10 on Bet: bust.');
});

test('a busted hand is called so, with its total where that may count', () => {
  const bust = (deck: string, ...acts: string[]) => {
    const round = start(game('empire/pure-21-5-blackjack'), { deck, bank: 100 });
    play(round, '2 game 10', 'close', ...acts);
    return told(round).at(-2);
  };
  expect(bust('9s 6s 8h BK 7c 4d', '2 hit')).toBe('Seat 2 loses $10 on Game: 24 (bust).');
  expect(bust('9s 6s BQ BK 9d', '2 stand')).toBe('Seat 2 wins $10 on Game: the player-dealer busts with 25.');
});

test('splits, doubles, a shared hit, circles, and an Ante that goes back', () => {
  const split = start(game('empire/pure-21-5-blackjack'), { deck: 'As 9s Ad 8d BK 5c', bank: 100 });
  play(split, '2 game 20', 'close', '2 split');
  expect(told(split)).toEqual(
    expect.arrayContaining([
      'Seat 2 splits for $20.',
      'Seat 2 is dealt BK face up.',
      'Seat 2 is dealt 5c face up on hand 2.',
      expect.stringMatching(/^Seat 2 wins \$20 on Game: /),
      expect.stringMatching(/^Seat 2 loses \$20 on Game, hand 2: /),
    ]),
  );
  const baccarat = start(game('empire/twenty-first-century-baccarat'), { deck: 'Ks 4c 5d 2h 3h', bank: 100 });
  play(baccarat, '2 bet 20', '2 bet 10 on 2/2', 'close', '2 no tie', '2 no tie', '2 double', '2 hit');
  expect(told(baccarat)).toEqual(
    expect.arrayContaining([
      'Seat 2 bets $10 on Bet, circle 2.',
      'Seat 2 declines the tie.',
      'Seat 2 doubles for $20.',
      'The hit card is 3h.',
      'Seat 2 wins $10 on Bet, circle 2: 8 to 6.',
    ]),
  );
  const ultimate = start(game('black-sheep/ultimate-texas-holdem'), { bank: 500 });
  play(ultimate, '2 ante 10', '2 blind 10', '3 ante 10', 'close');
  expect(told(ultimate)).toContain('Seat 3 gets back $10 on Ante: the bet that goes with it was not made.');
});

test('a card that is drawn to a place without a hand is told by the name of the place, in any game', () => {
  const plain = game('black-sheep/ez-baccarat');
  const drawing = { ...plain, script: [...plain.script, draw('fifth', () => false)] };
  const { setup } = start(drawing).state;
  const [card] = plain.shoe.cards;
  const dealt = { type: 'dealt', spot: DEALER, number: 0, cards: [card], up: true, pile: NO_PILE } as const;
  const to = (place: string) => tellPlayerDealer(setup, [{ ...dealt, to: place }]);
  expect(to('fifth')).toEqual([`The fifth card is ${printCards([card])}.`]);
  expect(to('player')[0]).toContain('is dealt');
});

test('of the games of the books only those with a card for all who hit have such a place', () => {
  const places = offerings.flatMap((offering) => {
    if (offering.kind !== 'player-dealer') return [];
    const dealt = gameOf(offering);
    const all = dealt.script.flatMap((step) => (step.do === 'deal' || step.do === 'draw' ? [step.to] : []));
    return all.filter((place) => isSharedCard(dealt, place));
  });
  expect(new Set(places)).toEqual(new Set(['hit']));
});

test('who does not see tiles is told of tiles', () => {
  const round = start(game('empire/pai-gow-tiles'), { bank: 500 });
  play(round, '2 game 10', 'close', '1 pick 4', 'roll 1 2 5');
  const rail = tellPlayerDealer(
    round.state.setup,
    round.log.map((event) => viewFor(event, RAIL)),
  );
  expect(rail.filter((line) => line.includes('is dealt'))).toEqual([
    expect.stringMatching(/ is dealt four tiles\.$/),
    expect.stringMatching(/ is dealt four tiles\.$/),
  ]);
});

test("a choice is told in the game's own words, where it has some, before the usual ones", () => {
  const usual = game('hotel-del-rio/three-card-poker-6-card-bonus');
  const chose = { type: 'chose', spot: 1, number: 0, choice: 'play on', ends: 'pass' } as const;
  const says = (of: typeof usual) => {
    const { state, log } = play(start(of, { bank: 60 }), '2 ante 20');
    return tellPlayerDealer(state.setup, [...log, chose]).at(-1);
  };
  expect(says(usual)).toBe('Seat 2 plays on.');
  expect(says({ ...usual, verbs: { 'play on': 'wait' } })).toBe('Seat 2 waits.');
});
