import type { IrregularityKind } from '../../engine/irregularities/irregularity.ts';
import type { Remedy, RemedyKind } from '../../engine/irregularities/remedy.ts';

type Forms = { readonly [Kind in RemedyKind]: readonly Extract<Remedy, { do: Kind }>[] };

/** Every remedy there is, in the forms that are usually meant; the mildest first. */
const FORMS: Forms = {
  stands: [{ do: 'stands' }],
  'put right': [{ do: 'put right' }],
  replace: [
    { do: 'replace', old: 'next burn' },
    { do: 'replace', old: 'out' },
    { do: 'replace', old: 'out', burn: 3 },
  ],
  'replace before reading': [{ do: 'replace before reading' }],
  'card dead': [{ do: 'card dead' }, { do: 'card dead', burn: 3 }],
  'becomes the burn': [{ do: 'becomes the burn' }],
  complete: [{ do: 'complete' }, { do: 'complete', on: 'draw' }],
  'next card': [{ do: 'next card' }],
  'next card down': [{ do: 'next card down' }, { do: 'next card down', stays: true }],
  'plays up': [{ do: 'plays up' }],
  'last cards up': [{ do: 'last cards up' }],
  'board again': [{ do: 'board again' }],
  'card out': [
    { do: 'card out', boards: 1 },
    { do: 'card out', boards: 0 },
  ],
  'street out': [{ do: 'street out' }, { do: 'street out', alone: true }],
  'keep card': [{ do: 'keep card' }],
  'play first': [{ do: 'play first' }],
  'take back': [{ do: 'take back' }],
  'as said': [{ do: 'as said' }],
  'is a call': [{ do: 'is a call' }],
  'no raise': [{ do: 'no raise' }],
  'no betting': [{ do: 'no betting' }, { do: 'no betting', back: 'theirs' }],
  'all in': [{ do: 'all in' }],
  'house way': [
    { do: 'house way', hands: 'this' },
    { do: 'house way', hands: 'unset' },
  ],
  courtesy: [{ do: 'courtesy' }],
  'excess back': [{ do: 'excess back' }],
  'limit bet': [{ do: 'limit bet' }],
  'no action': [{ do: 'no action' }, { do: 'no action', bank: true }],
  paid: [{ do: 'paid' }],
  forfeit: [{ do: 'forfeit' }],
  foul: [{ do: 'foul' }, { do: 'foul', wagers: 'cannot win' }, { do: 'foul', backline: 'house way' }],
  'hand dead': [
    { do: 'hand dead', chips: 'back' },
    { do: 'hand dead', chips: 'ante back' },
    { do: 'hand dead', chips: 'stay' },
    { do: 'hand dead', chips: 'stay', of: 'dealer' },
  ],
  'deal again': [{ do: 'deal again' }],
  misdeal: [{ do: 'misdeal' }],
};

/** What the floor may do of its own judgment. */
export const REMEDIES: readonly Remedy[] = Object.values(FORMS).flat();

/** What is meant for one thing alone, though a hand could do it about another. */
const MEANT_FOR: Partial<Readonly<Record<RemedyKind, readonly IrregularityKind[]>>> = {
  'street out': ['early street'],
  'as said': ['bet not as said'],
  'is a call': ['bet not as said', 'oversize chip', 'unaware of a raise'],
};

/** What may be offered for an irregularity, where the hand can do it. */
export const remediesFor = (what: IrregularityKind): readonly Remedy[] =>
  REMEDIES.filter((remedy) => MEANT_FOR[remedy.do]?.includes(what) ?? true);
