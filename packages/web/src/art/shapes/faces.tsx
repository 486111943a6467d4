import { ACE, BONUS_TEN, isBonus, JOKER, RANK_LETTERS, rankOf, suitOf } from '@cardroom/core/cards';
import type { ReactElement } from 'react';
import css from './faces.module.css';
import { lettering } from './glyphs.ts';
import { COURT_ORNAMENTS, JESTER, JOKER_STAR, SUNBURST } from './ornaments.ts';
import { circle, place, polygon } from './paths.ts';
import { SUITS } from './suits.ts';

/** A card is 50 units wide and 70 high. Small faces carry a larger index and one pip instead of all. */
export const CARD_WIDTH = 50;
export const CARD_HEIGHT = 70;

const JACK = RANK_LETTERS.indexOf('J');
const [LEFT, MIDDLE, RIGHT] = [17.4, 25, 32.6];
const HALFWAY = 35;

/** Where the pips stand, by rank from the deuce to the ten; those below the middle are turned. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = (() => {
  const both = (...ys: number[]) => ys.flatMap((y) => [[LEFT, y] as const, [RIGHT, y] as const]);
  const center = (...ys: number[]) => ys.map((y) => [MIDDLE, y] as const);
  const four = both(13.5, 56.5);
  const six = both(13.5, 35, 56.5);
  const eight = both(13.5, 27.8, 42.2, 56.5);
  return [
    center(13.5, 56.5),
    center(13.5, 35, 56.5),
    four,
    [...four, ...center(35)],
    six,
    [...six, ...center(24.2)],
    [...six, ...center(24.2, 45.8)],
    [...eight, ...center(35)],
    [...eight, ...center(20.6, 49.4)],
  ];
})();

function pips(rank: number, suit: number): string {
  if (rank === ACE) return place(SUITS[suit], { x: MIDDLE, y: HALFWAY, scale: 11.5 });
  const scale = 4.7;
  return PIPS[rank].map(([x, y]) => place(SUITS[suit], { x, y, scale, turned: y > HALFWAY })).join(' ');
}

function index(letter: string, turned: boolean): string {
  const upright = lettering(letter, { x: 7, y: 3.6, height: 13.4, within: 10.4 });
  return turned ? place(upright, { x: CARD_WIDTH, y: CARD_HEIGHT, turned: true }) : upright;
}

function indexPip(outline: string, turned: boolean): string {
  const [x, y] = [7, 23];
  return place(outline, {
    x: turned ? CARD_WIDTH - x : x,
    y: turned ? CARD_HEIGHT - y : y,
    scale: 4.1,
    turned,
  });
}

const FRAME = { left: 13, top: 6.5, right: 37, bottom: 63.5 };

/** The diaper ground of a court's panel: lozenges cut off by the frame, in one path. */
const lattice = (() => {
  const { left, top, right, bottom } = FRAME;
  const step = 4;
  const lines: string[] = [];
  for (let offset = top - (right - left); offset < bottom; offset += step) {
    const from = Math.max(0, top - offset);
    const to = Math.min(right - left, bottom - offset);
    if (to <= from) continue;
    lines.push(`M${left + from} ${offset + from} L${left + to} ${offset + to}`);
    lines.push(`M${right - from} ${offset + from} L${right - to} ${offset + to}`);
  }
  return lines.join(' ');
})();

const corners = [1, -1].flatMap((side) =>
  [1, -1].map((end) => {
    const x = side > 0 ? FRAME.left : FRAME.right;
    const y = end > 0 ? FRAME.top : FRAME.bottom;
    return polygon([
      [x, y],
      [x + side * 5.5, y],
      [x + side * 2.2, y + end * 2.2],
      [x, y + end * 5.5],
    ]);
  }),
);

function court(rank: number, suit: number): ReactElement {
  const { metal, cloth } = COURT_ORNAMENTS[rank - JACK];
  const monogram = lettering(RANK_LETTERS[rank], { x: MIDDLE, y: 28.9, height: 12.2 });
  const ends = [false, true].map((turned) => ({ x: MIDDLE, y: turned ? 47.4 : 22.6, scale: 0.98, turned }));
  const put = (outline: string) => ends.map((end) => place(outline, end)).join(' ');
  const { left, top, right, bottom } = FRAME;
  const drops = [
    place(SUITS[suit], { x: left + 2.7, y: 26.4, scale: 1.6 }),
    place(SUITS[suit], { x: right - 2.7, y: 26.4, scale: 1.6 }),
    place(SUITS[suit], { x: left + 2.7, y: 43.6, scale: 1.6, turned: true }),
    place(SUITS[suit], { x: right - 2.7, y: 43.6, scale: 1.6, turned: true }),
  ].join(' ');
  return (
    <>
      <path
        className={css.wash}
        d={`M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom} Z`}
      />
      <path className={css.diaper} d={lattice} />
      <path className={css.ink} d={corners.join(' ')} />
      <path
        className={css.frame}
        d={`M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom} Z`}
      />
      <path className={css.metal} d={put(metal)} />
      <path className={css.ink} d={put(cloth)} />
      <path className={css.paper} d={circle(MIDDLE, HALFWAY, 10.2)} />
      <path className={css.ring} d={circle(MIDDLE, HALFWAY, 9.9)} />
      <path className={css.hair} d={circle(MIDDLE, HALFWAY, 8.6)} />
      <path className={css.ink} d={drops} />
      <path className={css.monogram} d={monogram} />
      <path className={css.inline} d={monogram} />
    </>
  );
}

