import { asianFiveCardStud } from '../../games/asian-stud.ts';
import { mexicanPoker } from '../../games/mexican.ts';
import { razz, razzdacey, razzdeucey } from '../../games/razz.ts';
import { sevenCardStud, sevenCardStudHiLo8, sevenCardStudHiLoRegular } from '../../games/seven-card-stud.ts';
import {
  superRazz,
  superRazzdacey,
  superRazzdeucey,
  superSevenCardStud,
  superSevenCardStudHiLo,
  superSevenCardStudHiLoRegular,
} from '../../games/super-stud.ts';
import { fixed, noLimit, spread } from '../limits.ts';
import { type PotOffering, potOffering } from '../offering.ts';
import { oddBetweenHalves, raises, shortAllIn } from '../readings.ts';
import { setting } from '../setting.ts';
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

const stud155 = { bringIn: '003:153', raises: '003:155 prints three raises only', liftedHeadsUp: false };

export const stud: readonly PotOffering[] = [
  potOffering({
    id: 'hawaiian-gardens/seven-card-stud',
    name: 'Seven-Card Stud',
    cite: '003:141-204',
    settings: { ...olderFrame(stud155), oddChip: oddChip('003:225 is of the split game', 'high card') },
    limits: sevenCardStudLimits,
    game: (values) => sevenCardStud({ betting: olderBetting(values), oddChip: values.oddChip }),
  }),
  potOffering({
    id: 'hawaiian-gardens/seven-card-stud-hi-lo-8',
    name: 'Seven-Card Stud High-Low Split (8-or-Better)',
    cite: '003:206-243',
    settings: {
      ...olderFrame(stud155),
      qualifier: setting({
        title: 'What a low hand must be to take its half',
        cite: '003:210, 003:218',
        choices: ['eight or better', 'none'],
        printed: 'eight or better',
        customary: 'eight or better',
      }),
      lowOddChip: lowOddChip('003:226'),
    },
    limits: sevenCardStudLimits,
    game: (values) => sevenCardStudHiLo8({ ...values, betting: olderBetting(values) }),
  }),
  potOffering({
    id: 'hawaiian-gardens/mexican-poker',
    name: 'Mexican Poker',
    cite: '003:344-398',
    settings: {
      ...olderFrame({
        bringIn: '003:366',
        raises: '003:377 prints no cap; 003:111 of Pineapple',
        liftedHeadsUp: true,
      }),
      cap: setting({
        title: 'Raises in a betting round of a limit game',
        cite: '003:377 prints no cap; 003:111 of Pineapple',
        choices: ['three', 'no limit'],
        customary: 'three',
      }),
      turnedJoker: setting({
        title: 'How a joker dealt down plays when its player has turned it up',
        cite: '003:365, 003:368',
        choices: ['up', 'down'],
        customary: 'up',
      }),
      oddChip: oddChip('003:344-398 is silent', 'left of button'),
    },
    // No limits are printed: all of these are customary. 003:378 fits spread and no limit.
    limits: [fixed([4, 8], { bringIn: 2 }), spread(2, 10, 2, { bringIn: 2 }), noLimit({ bringIn: 2 })],
    game: (values) =>
      mexicanPoker({
        ...values,
        betting: { ...olderBetting(values), cap: values.cap === 'three' ? 3 : null },
      }),
  }),
  potOffering({
    id: 'hawaiian-gardens/razz',
    name: 'Razz',
    cite: '003:400-428',
    settings: { ...olderFrame(stud155), oddChip: oddChip('003:225 is of the split game', 'high card') },
    limits: sevenCardStudLimits,
    game: (values) => razz({ betting: olderBetting(values), oddChip: values.oddChip }),
  }),
  potOffering({
    id: 'hawaiian-gardens/asian-five-card-stud',
    name: 'Asian Five-Card Stud',
    cite: '003:765-806',
    settings: {
      shortAllIn: shortAllIn('003:795-796', 'half'),
      cards: setting({
        title: 'Cards in the pack: 32 from seven to ace, or all 52',
        cite: '003:765, the page before is lost',
        choices: [32, 52],
        customary: 32,
      }),
      flushBeatsFullHouse: setting({
        title: 'With 32 cards a flush beats a full house',
        cite: '003:772, the chart is lost',
        choices: [true, false],
        customary: true,
        default: false,
      }),
      oddChip: oddChip('003:765: suits do not count for the winning hand', 'left of button'),
    },
    // The spread is printed (003:795), no limit too (003:801); that the low card bets the least is customary.
    limits: [spread(2, 10, 2, { ante: 1, bringIn: 2 }), noLimit({ ante: 1, bringIn: 2 })],
    game: (values) => asianFiveCardStud({ ...values, betting: raises(values) }),
  }),
  potOffering({
    id: 'hawaiian-gardens/razzdeucey',
    name: 'Razzdeucey',
    cite: '003:3996-4223',
    settings: newerFrame({ bringIn: '003:4068', option: true, cap: '003:4067' }),
    limits: studLimits,
    game: (values) => razzdeucey({ betting: newerBetting(values) }),
  }),
  potOffering({
    id: 'hawaiian-gardens/razzdacey',
    name: 'Razzdacey',
    cite: '003:4224-4446',
    settings: {
      ...newerFrame({ bringIn: '003:4291', option: true, cap: '003:4290' }),
      sixth: setting({
        title: 'Whose board opens sixth street',
        cite: '003:4317',
        choices: ['best low', 'worst low'],
        printed: 'worst low',
        customary: 'best low',
        default: 'best low',
      }),
    },
    limits: studLimits,
    game: (values) => razzdacey({ betting: newerBetting(values), sixth: values.sixth }),
  }),
  potOffering({
    id: 'hawaiian-gardens/super-razzdacey',
    name: 'Super Razzdacey',
    cite: '003:4447-4657',
    settings: {
      ...newerFrame({ bringIn: '003:4516', option: true, cap: '003:4515' }),
      lateBets: lateBets('003:4536, 003:4545, 003:4554'),
      ranked: rankedBy('003:4509, 003:4522'),
      seventh: setting({
        title: 'By which chart boards are compared on seventh street',
        cite: '003:4552',
        choices: ['badugi', 'ace-to-five'],
        customary: 'badugi',
      }),
      oddChip: oddChip('003:4563-4572 is silent; 003:4354 of Razzdacey', 'high card'),
    },
    limits: studLimits,
    game: (values) => superRazzdacey({ ...values, betting: newerBetting(values) }),
  }),
  potOffering({
    id: 'hawaiian-gardens/super-seven-card-stud',
    name: 'Super 7 Card Stud',
    cite: '003:4895-5105',
    settings: {
      ...newerFrame({ bringIn: '003:4950', option: null, cap: '003:4959' }),
      lastCard: lastCard('003:4994'),
    },
    limits: studLimits,
    game: (values) => superSevenCardStud({ betting: newerBetting(values), lastCard: values.lastCard }),
  }),
  potOffering({
    id: 'hawaiian-gardens/super-seven-card-stud-hi-lo',
    name: 'Super 7 Card Stud Hi/Lo',
    cite: '003:5106-5341',
    settings: {
      ...newerFrame({ bringIn: '003:5177', option: null, cap: '003:5183' }),
      lastCard: lastCard('003:5218'),
    },
    limits: studLimits,
    game: (values) => superSevenCardStudHiLo({ betting: newerBetting(values), lastCard: values.lastCard }),
  }),
  potOffering({
    id: 'hawaiian-gardens/super-seven-card-stud-hi-lo-regular',
    name: 'Super 7 Card Stud Hi/Lo Regular',
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
    game: (values) =>
      superSevenCardStudHiLoRegular({ betting: newerBetting(values), straights: values.straights }),
  }),
  potOffering({
    id: 'hawaiian-gardens/super-razzdeucey',
    name: 'Super Razzdeucey',
    cite: '003:5838-6059',
    settings: {
      ...newerFrame({ bringIn: '003:5910', option: true, cap: '003:5909' }),
      lateBets: lateBets('003:5930, 003:5939, 003:5948'),
      ranked: rankedBy('003:5903, 003:5916'),
    },
    limits: studLimits,
    game: (values) => superRazzdeucey({ ...values, betting: newerBetting(values) }),
  }),
  potOffering({
    id: 'hawaiian-gardens/super-razz',
    name: 'Super Razz',
    cite: '003:6060-6255',
    settings: {
      ...newerFrame({ bringIn: '003:6111', option: true, cap: '003:6110' }),
      lateBets: lateBets('003:6132, 003:6141, 003:6153'),
      ranked: rankedBy('003:6104, 003:6121'),
    },
    limits: studLimits,
    game: (values) => superRazz({ ...values, betting: newerBetting(values) }),
  }),
  potOffering({
    id: 'hawaiian-gardens/seven-card-stud-hi-lo-regular',
    name: '7 Card Stud Hi/Lo Regular',
    cite: '003:6500-6720',
    settings: {
      ...newerFrame({ bringIn: '003:6568', option: true, cap: '003:6575' }),
      pairsAceLow: setting({
        title: 'For low, paired aces are the best pair and not the worst',
        cite: '003:6538, 003:6544-6548',
        choices: [true, false],
        printed: false,
        customary: true,
      }),
      highSuit: setting({
        title: 'Of equal high cards, which suit brings it in',
        cite: '003:6567',
        choices: ['spades', 'clubs'],
        customary: 'spades',
      }),
      opens: setting({
        title: 'Whose board opens from fourth street on',
        cite: '003:6579',
        choices: ['best low', 'worst low'],
        customary: 'best low',
      }),
      lowOddChip: lowOddChip('003:6634'),
      oddChips: oddBetweenHalves('003:6634 speaks of ties within a half', null, 'first share'),
    },
    limits: studLimits,
    game: (values) => sevenCardStudHiLoRegular({ ...values, betting: newerBetting(values) }),
  }),
];
