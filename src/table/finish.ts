import { afterHand, resultOf } from '../engine/pot/between-hands.ts';
import type { Collection } from './collection.ts';
import type { TableEvent } from './events.ts';
import { jackpotShares } from './jackpot.ts';
import type { Machine } from './machine.ts';
import { seatedWithChips } from './next-hand.ts';
import { HALF_HOUR, jackpotOf, type TableState } from './state.ts';

/** What a finished hand leaves behind: its chips, kills, fantasy hands, a jackpot. */
export function afterwards(state: TableState, machine: Machine): TableEvent[] {
  const { stacks, drop, jackpot } = machine.chips;
  return [
    { type: 'hand ended', stacks, drop, jackpot },
    ...killsAfter(state, machine),
    ...fantasyAfter(state, machine),
    ...jackpotAfter(state, machine, state.chips[jackpotOf(state)] + jackpot),
  ];
}

function killsAfter({ sign, kills }: TableState, { played }: Machine): TableEvent[] {
  if (sign.kind !== 'pot' || played.kind !== 'pot' || sign.game.killPots === undefined) return [];
  return [{ type: 'kills', kills: afterHand(sign.game.killPots, kills, sign.stakes, resultOf(played.hand)) }];
}

/** Who was not dealt in keeps the fantasy hand that he has earned. */
function fantasyAfter({ sign, fantasy }: TableState, { played }: Machine): TableEvent[] {
  if (sign.kind !== 'points' || played.kind !== 'points' || sign.game.fantasy === undefined) return [];
  const { setup, fantasyNext } = played.hand.state;
  return [
    { type: 'fantasy', seats: [...fantasy.filter((seat) => setup.stacks[seat] === null), ...fantasyNext] },
  ];
}

function jackpotAfter({ sign }: TableState, { played }: Machine, pool: number): TableEvent[] {
  if (sign.jackpot === null || sign.kind !== 'pot' || played.kind !== 'pot') return [];
  const { state, log } = played.hand;
  return jackpotShares(sign.jackpot, sign, state, log, pool).map((share) => ({
    type: 'jackpot paid',
    ...share,
  }));
}

const MINUTE = 60_000;

/** Time collection, between hands, for every half hour that has gone by; as far as a stack goes. */
export function timeFees(state: TableState, collection: Collection): TableEvent[] {
  if (state.started === null || state.now < state.halfHour) return [];
  const events: TableEvent[] = [];
  const left = [...state.chips];
  let next = state.halfHour;
  for (; next <= state.now; next += HALF_HOUR) {
    const seated = seatedWithChips(state);
    const due = collection.due('half hour', {
      options: state.sign.options,
      seated,
      dealt: seated,
      active: seated,
      blinds: [],
      dealer: -1,
      stake: 0,
      wagers: [],
      reached: 'start',
      minutes: (next - (state.started ?? next)) / MINUTE,
      jackpot: false,
      chips: left,
    });
    for (const { from, to, cents } of due) {
      if (from === 'pot') continue;
      const paid = Math.min(cents, left[from]);
      left[from] -= paid;
      if (paid > 0) events.push({ type: 'collected', seat: from, to, cents: paid, for: 'time' });
    }
  }
  return [...events, { type: 'half hour', next }];
}
