import { afterHand, owing, resultOf } from '../../engine/pot/between-hands.ts';
import type { TableEvent } from '../events.ts';
import { type Collection, type Due, quiet } from '../fees/collection.ts';
import { jackpotParts } from '../fees/jackpot.ts';
import { HALF_HOUR, minuteOf, seatedAt, type TableState } from '../state.ts';
import type { Machine } from './machine.ts';
import { seatedWithChips } from './next-hand.ts';
import { byLines, ofPot } from './pot-time.ts';

/** What a finished hand leaves behind: its chips, kills, fantasy hands, a jackpot. */
export function afterwards(state: TableState, machine: Machine): TableEvent[] {
  const { stacks, drop, jackpot } = machine.chips;
  return [
    { type: 'hand ended', stacks, drop, jackpot },
    ...killsAfter(state, machine),
    ...fantasyAfter(state, machine),
    ...jackpotAfter(state, machine),
  ];
}

function killsAfter({ sign, kills, before }: TableState, { played }: Machine): TableEvent[] {
  if (sign.kind !== 'pot' || played.kind !== 'pot' || sign.game.killPots === undefined) return [];
  const result = resultOf(played.hand);
  const { blindSeats = [], factor = 1 } = played.hand.state.setup;
  // 003:300: who was dealt into a killed pot for the promise of a kill owes it now.
  const promised = result.players.filter(
    (seat) =>
      factor > 1 &&
      before?.seats[seat]?.comes === 'kill later' &&
      !result.killers.includes(seat) &&
      !blindSeats.includes(seat),
  );
  const after = afterHand(sign.game.killPots, kills, sign.stakes, result);
  return [{ type: 'kills', kills: promised.reduce(owing, after) }];
}

/** Who was not dealt in keeps an earned fantasy hand. */
function fantasyAfter({ sign, fantasy }: TableState, { played }: Machine): TableEvent[] {
  if (sign.kind !== 'points' || played.kind !== 'points' || sign.game.fantasy === undefined) return [];
  const { setup, fantasyNext } = played.hand.state;
  return [
    { type: 'fantasy', seats: [...fantasy.filter((seat) => setup.stacks[seat] === null), ...fantasyNext] },
  ];
}

function jackpotAfter(state: TableState, { played }: Machine): TableEvent[] {
  const { sign } = state;
  if (sign.jackpot === null || sign.kind !== 'pot' || played.kind !== 'pot') return [];
  const won = jackpotParts(sign.jackpot, sign, played.hand.state, played.hand.log);
  if (won.length === 0) return [];
  const parts = won.map((part) => ({ ...part, player: seatedAt(state, part.seat).player }));
  return [{ type: 'jackpot hit', title: sign.jackpot.title, parts }];
}

/**
 * Time collection, on the hour and the half hour, between hands and as far as a stack goes. A half hour without a
 * hand costs nothing, however many have gone by.
 */
export function timeFees(state: TableState, collection: Collection): TableEvent[] {
  const { halfHour: mark, now } = state;
  if (mark === 0 || now < mark) return [];
  const next = mark + (Math.floor((now - mark) / HALF_HOUR) + 1) * HALF_HOUR;
  // Whoever began after the mark has not played in the half hour before it.
  const played = state.time.dealt && (state.started ?? 0) < mark;
  const due = played ? dueAt(state, collection, mark) : [];
  const owed = ofPot(due);
  return [
    { type: 'half hour', next, ...(owed.cents > 0 && { pot: owed.cents, ...byLines(owed) }) },
    ...collected(state, due),
  ];
}

function dueAt(state: TableState, collection: Collection, mark: number): readonly Due[] {
  return collection.due('half hour', {
    ...quiet(state.sign, seatedWithChips(state), state.chips),
    minutes: minuteOf(mark),
    started: minuteOf(state.started ?? mark),
  });
}

function collected(state: TableState, due: readonly Due[]): TableEvent[] {
  const left = [...state.chips];
  return due.flatMap(({ from, to, cents, cite }): TableEvent[] => {
    if (from === 'pot') return [];
    const paid = Math.min(cents, left[from]);
    left[from] -= paid;
    return paid === 0
      ? []
      : [
          {
            ...{ type: 'collected', seat: from, to, cents: paid, for: 'time' },
            ...(cite !== undefined && { cite }),
          },
        ];
  });
}
