import { asianFiveCardStud as asianFiveCardStudGame } from '../../games/stud/asian-stud.ts';
import { mexicanPoker as mexicanPokerGame } from '../../games/stud/mexican.ts';
import {
  razzdacey as razzdaceyGame,
  razzdeucey as razzdeuceyGame,
  razz as razzGame,
} from '../../games/stud/razz.ts';
import {
  sevenCardStud as sevenCardStudGame,
  sevenCardStudHiLo8 as sevenCardStudHiLo8Game,
  sevenCardStudHiLoRegular as sevenCardStudHiLoRegularGame,
} from '../../games/stud/seven-card-stud.ts';
import {
  superRazzdacey as superRazzdaceyGame,
  superRazzdeucey as superRazzdeuceyGame,
  superRazz as superRazzGame,
  superSevenCardStud as superSevenCardStudGame,
  superSevenCardStudHiLo as superSevenCardStudHiLoGame,
  superSevenCardStudHiLoRegular as superSevenCardStudHiLoRegularGame,
} from '../../games/stud/super-stud.ts';
import { fixed, noLimit, spread } from '../limits/limits.ts';
import { type PotOffering, potOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { capLifted, oddBetweenHalves, raises, shortAllIn } from '../readings/readings.ts';
import { exposedLastCard } from '../readings/ruling-readings.ts';
import {
  lastCard,
  lateBets,
  lowOddChip,
  newerBetting,
  newerFrame,
  oddChip,
  olderBetting,
  olderFrame,
  rankedBy,
  sevenCardStudLimits,
  studLimits,
} from './stud-readings.ts';
import { smallestToLargest, toTwentyFiveHundred } from './table/buy-ins.ts';
import { asianRanges, mexicanRanges, studRanges } from './table/ranges.ts';
import { studTable, studWithButton } from './table/table.ts';

const stud155 = { bringIn: '003:153', raises: '003:155 prints three raises only', liftedHeadsUp: false };

/** The line does not say whether it counts among the upcards that open. */
const STUD_LAST = '003:184-186';

/** 003:162-163; 003:227 and 003:411 apply the rules of stud. */
const ofStud = { dealtUntilBet: true, absentDies: true } as const;

export const sevenCardStud = potOffering({
  id: 'hawaiian-gardens/seven-card-stud',
  name: 'Seven-Card Stud',
  family: 'stud',
  line: 'Seven cards each, four face up; the best five win.',
  cite: '003:141-204',
  settings: {
    ...olderFrame(stud155),
    oddChip: oddChip('003:225 is of the split game', 'high card'),
    exposedLastCard: exposedLastCard(STUD_LAST),
  },
  limits: sevenCardStudLimits,
  ranges: studRanges,
  table: studTable('003:152'),
  game: (values) => sevenCardStudGame({ ...ofStud, betting: olderBetting(values), oddChip: values.oddChip }),
});

export const sevenCardStudHiLo8 = potOffering({
  id: 'hawaiian-gardens/seven-card-stud-hi-lo-8',
  name: 'Seven-Card Stud High-Low Split (8-or-Better)',
  family: 'stud',
  line: 'Seven-card stud, split pot: high and low (8 or better).',
  cite: '003:206-243',
  settings: {
    ...olderFrame(stud155),
    qualifier: setting({
      title: 'Qualifier for the low half',
      cite: '003:210, 003:218',
      choices: ['eight or better', 'none'],
      printed: 'eight or better',
      customary: 'eight or better',
    }),
    lowOddChip: lowOddChip('003:226'),
    exposedLastCard: exposedLastCard(STUD_LAST),
  },
  limits: sevenCardStudLimits,
  ranges: studRanges,
  table: studTable('003:212'),
  game: (values) => sevenCardStudHiLo8Game({ ...values, ...ofStud, betting: olderBetting(values) }),
});

export const mexicanPoker = potOffering({
  id: 'hawaiian-gardens/mexican-poker',
  name: 'Mexican Poker',
  family: 'stud',
  line: 'Five-card stud with a joker; show your downcard or keep it hidden.',
  cite: '003:344-398',
  settings: {
    ...olderFrame({
      bringIn: '003:366',
      raises: '003:377 prints no cap; 003:111 of Pineapple',
      liftedHeadsUp: true,
    }),
    cap: setting({
      title: 'Raises per betting round (limit games)',
      cite: '003:377 prints no cap; 003:111 of Pineapple',
      choices: ['three', 'no limit'],
      customary: 'three',
    }),
    turnedJoker: setting({
      title: 'A joker dealt down and then turned up plays as',
      cite: '003:365, 003:368',
      choices: ['up', 'down'],
      customary: 'up',
    }),
    oddChip: oddChip('003:344-398 is silent', 'left of button'),
    deckRunsOut: setting({
      title: 'When the deck runs out, these are shuffled with the last card of the stub',
      cite: '003:344-398 is silent; 003:176 of stud and 003:4115',
      choices: ['community', 'community, folds mixed in'],
      labels: {
        community: 'the burn cards',
        'community, folds mixed in': 'the burn cards and folded cards',
      },
      customary: 'community',
    }),
    exposedLastCard: exposedLastCard('003:368: the next card comes down, and there is none'),
    outOfOrderBets: setting({
      title: 'A street dealt out of order: bets made in that round go back',
      cite: '003:371: "no betting will be permitted", yet only bets of those who got the cards "will be returned"',
      choices: ['theirs', 'all'],
      labels: { theirs: 'to those who got the wrong cards', all: 'to everybody' },
      printed: 'theirs',
      customary: 'all',
    }),
  },
  // No limits are printed: all of these are customary. 003:378 fits spread and no limit.
  limits: [fixed([4, 8], { bringIn: 2 }), spread(2, 10, 2, { bringIn: 2 }), noLimit({ bringIn: 2 })],
  ranges: mexicanRanges,
  table: studWithButton({ button: '003:348', shorts: '003:381', muck: '003:379', firstShows: '003:382' }),
  game: (values) =>
    mexicanPokerGame({
      ...values,
      betting: { ...olderBetting(values), cap: values.cap === 'three' ? 3 : null },
    }),
});

export const razz = potOffering({
  id: 'hawaiian-gardens/razz',
  name: 'Razz',
  family: 'stud',
  line: 'Seven-card stud for low: the lowest five cards win.',
  cite: '003:400-428',
  settings: {
    ...olderFrame(stud155),
    oddChip: oddChip('003:225 is of the split game', 'high card'),
    exposedLastCard: exposedLastCard(STUD_LAST),
  },
  limits: sevenCardStudLimits,
  ranges: studRanges,
  table: studTable('003:407'),
  game: (values) => razzGame({ ...ofStud, betting: olderBetting(values), oddChip: values.oddChip }),
});

export const asianFiveCardStud = potOffering({
  id: 'hawaiian-gardens/asian-five-card-stud',
  name: 'Asian Five-Card Stud',
  family: 'stud',
  line: 'Five-card stud with sevens to aces; one card down, four up.',
  cite: '003:765-806',
  settings: {
    shortAllIn: shortAllIn('003:795-796', 'half'),
    capLifted: capLifted('003:782', 'two have chips in the round'),
    cards: setting({
      title: 'Deck: 32 cards (seven to ace), or all 52',
      cite: '003:765, the page before is lost',
      choices: [32, 52],
      customary: 32,
    }),
    flushBeatsFullHouse: setting({
      title: 'A flush beats a full house with the 32-card deck',
      cite: '003:772, the chart is lost',
      choices: [true, false],
      customary: true,
      default: false,
    }),
    equalBoards: setting({
      title:
        'Tie for highest board, who opens: the player closest to the right of the house dealer, or of the button',
      cite: '003:765',
      choices: ['right of the house dealer', 'right of the button'],
      printed: 'right of the house dealer',
      customary: 'right of the house dealer',
    }),
    oddChip: oddChip('003:765: suits do not count for the winning hand', 'left of button'),
  },
  // The spread is printed (003:795), and no limit (003:801); that the low card bets the least is customary.
  limits: [spread(2, 10, 2, { ante: 1, bringIn: 2 }), noLimit({ ante: 1, bringIn: 2 })],
  ranges: asianRanges,
  table: studWithButton({
    button: '003:777, 003:803',
    shorts: '003:788',
    muck: '003:787, 003:797',
    firstShows: '003:772',
  }),
  // 003:799
  game: (values) => asianFiveCardStudGame({ ...values, absentDies: true, betting: raises(values) }),
});

export const razzdeucey = potOffering({
  id: 'hawaiian-gardens/razzdeucey',
  name: 'Razzdeucey',
  family: 'split-mixed',
  line: 'Stud, split pot: deuce-to-seven low and badugi.',
  cite: '003:3996-4223',
  settings: newerFrame({ bringIn: '003:4068', option: true, cap: '003:4067' }),
  limits: studLimits,
  ranges: studRanges,
  table: studTable('003:4054', '003:4113', toTwentyFiveHundred('003:4141-4143')),
  game: (values) => razzdeuceyGame({ betting: newerBetting(values) }),
});

export const razzdacey = potOffering({
  id: 'hawaiian-gardens/razzdacey',
  name: 'Razzdacey',
  family: 'split-mixed',
  line: 'Stud, split pot: ace-to-five low and badugi.',
  cite: '003:4224-4446',
  settings: {
    ...newerFrame({ bringIn: '003:4291', option: true, cap: '003:4290' }),
    sixth: setting({
      title: 'Who opens on sixth street',
      cite: '003:4317',
      choices: ['best low', 'worst low'],
      printed: 'worst low',
      customary: 'best low',
      default: 'best low',
    }),
  },
  limits: studLimits,
  ranges: studRanges,
  table: studTable('003:4277', '003:4336', toTwentyFiveHundred('003:4364-4366')),
  game: (values) => razzdaceyGame({ betting: newerBetting(values), sixth: values.sixth }),
});

export const superRazzdacey = potOffering({
  id: 'hawaiian-gardens/super-razzdacey',
  name: 'Super Razzdacey',
  family: 'split-mixed',
  line: 'Razzdacey with three cards down to choose from.',
  cite: '003:4447-4657',
  settings: {
    ...newerFrame({ bringIn: '003:4516', option: true, cap: '003:4515' }),
    lateBets: lateBets('003:4536, 003:4545, 003:4554'),
    ranked: rankedBy('003:4509, 003:4522'),
    seventh: setting({
      title: 'Chart for comparing boards on seventh street',
      cite: '003:4552',
      choices: ['badugi', 'ace-to-five'],
      customary: 'badugi',
    }),
    oddChip: oddChip('003:4563-4572 is silent; 003:4354 of Razzdacey', 'high card'),
  },
  limits: studLimits,
  ranges: studRanges,
  table: studTable('003:4502', '003:4559', smallestToLargest('003:4582-4584')),
  game: (values) => superRazzdaceyGame({ ...values, betting: newerBetting(values) }),
});

export const superSevenCardStud = potOffering({
  id: 'hawaiian-gardens/super-seven-card-stud',
  name: 'Super 7 Card Stud',
  family: 'stud',
  line: 'Seven-card stud with three cards down to choose from.',
  cite: '003:4895-5105',
  settings: {
    ...newerFrame({ bringIn: '003:4950', option: null, cap: '003:4959' }),
    lastCard: lastCard('003:4994'),
  },
  limits: studLimits,
  ranges: studRanges,
  table: studTable('003:4942', '003:5002', toTwentyFiveHundred('003:5023-5025')),
  game: (values) => superSevenCardStudGame({ betting: newerBetting(values), lastCard: values.lastCard }),
});

export const superSevenCardStudHiLo = potOffering({
  id: 'hawaiian-gardens/super-seven-card-stud-hi-lo',
  name: 'Super 7 Card Stud Hi/Lo',
  family: 'stud',
  line: 'Stud with three cards down to choose from; split pot, high and low (8 or better).',
  cite: '003:5106-5341',
  settings: {
    ...newerFrame({ bringIn: '003:5177', option: null, cap: '003:5183' }),
    lastCard: lastCard('003:5218'),
  },
  limits: studLimits,
  ranges: studRanges,
  table: studTable('003:5169', '003:5231', toTwentyFiveHundred('003:5259-5261')),
  game: (values) => superSevenCardStudHiLoGame({ betting: newerBetting(values), lastCard: values.lastCard }),
});

export const superSevenCardStudHiLoRegular = potOffering({
  id: 'hawaiian-gardens/super-seven-card-stud-hi-lo-regular',
  name: 'Super 7 Card Stud Hi/Lo Regular',
  family: 'stud',
  line: 'Stud with three cards down to choose from; split pot, high and any low.',
  cite: '003:5342-5573',
  settings: {
    ...newerFrame({ bringIn: '003:5416', option: null, cap: '003:5422' }),
    straights: setting({
      title: 'Straights and flushes in a low hand',
      cite: '003:5380, 003:5387',
      choices: ['ignored', 'count'],
      customary: 'ignored',
    }),
  },
  limits: studLimits,
  ranges: studRanges,
  table: studTable('003:5408', '003:5468', toTwentyFiveHundred('003:5491-5493')),
  game: (values) =>
    superSevenCardStudHiLoRegularGame({ betting: newerBetting(values), straights: values.straights }),
});

export const superRazzdeucey = potOffering({
  id: 'hawaiian-gardens/super-razzdeucey',
  name: 'Super Razzdeucey',
  family: 'split-mixed',
  line: 'Razzdeucey with three cards down to choose from.',
  cite: '003:5838-6059',
  settings: {
    ...newerFrame({ bringIn: '003:5910', option: true, cap: '003:5909' }),
    lateBets: lateBets('003:5930, 003:5939, 003:5948'),
    ranked: rankedBy('003:5903, 003:5916'),
  },
  limits: studLimits,
  ranges: studRanges,
  table: studTable('003:5896', '003:5956', smallestToLargest('003:5981-5983')),
  game: (values) => superRazzdeuceyGame({ ...values, betting: newerBetting(values) }),
});

export const superRazz = potOffering({
  id: 'hawaiian-gardens/super-razz',
  name: 'Super Razz',
  family: 'stud',
  line: 'Razz with three cards down to choose from.',
  cite: '003:6060-6255',
  settings: {
    ...newerFrame({ bringIn: '003:6111', option: true, cap: '003:6110' }),
    lateBets: lateBets('003:6132, 003:6141, 003:6153'),
    ranked: rankedBy('003:6104, 003:6121'),
  },
  limits: studLimits,
  ranges: studRanges,
  table: studTable('003:6100', '003:6158', smallestToLargest('003:6177-6179')),
  game: (values) => superRazzGame({ ...values, betting: newerBetting(values) }),
});

export const sevenCardStudHiLoRegular = potOffering({
  id: 'hawaiian-gardens/seven-card-stud-hi-lo-regular',
  name: '7 Card Stud Hi/Lo Regular',
  family: 'stud',
  line: 'Seven-card stud, split pot: high and any low.',
  cite: '003:6500-6720',
  settings: {
    ...newerFrame({ bringIn: '003:6568', option: true, cap: '003:6575' }),
    pairsAceLow: setting({
      title: 'For low, a pair of aces is the best pair, not the worst',
      cite: '003:6538, 003:6544-6548',
      choices: [true, false],
      printed: false,
      customary: true,
    }),
    highSuit: setting({
      title: 'Tie for the bring-in: which suit',
      cite: '003:6567',
      choices: ['spades', 'clubs'],
      customary: 'spades',
    }),
    opens: setting({
      title: 'Who opens from fourth street on',
      cite: '003:6579',
      choices: ['best low', 'worst low'],
      customary: 'best low',
    }),
    lowOddChip: lowOddChip('003:6634'),
    oddChips: oddBetweenHalves('003:6634 speaks of ties within a half', null, 'first share'),
  },
  limits: studLimits,
  ranges: studRanges,
  table: studTable('003:6564', '003:6619', smallestToLargest('003:6644-6646')),
  game: (values) => sevenCardStudHiLoRegularGame({ ...values, betting: newerBetting(values) }),
});

export const stud: readonly PotOffering[] = [
  sevenCardStud,
  sevenCardStudHiLo8,
  mexicanPoker,
  razz,
  asianFiveCardStud,
  razzdeucey,
  razzdacey,
  superRazzdacey,
  superSevenCardStud,
  superSevenCardStudHiLo,
  superSevenCardStudHiLoRegular,
  superRazzdeucey,
  superRazz,
  sevenCardStudHiLoRegular,
];
