import type { HouseId } from './offering.ts';

/** A card room: its name, its city, a line about it, and its felt. */
export interface House {
  readonly name: string;
  /** Its address, if its book prints one. */
  readonly city: string | null;
  /** The time zone in which its days begin and end; all five are in California. */
  readonly timeZone: string;
  /** What sort of room it is, in a sentence. */
  readonly line: string;
  /** The color of its felt here. */
  readonly felt: string;
}

/** The five houses in the order of their books. */
export const houses: Readonly<Record<HouseId, House>> = {
  'black-sheep': {
    name: 'Black Sheep Casino',
    city: null,
    timeZone: 'America/Los_Angeles',
    line: "Hold'em and Omaha, plus six California games with bonus bets.",
    felt: 'moss green',
  },
  'hotel-del-rio': {
    name: 'Hotel Del Rio',
    city: null,
    timeZone: 'America/Los_Angeles',
    line: "The smallest room: hold'em, Omaha, Omaha hi-lo and Three Card Poker.",
    felt: 'terracotta',
  },
  empire: {
    name: "Empire Sportsmen's Association",
    // 002:5
    city: 'Modesto',
    timeZone: 'America/Los_Angeles',
    line: "The old club: lowball with a straddle, pai gow tiles, 9's Up and three kinds of blackjack.",
    felt: 'royal blue',
  },
  'hawaiian-gardens': {
    name: 'Hawaiian Gardens Casino',
    city: null,
    timeZone: 'America/Los_Angeles',
    line: 'The big room: fifty-nine games, from Razz and Badugi to Chinese poker, pai gow tiles and Pan 9.',
    felt: 'deep teal',
  },
  'lucky-lady': {
    name: 'Lucky Lady',
    // 004:1427
    city: 'San Diego',
    timeZone: 'America/Los_Angeles',
    line: "The kill-button room: lowball with a joker, hold'em without low cards and No Bust blackjack.",
    felt: 'plum',
  },
};
