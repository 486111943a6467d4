import { move } from '../chips.ts';
import type { Declared, Laid, PointsEvent, Showed, Shuffled } from './events.ts';
import { evolveRuling } from './irregularities/evolve.ts';
import { served } from './served.ts';
import { cutSets } from './sets/sets.ts';
import { dropOf, jackpotOf, type PointsState, stakeOf } from './state.ts';

/**
 * Applies one event. The state is changed in place and given back, because a hand has one owner.
 * Works alike on events with hidden cards.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { evolve, PointsHand } from '@cardroom/core/engine/points';
 *
 * const built = buildOffering('hawaiian-gardens/thirteen-card');
 * if (!built.ok || built.kind !== 'points') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = PointsHand.start({ game, point: limit.point, stacks: [200_00, 200_00], button: 0 });
 * if (!hand.ok) throw new Error(hand.message);
 * // Whoever has the events makes the same state of them.
 * evolve(hand.state, { type: 'ended' });
 * console.log(hand.state.over); // true
 * ```
 */
export function evolve(state: PointsState, event: PointsEvent): PointsState {
  switch (event.type) {
    case 'shuffled':
      shuffle(state, event);
      break;
    case 'dealt':
      state.held[event.seat].push(...event.cards);
      state.next += event.cards.length;
      state.cursor++;
      break;
    case 'asked':
      state.waiting = event.seats;
      break;
    case 'laid':
      lay(state, event);
      break;
    case 'discarded':
      remove(state.held[event.seat], event.cards);
      state.discards[event.seat].push(...event.cards);
      break;
    case 'declared':
      declare(state, event);
      break;
    case 'step done':
      state.step++;
      state.cursor = 0;
      break;
    case 'showed':
      show(state, event);
      break;
    case 'compared':
      move(state.chips, event.from, event.to, event.cents);
      state.lost[event.from] += event.cents;
      state.won[event.to] += event.cents;
      state.cursor++;
      break;
    case 'fantasy next':
      state.fantasyNext = event.seats;
      break;
    case 'taken':
      move(state.chips, event.from, event.to === 'drop' ? dropOf(state) : jackpotOf(state), event.cents);
      // A fee comes before the hands are compared: what is left is played with.
      state.stake[event.from] = stakeOf(state.setup, state.chips[event.from]);
      break;
    case 'ended':
      state.over = true;
      break;
    default:
      evolveRuling(state, event);
  }
  return state;
}

function shuffle(state: PointsState, { pile, cards }: Shuffled): void {
  state.deck = cards;
  state.next = 0;
  if (pile === 'stub and discards') for (const seat of state.order) state.discards[seat] = [];
}

function lay(state: PointsState, { seat, cards, counts, only }: Laid): void {
  remove(state.held[seat], cards);
  let from = 0;
  for (const [set, count] of counts.entries()) {
    state.sets[seat][set].push(...cards.slice(from, from + count));
    from += count;
  }
  if (only === undefined) state.faceUp[seat] = true;
  served(state, seat);
}

function declare(state: PointsState, { seat, what }: Declared): void {
  state.declared.push(seat);
  if (what === 'clean sweep') return;
  state.surrendered[seat] = 1;
  served(state, seat);
}

function show(state: PointsState, { seat, cards, values, fouled, sweep }: Showed): void {
  const sets = cutSets(cards);
  state.sets[seat] = sets;
  state.faceUp[seat] = true;
  const declared = state.declared.indexOf(seat);
  state.shown[seat] = { seat, sets, values, fouled, sweep, surrendered: false, declared };
}

/** Takes cards out of a hand. A view that does not know them loses as many unknown ones. */
function remove(hand: number[], cards: readonly number[]): void {
  for (const card of cards) {
    const at = hand.indexOf(card);
    hand.splice(at >= 0 ? at : hand.length - 1, 1);
  }
}
