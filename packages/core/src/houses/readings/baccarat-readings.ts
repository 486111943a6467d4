import type { ActionPoint, PlayerDealerGame, Settlement } from '../../engine/player-dealer/game.ts';
import { seatBySeat, typeByType } from '../../engine/player-dealer/steps.ts';
import { setting } from '../offering/setting.ts';

/** Readings that the baccarats of several houses share; each cites its own lines. */

/** Any player may bet behind any other, on any wager. */
export const openBackline: PlayerDealerGame['backline'] = {
  kinds: 'all',
  most: Number.POSITIVE_INFINITY,
  decides: 'seated',
};

export const decks = (cite: string, least: 3 | 6) =>
  setting({
    title: 'Decks in the shoe',
    cite,
    choices: least === 3 ? [3, 4, 5, 6, 7, 8] : [6, 7, 8],
    customary: 8,
  });

export const seats = (cite: string) =>
  setting({
    title: 'Seats, including the player-dealer: blackjack or baccarat table',
    cite,
    choices: [8, 14],
    customary: 8,
  });

export const naturalStops = (cite: string) =>
  setting({
    title: 'A natural (eight or nine) ends the hand for both sides',
    cite,
    choices: [true, false],
    customary: true,
  });

/** 000:436-439, 003:2709-2712, 004:1041-1044: naturals stand above all hands of three cards. */
export const naturalRanks = (cite: string) =>
  setting({
    title: 'If a natural does not end the hand, it still beats every three-card hand',
    cite,
    choices: [true, false],
    printed: true,
    customary: false,
  });

export const sevenPushes = (cite: string, printed: boolean) =>
  setting({
    title: 'Banker win with a three-card seven pushes',
    cite,
    choices: [true, false],
    printed,
    customary: true,
  });

/** Whether a side wager may stand without a Player or Banker wager. */
export const standsAlone = (title: string, cite: string, value: boolean) =>
  setting({ title, cite, choices: [true, false], customary: false, default: value });

type Order = 'kind by kind' | 'seat by seat';

/** Where no order is printed at all. */
export const orderUnprinted = (cite: string) =>
  setting<Order>({
    title: 'Settling order: seat by seat, or one type of bet at a time around the table',
    cite,
    choices: ['seat by seat', 'kind by kind'],
    labels: { 'kind by kind': 'one type of bet at a time' },
    customary: 'seat by seat',
  });

/** The books settle "from seat to seat … all Player wagers, all Banker wagers …", which can be read two ways. */
export const order = (cite: string) =>
  setting<Order>({
    title: 'Settling order: one type of bet at a time around the table, or seat by seat',
    cite,
    choices: ['kind by kind', 'seat by seat'],
    labels: { 'kind by kind': 'one type of bet at a time' },
    customary: 'kind by kind',
  });

export const settled = (order: Order, from: ActionPoint, ...kinds: string[]): Settlement =>
  order === 'kind by kind' ? typeByType(from, ...kinds) : seatBySeat(from, ...kinds);
