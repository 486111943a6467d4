import type { HouseId } from './offering.ts';

export interface House {
  readonly name: string;
  /** Where it stands, if its book prints an address. */
  readonly city: string | null;
  /** What sort of room it is, in a sentence. */
  readonly line: string;
}

/** The five houses in the order of their books. */
export const houses: Readonly<Record<HouseId, House>> = {
  'black-sheep': {
    name: 'Black Sheep Casino',
    city: null,
    line: "Omaha and hold'em on one side, six player-dealer games with their bonuses on the other.",
  },
  'hotel-del-rio': {
    name: 'Hotel Del Rio',
    city: null,
    line: "The smallest room: hold'em, two kinds of Omaha and one table of Three Card Poker.",
  },
  empire: {
    name: "Empire Sportsmen's Association",
    // 002:5
    city: 'Modesto',
    line: "The old club: lowball with a straddle, tiles, 9's Up and its own kinds of twenty-one.",
  },
  'hawaiian-gardens': {
    name: 'Hawaiian Gardens Casino',
    city: null,
    line: 'The great hall: fifty-nine games, from Razz and Badugi to Chinese, tiles and nines.',
  },
  'lucky-lady': {
    name: 'Lucky Lady',
    // 004:1427
    city: 'San Diego',
    line: "The kill-button room: lowball with a joker, hold'em without low cards, No Bust twenty-one.",
  },
};
