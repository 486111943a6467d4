import { baccarats as blackSheepBaccarats } from './black-sheep/baccarat.ts';
import { blackjacks as blackSheepBlackjacks } from './black-sheep/blackjack.ts';
import { casinoPoker as blackSheepCasinoPoker } from './black-sheep/casino-poker.ts';
import { paiGow as blackSheepPaiGow } from './black-sheep/pai-gow.ts';
import { poker as blackSheepPoker } from './black-sheep/poker.ts';
import { baccarats as empireBaccarats } from './empire/baccarat.ts';
import { blackjacks as empireBlackjacks } from './empire/blackjack.ts';
import { casinoPoker as empireCasinoPoker } from './empire/casino-poker.ts';
import { lowball as empireLowball } from './empire/lowball.ts';
import { ninesUp as empireNinesUp } from './empire/nines-up.ts';
import { paiGow as empirePaiGow } from './empire/pai-gow.ts';
import { poker as empirePoker } from './empire/poker.ts';
import { tiles as empireTiles } from './empire/tiles.ts';
import { baccarats as gardensBaccarats } from './hawaiian-gardens/baccarat.ts';
import { blackjacks as gardensBlackjacks } from './hawaiian-gardens/blackjack.ts';
import { casinoPoker as gardensCasinoPoker } from './hawaiian-gardens/casino-poker.ts';
import { draw as gardensDraw } from './hawaiian-gardens/draw.ts';
import { flop as gardensFlop } from './hawaiian-gardens/flop.ts';
import { nines as gardensNines } from './hawaiian-gardens/nines.ts';
import { paiGow as gardensPaiGow } from './hawaiian-gardens/pai-gow.ts';
import { points as gardensPoints } from './hawaiian-gardens/points.ts';
import { stud as gardensStud } from './hawaiian-gardens/stud.ts';
import { tiles as gardensTiles } from './hawaiian-gardens/tiles.ts';
import { casinoPoker as delRioCasinoPoker } from './hotel-del-rio/casino-poker.ts';
import { poker as delRioPoker } from './hotel-del-rio/poker.ts';
import { baccarats as luckyLadyBaccarats } from './lucky-lady/baccarat.ts';
import { blackjacks as luckyLadyBlackjacks } from './lucky-lady/blackjack.ts';
import { casinoPoker as luckyLadyCasinoPoker } from './lucky-lady/casino-poker.ts';
import { lowball as luckyLadyLowball } from './lucky-lady/lowball.ts';
import { paiGow as luckyLadyPaiGow } from './lucky-lady/pai-gow.ts';
import { poker as luckyLadyPoker } from './lucky-lady/poker.ts';
import type { HouseId, Offering } from './offering.ts';

export { type House, houses } from './house-names.ts';
export { type Family, familyTitles, type LobbyCard, lobbyCard } from './lobby.ts';

