import { faceUpChinese as faceUpChineseGame } from '../../games/chinese/face-up-chinese.ts';
import { thirteenCard as thirteenCardGame } from '../../games/chinese/thirteen-card.ts';
import { printedAt } from '../limits/limits.ts';
import { pointRange } from '../limits/range.ts';
import { point } from '../limits/table-limits.ts';
import { type PointsLimit, type PointsOffering, pointsOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { type PointsTable, printed } from '../offering/table-rules.ts';

/** 003:858, 003:7226: thirty times the value of a point. */
const thirtyPoints =
  (cite: string) =>
  ({ point }: PointsLimit): PointsTable => ({ buyIns: [{ least: 30 * point, most: null, cite }] });

/** 003:860: nobody is the player-dealer without a bet in the last round; new players only if all others refuse. */
const thirteenCardTable = (limit: PointsLimit): PointsTable => ({
  ...thirtyPoints('003:858')(limit),
  buttonAfterHand: printed(true, '003:860'),
});

/** 003:7224: four seats, three of them dealt in. */
const faceUpTable = (limit: PointsLimit): PointsTable => ({
  ...thirtyPoints('003:7226')(limit),
  seats: printed(4, '003:7224'),
  promises: [
    printed(
      "The player at the house dealer's left has the button first; it moves clockwise after every hand",
      '003:7230, 003:7242',
    ),
    printed(
      'Chips may be added between hands only, and none taken off while a player stays',
      '003:7239-7241',
    ),
  ],
});

const coverage = (cite: string, printed: 'exchanged' | 'win or lose') =>
  setting({
    title:
      'Most a player can win or lose in a hand: wins and losses together up to the stack, each up to the stack, or until the chips run out',
    cite,
    choices: ['exchanged', 'win or lose', 'chips in front'],
    labels: {
      exchanged: 'together up to the stack',
      'win or lose': 'each up to the stack',
      'chips in front': 'until the chips run out',
    },
    printed,
    customary: 'chips in front',
  });

const thirteenCardSettings = {
  wrongCount: setting({
    title: 'A hand dealt the wrong number of cards, found before the showdown',
    cite: '003:870 against 003:873',
    choices: ['misdeal', 'fouled'],
    labels: { misdeal: 'makes a misdeal', fouled: 'is fouled' },
    customary: 'misdeal',
  }),
  forfeitedHand: setting({
    title: 'A hand that is forfeited',
    cite: '003:858: a player "may forfeit his or her hand"; what it pays is not printed',
    choices: ['beaten', 'fouled'],
    labels: { beaten: 'loses all three sets to each opponent', fouled: 'pays as a fouled hand' },
    customary: 'beaten',
  }),
  twoOfThree: setting({
    title: 'Net points for winning two sets and losing one',
    cite: '003:825-826',
    choices: [2, 1],
    printed: 2,
    customary: 1,
  }),
  // 003:826 gives 4, the example at 003:831 6, and its rule, worked out, 9.
  shot: setting({
    title: 'Points for winning all three sets against an opponent (a Shot)',
    cite: '003:826, 003:831',
    choices: [6, 4, 9],
    customary: 6,
  }),
  homeRun: setting({
    title:
      'Points from each opponent for beating all three on every set (a Home Run); 6 is the same as a Shot',
    cite: '003:832-834',
    choices: [9, 6],
    printed: 9,
    customary: 6,
  }),
  foulsMakeHomeRuns: setting({
    title: 'A foul hand counts as beaten for a Home Run and pays three more points',
    cite: '003:865',
    choices: [true, false],
    customary: false,
    default: true,
  }),
  surrender: setting({
    title: 'Points a player who surrenders pays each opponent (0 = no surrender)',
    cite: '003:867',
    choices: [0, 2, 3],
    customary: 3,
    default: 0,
  }),
  ties: setting({
    title: 'Who wins a tied set',
    cite: '003 prints nothing on equal sets',
    choices: ['nobody', 'player-dealer'],
    customary: 'nobody',
  }),
  allIn: coverage('003:859', 'exchanged'),
} as const;

const faceUpSettings = {
  equalSets: setting({
    title: 'Middle and back hand of equal rank',
    cite: '003:7183, 003:7282',
    choices: ['legal', 'foul'],
    printed: 'foul',
    customary: 'legal',
    default: 'legal',
  }),
  tieEarnsBonus: setting({
    title: 'A tie won with the button also earns the bonus and the Clean Sweep',
    cite: '003:7286',
    choices: [true, false],
    customary: false,
    default: true,
  }),
  foul: setting({
    title: 'Points a foul hand pays besides bonuses: 6 instead of the three segments, or 9 with them',
    cite: '003:7282',
    choices: [6, 9],
    printed: 6,
    customary: 6,
  }),
  tableStakes: coverage('003:7235, 003:7239, 003:7278', 'win or lose'),
  fantasy: setting({
    title: 'Fantasy variation (all players agree)',
    cite: '003:7334',
    choices: [true, false],
    printed: false,
    customary: true,
  }),
  // The book says "set" of face-up cards (003:7247); elsewhere players keep a fantasy hand face down.
  fantasyHands: setting({
    title: 'A fantasy hand while the others play: face up or face down',
    cite: '003:7336',
    choices: ['face up', 'face down'],
    customary: 'face down',
    default: 'face up',
  }),
} as const;

export const thirteenCard = pointsOffering({
  id: 'hawaiian-gardens/thirteen-card',
  name: '13-Card (Chinese Poker)',
  family: 'chinese',
  line: 'Set thirteen cards as three hands; score points against every player.',
  cite: '003:808-878',
  settings: thirteenCardSettings,
  // 003:10066-10077
  limits: printedAt(
    '003:10066-10077',
    ...[5, 10, 20, 25, 40, 50, 100, 500, 1000, 3000, 5000, 10000].map(point),
  ),
  table: thirteenCardTable,
  game: ({ ties, allIn, ...values }) =>
    thirteenCardGame({ ...values, playerDealerWinsTies: ties === 'player-dealer', coverage: allIn }),
});

export const faceUpChinese = pointsOffering({
  id: 'hawaiian-gardens/face-up-chinese',
  name: 'Face-Up Chinese Poker',
  family: 'chinese',
  line: 'Place cards one by one into three open hands. Once placed, they stay.',
  cite: '003:7175-7366',
  settings: faceUpSettings,
  // 003:7347-7355; the last row there, $101 and more, names no limit of its own.
  limits: printedAt('003:7347-7354', ...[5, 10, 20, 25, 30, 40, 50, 100].map(point)),
  ranges: [pointRange([101, null], '003:7355')],
  table: faceUpTable,
  game: ({ equalSets, tieEarnsBonus, foul, tableStakes, fantasy, fantasyHands }) =>
    faceUpChineseGame({
      equalSets: equalSets === 'legal',
      tieEarnsBonus,
      foul,
      coverage: tableStakes,
      fantasy: fantasy ? (fantasyHands === 'face up' ? 'up' : 'down') : null,
    }),
});

export const points: readonly PointsOffering[] = [thirteenCard, faceUpChinese];
