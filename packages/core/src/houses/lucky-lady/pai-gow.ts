import { jokerPack, standardPack } from '../../cards/index.ts';
import { fortuneLuckyLadyWay } from '../../games/house-ways/fortune-lucky-lady.ts';
import { wildJoker } from '../../games/house-ways/set-rules.ts';
import { bonusPays, fortuneBonus } from '../../games/pai-gow/bonus.ts';
import { paiGowPoker } from '../../games/pai-gow/poker.ts';
import { sevenCardBonusWild } from '../../ranks/joker/seven-card-bonus.ts';
import { betRange } from '../limits/range.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { printed, twoRounds } from '../offering/table-rules.ts';
import { backlineMost } from '../readings/bank-readings.ts';
import { envyOwner, foulBackline } from '../readings/pai-gow-readings.ts';

/** A royal flush with its match has a rank (004:430) but no row, and is paid as a royal flush. */
const fortune = bonusPays('004', {
  534: [
    ['seven-card straight flush without joker', 500, 250],
    ['seven-card straight flush', 500, 250],
    ['five aces', 250, 50],
    ['five of a kind', 200, 25],
    ['royal flush', 100, 10],
    ['straight flush', 50, 5],
    ['four of a kind', 25, 5],
    ['full house', 5],
    ['flush', 3],
    ['straight', 2],
  ],
});

export const fortunePaiGowPoker = playerDealerOffering({
  id: 'lucky-lady/fortune-pai-gow-poker',
  name: 'Fortune Pai Gow Poker',
  family: 'pai-gow',
  line: 'Seven cards set as two hands, with Fortune Bonus and Envy side bets.',
  cite: '004:393-631',
  wagers: { game: '004:499-509, 004:519', fortune: '004:516-517' },
  settings: {
    joker: setting({
      title: 'Fully wild joker in the deck',
      cite: '004:403',
      choices: ['wild', 'none'],
      customary: 'wild',
    }),
    foulBackline: foulBackline('004:499-509 speak of no foul hands'),
    backlineMost: backlineMost('004:482', 6),
    envyOwner: envyOwner('004:495, 004:627', 'anyone'),
    envySettled: setting({
      title: 'When Envy is paid',
      cite: '004:494 at the end of the round; 004:518 before the game wagers',
      choices: ['end of round', 'before the game wagers'],
      labels: { 'end of round': 'at the end of the round', 'before the game wagers': 'before the game bets' },
      customary: 'end of round',
    }),
  },
  // 004:1604-1606
  limits: [bets(5, 100), bets(10, 500), bets(25, 1000), bets(100, 5000), bets(1000, 10_000)],
  ranges: [betRange([5, 1000], [100, 10_000], '004:1604-1606')],
  table: { ...twoRounds('another first', '004:521'), backline: printed('allowed', '004:482') },
  game: (values) => {
    const rules = wildJoker();
    return paiGowPoker({
      name: 'Fortune Pai Gow Poker',
      shoe: values.joker === 'wild' ? jokerPack : standardPack,
      rules,
      way: fortuneLuckyLadyWay(rules),
      // 004:475
      dealerSets: 'house way',
      shuffle: 'by hand',
      // 004:482
      backline: { kinds: 'all', most: 6, decides: 'seated' },
      foulBackline: values.foulBackline,
      pays: [1, 1],
      bonus: fortuneBonus(sevenCardBonusWild, fortune, {
        least: 2500,
        owner: values.envyOwner,
        backline: true,
      }),
      // 004:516-518: the bonus wagers of the whole table first.
      passes:
        values.envySettled === 'end of round'
          ? [['fortune'], ['game'], ['envy']]
          : [['fortune'], ['envy'], ['game']],
    });
  },
});

export const paiGow: readonly PlayerDealerOffering[] = [fortunePaiGowPoker];
