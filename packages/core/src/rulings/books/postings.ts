import type { MachineKind } from '../../engine/machines/machine.ts';
import type { Ruling } from '../ruling.ts';

/** What the room does where a book says nothing: customary, and marked so by having no lines. */
export const postings: { readonly [Kind in MachineKind]: readonly Ruling[] } = {
  pot: [
    {
      what: 'exposed card',
      when: { by: 'player' },
      remedy: [{ do: 'stands' }],
      cite: null,
      say: 'A card a player exposes plays, and everybody has seen it.',
    },
    {
      what: 'exposed card',
      remedy: [{ do: 'stands' }],
      cite: null,
      say: 'There has been action: the exposed card plays.',
    },
    {
      what: 'foreign card',
      remedy: [{ do: 'misdeal' }],
      cite: null,
      say: 'The deck is not right: the hand is a misdeal.',
    },
    {
      what: 'identical cards',
      remedy: [{ do: 'misdeal' }],
      cite: null,
      say: 'Two of the same card are in the deck: the hand is a misdeal.',
    },
    {
      what: 'misread hand',
      remedy: [{ do: 'put right' }],
      cite: null,
      say: 'Cards speak: the hand plays for what it is.',
    },
    {
      what: 'act out of turn',
      remedy: [{ do: 'put right' }],
      cite: null,
      say: 'The act out of turn is taken back, and the player whose turn it is acts.',
    },
  ],
  points: [],
  'player-dealer': [],
};
