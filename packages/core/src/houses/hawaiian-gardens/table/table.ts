import type { Limit } from '../../offering/offering.ts';
import { oneShortBuy, type PotTable, printed, read, type ShortBuys } from '../../offering/table-rules.ts';
import {
  archieLists,
  badugiLists,
  boardLists,
  boughtIn,
  doubleBoardLists,
  dramadugiRange,
  dramahaLists,
  drawLists,
  holdemLists,
  holdemRows,
  lowballLists,
  omahaLists,
  omahaNoLimitRows,
  omahaPotLimitRows,
  potLimitHoldemRows,
  shortDeckRows,
  smallestToLargest,
  studLists,
  toTwentyFiveHundred,
} from './buy-ins.ts';

/** 003:72, 003:1250: a short buy-in only with no chips left, and then no full one until they are gone. */
const shortWhenBroke = (cite: string): ShortBuys => ({ ...oneShortBuy(cite), whenBroke: true });

/** 003:24, 003:1224: if the small bet is less than this, newcomers come in for nothing. */
const POSTS_FROM = 1000;

/** At no limit and pot limit the largest blind stands for the small bet. */
const isLow = ({ stakes }: Limit): boolean => Math.max(...stakes.blinds) < POSTS_FROM;

/** 003:78: in all no limit poker games of the house. */
const noLimitClock = ({ stakes }: Limit, cite = '003:78') =>
  stakes.structure === 'no-limit' && {
    timeToAct: read(0, cite),
    clock: printed(60, cite),
  };

/** 003:24 and 003:35 speak of limits; for a game without one we go by its largest blind. */
const byLimit = ({ stakes }: Limit) => (stakes.structure === 'fixed' ? printed : read);

/** Hold'em's blinds, whatever the buy-in. */
const holdemBlinds = (limit: Limit): PotTable => ({
  entry: byLimit(limit)(isLow(limit) ? 'free' : 'post', '003:23-30'),
  blindsMove: isLow(limit) ? byLimit(limit)('position', '003:35') : printed('forward', '003:31-33'),
  ...(!isLow(limit) && { postBetween: byLimit(limit)(true, '003:30') }),
  straddles: printed(0, '003:37'),
  ...noLimitClock(limit),
});

export const holdemTable = (limit: Limit): PotTable => ({
  ...holdemBlinds(limit),
  ...boughtIn(limit, holdemRows, holdemLists, boardLists),
});

/** 003:451: otherwise like hold'em, also at no limit, and in its lists of rates. */
export const reverseHoldemTable = (limit: Limit): PotTable => ({
  ...holdemBlinds(limit),
  ...boughtIn(limit, holdemLists),
  ...(limit.stakes.structure === 'no-limit' && { shorts: shortWhenBroke('003:72, 003:451') }),
});

export const noLimitHoldemTable = (limit: Limit): PotTable => ({
  ...holdemTable(limit),
  // 003:72: a full buy-in again from $50 down only in the $100 buy-in game, whose raises double (003:71).
  shorts: limit.stakes.doubling ? { ...shortWhenBroke('003:72'), fullFrom: 5000 } : shortWhenBroke('003:72'),
});

export const potLimitHoldemTable = (limit: Limit): PotTable => ({
  ...holdemBlinds(limit),
  ...boughtIn(limit, potLimitHoldemRows, holdemLists, boardLists),
});

export const pineappleTable = (limit: Limit): PotTable => ({
  entry: printed('free', '003:102-104'),
  blindsMove: printed('forward', '003:107'),
  postBetween: printed(true, '003:105'),
  straddles: printed(0, '003:110'),
  // A player who passes the downcards in without announcing that they play the board has no claim.
  showdown: printed('asked', '003:124'),
  playBoard: printed(true, '003:124'),
  ...noLimitClock(limit),
  ...boughtIn(limit, omahaLists, boardLists),
});

export const matchItTable = (limit: Limit): PotTable => ({
  entry: printed('free', '003:925-928'),
  blindsMove: printed('forward', '003:929'),
  ...boughtIn(limit, holdemLists),
});

export const omahaTable = (limit: Limit): PotTable => ({
  entry: byLimit(limit)(isLow(limit) ? 'free' : 'post', '003:1224-1232'),
  blindsMove: printed('forward', '003:1233'),
  ...(!isLow(limit) && { postBetween: byLimit(limit)(true, '003:1232') }),
  straddles: printed(0, '003:1243'),
  ...noLimitClock(limit, '003:1256'),
  ...boughtIn(limit, omahaNoLimitRows, omahaLists, boardLists),
  shorts: shortWhenBroke('003:1250'),
});

