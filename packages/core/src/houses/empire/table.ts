import type { Limit } from '../offering/offering.ts';
import { buyIns, isBigBet, oneShortBuy, type PotTable, printed, read } from '../offering/table-rules.ts';

/** 002:1228-1234, and the older 002:84-92: a table is named by its least buy-in. */
const least = (cite: string, ...amounts: readonly number[]) =>
  buyIns(cite, ...amounts.map((amount) => [amount, null] as const));
const noLimitBuyIns = [
  ...least('002:84-92, 002:1228-1234', 20, 40, 60, 80, 100),
  ...least('002:1233', 150),
  ...least('002:89, 002:1234', 200),
  ...least('002:90-92', 300, 400, 500),
];

const bought = ({ stakes }: Limit) => isBigBet(stakes) && { buyIns: noLimitBuyIns };

export const holdemTable = (limit: Limit): PotTable => ({
  entry: printed('post', '002:527-529'),
  showdown: printed('tabled', '002:523'),
  ...bought(limit),
});

/** 002:547, 002:577: hold'em rules apply to Omaha and Tahoe; we take the ways in, and who shows, from there. */
export const flopTable = (limit: Limit): PotTable => ({
  entry: read('post', "002:527-529, of hold'em"),
  showdown: read('tabled', "002:523, of hold'em"),
  ...bought(limit),
});

export const lowballTable: PotTable = {
  entry: printed('straddle', '002:592-593'),
  straddles: printed(3, '002:609'),
  // Every bet is one limit bet (002:585), never double.
  straddleBy: printed('one bet', '002:585, 002:609'),
  // Any player may see any hand, and all cards of it.
  showdown: printed('tabled', '002:591, 002:608'),
  shorts: oneShortBuy('002:582'),
};
