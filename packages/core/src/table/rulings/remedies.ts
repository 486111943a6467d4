import type { Remedy } from '../../engine/irregularities/remedy.ts';

/** What the floor may do of its own judgment: every remedy there is, in the forms that are usually meant. */
export const REMEDIES: readonly Remedy[] = [
  { do: 'stands' },
  { do: 'replace', old: 'next burn' },
  { do: 'replace', old: 'out' },
  { do: 'becomes the burn' },
  { do: 'complete' },
  { do: 'next card down' },
  { do: 'board again' },
  { do: 'card out', boards: 1 },
  { do: 'card out', boards: 0 },
  { do: 'street out' },
  { do: 'keep card' },
  { do: 'take back' },
  { do: 'no raise' },
  { do: 'no betting' },
  { do: 'all in' },
  { do: 'hand dead', chips: 'stay' },
  { do: 'hand dead', chips: 'ante back' },
  { do: 'hand dead', chips: 'back' },
  { do: 'deal again' },
  { do: 'misdeal' },
];
