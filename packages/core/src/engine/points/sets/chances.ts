import { parseCards } from '../../../cards/index.ts';
import { setRanking } from './sets.ts';

/**
 * Front, middle and back of 13-Card hands that are set well, worst first: each of these beats one
 * sixteenth more of all hands than the one before. Counted in 48,000 hands set by `suggestSet`.
 */
const TYPICAL: readonly (readonly string[])[] = [
  [
    'Qd 8c 4c',
    'Kc 9d 8d',
    'Kh Qs Td',
    'As Ts 8s',
    'As Qh 9d',
    'Ac Kc 9h',
    '4c 2d 2c',
    'Th 5h 5d',
    'Js 7h 7d',
    '9d 9c 6d',
    'Ts Td 9d',
    'Jh Jc Tc',
    'Qd Qc Td',
    'Ks Kc 8d',
    'Ah Ad 5h',
  ],
  [
    '8c 7s 7c 5s 3s',
    'Th Td 8s 7c 4d',
    'Qh Qd 7s 5c 2c',
    'Kh Kc 9d 4c 2s',
    'As Ad 7c 5h 4h',
    'As Ah Kh 6d 3s',
    'Jd 6s 6d 3h 3c',
    '8h 8d 7s 7c 4s',
    'Ts Tc 9h 9d 2d',
    'Qh Qd Jh Jd 2h',
    '6h 4h 4d 4c 2c',
    'Js Jd Jc 5h 3h',
    '7s 6d 5s 4c 3h',
    'Tc 9h 8s 7h 6s',
    'Th 9h 4h 3h 2h',
  ],
  [
    '7s 7d 5s 4h 4c',
    'Js Jc 5h 5c 3h',
    '6d 5s 4d 3s 2c',
    '9c 8h 7s 6d 5c',
    'Qd Jd Th 9d 8s',
    'Tc 9c 6c 5c 2c',
    'Qs Js 9s 7s 5s',
    'Ks Qs 8s 7s 5s',
    'Ad Jd 8d 7d 3d',
    'As Ks Ts 5s 3s',
    '9h 9d 3s 3h 3d',
    '8s 8c 6s 6h 6d',
    '9s 9h 9d 4h 4d',
    'Jh Jd Jc Ts Tc',
    'As Ad Ac 2h 2d',
  ],
];

let bounds: readonly (readonly number[])[] | undefined;

function measure(): number[][] {
  return TYPICAL.map((hands) =>
    hands.map((text) => {
      const read = parseCards(text);
      if (!read.ok) throw new Error(read.message);
      return setRanking.value(read.cards);
    }),
  );
}

/** How likely a set of this value is to beat an opponent's, roughly. */
export function chance(set: number, value: number): number {
  bounds ??= measure();
  const steps = bounds[set];
  let beaten = 0;
  while (beaten < steps.length && steps[beaten] < value) beaten++;
  const from = beaten === 0 ? 0 : steps[beaten - 1];
  const to = beaten === steps.length ? 2 * from : steps[beaten];
  return (beaten + (value - from) / (to - from)) / (steps.length + 1);
}
