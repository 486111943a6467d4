import type { PlayerDealerWords } from '../../engine/player-dealer/game.ts';
import { nines } from '../../ranks/count/nines.ts';
import { chartWords, houseWay, type NinesChart } from '../nines/nines-chart.ts';
import type { Baccarat9Options, TwentyFirstCenturyOptions } from './shared-baccarat.ts';

/** The baccarats in which bettors on one shared hand decide for themselves, in words. */

const SHARED = 'All bettors share one Player hand, but each decides whether to hit.';

/** Who plays the hands on a player's further circles. */
type Further = 'as asked' | 'house way';

export const hitOrStandWords = (chart: NinesChart, further: Further = 'house way'): string =>
  `In turn each bettor decides: the Player hand ${chartWords(chart)}. ${
    further === 'as asked'
      ? 'On other circles a player may ask for the house way'
      : "A player plays one hand; a player's others go the house way"
  }, which ${chartWords(houseWay)}.`;

export const hitCardWords = 'If anybody hits, one card is dealt face up for all who hit.';

export const bankDraws = (hand: string): string => `${hand} ${chartWords(houseWay)}.`;

export const twentyFirstCenturyWords = ({
  tiePays,
  surrenderedTie,
}: TwentyFirstCenturyOptions): PlayerDealerWords => ({
  about: [SHARED],
  rankings: [{ of: '', ranking: nines }],
  comesTo: {
    bet: [
      'The hand closer to nine wins even money; equal hands push, but the player-dealer wins ties on zero and one. Surrendered, it loses half.',
    ],
    double: ['Wins, loses or pushes with the Bet.'],
    tie: [
      `Paid if the hand, as its bettor played it, has the same points as the player-dealer's; otherwise lost. If the Bet is surrendered it ${surrenderedTie === 'lost' ? 'is lost' : 'is played the house way'}.`,
    ],
  },
  pays: [{ kind: 'tie', rows: [{ hand: 'equal points', pays: tiePays }] }],
});

export const baccarat9Words = ({ bankerTies }: Baccarat9Options, tiePays: number): PlayerDealerWords => ({
  about: [SHARED, 'Hands have three cards and at most one more.'],
  rankings: [{ of: '', ranking: nines }],
  comesTo: {
    player: [
      'The hand, as its bettor played it, wins even money if it is closer to nine than the Banker hand; equal hands push, but lose on zero and one.',
    ],
    banker: [
      `Wins even money if the Banker hand is closer to nine than the Player hand of the house way, and on ties of zero and one; on other ties it ${bankerTies === 'push' ? 'pushes' : 'loses'}.`,
    ],
    tie: ['Paid if the Player hand of the house way has the same points as the Banker hand; otherwise lost.'],
  },
  pays: [{ kind: 'tie', rows: [{ hand: 'equal points', pays: tiePays }] }],
});
