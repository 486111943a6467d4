import { setting } from '../offering/setting.ts';

/** Readings that the pai gow poker games of several houses share; each cites its own lines. */

export const shuffle = (cite: string, printed: 'by hand' | 'machine' | null, value = printed ?? 'by hand') =>
  setting({
    title: 'Deal: seven hands the player-dealer picks from, or hands from a machine',
    cite,
    choices: ['by hand', 'machine'],
    labels: { 'by hand': 'seven hands to pick from', machine: 'from a machine' },
    printed,
    customary: 'machine',
    default: value,
  });

export const wheel = (cite: string) =>
  setting({
    title: 'Rank of A-2-3-4-5 among straights',
    cite,
    choices: ['lowest', 'second'],
    labels: { second: 'second highest' },
    customary: 'second',
    default: 'lowest',
  });

export const sameInBack = (cite: string) =>
  setting({
    title: 'Back hand with the same pair or the same two high cards as the front',
    cite,
    choices: ['stands', 'fouls'],
    printed: 'fouls',
    customary: 'stands',
  });

export const fives = (cite: string, value: 'all' | 'aces') =>
  setting({
    title: 'Five of a kind above a royal flush (others count as four of a kind)',
    cite,
    choices: ['all', 'aces'],
    labels: { all: 'any rank', aces: 'aces only' },
    customary: 'all',
    default: value,
  });

export const logicalWay = (cite: string) =>
  setting({
    title: 'House-way chart (the book prints none)',
    cite,
    choices: ['pai gow poker gold', 'empire fortune'],
    labels: {
      'pai gow poker gold': 'Pai Gow Poker Gold',
      'empire fortune': "Empire's Fortune Pai Gow Poker",
    },
    customary: 'pai gow poker gold',
  });

export const wildLogicalWay = (cite: string) =>
  setting({
    title: 'House-way chart for hands with one joker or none (the book prints none)',
    cite,
    choices: ['empire fortune', 'lucky lady fortune'],
    labels: {
      'empire fortune': "Empire's Fortune Pai Gow Poker",
      'lucky lady fortune': "Lucky Lady's Fortune Pai Gow Poker",
    },
    customary: 'empire fortune',
  });

export const foulBackline = (cite: string) =>
  setting({
    title: 'Back-line bets on a foul hand',
    cite,
    choices: ['lost', 'house way'],
    labels: { 'house way': 'set the house way' },
    customary: 'lost',
  });

export const otherSplit = (cite: string, printed: 'foul' | null = 'foul') =>
  setting({
    title: 'A hand set as three and four cards, or one and six',
    cite,
    choices: ['foul', 'refused'],
    printed,
    customary: 'refused',
    default: 'foul',
  });

export const jokerFlush = (cite: string) =>
  setting({
    title: 'The joker completes a flush',
    cite,
    choices: [false, true],
    printed: false,
    customary: true,
  });

type EnvyOwner = 'bonus wager' | 'button' | 'anyone';

export const envyOwner = (cite: string, printed: EnvyOwner | null) =>
  setting({
    title: 'Envy pays for hands of: players with a bonus bet, with an Envy button, or anyone',
    cite,
    choices: ['bonus wager', 'button', 'anyone'],
    labels: { 'bonus wager': 'players with a bonus bet', button: 'players with an Envy button' },
    printed,
    customary: 'bonus wager',
  });

export const envySeveral = (cite: string, value: 'each' | 'highest') =>
  setting({
    title: 'When several hands pay Envy',
    cite,
    choices: ['each', 'highest'],
    labels: { each: 'each pays', highest: 'only the highest pays' },
    customary: 'each',
    default: value,
  });

export const envySettled = (cite: string, printed: 'end of round' | null = 'end of round') =>
  setting({
    title: 'When Envy is paid',
    cite,
    choices: ['end of round', 'with each seat'],
    labels: { 'end of round': 'at the end of the round', 'with each seat': "with each seat's bets" },
    printed,
    customary: 'end of round',
  });

/** Each seat's wagers in this order, and Envy after them or in a round of its own. */
export const seatsThenEnvy = (
  kinds: readonly string[],
  envy: 'end of round' | 'with each seat',
): readonly (readonly string[])[] => (envy === 'end of round' ? [kinds, ['envy']] : [[...kinds, 'envy']]);
