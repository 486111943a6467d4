import type { Ruling } from '../../ruling.ts';
import { bigHoldem, limitHoldem } from './flop.ts';

/** What the book of the Hawaiian Gardens Casino rules, by the id of the offering. */
export const hawaiianGardens: Readonly<Record<string, readonly Ruling[]>> = {
  'hawaiian-gardens/holdem': limitHoldem,
  'hawaiian-gardens/no-limit-holdem': bigHoldem,
  'hawaiian-gardens/pot-limit-holdem': bigHoldem,
};
