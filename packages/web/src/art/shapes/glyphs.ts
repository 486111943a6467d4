import { circle, place } from './paths.ts';

/**
 * The figures and letters of the cards, as lines for a pen, ten units high. Drawn here rather than set in a
 * type face: an index must look the same before any font has loaded.
 */
interface Glyph {
  readonly width: number;
  readonly lines: string;
}

const six =
  'M5 .9 C2.6 1.4 .9 3.6 .9 6.4 C.9 8.2 1.9 9.2 3.3 9.2 C4.7 9.2 5.7 8.1 5.7 6.6 C5.7 5.1 4.7 4.1 3.4 4.1 C2.2 4.1 1.1 5 .9 6.4';

const GLYPHS: Readonly<Record<string, Glyph>> = {
  2: {
    width: 6.6,
    lines: 'M.9 3.1 C.9 1.5 2 .8 3.2 .8 C4.6 .8 5.5 1.7 5.5 3 C5.5 4.8 3.7 6 .9 9.2 L5.9 9.2',
  },
  3: {
    width: 6.5,
    lines:
      'M.9 2.3 C1.3 1.3 2.2 .8 3.2 .8 C4.5 .8 5.4 1.6 5.4 2.8 C5.4 4 4.4 4.8 2.5 4.8 C4.6 4.8 5.7 5.7 5.7 7 C5.7 8.4 4.6 9.2 3.2 9.2 C2 9.2 1.1 8.7 .7 7.6',
  },
  4: { width: 6.8, lines: 'M4.5 9.7 L4.5 .8 L.6 6.9 L6.4 6.9' },
  5: {
    width: 6.5,
    lines:
      'M5.4 .8 L1.7 .8 L1.3 4.6 C1.8 4.1 2.5 3.9 3.2 3.9 C4.7 3.9 5.7 5 5.7 6.5 C5.7 8.1 4.6 9.2 3.1 9.2 C2 9.2 1.1 8.7 .7 7.7',
  },
  6: { width: 6.6, lines: six },
  7: { width: 6.5, lines: 'M.7 .8 L5.8 .8 C4.1 3.3 2.9 6 2.6 9.7' },
  8: {
    width: 6.6,
    lines:
      'M3.3 4.7 C2 4.7 1.2 3.9 1.2 2.7 C1.2 1.6 2 .8 3.3 .8 C4.6 .8 5.4 1.6 5.4 2.7 C5.4 3.9 4.6 4.7 3.3 4.7 C1.8 4.7 .8 5.6 .8 7 C.8 8.3 1.8 9.2 3.3 9.2 C4.8 9.2 5.8 8.3 5.8 7 C5.8 5.6 4.8 4.7 3.3 4.7 Z',
  },
  9: { width: 6.6, lines: place(six, { x: 6.6, y: 10, turned: true }) },
  T: { width: 10.2, lines: `M.3 2.4 L2 .8 L2 9.7 ${circle(7, 5, 2.5, 4.2)}` },
  J: {
    width: 6.2,
    lines: 'M2.4 .8 L5.9 .8 M4.5 .8 L4.5 6.6 C4.5 8.4 3.7 9.2 2.4 9.2 C1.4 9.2 .7 8.7 .5 7.6',
  },
  Q: { width: 7.6, lines: `${circle(3.8, 5, 3, 4.2)} M4.2 6.7 L7 9.9` },
  K: { width: 7, lines: 'M1.2 .3 L1.2 9.7 M6.2 .3 L1.2 6 M2.9 4.2 L6.6 9.7' },
  A: { width: 7.2, lines: 'M.4 9.7 L3.6 .7 L6.8 9.7 M1.6 6.6 L5.6 6.6' },
  B: {
    width: 6.6,
    lines:
      'M1.2 .8 L1.2 9.2 M1.2 .8 L3.2 .8 C4.7 .8 5.4 1.6 5.4 2.7 C5.4 3.9 4.6 4.7 3.2 4.7 L1.2 4.7 M3.2 4.7 C4.9 4.7 5.8 5.6 5.8 6.9 C5.8 8.4 4.8 9.2 3.2 9.2 L1.2 9.2',
  },
  E: { width: 6, lines: 'M5.4 .8 L1.2 .8 L1.2 9.2 L5.6 9.2 M1.2 4.9 L4.8 4.9' },
  N: { width: 7.2, lines: 'M1.2 9.7 L1.2 .8 L6 9.2 L6 .3' },
  O: { width: 7.6, lines: circle(3.8, 5, 3, 4.2) },
  R: {
    width: 6.8,
    lines:
      'M1.2 9.7 L1.2 .8 L3.3 .8 C4.9 .8 5.7 1.8 5.7 3.1 C5.7 4.5 4.8 5.4 3.3 5.4 L1.2 5.4 M3.4 5.4 L6.3 9.7',
  },
  S: {
    width: 6.4,
    lines:
      'M5.4 2.2 C5 1.3 4.2 .8 3.2 .8 C1.9 .8 1 1.6 1 2.8 C1 5.6 5.7 4.2 5.7 7 C5.7 8.4 4.6 9.2 3.2 9.2 C2 9.2 1.1 8.7 .7 7.6',
  },
  U: { width: 7, lines: 'M1.1 .3 L1.1 6.2 C1.1 8.2 2 9.2 3.5 9.2 C5 9.2 5.9 8.2 5.9 6.2 L5.9 .3' },
};

/** One letter or a short word with its middle at `x`, its top at `y`, no wider than `within`. */
export function lettering(
  word: string,
  at: { x: number; y: number; height: number; within?: number },
): string {
  const glyphs = [...word].map((letter) => GLYPHS[letter]);
  const gap = 1.1;
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, gap * (glyphs.length - 1));
  const scale = Math.min(at.height / 10, (at.within ?? Number.POSITIVE_INFINITY) / width);
  let x = at.x - (width * scale) / 2;
  const lines: string[] = [];
  for (const glyph of glyphs) {
    lines.push(place(glyph.lines, { x, y: at.y + (at.height - 10 * scale) / 2, scale }));
    x += (glyph.width + gap) * scale;
  }
  return lines.join(' ');
}
