import { jokerPack } from '../../cards/index.ts';
import { goldWay } from '../../games/house-ways/gold.ts';
import { limitedJoker } from '../../games/house-ways/set-rules.ts';
import { bonusPays, usualBonus } from '../../games/pai-gow/bonus.ts';
import { faceUpPaiGow, faceUpPays } from '../../games/pai-gow/face-up-pai-gow.ts';
import { paiGowPoker } from '../../games/pai-gow/poker.ts';
import { sevenCardBonus } from '../../ranks/joker/seven-card-bonus.ts';
import { betRange } from '../limits/range.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { offeredAround, printed } from '../offering/table-rules.ts';
import { backlineMost } from '../readings/bank-readings.ts';
import {
  envyOwner,
  envySettled,
  envySeveral,
  foulBackline,
  jokerFlush,
  seatsThenEnvy,
  shuffle,
} from '../readings/pai-gow-readings.ts';
import { ruledAs } from '../readings/ruling-readings.ts';

const golden = bonusPays('000', {
  754: usualBonus([2500, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2], [1000, 750, 500, 250, 50, 20, 5]),
});

export const paiGowPokerGold = playerDealerOffering({
  id: 'black-sheep/pai-gow-poker-gold',
  name: 'Pai Gow Poker Gold',
  family: 'pai-gow',
  line: 'Seven cards set as two hands, with Golden Bonus and Envy side bets.',
  cite: '000:567-768',
  wagers: { game: '000:693-696', golden: '000:721-727' },
  settings: {
    shuffle: shuffle('000:623', null),
    order: setting({
      title: 'Settling order: seat by seat, or all game bets before the bonus bets',
      cite: '000:685 from seat to seat; 000:697 game wagers first',
      choices: ['seat by seat', 'bet by bet'],
      labels: { 'bet by bet': 'game bets before bonus bets' },
      printed: 'seat by seat',
      customary: 'seat by seat',
    }),
    foulTakesBonus: setting({
      title: 'A foul hand also loses the Golden Bonus bet',
      cite: '000:646 loses the wager(s); 000:714-715, 000:725 look at the seven cards alone',
      choices: [false, true],
      customary: false,
    }),
    envyOwner: envyOwner('000:731, 000:735; 000:702 any player', null),
    envySeveral: envySeveral('000:738-740 the highest; 000:703 multiple payouts', 'highest'),
    envySettled: envySettled('000:701'),
    backlineMost: backlineMost('000:620', 6),
  },
  // 000:1844-1846, 000:1872-1874: each betting space, the bonus wager's too.
  limits: [bets(10, 500), bets(100, 2500), bets(10, 1000), bets(100, 3000)],
  ranges: [
    betRange([10, 100], [500, 2500], '000:1844-1846'),
    betRange([10, 100], [1000, 3000], '000:1872-1874'),
  ],
  table: { ...offeredAround('000:571'), backline: printed('allowed', '000:620') },
  game: (values) => {
    const rules = limitedJoker();
    return paiGowPoker({
      name: 'Pai Gow Poker Gold',
      shoe: jokerPack,
      rules,
      way: goldWay(rules),
      dealerSets: 'house way',
      shuffle: values.shuffle,
      // 000:620: on all wagers; the player seated at the circle sets the hand.
      backline: { kinds: 'all', most: 6, decides: 'seated' },
      // 000:646: the player(s) lose their wager(s).
      foulBackline: 'lost',
      foulTakesBonus: values.foulTakesBonus,
      pays: [1, 1],
      bonus: {
        id: 'golden',
        title: 'Golden Bonus',
        hands: sevenCardBonus,
        table: golden.table,
        envy: {
          least: 500,
          table: golden.envy,
          owner: values.envyOwner,
          several: values.envySeveral,
          sameRow: 'paid',
          backline: true,
        },
      },
      passes:
        values.order === 'seat by seat'
          ? seatsThenEnvy(['game', 'golden'], values.envySettled)
          : [['game'], ...seatsThenEnvy(['golden'], values.envySettled)],
    });
  },
});

export const faceUpPaiGowPoker = playerDealerOffering({
  id: 'black-sheep/face-up-pai-gow-poker',
  name: 'Face Up Pai Gow Poker',
  family: 'pai-gow',
  line: "You see the player-dealer's hand before you set your own.",
  cite: '000:1095-1348',
  wagers: {
    game: '000:1256-1263',
    fortune: '000:1265, 000:1296-1307',
    'ace high': '000:1264, 000:1274-1283',
  },
  settings: {
    paiGowRulings: ruledAs(
      'Pai Gow Poker Gold',
      '000:1105: it "plays like conventional Pai Gow Poker"',
      false,
    ),
    shuffle: shuffle('000:1157-1170', null),
    jokerFlush: jokerFlush('000:1115'),
    foulBackline: foulBackline('000:1180'),
    envyOwner: envyOwner('000:1329, 000:1335; 000:1266 any player, 000:1300 with a wager', 'button'),
    envySame: setting({
      title: 'Envy pays a player who has the same hand',
      cite: '000:1339, which speaks of the exact same hand',
      choices: ['not paid', 'paid'],
      printed: 'not paid',
      customary: 'paid',
    }),
    envySettled: envySettled('000:1184 and finally the Envy Bonus', null),
    backlineMost: backlineMost('000:1153', 6),
  },
  // 000:1913-1917 and 000:1928-1932; from 000:1941-1945 on, bonus wagers have the table's limits.
  limits: [
    bets(10, 100, { bonus: [5, 1000] }),
    bets(500, 2000, { bonus: [5, 1000] }),
    bets(10, 1000),
    bets(100, 3000),
  ],
  ranges: [
    betRange([10, 100], [1000, 3000], '000:1943-1945'),
    betRange([10, 500], [100, 2000], '000:1915-1917, 000:1930-1932', { bonus: [5, 1000] }),
  ],
  table: { ...offeredAround('000:1099'), backline: printed('allowed', '000:1153') },
  game: ({ envyOwner, envySame, envySettled, ...values }) =>
    faceUpPaiGow({
      ...values,
      fiveAces: 'aces in front',
      dealerSets: 'house way',
      pays: faceUpPays('000', { fortune: 1312, rows: 9, next: 1324, aceHigh: 1288 }),
      envy: { owner: envyOwner, sameRow: envySame, backline: true },
      passes: seatsThenEnvy(['game', 'ace high', 'fortune'], envySettled),
    }),
});

export const paiGow: readonly PlayerDealerOffering[] = [paiGowPokerGold, faceUpPaiGowPoker];
