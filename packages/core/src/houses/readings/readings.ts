import type { BettingRules, BlindSeats, CapLifted } from '../../engine/pot/game.ts';
import { threeBlinds, threeRaises, twoBlinds, twoBlindsLiteral } from '../../engine/pot/steps.ts';
import { setting } from '../offering/setting.ts';

/** Readings that several games share; each house cites its own lines. */

export const headsUpBlinds = (cite: string, printed: 'button small' | 'button big' | null = null) =>
  setting({
    title: 'Heads-up: which blind the button posts',
    cite,
    choices: ['button small', 'button big'],
    labels: { 'button small': 'small blind', 'button big': 'big blind' },
    printed,
    customary: 'button small',
  });

/** Two blinds; where a limit has three, the button posts the first of them (003:1520). */
export const blindsFor = (choice: 'button small' | 'button big'): BlindSeats => {
  const two = choice === 'button small' ? twoBlinds : twoBlindsLiteral;
  return (players, blinds) => (blinds === 3 ? threeBlinds : two)(players, blinds);
};

/** A draw by all may take more cards than the pack has; these books have no rule for it, or a part of one. */
export const deckRunsOut = (cite: string) =>
  setting({
    title: 'When the deck runs out during a draw, these are shuffled',
    cite,
    choices: ['reshuffle', 'discards'],
    labels: {
      reshuffle: 'burn cards and earlier discards',
      discards: 'all burned, folded and discarded cards',
    },
    customary: 'reshuffle',
  });

export const capAtNoLimit = (cite: string, printed: true | null = true) =>
  setting({
    title: 'The cap on raises also applies at pot limit and no limit',
    cite,
    choices: [true, false],
    printed,
    customary: false,
  });

/** When two players may raise without limit; the books put it in three ways. */
export const capLifted = (cite: string, printed: Exclude<CapLifted, 'never'> | null = null) =>
  setting({
    title: 'When the cap on raises is lifted for two players',
    cite,
    choices: ['two begin the round', 'two remain', 'two have chips in the round'],
    labels: {
      'two begin the round': 'two players begin the round',
      'two remain': 'two players are left',
      'two have chips in the round': 'two players have chips in the round',
    },
    printed,
    customary: 'two begin the round',
  });

export const shortAllIn = (cite: string, printed: 'half' | 'full' | null = null) =>
  setting({
    title: 'Limit games: an all-in reopens the betting from',
    cite,
    choices: ['half', 'full'],
    labels: { half: 'half a raise', full: 'a full raise' },
    printed,
    customary: 'half',
    default: 'half',
  });

export const oddBetweenHalves = (
  cite: string,
  printed: 'left of button' | 'first share' | 'high card' | null,
  value = printed ?? 'left of button',
) =>
  setting({
    title: 'Odd chip between the halves of a pot goes to',
    cite,
    choices: ['left of button', 'first share', 'high card'],
    labels: {
      'left of button': 'first player left of the button',
      'first share': 'the half named first',
      'high card': 'high card by suit',
    },
    printed,
    customary: 'first share',
    default: value,
  });

/** Three raises, with a house's readings of the rest. */
export function raises(
  readings: {
    readonly shortAllIn: 'half' | 'full';
    readonly capAtNoLimit?: boolean;
    readonly capLifted?: CapLifted;
  },
  other: Partial<BettingRules> = {},
): BettingRules {
  return {
    ...threeRaises,
    shortAllIn: readings.shortAllIn,
    capAtNoLimit: readings.capAtNoLimit ?? false,
    capLifted: readings.capLifted ?? threeRaises.capLifted,
    ...other,
  };
}
