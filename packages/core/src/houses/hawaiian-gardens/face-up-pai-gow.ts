import { faceUpPaiGow as faceUpGame, faceUpPays } from '../../games/pai-gow/face-up-pai-gow.ts';
import { printedAt } from '../limits/limits.ts';
import { bets } from '../limits/table-limits.ts';
import { playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { offeredAround, printed } from '../offering/table-rules.ts';
import { backlineMost } from '../readings/bank-readings.ts';
import {
  envyOwner,
  envySettled,
  foulBackline,
  jokerFlush,
  seatsThenEnvy,
  shuffle,
} from '../readings/pai-gow-readings.ts';
import { ruledAs } from '../readings/ruling-readings.ts';

/** 003:11569: bonus wagers from $5 to $1,000, but never over the table's limit. */
const limit = (min: number, max: number) => bets(min, max, { bonus: [5, Math.min(max, 1000)] });

export const faceUpPaiGowPoker = playerDealerOffering({
  id: 'hawaiian-gardens/face-up-pai-gow-poker',
  name: 'Face Up Pai Gow Poker',
  family: 'pai-gow',
  line: "You see the player-dealer's hand before you set your own.",
  cite: '003:11320-11603',
  wagers: { game: '003:11479-11483', fortune: '003:11501-11504', 'ace high': '003:11486, 003:11546-11552' },
  settings: {
    paiGowRulings: ruledAs('Pai Gow Poker', '003:11328: it "plays like conventional Pai Gow Poker"', false),
    shuffle: shuffle('003:11378 a machine; 003:11379 by hand when there is need', 'machine'),
    jokerFlush: jokerFlush('003:11336'),
    dealerSets: setting({
      title: "Who sets the player-dealer's hand",
      cite: '003:11388 the player-dealer may ask for the house way; 003:11477 the house dealer has set it',
      choices: ['himself', 'house way'],
      labels: { himself: 'the player-dealer', 'house way': 'the house way' },
      printed: 'himself',
      customary: 'house way',
    }),
    fiveAces: setting({
      title: 'House way with five aces and a jack or better',
      cite: '003:11471 in words; 003:11472-11473 sets aces in front with a king',
      choices: ['jack in front', 'aces in front'],
      customary: 'aces in front',
      default: 'jack in front',
    }),
    foulBackline: foulBackline('003:11392'),
    aceHighPushes: setting({
      title: "Player-dealer's ace high pushes: game bets only, or the Fortune Bonus too",
      cite: '003:11386 "all player\'s wagers"; the Ace-High Bonus is paid for it',
      choices: ['game wagers', 'game and Fortune wagers'],
      labels: { 'game wagers': 'game bets only', 'game and Fortune wagers': 'game bets and Fortune Bonus' },
      customary: 'game wagers',
    }),
    backlineMost: backlineMost('003:11372', 6),
    aceHighSettled: setting({
      title: 'When the Ace-High Bonus is settled',
      cite: '003:11399 leaves it out; 000:1184 before the Fortune Bonus',
      choices: ['after Fortune', 'before Fortune'],
      customary: 'before Fortune',
      default: 'after Fortune',
    }),
    envyOwner: envyOwner('003:11526, 003:11530; 003:11485 any player', 'bonus wager'),
    envySettled: envySettled('003:11399', null),
  },
  limits: printedAt(
    '003:11572-11578',
    limit(10, 100),
    limit(25, 100),
    limit(50, 300),
    limit(100, 500),
    limit(100, 1000),
    limit(300, 2000),
    limit(500, 2000),
  ),
  table: { ...offeredAround('003:11324, 003:11595'), backline: printed('allowed', '003:11372') },
  game: ({ aceHighSettled, envyOwner, envySettled, ...values }) =>
    faceUpGame({
      ...values,
      // 003:11374, 003:11384: all seats have a number, and all are given a pile.
      firstPile: 'seat named',
      pays: faceUpPays('003', { fortune: 11509, rows: 8, next: 11520, aceHigh: 11557 }),
      // 003:11529
      envy: { owner: envyOwner, sameRow: 'paid', backline: false },
      passes: seatsThenEnvy(
        aceHighSettled === 'after Fortune'
          ? ['game', 'fortune', 'ace high']
          : ['game', 'ace high', 'fortune'],
        envySettled,
      ),
    }),
});
