import type { Ruling } from '../../ruling.ts';
import { closedBets } from '../closed-bets.ts';
import { holdem, noLimitHoldem, omaha, omahaHiLo } from './flop.ts';

/** What the book of the Lucky Lady rules, by the id of the offering. Lowball (004:3-35) and EZ Money (004:635-661) print none. */
export const luckyLady: Readonly<Record<string, readonly Ruling[]>> = {
  'lucky-lady/holdem': holdem,
  'lucky-lady/no-limit-holdem': noLimitHoldem,
  'lucky-lady/omaha': omaha,
  'lucky-lady/omaha-hi-lo': omahaHiLo,
  'lucky-lady/ultimate-texas-holdem-bad-beat': [closedBets('004:732')],
  'lucky-lady/three-card-poker-6-card-bonus': [closedBets('004:1210')],
};
