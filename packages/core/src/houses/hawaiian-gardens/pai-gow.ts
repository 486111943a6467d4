import { jokerPack, packWithJokers, standardPack } from '../../cards/index.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { fortuneEmpireWay } from '../../games/house-ways/fortune-empire.ts';
import { goldWay } from '../../games/house-ways/gold.ts';
import { jokersWildWay } from '../../games/house-ways/jokers-wild.ts';
import { heedingFives, limitedJoker, type SetRules, wildJoker } from '../../games/house-ways/set-rules.ts';
import { bonusPays, fortuneBonus } from '../../games/pai-gow/bonus.ts';
import { type PaiGowPokerOptions, paiGowPoker as paiGowPokerGame } from '../../games/pai-gow/poker.ts';
import { sevenCardBonus, sevenCardBonusWild } from '../../ranks/joker/seven-card-bonus.ts';
import { printedAt } from '../limits/limits.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { bankAfterBetting, printed, twoRounds } from '../offering/table-rules.ts';
import { backlineMost } from '../readings/bank-readings.ts';
import {
  envyOwner,
  envySettled,
  fives,
  logicalWay,
  otherSplit,
  sameInBack,
  seatsThenEnvy,
  wheel,
  wildLogicalWay,
} from '../readings/pai-gow-readings.ts';
import { faceUpPaiGowPoker } from './face-up-pai-gow.ts';
import { PAI_GOW, paiGowBounds, paiGowLimits } from './table/table-limits.ts';

/** 003:529-530, 003:995-996: one hand each; wagers behind a foul hand are played the logical way. */
const backline: PlayerDealerGame['backline'] = {
  kinds: 'all',
  most: 6,
  decides: 'seated',
  ownCircleOnly: true,
};

const standard = {
  // 003:531, 003:997: the player-dealer signals a decision.
  dealerSets: 'himself',
  // 003:485, 003:956: dice first, then seven cards for each.
  shuffle: 'machine',
  backline,
  foulBackline: 'house way',
  pays: [1, 1],
  passes: [['game']],
} as const satisfies Partial<PaiGowPokerOptions>;

const borrowedWay = (rules: SetRules, from: 'pai gow poker gold' | 'empire fortune') =>
  from === 'empire fortune' ? fortuneEmpireWay(rules) : goldWay(rules);

const jokerFives = (cite: string) =>
  setting({
    title: 'With a joker, a back hand below a pair of fives is foul if a better one could be set',
    cite,
    choices: [false, true],
    customary: false,
  });

export const jokersWildPaiGowPoker = playerDealerOffering({
  id: 'hawaiian-gardens/jokers-wild-pai-gow-poker',
  name: "Joker's Wild Pai Gow Poker",
  family: 'pai-gow',
  line: 'Seven cards set as two hands, with three jokers in the deck.',
  cite: '003:476-534',
  wagers: { game: '003:486' },
  settings: {
    jokers: setting({
      title: 'Jokers in the deck',
      cite: '003:480, at most three',
      choices: [3, 2, 1],
      customary: 1,
      default: 3,
    }),
    fives: fives('003:493, which knows five aces only', 'all'),
    wheel: wheel('003:492-505'),
    sameInBack: sameInBack('003:489 fours in front need fives; 003:526 a higher front fouls'),
    logicalWay: wildLogicalWay('003:524'),
    jokerFives: jokerFives('003:490, which says it of the highest hand'),
    otherSplit: otherSplit('003:528'),
    backlineMost: backlineMost('003:529-530', 6),
  },
  limits: paiGowLimits,
  table: { ...bankAfterBetting('003:514'), backline: printed('allowed', '003:530') },
  game: (values) => {
    const { fives, wheel, sameInBack: same, jokerFives } = values;
    const rules = wildJoker({ fives, wheel, same, jokerFives });
    return paiGowPokerGame({
      ...standard,
      name: "Joker's Wild Pai Gow Poker",
      shoe: packWithJokers(values.jokers),
      rules,
      way: heedingFives(rules, jokersWildWay(rules, values.logicalWay)),
      otherSplit: values.otherSplit,
    });
  },
});

export const paiGowPoker = playerDealerOffering({
  id: 'hawaiian-gardens/pai-gow-poker',
  name: 'Pai Gow Poker',
  family: 'pai-gow',
  line: "Seven cards set as two hands; beat both of the player-dealer's hands.",
  cite: '003:947-1001',
  wagers: { game: '003:957' },
  settings: {
    wheel: wheel('003:963-974'),
    sameInBack: sameInBack('003:960 fours in front need fives; 003:993 a higher front fouls'),
    logicalWay: logicalWay('003:991'),
    jokerFives: jokerFives(
      '003:961; a joker that is an ace, or completes a straight or flush (003:951), may leave no such hand',
    ),
    otherSplit: otherSplit('003:994'),
    backlineMost: backlineMost('003:995-996', 6),
  },
  limits: paiGowLimits,
  table: { ...bankAfterBetting('003:982'), backline: printed('allowed', '003:996') },
  game: (values) => {
    const { wheel, sameInBack: same, jokerFives } = values;
    const rules = limitedJoker({ wheel, same, jokerFives });
    return paiGowPokerGame({
      ...standard,
      name: 'Pai Gow Poker',
      shoe: jokerPack,
      rules,
      way: heedingFives(rules, borrowedWay(rules, values.logicalWay)),
      otherSplit: values.otherSplit,
    });
  },
});

