import { jokerPack } from '../../cards/index.ts';
import { fortuneEmpireWay } from '../../games/house-ways/fortune-empire.ts';
import { goldWay } from '../../games/house-ways/gold.ts';
import { limitedJoker, wildJoker } from '../../games/house-ways/set-rules.ts';
import { bonusPays, fortuneBonus, usualBonus } from '../../games/pai-gow/bonus.ts';
import { paiGowPoker } from '../../games/pai-gow/poker.ts';
import { sevenCardBonus, sevenCardBonusWild } from '../../ranks/joker/seven-card-bonus.ts';
import { printedAt } from '../limits/limits.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { printed, spotBank, twoRounds } from '../offering/table-rules.ts';
import { anyPartners, sharedBets } from '../readings/bank-readings.ts';
import {
  envyOwner,
  envySettled,
  fives,
  foulBackline,
  logicalWay,
  otherSplit,
  seatsThenEnvy,
  wheel,
} from '../readings/pai-gow-readings.ts';
import { betsAfterRedeal } from '../readings/ruling-readings.ts';

const fortune = bonusPays('002', {
  1634: usualBonus([5000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2], [5000, 1000, 500, 250, 50, 20, 5]),
});

export const doubleHandPoker = playerDealerOffering({
  id: 'empire/double-hand-poker',
  name: 'Double Hand Poker',
  family: 'pai-gow',
  line: 'Seven cards set as two hands, with a joker and no side bets.',
  cite: '002:611-714',
  wagers: { game: '002:621, 002:711' },
  settings: {
    wheel: wheel('002:685-687'),
    logicalWay: logicalWay('002:698, 002:702'),
    foulBackline: foulBackline('002:690'),
    partners: anyPartners('002:665', 7),
    sharedBets: sharedBets('002:654-655'),
    otherSplit: otherSplit('002:690-694'),
    wrongStub: betsAfterRedeal(
      'Wrong number of cards left after the deal: what becomes of the bets',
      '002:704: "no action", yet "all hands will be redealt"',
      'bets back',
    ),
    foulBank: setting({
      title: "Player-dealer's foul hand, found when players' hands are exposed",
      cite: '002:700-702 against 002:706-707, which defer to rules that are not about it',
      choices: ['set again', 'as set'],
      labels: { 'set again': 'is set again, the house way', 'as set': 'plays as it was set' },
      customary: 'set again',
    }),
    identicalCards: setting({
      title: 'Two identical cards are turned up in a hand: a misdeal for',
      cite: '002:709 "that hand"',
      choices: ['the deal', 'that hand'],
      labels: { 'the deal': 'everybody', 'that hand': 'that hand only' },
      customary: 'the deal',
    }),
    fiveInFront: setting({
      title: 'Five cards laid in front and two behind',
      cite: '002:696 against 002:692-694',
      choices: ['plays', 'foul'],
      labels: { plays: 'the hand plays', foul: 'the hand is foul' },
      customary: 'foul',
      default: 'plays',
    }),
  },
  // 002:37-45: the fees' tiers go in steps of five dollars.
  limits: printedAt('002:37', bets(10, 200, { step: 5 })),
  table: {
    ...spotBank({ rounds: '002:623', bet: '002:678', fee: '002:648' }),
    coverage: printed('gross', '002:641-643'),
    holdSeat: printed(60, '002:712-714'),
    backline: printed('allowed', '002:625, 002:661'),
  },
  game: (values) => {
    const rules = limitedJoker({ wheel: values.wheel });
    return paiGowPoker({
      name: 'Double Hand Poker',
      shoe: jokerPack,
      rules,
      way: values.logicalWay === 'empire fortune' ? fortuneEmpireWay(rules) : goldWay(rules),
      // 002:637
      dealerSets: 'himself',
      shuffle: 'by hand, in rotation',
      // 002:45: $2,000 a seat is ten squares; 002:661: the seated player decides; 002:684: one hand each.
      backline: {
        kinds: 'all',
        most: 9,
        decides: 'seated',
        ownCircleOnly: true,
        ...(values.sharedBets === 'as one bet' ? { asOne: true } : {}),
      },
      partners: values.partners,
      bankDecides: 'largest',
      // 002:634-635
      firstPile: 'seat named',
      otherSplit: values.otherSplit,
      foulBackline: values.foulBackline,
      pays: [1, 1],
      passes: [['game']],
    });
  },
});

export const fortunePaiGowPoker = playerDealerOffering({
  id: 'empire/fortune-pai-gow-poker',
  name: 'Fortune Pai Gow Poker 1.1',
  family: 'pai-gow',
  line: 'Seven cards set as two hands, with Fortune Bonus and Envy side bets.',
  cite: '002:1441-1659',
  wagers: { game: '002:1572-1575', fortune: '002:1602, 002:1608-1613, 002:1455' },
  settings: {
    joker: setting({
      title: 'The joker: fully wild, or an ace that completes straights and flushes',
      cite: '002:1455, 002:1610 fully wild; 002:1453 aces, straights and flushes only',
      choices: ['wild', 'limited'],
      labels: { wild: 'fully wild', limited: 'ace, straights and flushes' },
      customary: 'limited',
      default: 'wild',
    }),
    fives: fives('002:1463', 'aces'),
    foulBackline: foulBackline('002:1531'),
    backlineFortune: setting({
      title: 'Back-line bettors may bet the Fortune Bonus and have Envy buttons',
      cite: '002:1506, 002:1600 against 002:1618',
      choices: [false, true],
      customary: true,
      default: false,
    }),
    envyOwner: envyOwner('002:1617, 002:1619; 002:1588 any player', null),
    envySettled: envySettled('002:1587'),
  },
  // 002:1511; 002:1601: the Fortune Bonus too.
  limits: printedAt('002:1511', bets(10, 100)),
  table: { ...twoRounds('another first', '002:1507, 002:1593'), backline: printed('allowed', '002:1506') },
  game: (values) => {
    const wild = values.joker === 'wild';
    const rules = wild ? wildJoker({ fives: values.fives }) : limitedJoker();
    return paiGowPoker({
      name: 'Fortune Pai Gow Poker 1.1',
      shoe: jokerPack,
      rules,
      way: fortuneEmpireWay(rules),
      dealerSets: 'house way',
      shuffle: 'by hand',
      // 002:1489-1490
      firstPile: 'seat named',
      // 002:1511: ten circles at most.
      backline: { kinds: values.backlineFortune ? 'all' : ['game'], most: 9, decides: 'seated' },
      foulBackline: values.foulBackline,
      pays: [1, 1],
      bonus: fortuneBonus(wild ? sevenCardBonusWild : sevenCardBonus, fortune, {
        least: 2500,
        owner: values.envyOwner,
        backline: values.backlineFortune,
      }),
      passes: seatsThenEnvy(['game', 'fortune'], values.envySettled),
    });
  },
});

export const paiGow: readonly PlayerDealerOffering[] = [doubleHandPoker, fortunePaiGowPoker];
