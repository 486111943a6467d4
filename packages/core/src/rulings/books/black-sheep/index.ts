import type { Ruling } from '../../ruling.ts';
import { closedBets } from '../closed-bets.ts';

const foul = (cite: string): Ruling => ({
  what: 'fouled hand',
  remedy: [{ do: 'foul' }],
  cite,
  say: 'The two-card hand outranks the five-card hand: the hand is foul and loses its bets.',
});

/** 000:647: whoever asks the dealer for help keeps the house way. */
const houseWayStays = (['misset hand', 'moved hand'] as const).map(
  (what): Ruling => ({
    what,
    when: { dealer: false, houseWay: true },
    remedy: [{ do: 'house way', hands: 'this' }],
    cite: '000:647',
    say: 'A hand left to the dealer must be set the house way and cannot be changed: it is set that way again.',
  }),
);

/** 000:1105: the game "plays like conventional Pai Gow Poker". */
const byPaiGow = (ruling: Ruling): Ruling => ({
  ...ruling,
  cite: `${ruling.cite} (by 000:1105)`,
  reading: { setting: 'paiGowRulings', is: true },
});

/** What the book of the Black Sheep Casino rules, by the id of the offering. */
export const blackSheep: Readonly<Record<string, readonly Ruling[]>> = {
  'black-sheep/pai-gow-poker-gold': [foul('000:646'), ...houseWayStays],
  'black-sheep/face-up-pai-gow-poker': [foul('000:1180'), ...houseWayStays.map(byPaiGow)],
  'black-sheep/ez-baccarat': [closedBets('000:456')],
  'black-sheep/three-card-poker-6-card-bonus': [closedBets('000:837')],
  'black-sheep/ultimate-texas-holdem': [closedBets('000:1425')],
};
