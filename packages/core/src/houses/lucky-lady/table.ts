import type { Limit } from '../offering/offering.ts';
import { buyIns, oneShortBuy, type PotTable, printed } from '../offering/table-rules.ts';

/** From here on a straddle is live; in all other games it is dead (004:1381). */
const LIVE_STRADDLE = 2000;

/** Hold'em, and by 004:48 Omaha. */
const byHoldemRules = ({ stakes }: Limit): PotTable => ({
  entry: printed('post', '004:1362-1380'),
  blindsMove: printed('forward', '004:1371'),
  postBetween: printed(false, '004:1366, 004:1379'),
  smallAlone: printed(true, '004:1374-1378'),
  straddles: printed(1, '004:1381'),
  straddleIs: printed(Math.max(...stakes.bets) >= LIVE_STRADDLE ? 'live' : 'dead', '004:1381'),
});

/** No limit, pot limit and spread limit games: $1 to $1,000, printed for each game separately. */
const upTo1000 = ({ stakes }: Limit, cite: string) =>
  stakes.structure !== 'fixed' && { buyIns: buyIns(cite, [1, 1000]) };

const byHoldem =
  (cite: string) =>
  (limit: Limit): PotTable => ({ ...byHoldemRules(limit), ...upTo1000(limit, cite) });

/**
 * 004:1397: a player who throws the cards away without announcing that they play the board has no claim. In Omaha
 * nobody can (004:48).
 */
const board: PotTable = { showdown: printed('asked', '004:1397'), playBoard: printed(true, '004:1397') };

export const holdemTable = (limit: Limit): PotTable => ({ ...byHoldem('004:1745-1749')(limit), ...board });
export const omahaTable = byHoldem('004:1803-1807');
export const omahaHiLoTable = byHoldem('004:1848-1852');

/** 004:3-35 prints no straddle, and no way in. */
export const lowballTable = (limit: Limit): PotTable => ({ ...upTo1000(limit, '004:1889-1893') });

/** 004:1440-1441, by the blinds. */
const NO_LIMIT_BUY_INS: Readonly<Record<string, PotTable['buyIns']>> = {
  '100-300': buyIns('004:1440', [30, 200]),
  '500-500': buyIns('004:1441', [200, 500]),
};

export const noLimitTable = (limit: Limit): PotTable => {
  const bought = NO_LIMIT_BUY_INS[limit.stakes.blinds.join('-')];
  const listed = upTo1000(limit, '004:1745-1749');
  return {
    ...byHoldemRules(limit),
    ...board,
    ...(listed && { buyIns: [...(bought ?? []), ...listed.buyIns] }),
    // 004:1431
    shorts: { ...oneShortBuy('004:1431'), each: 0 },
  };
};

export const ezMoneyTable: PotTable = {
  drawTies: printed('suits', '004:643'),
  // As the waiting list of any table has it.
  promises: [printed('A tenth player may wait, is dealt no cards, and has the first open seat', '004:641')],
};
