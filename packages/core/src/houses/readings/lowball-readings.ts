import { setting } from '../offering/setting.ts';

/** Readings of the rule that a good hand must be bet after the draw. */

/** The books say who does not win the bets, not who does. */
export const betsAfterDraw = (cite: string) =>
  setting({
    title: 'Who wins the bets after the draw when the best hand checked',
    cite,
    choices: ['best other hand', 'those who made them'],
    labels: { 'best other hand': 'the best other hand', 'those who made them': 'the players who made them' },
    customary: 'those who made them',
    default: 'best other hand',
  });

export const lossFor = (choice: 'best other hand' | 'those who made them') =>
  choice === 'best other hand' ? 'after-draw' : 'void';

export const raiseMends = (cite: string, value: boolean) =>
  setting({
    title: 'A later raise in the round makes up for checking a hand that must be bet',
    cite,
    choices: [true, false],
    customary: true,
    default: value,
  });
