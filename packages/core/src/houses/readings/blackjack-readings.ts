import { setting } from '../offering/setting.ts';

/** Readings that the twenty-one games of several houses share; each cites its own lines. */

/** The books print only a least and a most number of packs, except for one list of decks (002:31). */
export const packsInShoe = (cite: string, printed: 6 | null = null) =>
  setting({
    title: 'Decks in the shoe',
    cite,
    choices: [1, 2, 3, 4, 5, 6, 7, 8],
    printed,
    customary: 6,
  });

export const naturalTakes = (cite: string) =>
  setting({
    title: "Player-dealer's natural found after play takes",
    cite,
    choices: ['everything', 'first wagers'],
    labels: { everything: 'all bets', 'first wagers': 'only the original bets' },
    customary: 'first wagers',
    default: 'everything',
  });

export const insuredNatural = (cite: string) =>
  setting({
    title: 'Insurance when both have a natural',
    cite,
    choices: ['returned', 'paid'],
    customary: 'paid',
    default: 'returned',
  });

export const jokerSeat = (cite: string) =>
  setting({
    title: 'Action button on a joker: seats from the player-dealer',
    cite,
    choices: ['first', 'seventh'],
    customary: 'first',
  });

export const plain22 = (cite: string, printed: 'not over' | null) =>
  setting({
    title: '22 without the two jokers',
    cite,
    choices: ['over', 'not over'],
    labels: { over: 'is a bust', 'not over': 'is not a bust' },
    printed,
    customary: 'over',
  });

export const handsOfSplit = (cite: string, value: 2 | 4) =>
  setting({
    title: 'Hands a player may split into',
    cite,
    choices: [2, 3, 4, 8],
    customary: 4,
    default: value,
  });

/** No book says when side bets are settled beside the others, unless it prints an order. */
export const sideSettled = (what: string, cite: string) =>
  setting({
    title: `When ${what} settled: with each seat's bets, or after those of the whole table`,
    cite,
    choices: ['with each seat', 'after all game wagers'],
    labels: { 'with each seat': "with each seat's bets", 'after all game wagers': 'after all game bets' },
    customary: 'with each seat',
  });

/** 002:1374, 004:333: at any time up to 20, yet before a card that has been dealt by then. */
export const surrenderWhen = (cite: string) =>
  setting({
    title:
      "When a player may surrender: with 20 or less, on the first two cards, or before the player-dealer's second card is dealt",
    cite,
    choices: ['up to 20', 'first two cards', 'before his second card'],
    labels: {
      'up to 20': 'with 20 or less',
      'first two cards': 'on the first two cards',
      'before his second card': "before the player-dealer's second card",
    },
    customary: 'first two cards',
    default: 'up to 20',
  });
