import type { Ruling } from '../../../ruling.ts';
import { closedBets } from '../../closed-bets.ts';
import { pan9, super9 } from './nines.ts';
import { faceUpPaiGowPoker, jokersWildPaiGowPoker, paiGowPoker, paiGowTiles } from './pai-gow.ts';
import { caribbeanStud, hawaiianBlackjack, nineAndAHalf } from './shoe-games.ts';

/** What the book rules in games against a player-dealer. */
export const playerDealer: Readonly<Record<string, readonly Ruling[]>> = {
  'hawaiian-gardens/jokers-wild-pai-gow-poker': jokersWildPaiGowPoker,
  'hawaiian-gardens/pai-gow-poker': paiGowPoker,
  'hawaiian-gardens/face-up-pai-gow-poker': faceUpPaiGowPoker,
  'hawaiian-gardens/pai-gow-tiles': paiGowTiles,
  'hawaiian-gardens/super-9': super9,
  'hawaiian-gardens/pan-9': pan9,
  'hawaiian-gardens/hawaiian-blackjack': hawaiianBlackjack,
  'hawaiian-gardens/caribbean-stud': caribbeanStud,
  'hawaiian-gardens/nine-and-a-half': nineAndAHalf,
  'hawaiian-gardens/baccarat-9': [closedBets('003:1033')],
  'hawaiian-gardens/baccarat-9-2009': [closedBets('003:1285')],
  'hawaiian-gardens/three-card-poker-6-card-bonus': [closedBets('003:2521')],
};