/** 003:1685-1694, with readings for its damaged and contradictory rows. */
const fortunePays = (damaged: '200 and 100' | '2,000 and 1,000', quadsEnvy: boolean) =>
  bonusPays('003', {
    1686: [
      ['five aces', 500, 200],
      ['five of a kind', damaged === '200 and 100' ? 200 : 2000, 100],
      ['royal flush', damaged === '200 and 100' ? 100 : 1000, 50],
      ['straight flush without joker', 50, 25],
      ['straight flush', 30, 10],
      quadsEnvy ? ['four of a kind', 25, 5] : ['four of a kind', 25],
      ['full house', 5],
      ['flush', 4],
      ['straight', 2],
    ],
  });

export const fortunePaiGowPoker = playerDealerOffering({
  id: 'hawaiian-gardens/fortune-pai-gow-poker',
  name: 'Fortune Pai Gow Poker',
  family: 'pai-gow',
  line: 'Seven cards set as two hands, with Fortune Bonus and Envy side bets.',
  cite: '003:1549-1715',
  wagers: { game: '003:1638-1639', fortune: '003:1640-1644' },
  settings: {
    joker: setting({
      title: 'The joker: fully wild, an ace that completes straights and flushes, or no joker',
      cite: '003:1563; 003:1687 pays five of a kind',
      choices: ['wild', 'limited', 'none'],
      labels: { wild: 'fully wild', limited: 'ace, straights and flushes', none: 'no joker' },
      customary: 'wild',
    }),
    fives: fives('003:1568 five aces only; 003:1687 five of a kind', 'all'),
    wheel: wheel('003:1567-1578'),
    sameInBack: sameInBack('003:1630, so 003:960'),
    logicalWay: logicalWay('003:1630, so 003:991; a wild joker has its own'),
    gamePays: setting({
      title: 'What a winning game bet pays',
      cite: '003:1639; 003:957 even money',
      choices: ['9 to 10', 'even money'],
      printed: '9 to 10',
      customary: 'even money',
    }),
    backlineFortune: setting({
      title: 'Back-line bettors may bet the Fortune Bonus',
      cite: '003:1602 silent',
      choices: [true, false],
      customary: true,
    }),
    order: setting({
      title: 'Settling order: seat by seat, or all game bets before the bonus bets',
      cite: '003:1616, 003:1640',
      choices: ['seat by seat', 'bet by bet'],
      labels: { 'bet by bet': 'game bets before bonus bets' },
      customary: 'seat by seat',
    }),
    damagedOdds: setting({
      title: 'Five of a kind and royal flush pay (printed "2,00" and "1,00")',
      cite: '003:1687-1688',
      choices: ['200 and 100', '2,000 and 1,000'],
      customary: '200 and 100',
    }),
    quadsEnvy: setting({
      title: 'Four of a kind pays Envy ($5, as at the other houses)',
      cite: '003:1691 has none; 003:1623, 003:1647 and 003:1671 begin there',
      choices: [false, true],
      customary: true,
      default: false,
    }),
    otherSplit: otherSplit('003:1630, so 003:994', null),
    backlineMost: backlineMost('003:1549-1715 are silent', 6),
    envyOwner: envyOwner('003:1623, 003:1671', 'anyone'),
    envySettled: envySettled('003:1622'),
  },
  // 003:1705-1715 has one more limit. A Fortune Bonus below $5 earns no button, so it may be smaller (003:1602).
  limits: printedAt(
    `${PAI_GOW}, 003:1705-1715`,
    ...[...paiGowBounds, [25, 200] as const].map(([min, max]) => bets(min, max, { bonus: [1, max] })),
  ),
  table: twoRounds('another first', '003:1659'),
  game: (values) => {
    const choices = { wheel: values.wheel, same: values.sameInBack };
    const wild = values.joker === 'wild';
    const rules = wild ? wildJoker({ ...choices, fives: values.fives }) : limitedJoker(choices);
    return paiGowPokerGame({
      ...standard,
      name: 'Fortune Pai Gow Poker',
      shoe: values.joker === 'none' ? standardPack : jokerPack,
      rules,
      way: wild ? jokersWildWay(rules, 'empire fortune') : borrowedWay(rules, values.logicalWay),
      // 003:1588-1589: piles, of which the player-dealer picks one.
      shuffle: 'by hand',
      // 003:1590, 003:1667: it goes to the position that the dice name, and back if nobody has bet there.
      firstPile: 'seat named',
      otherSplit: values.otherSplit,
      backline: values.backlineFortune ? backline : { ...backline, kinds: ['game'] },
      pays: values.gamePays === '9 to 10' ? [9, 10] : [1, 1],
      bonus: fortuneBonus(
        wild ? sevenCardBonusWild : sevenCardBonus,
        fortunePays(values.damagedOdds, values.quadsEnvy),
        {
          least: 500,
          owner: values.envyOwner,
          backline: true,
        },
      ),
      passes:
        values.order === 'seat by seat'
          ? seatsThenEnvy(['game', 'fortune'], values.envySettled)
          : [['game'], ...seatsThenEnvy(['fortune'], values.envySettled)],
    });
  },
});

export const paiGow: readonly PlayerDealerOffering[] = [
  jokersWildPaiGowPoker,
  paiGowPoker,
  fortunePaiGowPoker,
  faceUpPaiGowPoker,
];
