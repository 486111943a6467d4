import type { IrregularityKind } from '../../engine/irregularities/irregularity.ts';
import type { Remedy } from '../../engine/irregularities/remedy.ts';
import type { Ruling } from '../ruling.ts';

const posted = (what: IrregularityKind, remedy: Remedy, say: string, when?: Ruling['when']): Ruling => ({
  what,
  ...(when && { when }),
  remedy: [remedy],
  cite: null,
  say,
});

/** For points: what the room does where a book says nothing. */
export const pointsPostings: readonly Ruling[] = [
  posted('exposed card', { do: 'stands' }, 'The exposed card plays, and everybody has seen it.'),
  posted('flashed card', { do: 'stands' }, 'A card that somebody may have seen is not exposed: it plays.'),
  posted('boxed card', { do: 'stands' }, 'The boxed card plays.'),
  posted('card off the table', { do: 'stands' }, 'A card that left the table plays.'),
  ...(['extra card', 'missing card'] as const).flatMap((what) => [
    posted(
      what,
      { do: 'misdeal' },
      'A hand has a wrong number of cards, and nobody has acted: it is a misdeal.',
      {
        acted: { below: 1 },
      },
    ),
    posted(what, { do: 'put right' }, 'The hand gets its right number of cards.'),
  ]),
  posted('late card', { do: 'stands' }, 'A card that came late plays.'),
  posted('foreign card', { do: 'misdeal' }, 'The deck is not right: the hand is a misdeal.'),
  posted(
    'identical cards',
    { do: 'misdeal' },
    'Two of the same card are in the deck: the hand is a misdeal.',
  ),
  posted('dealt out of order', { do: 'put right' }, 'The cards go to their proper positions.', {
    acted: { below: 1 },
  }),
  posted('dealt out of order', { do: 'stands' }, 'There has been action: the cards stay where they are.'),
  posted('misread hand', { do: 'put right' }, 'Cards speak: the hand plays for what it is.'),
  posted('switched cards', { do: 'foul' }, 'Switching cards fouls the hand.'),
  posted('fouled hand', { do: 'foul' }, 'The hand is fouled.'),
  posted('altered wager', { do: 'put right' }, 'The chips go back to what they were.'),
];
