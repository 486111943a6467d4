import type { MachineKind, MachineOf, Machines } from '../../engine/machines/machine.ts';
import type { HandPlan } from '../events.ts';
import type { Sign } from '../sign.ts';

/** What the sign of a table and the plan of a hand make together. */
export type PlannedHand<K extends MachineKind = MachineKind> = {
  [Kind in K]: {
    readonly kind: Kind;
    readonly machine: MachineOf<Kind>;
    readonly setup: Machines[Kind]['setup'];
  };
}[K];

export type SignOf<Kind extends MachineKind> = Extract<Sign, { readonly kind: Kind }>;
export type PlanOf<Kind extends MachineKind> = Extract<HandPlan, { readonly kind: Kind }>;

export function plannedHand(sign: Sign, plan: HandPlan): PlannedHand {
  if (sign.kind === 'pot' && plan.kind === 'pot')
    return { kind: 'pot', machine: sign.machine, setup: potSetup(sign, plan) };
  if (sign.kind === 'points' && plan.kind === 'points')
    return { kind: 'points', machine: sign.machine, setup: pointsSetup(sign, plan) };
  if (sign.kind === 'player-dealer' && plan.kind === 'player-dealer')
    return { kind: 'player-dealer', machine: sign.machine, setup: roundSetup(sign, plan) };
  throw new Error(`A hand of the kind "${plan.kind}" is not dealt at a table for "${sign.kind}".`);
}

export function potSetup(sign: SignOf<'pot'>, plan: PlanOf<'pot'>): Machines['pot']['setup'] {
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

function pointsSetup(
  sign: SignOf<'points'>,
  { stacks, button, fantasy }: PlanOf<'points'>,
): Machines['points']['setup'] {
  return { game: sign.game, point: sign.point, stacks, button, fantasy };
}

export function roundSetup(
  sign: SignOf<'player-dealer'>,
  plan: PlanOf<'player-dealer'>,
): Machines['player-dealer']['setup'] {
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
