import type { TableEvent } from '@cardroom/core/table';

/** Nobody waits longer than this for show, however much happens at once. */
export const LONGEST = 2_000;

/** How long the table is looked at after something happened in a hand, in milliseconds; at once for all else. */
const HAND_PAUSES: Readonly<Record<string, number>> = {
  posted: 60,
  dealt: 90,
  boarded: 260,
  acted: 200,
  gathered: 260,
  returned: 200,
  discarded: 160,
  exposed: 200,
  killed: 250,
  showed: 320,
  mucked: 120,
  awarded: 420,
  taken: 150,
  staked: 200,
  wagered: 70,
  withdrawn: 120,
  rolled: 500,
  action: 200,
  piled: 60,
  picked: 250,
  chose: 180,
  set: 120,
  split: 160,
  revealed: 260,
  settled: 300,
  banked: 250,
  laid: 160,
  declared: 250,
  compared: 420,
  faced: 420,
  ruled: 420,
  moved: 260,
  replaced: 260,
  fouled: 260,
  'hand dead': 260,
  refunded: 200,
  'act undone': 200,
  'deal undone': 260,
};

/** What is left of a hand lies there a little before the next one begins. */
const ENDED = 1_400;

export function pauseAfter(event: TableEvent): number {
  if (event.type === 'played') return HAND_PAUSES[event.event.type] ?? 0;
  return event.type === 'hand ended' || event.type === 'voided' ? ENDED : 0;
}

/** By how much the pauses of what still waits to be shown are shortened. */
export function haste(waiting: readonly TableEvent[]): number {
  let total = 0;
  for (const event of waiting) total += pauseAfter(event);
  return total <= LONGEST ? 1 : LONGEST / total;
}
