import { fixed, noLimit, potLimit } from '../limits/limits.ts';
import { setting, type ValuesOf } from '../offering/setting.ts';
import { capAtNoLimit, capLifted, raises, shortAllIn } from '../readings/readings.ts';

/** Readings and limits that the house's stud games share. */

const bringInOption = (cite: string, printed: true | null, value: boolean) =>
  setting({
    title: 'The bring-in player may complete after everyone just called',
    cite,
    choices: [true, false],
    printed,
    customary: false,
    default: value,
  });

/** The cap is printed without an exception, so it applies to two players too. */
const headsUpRaises = (cite: string, value: boolean) =>
  setting({
    title: 'Unlimited raises with two players in a betting round',
    cite,
    choices: [true, false],
    customary: true,
    default: value,
  });

export const oddChip = (cite: string, value: 'high card' | 'left of button') =>
  setting({
    title: 'Odd chip between tied hands goes to',
    cite,
    choices: ['high card', 'left of button'],
    customary: 'high card',
    default: value,
  });

export const lowOddChip = (cite: string) =>
  setting({
    title: 'Odd chip of the low half goes to the low card by suit: aces high or low',
    cite,
    choices: ['low card', 'low card, aces low'],
    customary: 'low card',
  });

export const lastCard = (cite: string) =>
  setting({
    title: 'Last card is dealt',
    cite,
    choices: ['down', 'up'],
    customary: 'down',
  });

export const lateBets = (cite: string) =>
  setting({
    title: 'Bet size from fifth street on',
    cite,
    choices: ['small', 'big'],
    labels: { small: 'small bet', big: 'big bet' },
    printed: 'small',
    customary: 'big',
  });

export const rankedBy = (cite: string) =>
  setting({
    title: 'Highest upcard and lowest board: by card rank, or by a chart in which the best low is highest',
    cite,
    choices: ['by face', 'by chart'],
    labels: { 'by face': 'by card rank', 'by chart': 'best low is highest' },
    customary: 'by face',
  });

/** 003:141-428 and 765: the older texts, which cap raises by example or not at all. */
export const olderFrame = (cites: { bringIn: string; raises: string; liftedHeadsUp: boolean }) => ({
  shortAllIn: shortAllIn('003:795 prints it for another stud game'),
  headsUpRaises: headsUpRaises(cites.raises, cites.liftedHeadsUp),
  bringInOption: bringInOption(cites.bringIn, null, false),
});

export const olderBetting = (values: ValuesOf<ReturnType<typeof olderFrame>>) =>
  raises(values, {
    capLifted: values.headsUpRaises ? 'two begin the round' : 'never',
    bringInOption: values.bringInOption,
  });

/** 003:3996-6720: one frame, printed nine times over. */
export const newerFrame = (cites: { bringIn: string; option: true | null; cap: string }) => ({
  shortAllIn: shortAllIn('003:795 prints it for another stud game'),
  capAtNoLimit: capAtNoLimit(cites.cap),
  capLifted: capLifted(cites.cap, 'two begin the round'),
  bringInOption: bringInOption(cites.bringIn, cites.option, true),
});

export const newerBetting = (values: ValuesOf<ReturnType<typeof newerFrame>>) =>
  raises(values, { bringInOption: values.bringInOption });

/**
 * Bring-ins of $1 at $4-$8 (003:4066) and $5 at $15-$30 (003:155) are printed, and games from $2-$4 to
 * $4,000-$8,000, pot limit and no limit (003:4139-4204); the antes and the other bring-ins are customary.
 */
export const studLimits = [
  fixed([4, 8], { ante: 0.5, bringIn: 1 }),
  fixed([2, 4], { ante: 0.25, bringIn: 1 }),
  fixed([15, 30], { ante: 2, bringIn: 5 }),
  fixed([50, 100], { ante: 10, bringIn: 15 }),
  noLimit({ ante: 1, bringIn: 2 }),
  potLimit({ ante: 1, bringIn: 2 }),
];

/** 003:155 and 003:156 mention $15-$30 and $5-$10; the antes, and the bring-in of the latter, are customary. */
export const sevenCardStudLimits = [
  fixed([5, 10], { ante: 1, bringIn: 2 }),
  fixed([15, 30], { ante: 2, bringIn: 5 }),
  fixed([50, 100], { ante: 10, bringIn: 15 }),
  noLimit({ ante: 1, bringIn: 2 }),
];