/** A ring of small drops around the ace's pip. */
function aceWreath(suit: number): string {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return circle(
      MIDDLE + Math.sin(angle) * 17,
      HALFWAY + Math.cos(angle) * 17,
      i % 2 === suit % 2 ? 0.9 : 0.5,
    );
  }).join(' ');
}

function fullFace(card: number): ReactElement {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const letter = RANK_LETTERS[rank];
  const isCourt = rank >= JACK && rank < ACE;
  return (
    <>
      {isCourt ? court(rank, suit) : <path className={css.ink} d={pips(rank, suit)} />}
      {rank === ACE && <path className={css.wreath} d={aceWreath(suit)} />}
      <path className={css.ink} d={`${indexPip(SUITS[suit], false)} ${indexPip(SUITS[suit], true)}`} />
      <path className={css.index} d={`${index(letter, false)} ${index(letter, true)}`} />
    </>
  );
}

function smallFace(card: number): ReactElement {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const ornament = rank >= JACK && rank < ACE ? COURT_ORNAMENTS[rank - JACK] : null;
  const cap = { x: 34, y: 20, scale: 1.15 };
  const large = place(SUITS[suit], { x: 32, y: 48, scale: 14.5 });
  const beside = place(SUITS[suit], { x: 10.6, y: 35, scale: 6.4 });
  return (
    <>
      <path className={css.ink} d={`${large} ${beside}`} />
      {ornament && (
        <>
          <path className={css.metal} d={place(ornament.metal, cap)} />
          <path className={css.ink} d={place(ornament.cloth, cap)} />
        </>
      )}
      <path
        className={`${css.index} ${css.indexLarge}`}
        d={lettering(RANK_LETTERS[rank], { x: 11, y: 4.2, height: 21, within: 16 })}
      />
    </>
  );
}

function jokerFace(small: boolean): ReactElement {
  const cap = small ? { x: 30, y: 36, scale: 1.12 } : { x: 25, y: 34, scale: 1.05 };
  const put = (outline: string) => place(outline, cap);
  const stars = small
    ? place(JOKER_STAR, { x: 10, y: 11.5, scale: 8 })
    : `${place(JOKER_STAR, { x: 7.2, y: 8, scale: 5 })} ${place(JOKER_STAR, { x: 42.8, y: 62, scale: 5, turned: true })}`;
  return (
    <>
      <path className={css.jestRed} d={put(JESTER.left)} />
      <path className={css.jestBlue} d={put(JESTER.right)} />
      <path className={css.jestGreen} d={put(JESTER.middle)} />
      <path className={css.metal} d={put(`${JESTER.band} ${JESTER.bells}`)} />
      <path className={css.jestStar} d={stars} />
      <path
        className={small ? `${css.jokerWord} ${css.jokerWordSmall}` : css.jokerWord}
        d={lettering('JOKER', {
          x: 25,
          y: small ? 53 : 48,
          height: small ? 11 : 8,
          within: small ? 43 : 28,
        })}
      />
    </>
  );
}

/** No suits (002:1004): a gilt card with a sun where the suit would be, and its name across it. */
function bonusFace(card: number, small: boolean): ReactElement {
  const letter = 'TJQK'[card - BONUS_TEN];
  const sun = place(SUNBURST, small ? { x: 33, y: 26, scale: 14 } : { x: MIDDLE, y: 27, scale: 16 });
  const ribbon = small ? 'M0 46 L50 46 L50 62 L0 62 Z' : 'M0 45 L50 45 L50 57 L0 57 Z';
  return (
    <>
      <path className={css.sun} d={sun} />
      {!small && (
        <path
          className={css.monogram}
          d={lettering(letter, { x: MIDDLE, y: 20.5, height: 13, within: 14 })}
        />
      )}
      <path className={css.ribbon} d={ribbon} />
      <path
        className={css.ribbonWord}
        d={lettering(
          'BONUS',
          small ? { x: 25, y: 49, height: 10, within: 44 } : { x: 25, y: 47.5, height: 7 },
        )}
      />
      <path
        className={small ? `${css.index} ${css.indexLarge}` : css.index}
        d={small ? lettering(letter, { x: 11, y: 4.2, height: 21, within: 16 }) : index(letter, false)}
      />
    </>
  );
}

const drawn = new Map<number, ReactElement>();

/** Each face is made once; React passes over an element it has seen before. */
export function faceOf(card: number, small: boolean): ReactElement {
  const key = card * 2 + Number(small);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const face = draw(card, small);
  drawn.set(key, face);
  return face;
}

function draw(card: number, small: boolean): ReactElement {
  if (card === JOKER) return jokerFace(small);
  if (isBonus(card)) return bonusFace(card, small);
  return small ? smallFace(card) : fullFace(card);
}
