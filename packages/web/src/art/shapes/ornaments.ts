import { circle, polygon, star } from './paths.ts';

/** What a court wears, about twenty units wide, standing on y = 0 with its middle at x = 0. */
interface Ornament {
  /** Filled with brass. */
  readonly metal: string;
  /** Filled with the color of the suit. */
  readonly cloth: string;
}

/** The king's crown: five points with pearls on a jeweled band. */
const crown: Ornament = {
  metal: [
    'M-8.5 0 L-9.6 -8.6 L-5.6 -4.4 L-4.4 -10.4 L-1.6 -5 L0 -12.2 L1.6 -5 L4.4 -10.4 L5.6 -4.4 L9.6 -8.6 L8.5 0 Z',
    circle(-9.6, -9.4, 1.1),
    circle(-4.4, -11.2, 1.1),
    circle(0, -13.2, 1.3),
    circle(4.4, -11.2, 1.1),
    circle(9.6, -9.4, 1.1),
  ].join(' '),
  cloth: [
    polygon([
      [-8.3, -1.3],
      [8.3, -1.3],
      [8.1, 0.3],
      [-8.1, 0.3],
    ]),
    circle(-4.6, -2.9, 0.8),
    circle(0, -3.2, 1),
    circle(4.6, -2.9, 0.8),
  ].join(' '),
};

/** The queen's coronet: a row of arches, and a lily in the middle. */
const coronet: Ornament = {
  metal: [
    'M-8.4 0 C-9.4 -3.4 -9.2 -5.6 -8 -7.2 C-6.8 -5.8 -5.6 -4.8 -4.4 -4.4 C-4.8 -6.4 -4.4 -8 -3.2 -9.2 C-2.2 -8 -1.6 -6.8 -1.4 -5.4 L0 -12.6 L1.4 -5.4 C1.6 -6.8 2.2 -8 3.2 -9.2 C4.4 -8 4.8 -6.4 4.4 -4.4 C5.6 -4.8 6.8 -5.8 8 -7.2 C9.2 -5.6 9.4 -3.4 8.4 0 Z',
    circle(0, -12.9, 1.2),
    circle(-8.1, -8, 0.9),
    circle(8.1, -8, 0.9),
  ].join(' '),
  cloth: [
    'M-8.2 -1.2 C-3 -2.4 3 -2.4 8.2 -1.2 L8 .4 C3 -.6 -3 -.6 -8 .4 Z',
    'M0 -8.6 C1 -7 1.3 -5.6 0 -3.6 C-1.3 -5.6 -1 -7 0 -8.6 Z',
    circle(-5.6, -2.9, 0.7),
    circle(5.6, -2.9, 0.7),
  ].join(' '),
};

/** One feather standing on the band, leaning by so many degrees; `wide` 0 is its quill. */
function feather(degrees: number, wide: number, tall: number): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (x: number, y: number) =>
    `${(x * Math.cos(angle) - y * Math.sin(angle)).toFixed(2)} ${(x * Math.sin(angle) + y * Math.cos(angle) - 2.6).toFixed(2)}`;
  const [w, h] = [wide, -tall];
  return `M${at(0, 0)} C${at(-w, h * 0.3)} ${at(-w * 1.1, h * 0.75)} ${at(-w * 0.3, h * 0.97)} C${at(0, h * 1.06)} ${at(w * 0.8, h * 1.02)} ${at(w, h * 0.9)} C${at(w * 0.7, h * 0.86)} ${at(w * 1.1, h * 0.4)} ${at(0, 0)} Z`;
}

/** The jack's cap: three feathers behind a band. */
const plume: Ornament = {
  metal: [feather(-44, 2.7, 9.6), feather(44, 2.7, 9.6), feather(0, 3, 11.4)].join(' '),
  cloth: [
    'M-7.8 -3.4 C-3 -4.8 3 -4.8 7.8 -3.4 L7.6 .4 C3 -.7 -3 -.7 -7.6 .4 Z',
    feather(-44, 0.4, 7.6),
    feather(44, 0.4, 7.6),
    feather(0, 0.45, 9),
  ].join(' '),
};

/** By rank from the jack up. */
export const COURT_ORNAMENTS: readonly Ornament[] = [plume, coronet, crown];

/** A jester's cap seen from the front, about thirty units wide, bells included; three cloths and its bells. */
export const JESTER = {
  left: 'M-1 -3 C-3 -11 -9 -13 -14 -8 C-15.4 -6.6 -15.6 -4.6 -15 -2.4 C-12.6 -5.2 -9.4 -4.6 -8.4 -1 L-7.4 5 L0 5 Z',
  right: 'M1 -3 C3 -11 9 -13 14 -8 C15.4 -6.6 15.6 -4.6 15 -2.4 C12.6 -5.2 9.4 -4.6 8.4 -1 L7.4 5 L0 5 Z',
  middle: 'M-5.4 5 C-5 -3 -3.6 -9 0 -15 C3.6 -9 5 -3 5.4 5 Z',
  band: 'M-8.4 4 C-3 2.6 3 2.6 8.4 4 L8.4 8 C3 6.6 -3 6.6 -8.4 8 Z',
  bells: [circle(-15, -1.2, 1.8), circle(15, -1.2, 1.8), circle(0, -16, 1.8)].join(' '),
};

/** A rising sun of twelve rays: the sign of a bonus card. */
export const SUNBURST = star(12, 1, 0.62);
/** The joker's index. */
export const JOKER_STAR = star(5, 1, 0.44);
