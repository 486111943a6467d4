import { setting } from '../offering/setting.ts';

/** Readings that the twenty-one games of several houses share; each gives its own citation. */

/** The books print a least and a most number of packs only, but for one list of decks (002:31). */
export const packsInShoe = (cite: string, printed: 6 | null = null) =>
  setting({
    title: 'Packs in the shoe',
    cite,
    choices: [1, 2, 3, 4, 5, 6, 7, 8],
    printed,
    customary: 6,
  });

export const naturalTakes = (cite: string) =>
  setting({
    title: "What the player-dealer's natural takes when it is found after the play",
    cite,
    choices: ['everything', 'first wagers'],
    customary: 'first wagers',
    default: 'everything',
  });

export const insuredNatural = (cite: string) =>
  setting({
    title: 'Insurance of a player who has a natural too, against a natural',
    cite,
    choices: ['returned', 'paid'],
    customary: 'paid',
    default: 'returned',
  });

export const jokerSeat = (cite: string) =>
  setting({
    title: 'The seat, counted from the player-dealer, that gets the action button by a joker',
    cite,
    choices: ['first', 'seventh'],
    customary: 'first',
  });

export const plain22 = (cite: string, printed: 'not over' | null) =>
  setting({
    title: 'A 22 without the two jokers',
    cite,
    choices: ['over', 'not over'],
    printed,
    customary: 'over',
  });

export const handsOfSplit = (cite: string, value: 2 | 4) =>
  setting({
    title: 'Hands that a circle may be split into',
    cite,
    choices: [2, 3, 4, 8],
    customary: 4,
    default: value,
  });

/** No book says when side bets are settled beside the others, unless it prints an order. */
export const sideSettled = (what: string, cite: string) =>
  setting({
    title: `When ${what} settled: with each seat's wagers, or after those of the whole table`,
    cite,
    choices: ['with each seat', 'after all game wagers'],
    customary: 'with each seat',
  });

/** 002:1374, 004:333: at any time up to 20, yet before a card that is dealt by then. */
export const surrenderWhen = (cite: string) =>
  setting({
    title:
      "When a hand may surrender: as long as it has 20 or less, with its first two cards, or before the player-dealer's second card is dealt",
    cite,
    choices: ['up to 20', 'first two cards', 'before his second card'],
    customary: 'first two cards',
    default: 'up to 20',
  });
