import unhomoglyph from 'unhomoglyph';

/**
 * What a name looks like. Names that could be taken for each other have the same looks: Unicode's skeleton
 * (UTS #39) of the name, whatever its capitals. A capital I is both an i and an l to the eye, so these two
 * are one here; so are spaces, dots, hyphens and underscores.
 */
export function looksOf(name: string): string {
  const small = skeleton(skeleton(name.normalize('NFKC')).toLowerCase());
  // Some small letters look like capitals of others.
  const looks = skeleton(small.toLowerCase());
  return looks.replace(/ς/g, 'o').replace(/i/g, 'l').replace(/vv/g, 'w').replace(/[._-]/g, ' ').trimEnd();
}

/** The same text for all that look alike, by the data of Unicode; not for anybody to read. */
function skeleton(text: string): string {
  const seen = text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return unhomoglyph(seen).normalize('NFD');
}
