import { ANYTHING, FAMILIES, KINDS, STAKES, type Wish } from './search.ts';

/** A wish stands in the address, so that a search can be sent to a friend; what makes no sense is left out. */
export function readWish(query: URLSearchParams): Wish {
  const one = <V extends string>(name: string, of: readonly V[], otherwise: V): V =>
    of.find((choice) => choice === query.get(name)) ?? otherwise;
  return {
    words: query.get('q') ?? '',
    kind: one('kind', KINDS, ANYTHING.kind),
    family: one('family', ['all', ...FAMILIES], ANYTHING.family),
    stakes: one('stakes', STAKES, ANYTHING.stakes),
  };
}

export function writeWish(house: string, { words, kind, family, stakes }: Wish): string {
  const query = new URLSearchParams({ house });
  for (const [name, value, usual] of [
    ['q', words, ''],
    ['kind', kind, 'all'],
    ['family', family, 'all'],
    ['stakes', stakes, 'all'],
  ] as const)
    if (value !== usual) query.set(name, value);
  return `/?${query}`;
}
