import type { RoundSetup } from '../../engine/player-dealer/state.ts';
import type { PointsSetup } from '../../engine/points/state.ts';
import type { HandSetup } from '../../engine/pot/state.ts';
import type { HandPlan } from '../events.ts';
import type { Sign } from '../sign.ts';

/** What the sign of a table and the plan of a hand make together. */

export type PotPlan = Extract<HandPlan, { kind: 'pot' }>;
export type PointsPlan = Extract<HandPlan, { kind: 'points' }>;
export type RoundPlan = Extract<HandPlan, { kind: 'player-dealer' }>;

export function potSetup(sign: Sign, plan: PotPlan): HandSetup {
  if (sign.kind !== 'pot') throw new Error('This table has no pot.');
  const { stacks, button, blindSeats, posts, factor, actsLast, asked } = plan;
  return {
    game: sign.game,
    stakes: sign.stakes,
    stacks,
    button,
    ...(blindSeats === undefined ? {} : { blindSeats }),
    ...(posts.length === 0 ? {} : { posts }),
    ...(factor === 1 ? {} : { factor }),
    ...(actsLast === undefined ? {} : { actsLast }),
    ...(asked === undefined ? {} : { showdown: 'asked', ...asked }),
  };
}

export function pointsSetup(sign: Sign, { stacks, button, fantasy }: PointsPlan): PointsSetup {
  if (sign.kind !== 'points') throw new Error('This table plays for no points.');
  return { game: sign.game, point: sign.point, stacks, button, fantasy };
}

export function roundSetup(sign: Sign, plan: RoundPlan): RoundSetup {
  if (sign.kind !== 'player-dealer') throw new Error('This table has no player-dealer.');
  const { game, limits, rules } = sign;
  const { stacks, dealer, running, spent, noBackline, agreed } = plan;
  return {
    game,
    limits,
    stacks,
    dealer,
    coverage: rules.coverage ?? 'gross',
    running,
    ...(spent && { spent }),
    standing: roomBehind(sign),
    ...(noBackline && { noBackline }),
    ...(agreed && { agreed }),
  };
}

/** How many may stand behind the seats. */
export const roomBehind = (sign: Sign): number =>
  sign.kind === 'player-dealer' && sign.game.backline.kinds !== 'none' ? (sign.rules.standing ?? 0) : 0;
