import { jokerPack } from '../../cards/index.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { sevenCardBonus, sevenCardBonusNoFlush } from '../../ranks/joker/seven-card-bonus.ts';
import { faceUpWay } from '../house-ways/face-up.ts';
import { limitedJoker } from '../house-ways/set-rules.ts';
import { payTable } from '../table-poker/pay-table.ts';
import { type BonusPays, bonusPays, type Envy, fortuneBonus, usualBonus } from './bonus.ts';
import { type PaiGowPokerOptions, paiGowPoker } from './poker.ts';

const FORTUNE = usualBonus([2500, 1000, 750, 250, 125, 50, 25, 5, 4, 3, 2], [1000, 250, 100, 50, 25, 10, 5]);

interface FaceUpPays {
  readonly fortune: BonusPays;
  readonly aceHigh: NonNullable<PaiGowPokerOptions['aceHigh']>;
}

/** Both houses print the same odds. The Fortune table goes on to another page after `rows` rows. */
export const faceUpPays = (
  book: string,
  lines: { readonly fortune: number; readonly rows: number; readonly next: number; readonly aceHigh: number },
): FaceUpPays => ({
  fortune: bonusPays(book, {
    [lines.fortune]: FORTUNE.slice(0, lines.rows),
    [lines.next]: FORTUNE.slice(lines.rows),
  }),
  aceHigh: payTable(book, lines.aceHigh, [
    ['both ace-high', 40],
    ['ace-high with joker', 15],
    ['ace-high without joker', 5],
  ]),
});

interface FaceUpOptions
  extends Pick<PaiGowPokerOptions, 'dealerSets' | 'shuffle' | 'foulBackline' | 'passes' | 'aceHighPushes'> {
  readonly jokerFlush: boolean;
  /** What the house way does with five aces and a jack or better. */
  readonly fiveAces: 'aces in front' | 'jack in front';
  readonly pays: FaceUpPays;
  readonly envy: Pick<Envy, 'owner' | 'sameRow' | 'backline'>;
}

/**
 * Face Up Pai Gow Poker. The player-dealer's hands are opened first, and their ace-high pushes.
 * 000:1095-1348, 003:11320-11603
 */
export function faceUpPaiGow({
  jokerFlush,
  fiveAces,
  pays,
  envy,
  ...options
}: FaceUpOptions): PlayerDealerGame {
  const rules = limitedJoker({ flush: jokerFlush });
  return paiGowPoker({
    name: 'Face Up Pai Gow Poker',
    shoe: jokerPack,
    rules,
    way: faceUpWay(rules, fiveAces),
    faceUp: true,
    // 000:1161-1163, 003:11374-11384: all seats have a number, and all are given a pile.
    firstPile: 'seat named',
    // 000:1153, 003:11372: on all wagers.
    backline: { kinds: 'all', most: 6, decides: 'seated' },
    pays: [1, 1],
    aceHigh: pays.aceHigh,
    bonus: fortuneBonus(jokerFlush ? sevenCardBonus : sevenCardBonusNoFlush, pays.fortune, {
      least: 500,
      ...envy,
    }),
    ...options,
  });
}
