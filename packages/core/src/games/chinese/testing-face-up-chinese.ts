import { viewFor } from '../../engine/audience.ts';
import { evolve } from '../../engine/points/evolve.ts';
import type { PointsHand } from '../../engine/points/hand.ts';
import { newHand, type PointsSetup, type PointsState } from '../../engine/points/state.ts';
import { must, sets, stacked, startHand } from '../../engine/points/testing.ts';
import { type FaceUpChineseOptions, faceUpChinese } from './face-up-chinese.ts';

/** For tests only: the game as printed. */
export const printed: FaceUpChineseOptions = {
  equalSets: true,
  tieEarnsBonus: true,
  foul: 6,
  coverage: 'win or lose',
  fantasy: null,
};

interface Play {
  readonly options?: Partial<FaceUpChineseOptions>;
  readonly stacks?: readonly number[];
  readonly point?: number;
}

/** Seats end up with the given sets, whatever they throw away; the button is at seat 0. */
export function play(hands: readonly string[], { options, stacks, point = 100 }: Play = {}): PointsHand {
  const game = faceUpChinese({ ...printed, ...options });
  const wanted = hands.map(sets);
  const used = wanted.flat(2);
  const spare = Array.from(game.pack.cards).filter((card) => !used.includes(card));
  const dealt = wanted.map((of) => {
    const all = of.flat();
    return [
      ...all.slice(0, 5),
      ...[5, 7, 9, 11].flatMap((i) => [all[i], all[i + 1], spare.shift() as number]),
    ];
  });
  const hand = startHand(
    { game, point, stacks: stacks ?? hands.map(() => 100_000), button: 0 },
    stacked(dealt),
  );
  while (!hand.over) {
    const [seat] = hand.state.waiting;
    const [front, middle, back] = wanted[seat].map((set) =>
      set.filter((card) => hand.state.held[seat].includes(card)),
    );
    must(hand, { type: 'set', seat, front, middle, back });
  }
  return hand;
}

/** The hand as one seat knows it. */
export function viewOf(hand: PointsHand, setup: PointsSetup, seat: number): PointsState {
  const view = newHand(setup);
  for (const event of hand.log) evolve(view, viewFor(event, seat));
  return view;
}

export const PLAIN = 'Kc 7d 4h | 9s 9d 6c 5h 3c | Jh Jc 8s 8d 2c';
