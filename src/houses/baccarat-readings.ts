import { setting } from './setting.ts';

/** Readings that the baccarats of several houses share; each gives its own citation. */

export const decks = (cite: string, least: 3 | 6) =>
  setting({
    title: 'Packs in the shoe',
    cite,
    choices: least === 3 ? [3, 4, 5, 6, 7, 8] : [6, 7, 8],
    printed: null,
    customary: 8,
    default: 8,
  });

export const naturalStops = (cite: string, printed: boolean | null) =>
  setting({
    title: 'An eight or nine in two cards ends the hand for both sides',
    cite,
    choices: [true, false],
    printed,
    customary: true,
    default: true,
  });

export const sevenPushes = (cite: string, printed: boolean) =>
  setting({
    title: 'A Banker win with a three-card seven is a push',
    cite,
    choices: [true, false],
    printed,
    customary: true,
    default: printed,
  });

/** Whether a side wager may stand without a Player or Banker wager. */
export const standsAlone = (title: string, cite: string, printed: boolean | null, value: boolean) =>
  setting({ title, cite, choices: [true, false], printed, customary: false, default: value });
