import type { Ruling } from '../../ruling.ts';
import { closedBets } from '../closed-bets.ts';

const foul = (cite: string): Ruling => ({
  what: 'fouled hand',
  remedy: [{ do: 'foul' }],
  cite,
  say: 'The two-card hand outranks the five-card hand: the hand is foul and loses its bets.',
});

/** What the book of the Black Sheep Casino rules, by the id of the offering. */
export const blackSheep: Readonly<Record<string, readonly Ruling[]>> = {
  'black-sheep/pai-gow-poker-gold': [foul('000:646')],
  'black-sheep/face-up-pai-gow-poker': [foul('000:1180')],
  'black-sheep/ez-baccarat': [closedBets('000:456')],
  'black-sheep/three-card-poker-6-card-bonus': [closedBets('000:837')],
  'black-sheep/ultimate-texas-holdem': [closedBets('000:1425')],
};