/** The highest card, with ties broken by suit, gets the first button. */
const bySuits = (cite: string) => ({ drawTies: printed('suits', cite) }) as const;

/** All active players show their hands and compare them. */
const tabled = (cite: string) => ({ showdown: printed('tabled', cite) }) as const;

/** Nine seats: more than are dealt in. */
const nineSeats = (cite: string) => ({ seats: printed(9, cite) }) as const;

export const fiveCardOmahaTable = (limit: Limit): PotTable => ({
  ...noLimitClock(limit),
  ...bySuits('003:2202'),
  ...tabled('003:2256'),
  ...boughtIn(limit, omahaNoLimitRows, omahaPotLimitRows, omahaLists, boardLists),
});

export const doubleBoardTable = (limit: Limit): PotTable => ({
  ...noLimitClock(limit),
  ...nineSeats('003:3831'),
  ...tabled('003:3909'),
  ...boughtIn(limit, toTwentyFiveHundred('003:3927-3929'), doubleBoardLists, boardLists),
});

export const shortDeckTable = (limit: Limit): PotTable => ({
  ...noLimitClock(limit),
  ...bySuits('003:5624'),
  ...tabled('003:5677'),
  ...boughtIn(limit, shortDeckRows, holdemLists, boardLists),
});

export const dramahaTable =
  (cites: { readonly draw: string; readonly buyIn: string; readonly showdown: string }) =>
  (limit: Limit): PotTable => ({
    ...noLimitClock(limit),
    ...bySuits(cites.draw),
    ...tabled(cites.showdown),
    ...boughtIn(limit, toTwentyFiveHundred(cites.buyIn), dramahaLists, boardLists),
  });

export const dramadugiTable = (limit: Limit): PotTable => ({
  ...noLimitClock(limit),
  ...bySuits('003:7430'),
  ...tabled('003:7492'),
  ...boughtIn(limit, dramadugiRange),
});

export const archieTable = (limit: Limit): PotTable => ({
  ...noLimitClock(limit),
  ...nineSeats('003:3589'),
  ...bySuits('003:3601'),
  ...tabled('003:3681'),
  ...boughtIn(limit, smallestToLargest('003:3716-3718'), archieLists, drawLists),
});

/** Badacey and Badeucey: nine seats, seven of them dealt in. */
export const badaceyTable =
  (cites: Readonly<Record<'seats' | 'draw' | 'buyIn' | 'showdown', string>>) =>
  (limit: Limit): PotTable => ({
    ...noLimitClock(limit),
    ...nineSeats(cites.seats),
    ...bySuits(cites.draw),
    ...tabled(cites.showdown),
    ...boughtIn(limit, smallestToLargest(cites.buyIn), badugiLists, drawLists),
  });

export const badugiTable = (limit: Limit): PotTable => ({
  ...noLimitClock(limit),
  ...boughtIn(limit, badugiLists, drawLists),
});

export const captainTable = (limit: Limit): PotTable => ({
  ...noLimitClock(limit),
  // The button rotates after each round. With four it is the big blind, with five it is not: were the big blind
  // to go on from player to player, the button would stay where it is when the fifth leaves.
  blindsMove: read('position', '003:11918, 003:11922'),
  ...tabled('003:11941'),
  ...boughtIn(limit, toTwentyFiveHundred('003:11970-11972')),
});

/** The pot is killed to come in; a player with less than half a blind does not take the blind. */
export const lowballTable =
  (entry: string, half: string, broken?: string) =>
  (limit: Limit): PotTable => ({
    ...(broken && { brokenGame: printed(true, broken) }),
    entry: printed('kill', entry),
    halfBlind: printed(true, half),
    ...noLimitClock(limit),
    ...boughtIn(limit, lowballLists, drawLists),
  });

/** A stud game whose pages print where the deal begins; the newer ones also print who shows, and buy-ins. */
export const studTable =
  (deal: string, showdown?: string, ...own: Parameters<typeof boughtIn>[1][]) =>
  (limit: Limit): PotTable => ({
    ...noLimitClock(limit),
    ...(showdown && tabled(showdown)),
    buttonMoves: printed(false, deal),
    ...boughtIn(limit, ...own, studLists),
  });

/** 003:348, 003:777: the button moves to the next player with every hand. */
export const studWithButton =
  (cites: Readonly<Record<'button' | 'shorts' | 'muck' | 'firstShows', string>>) =>
  (limit: Limit): PotTable => ({
    ...noLimitClock(limit),
    buttonMoves: printed(true, cites.button),
    showdown: printed('asked', cites.muck),
    firstShows: printed(true, cites.firstShows),
    shorts: oneShortBuy(cites.shorts),
    ...boughtIn(limit, studLists),
  });
