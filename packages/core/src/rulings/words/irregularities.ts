import type { IrregularityKind } from '../../engine/irregularities/irregularity.ts';

const WORDS: { readonly [Kind in IrregularityKind]: string } = {
  'exposed card': 'A card is exposed',
  'flashed card': 'A card is flashed',
  'boxed card': 'A card lies face up in the deck',
  'card off the table': 'A card is dealt off the table',
  'extra card': 'A hand gets too many cards',
  'missing card': 'A hand gets too few cards',
  'late card': 'A card comes late',
  'foreign card': 'A card of another deck turns up',
  'identical cards': 'The same card turns up twice',
  'dealt out of order': 'The cards are dealt out of order',
  'wrong seat': 'A hand goes to the wrong seat',
  'unbet circle': 'A circle without a bet is dealt in',
  'skipped player': 'A player is skipped',
  'early board': 'Board cards come before the betting is done',
  'large board': 'The board has too many cards',
  'early street': 'The next street comes before the betting is done',
  'wrong burn': 'Too many cards are burned, or none',
  'early card': 'A card comes out of the shoe too early',
  'two cards at once': 'Two cards come out of the shoe at once',
  'missed draw': 'A player misses the chance to draw',
  'pack runs out': 'The deck runs out',
  'wrong stub': 'The stub has the wrong number of cards',
  'wrong low card': 'The wrong player is told to open',
  'hit out of turn': 'A player is hit out of turn',
  'miscalled hand': 'The dealer calls a hand wrong and passes it by',
  'misread hand': 'A hand is misread',
  'misset hand': 'A hand is set wrong',
  'bank seen early': "The player-dealer's hand is seen too early",
  'changed draw': 'A player changes the number of cards drawn',
  'unaware of a raise': 'A player did not know of a raise',
  'act out of turn': 'A player acts out of turn',
  'two acted behind': 'Two players act after one who said nothing',
  'bet not as said': 'A bet is not what the player said',
  'oversize chip': 'A player puts in one large chip without a word',
  'misstated hand': 'A player misstates a hand',
  'hand in the muck': 'A hand touches the muck',
  'upcards picked up': 'A player picks up the upcards',
  'wrong deal': 'The wrong player deals',
  'burn card taken': 'The burn card is dealt to a hand',
  'switched cards': 'Cards are switched or held out',
  'moved hand': 'A hand is moved',
  'fouled hand': 'A hand is fouled',
  'altered wager': 'A bet is changed after the cards are out',
  'removed wager': 'A bet is taken away',
  'wager outside the limits': 'A bet is below the minimum or above the maximum',
};

/**
 * What went wrong, as a floor person would say it.
 *
 * @example
 * ```ts
 * import { sayIrregularity } from '@cardroom/core/rulings';
 *
 * console.log(sayIrregularity('early board')); // Board cards come before the betting is done
 * ```
 */
export const sayIrregularity = (what: IrregularityKind): string => WORDS[what];
