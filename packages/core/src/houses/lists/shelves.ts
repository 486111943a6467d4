import type { HouseId, Offering } from '../offering/offering.ts';

/** A file of a house with a few of its games, with its loader. */
export interface Shelf {
  /** The games in it, by the part of their ids after the house's. */
  readonly games: readonly string[];
  readonly load: () => Promise<readonly Offering[]>;
}

const shelf = (games: readonly string[], load: Shelf['load']): Shelf => ({ games, load });

/** Which file has a game, so that a page loads that file alone; a game on no shelf is found in the house's lists. */
export const shelves: Readonly<Record<HouseId, readonly Shelf[]>> = {
  'black-sheep': [
    shelf(['ez-baccarat'], async () => (await import('../black-sheep/baccarat.ts')).baccarats),
    shelf(['blackjack-elite'], async () => (await import('../black-sheep/blackjack.ts')).blackjacks),
    shelf(
      ['three-card-poker-6-card-bonus', 'ultimate-texas-holdem'],
      async () => (await import('../black-sheep/casino-poker.ts')).casinoPoker,
    ),
    shelf(
      ['pai-gow-poker-gold', 'face-up-pai-gow-poker'],
      async () => (await import('../black-sheep/pai-gow.ts')).paiGow,
    ),
    shelf(['omaha-hi-lo', 'omaha', 'holdem'], async () => (await import('../black-sheep/poker.ts')).poker),
  ],
  'hotel-del-rio': [
    shelf(
      ['three-card-poker-6-card-bonus'],
      async () => (await import('../hotel-del-rio/casino-poker.ts')).casinoPoker,
    ),
    shelf(['omaha', 'omaha-hi-lo', 'holdem'], async () => (await import('../hotel-del-rio/poker.ts')).poker),
  ],
  empire: [
    shelf(['twenty-first-century-baccarat'], async () => (await import('../empire/baccarat.ts')).baccarats),
    shelf(
      ['no-bust-blackjack', 'pure-21-5-blackjack', 'twenty-first-century-blackjack'],
      async () => (await import('../empire/blackjack.ts')).blackjacks,
    ),
    shelf(['three-card-poker'], async () => (await import('../empire/casino-poker.ts')).casinoPoker),
    shelf(['lowball'], async () => [(await import('../empire/lowball.ts')).lowball]),
    shelf(['nines-up'], async () => [(await import('../empire/nines-up.ts')).ninesUp]),
    shelf(
      ['double-hand-poker', 'fortune-pai-gow-poker'],
      async () => (await import('../empire/pai-gow.ts')).paiGow,
    ),
    shelf(
      ['holdem', 'omaha-hi-lo', 'tahoe-pineapple-hi-lo'],
      async () => (await import('../empire/poker.ts')).poker,
    ),
    shelf(['pai-gow-tiles'], async () => (await import('../empire/tiles.ts')).tiles),
  ],
  'hawaiian-gardens': [
    shelf(
      ['baccarat', 'ez-baccarat-panda-8', 'fortune-7-baccarat', 'gardens-baccarat'],
      async () => (await import('../hawaiian-gardens/baccarat.ts')).baccarats,
    ),
    shelf(
      ['hawaiian-blackjack', 'blackjack-poker'],
      async () => (await import('../hawaiian-gardens/blackjack.ts')).blackjacks,
    ),
    shelf(
      ['caribbean-stud', 'pokara', 'ultimate-texas-holdem', 'three-card-poker-6-card-bonus'],
      async () => (await import('../hawaiian-gardens/casino-poker.ts')).casinoPoker,
    ),
    shelf(
      [
        'lowball',
        'badugi',
        'match-it',
        'kansas-city-lowball',
        'archie',
        'badacey',
        'badeucey',
        'two-seven-dramaha',
        'dramaha',
        'dramadugi',
        'two-seven-captain',
      ],
      async () => (await import('../hawaiian-gardens/draw.ts')).draw,
    ),
    shelf(['face-up-pai-gow-poker'], async () => [
      (await import('../hawaiian-gardens/face-up-pai-gow.ts')).faceUpPaiGowPoker,
    ]),
    shelf(
      [
        'holdem',
        'no-limit-holdem',
        'pot-limit-holdem',
        'crazy-pineapple',
        'reverse-holdem',
        'no-limit-omaha',
        'no-limit-omaha-hi-lo',
        'five-card-omaha-hi-lo',
        'double-board-omaha',
        'short-deck-holdem',
      ],
      async () => (await import('../hawaiian-gardens/flop.ts')).flop,
    ),
    shelf(
      ['super-9', 'baccarat-9', 'baccarat-9-2009', 'nine-and-a-half', 'pan-9', 'super-9-bonus-tie'],
      async () => (await import('../hawaiian-gardens/nines.ts')).nines,
    ),
    shelf(
      ['jokers-wild-pai-gow-poker', 'pai-gow-poker', 'fortune-pai-gow-poker'],
      async () => (await import('../hawaiian-gardens/pai-gow.ts')).paiGow,
    ),
    shelf(
      ['thirteen-card', 'face-up-chinese'],
      async () => (await import('../hawaiian-gardens/points.ts')).points,
    ),
    shelf(
      [
        'seven-card-stud',
        'seven-card-stud-hi-lo-8',
        'mexican-poker',
        'razz',
        'asian-five-card-stud',
        'razzdeucey',
        'razzdacey',
        'super-razzdacey',
        'super-seven-card-stud',
        'super-seven-card-stud-hi-lo',
        'super-seven-card-stud-hi-lo-regular',
        'super-razzdeucey',
        'super-razz',
        'seven-card-stud-hi-lo-regular',
      ],
      async () => (await import('../hawaiian-gardens/stud.ts')).stud,
    ),
    shelf(
      ['pai-gow-tiles', 'pai-gow-tiles-wild'],
      async () => (await import('../hawaiian-gardens/tiles.ts')).tiles,
    ),
  ],
  'lucky-lady': [
    shelf(
      ['fortune-7-baccarat', 'ez-baccarat-panda-8'],
      async () => (await import('../lucky-lady/baccarat.ts')).baccarats,
    ),
    shelf(
      ['no-bust-blackjack-2001', 'no-bust-blackjack'],
      async () => (await import('../lucky-lady/blackjack.ts')).blackjacks,
    ),
    shelf(
      ['ultimate-texas-holdem-bad-beat', 'three-card-poker-6-card-bonus'],
      async () => (await import('../lucky-lady/casino-poker.ts')).casinoPoker,
    ),
    shelf(['lowball'], async () => [(await import('../lucky-lady/lowball.ts')).lowball]),
    shelf(['fortune-pai-gow-poker'], async () => (await import('../lucky-lady/pai-gow.ts')).paiGow),
    shelf(
      ['omaha', 'omaha-hi-lo', 'ez-money-holdem', 'holdem', 'no-limit-holdem'],
      async () => (await import('../lucky-lady/poker.ts')).poker,
    ),
  ],
};