/** House by house: games for a pot or for points in the order of its book, then those with a player-dealer. */
const ORDER: Readonly<Record<HouseId, readonly string[]>> = {
  'black-sheep': [
    'omaha-hi-lo',
    'omaha',
    'holdem',
    'ez-baccarat',
    'pai-gow-poker-gold',
    'three-card-poker-6-card-bonus',
    'blackjack-elite',
    'face-up-pai-gow-poker',
    'ultimate-texas-holdem',
  ],
  'hotel-del-rio': ['omaha', 'omaha-hi-lo', 'holdem', 'three-card-poker-6-card-bonus'],
  empire: [
    'holdem',
    'omaha-hi-lo',
    'tahoe-pineapple-hi-lo',
    'lowball',
    'nines-up',
    'no-bust-blackjack',
    'pai-gow-tiles',
    'double-hand-poker',
    'twenty-first-century-baccarat',
    'three-card-poker',
    'pure-21-5-blackjack',
    'twenty-first-century-blackjack',
    'fortune-pai-gow-poker',
  ],
  'hawaiian-gardens': [
    'holdem',
    'no-limit-holdem',
    'pot-limit-holdem',
    'crazy-pineapple',
    'seven-card-stud',
    'seven-card-stud-hi-lo-8',
    'lowball',
    'mexican-poker',
    'razz',
    'reverse-holdem',
    'asian-five-card-stud',
    'thirteen-card',
    'badugi',
    'match-it',
    'no-limit-omaha',
    'no-limit-omaha-hi-lo',
    'kansas-city-lowball',
    'five-card-omaha-hi-lo',
    'archie',
    'double-board-omaha',
    'razzdeucey',
    'razzdacey',
    'super-razzdacey',
    'badacey',
    'super-seven-card-stud',
    'super-seven-card-stud-hi-lo',
    'super-seven-card-stud-hi-lo-regular',
    'short-deck-holdem',
    'super-razzdeucey',
    'super-razz',
    'badeucey',
    'seven-card-stud-hi-lo-regular',
    'two-seven-dramaha',
    'dramaha',
    'face-up-chinese',
    'dramadugi',
    'two-seven-captain',
    'jokers-wild-pai-gow-poker',
    'super-9',
    'hawaiian-blackjack',
    'caribbean-stud',
    'pai-gow-poker',
    'baccarat-9',
    'baccarat-9-2009',
    'pai-gow-tiles',
    'nine-and-a-half',
    'baccarat',
    'fortune-pai-gow-poker',
    'pokara',
    'pan-9',
    'super-9-bonus-tie',
    'blackjack-poker',
    'ultimate-texas-holdem',
    'three-card-poker-6-card-bonus',
    'ez-baccarat-panda-8',
    'fortune-7-baccarat',
    'pai-gow-tiles-wild',
    'face-up-pai-gow-poker',
    'gardens-baccarat',
  ],
  'lucky-lady': [
    'lowball',
    'omaha',
    'omaha-hi-lo',
    'ez-money-holdem',
    'holdem',
    'no-limit-holdem',
    'no-bust-blackjack-2001',
    'no-bust-blackjack',
    'fortune-pai-gow-poker',
    'ultimate-texas-holdem-bad-beat',
    'fortune-7-baccarat',
    'ez-baccarat-panda-8',
    'three-card-poker-6-card-bonus',
  ],
};

const HOUSES = Object.keys(ORDER);
const place = ({ house, id }: Offering): number => ORDER[house].indexOf(id.slice(house.length + 1));
const group = ({ kind }: Offering): number => (kind === 'player-dealer' ? 1 : 0);

const all: readonly Offering[] = [
  ...blackSheepPoker,
  ...luckyLadyPoker,
  ...gardensFlop,
  ...delRioPoker,
  ...empirePoker,
  empireLowball,
  ...gardensStud,
  ...gardensDraw,
  ...gardensPoints,
  luckyLadyLowball,
  ...blackSheepBaccarats,
  ...gardensBaccarats,
  ...luckyLadyBaccarats,
  ...blackSheepPaiGow,
  ...blackSheepCasinoPoker,
  ...delRioCasinoPoker,
  ...empirePaiGow,
  ...empireCasinoPoker,
  ...gardensPaiGow,
  ...gardensCasinoPoker,
  ...luckyLadyPaiGow,
  ...luckyLadyCasinoPoker,
  ...blackSheepBlackjacks,
  ...empireBaccarats,
  ...empireBlackjacks,
  ...empireTiles,
  empireNinesUp,
  ...gardensNines,
  ...gardensBlackjacks,
  ...gardensTiles,
  ...luckyLadyBlackjacks,
];

/** Everything the five houses offer: what players play against each other, then what they play against a player-dealer. */
export const offerings: readonly Offering[] = all.toSorted(
  (a, b) => group(a) - group(b) || HOUSES.indexOf(a.house) - HOUSES.indexOf(b.house) || place(a) - place(b),
);

export function findOffering(id: string): Offering | undefined {
  return offerings.find((offering) => offering.id === id);
}
