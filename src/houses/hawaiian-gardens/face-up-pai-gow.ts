import { jokerPack } from '../../cards/index.ts';
import { faceUpWay } from '../../games/house-ways/face-up.ts';
import { limitedJoker } from '../../games/house-ways/set-rules.ts';
import { paiGowPoker } from '../../games/pai-gow-poker.ts';
import { payTable } from '../../games/pay-table.ts';
import { type BonusRow, sevenCardBonus, sevenCardBonusNoFlush } from '../../ranks/seven-card-bonus.ts';
import { bankedOffering } from '../offering.ts';
import {
  envyOwner,
  envySettled,
  foulBackline,
  jokerFlush,
  seatsThenEnvy,
  shuffle,
} from '../pai-gow-readings.ts';
import { setting } from '../setting.ts';
import { bets } from '../table-limits.ts';

const fortune = [
  ...payTable<BonusRow>('003', 11509, [
    ['seven-card straight flush without joker', 2500],
    ['royal flush and royal match', 1000],
    ['seven-card straight flush', 750],
    ['five aces', 250],
    ['royal flush', 125],
    ['straight flush', 50],
    ['four of a kind', 25],
    ['full house', 5],
  ]),
  ...payTable<BonusRow>('003', 11520, [
    ['flush', 4],
    ['three of a kind', 3],
    ['straight', 2],
  ]),
];

const envyTable = payTable<BonusRow>('003', 11509, [
  ['seven-card straight flush without joker', 1000],
  ['royal flush and royal match', 250],
  ['seven-card straight flush', 100],
  ['five aces', 50],
  ['royal flush', 25],
  ['straight flush', 10],
  ['four of a kind', 5],
]);

/** 003:11569: bonus wagers from $5 to $1,000, but never over the table's limit. */
const limit = (min: number, max: number) => bets(min, max, { bonus: [5, Math.min(max, 1000)] });

export const faceUpPaiGow = bankedOffering({
  id: 'hawaiian-gardens/face-up-pai-gow-poker',
  name: 'Face Up Pai Gow Poker',
  cite: '003:11320-11603',
  settings: {
    shuffle: shuffle('003:11378 a machine; 003:11379 by hand when there is need', 'machine'),
    jokerFlush: jokerFlush('003:11336'),
    dealerSets: setting({
      title: "Who sets the player-dealer's hand",
      cite: '003:11388 he may ask for the house way; 003:11477 the house dealer has set it',
      choices: ['himself', 'house way'],
      printed: 'himself',
      customary: 'house way',
      default: 'himself',
    }),
    fiveAces: setting({
      title: 'The house way with five aces and a jack or better',
      cite: '003:11471 in words; 003:11472-11473 sets aces in front with a king',
      choices: ['jack in front', 'aces in front'],
      printed: null,
      customary: 'aces in front',
      default: 'jack in front',
    }),
    foulBackline: foulBackline('003:11392'),
    aceHighSettled: setting({
      title: 'When the Ace-High Bonus is settled',
      cite: '003:11399 leaves it out; 000:1184 before the Fortune Bonus',
      choices: ['after Fortune', 'before Fortune'],
      printed: null,
      customary: 'before Fortune',
      default: 'after Fortune',
    }),
    envyOwner: envyOwner('003:11526, 003:11530; 003:11485 any player', 'bonus wager', 'bonus wager'),
    envySettled: envySettled('003:11399', null),
  },
  // 003:11572-11578
  limits: [
    limit(10, 100),
    limit(25, 100),
    limit(50, 300),
    limit(100, 500),
    limit(100, 1000),
    limit(300, 2000),
    limit(500, 2000),
  ],
  game: (values) => {
    const rules = limitedJoker({ flush: values.jokerFlush });
    return paiGowPoker({
      name: 'Face Up Pai Gow Poker',
      shoe: jokerPack,
      rules,
      way: faceUpWay(rules, values.fiveAces),
      dealerSets: values.dealerSets,
      faceUp: true,
      shuffle: values.shuffle,
      // 003:11372
      backline: { kinds: 'all', most: 6, decides: 'seated' },
      foulBackline: values.foulBackline,
      pays: [1, 1],
      aceHigh: payTable('003', 11557, [
        ['both ace-high', 40],
        ['ace-high with joker', 15],
        ['ace-high without joker', 5],
      ]),
      bonus: {
        id: 'fortune',
        title: 'Fortune Bonus',
        hands: values.jokerFlush ? sevenCardBonus : sevenCardBonusNoFlush,
        table: fortune,
        envy: {
          least: 500,
          table: envyTable,
          owner: values.envyOwner,
          several: 'each',
          sameRow: 'paid',
          // 003:11529
          backline: false,
        },
      },
      passes: seatsThenEnvy(
        values.aceHighSettled === 'after Fortune'
          ? ['game', 'fortune', 'ace high']
          : ['game', 'ace high', 'fortune'],
        values.envySettled,
      ),
    });
  },
});
