import type { Remedy, RemedyKind } from '../../engine/irregularities/remedy.ts';
import type { MachineKind } from '../../engine/machines/machine.ts';

type Words = {
  readonly [Kind in RemedyKind]: (remedy: Extract<Remedy, { do: Kind }>, kind: MachineKind) => string;
};

/** What becomes of the chips of a dead hand. */
const chipsOf = (chips: 'stay' | 'ante back' | 'back', kind: MachineKind): string => {
  if (chips === 'ante back') return 'the ante goes back';
  if (kind === 'pot') return chips === 'stay' ? 'its chips stay in the pot' : 'its chips go back';
  return chips === 'stay' ? 'its bets lose' : 'its bets go back';
};

const WORDS: Words = {
  stands: () => 'It stands as it is.',
  'put right': () => 'It is put right.',
  replace: ({ old, burn = 0, ranks }) =>
    [
      ...(burn > 0 ? [`${count(burn)} burned.`] : []),
      `The next card replaces it${ranks === undefined ? '' : ' where it may not be kept'}`,
      old === 'out' ? ', and it is out of play.' : ', and it becomes the burn card.',
    ]
      .join(' ')
      .replace(' ,', ','),
  'becomes the burn': () => 'It goes back and becomes the burn card.',
  complete: ({ on }) =>
    on === 'draw' ? 'What is missing comes on the draw.' : 'What is missing is dealt now.',
  'next card down': ({ stays }) =>
    stays
      ? 'It stays a downcard, and the next card is down.'
      : 'It plays as an upcard, and the next card is down.',
  'plays up': () => 'It plays as an upcard.',
  'last cards up': () => "The others' last cards are turned up, too.",
  'hand dead': ({ chips, of }, kind) =>
    `The ${of === 'dealer' ? "dealer's " : ''}hand is dead; ${chipsOf(chips, kind)}.`,
  misdeal: () => 'It is a misdeal: cards and chips go back.',
  'deal again': (_, kind) =>
    `The cards are shuffled and dealt again${kind === 'pot' ? '; blinds and antes stay' : kind === 'points' ? '' : '; bets stay'}.`,
  'board again': () => 'The board is shuffled back into the deck and dealt again without another burn.',
  'card out': ({ boards, burn }) =>
    `${
      boards === 0
        ? 'The card is shuffled back into the deck for the board after this betting'
        : 'The card is out for the next board, and shuffled back in after that'
    }${burn ? ', with another burn' : ''}.`,
  'street out': ({ alone }) =>
    alone ? 'Those cards are burned.' : 'Those cards are burned, and one more for each player still in.',
  'keep card': () => 'The card that came too early stays; the others get theirs after the betting.',
  'all in': () => 'The player is all in for what is in the pot.',
  'no betting': ({ back }) =>
    back === undefined
      ? 'There is no betting in this round.'
      : 'There is no betting in this round; bets of those whose cards it was go back.',
  'no raise': () => 'The player may not raise in this round.',
  'take back': () => 'It is taken back, and the player acts again.',
  'as said': () => 'The bet is what the player said.',
  'is a call': () => 'It is a call, and the rest goes back.',
  'house way': ({ hands }) =>
    hands === 'this' ? 'The hand is played the house way.' : 'Hands not yet set are played the house way.',
  foul: ({ wagers, backline }, kind) =>
    [
      'The hand is fouled:',
      kind === 'points'
        ? 'it pays every other hand'
        : wagers === 'cannot win'
          ? 'its bets cannot win'
          : 'its bets lose',
      backline === undefined ? '' : '; bets behind it are played the house way',
    ]
      .join(' ')
      .replace(' ;', ';')
      .trimEnd()
      .concat('.'),
  'card dead': ({ burn = 0 }) =>
    burn === 0 ? 'The card is dead.' : `The card is dead, and ${count(burn).toLowerCase()} burned.`,
  'replace before reading': () =>
    "The next card replaces it after the player-dealer has acted and before the players' hands are read.",
  'play first': () => 'That hand is finished first, and then the others in turn.',
  'next card': () => 'The hand gets the next card.',
  'no action': ({ bank }) =>
    bank
      ? "Bets on the hand have no action, and neither does as much of the player-dealer's."
      : 'Bets on the hand have no action.',
  paid: () => 'The player-dealer pays the hand even money; bonus bets have no action.',
  courtesy: () => 'A courtesy button pays the next collection.',
  forfeit: (_, kind) =>
    kind === 'points' ? 'The hand is forfeited: every other beats it.' : 'The bet is lost.',
  'excess back': () => 'What is above the maximum goes back.',
  'limit bet': () => 'A losing bet counts as the maximum, a winning one as the minimum.',
};

const count = (cards: number): string => (cards === 1 ? 'One card is' : `${CARDS[cards] ?? cards} cards are`);
const CARDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/**
 * Every remedy there is, by its word.
 *
 * @example
 * ```ts
 * import { REMEDIES } from '@cardroom/core/rulings';
 *
 * console.log(REMEDIES.includes('misdeal')); // true
 * ```
 */
export const REMEDIES = Object.keys(WORDS) as readonly RemedyKind[];

/**
 * What is done about it, in a sentence. The kind of game says what the chips are that it is about.
 *
 * @example
 * ```ts
 * import { sayRemedy } from '@cardroom/core/rulings';
 *
 * console.log(sayRemedy({ do: 'hand dead', chips: 'stay' })); // The hand is dead; its chips stay in the pot.
 * ```
 */
export const sayRemedy = (remedy: Remedy, kind: MachineKind = 'pot'): string =>
  (WORDS[remedy.do] as (remedy: Remedy, kind: MachineKind) => string)(remedy, kind);
