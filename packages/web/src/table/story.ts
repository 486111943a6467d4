import type { Patron } from '@cardroom/core/protocol';
import type { SectionId } from '@cardroom/core/rules';
import {
  eventsOf,
  type HandEvent,
  type HandInPlay,
  type MachineKind,
  type Machines,
  personAt,
  placeOf,
  type TableState,
} from '@cardroom/core/table';
import type { Cast, Told } from '@cardroom/core/tell';
import { withoutCards } from '../rules/CardText.tsx';

/** Who is in the hand that has just begun: by name, and as "you" to the reader. */
export function castOf(state: TableState, names: () => Readonly<Record<string, Patron>>, me: string): Cast {
  // Who leaves the table is gone from it before the end of the hand has been told.
  const players = state.seats.map((seat) => seat?.player);
  const playerAt = (seat: number) => players[seat] ?? personAt(state, seat)?.player;
  const known = (player: string | undefined) => (player === undefined ? undefined : names()[player]?.name);
  return {
    nameOf: (seat) => withoutCards(known(playerAt(seat)) ?? '') || null,
    get you() {
      if (me === '') return -1;
      return players.includes(me) ? players.indexOf(me) : placeOf(state, me);
    },
  };
}

/** Lines that are about the reader. */
export const isMine = (line: string): boolean => /^You\b|\bto you\b|: your\b/.test(line);

/** How hands of one kind are told. */
export type Tell<Kind extends MachineKind> = (
  state: Machines[Kind]['state'],
  events: readonly Machines[Kind]['event'][],
  cast?: Cast,
) => Told[];

/** A sentence of a hand, and the part of the rule card behind it. */
export interface Sentence {
  readonly text: string;
  readonly rule: SectionId;
}

let ruleBehind: ((event: HandEvent) => SectionId) | undefined;

const tellers: { -readonly [Kind in MachineKind]?: Tell<Kind> } = {};

/** Brings what tells hands of a kind; a table of one kind loads no other's. */
export async function loadTeller(kind: MachineKind): Promise<void> {
  ruleBehind ??= (await import('./tellers/rules.ts')).ruleBehind;
  switch (kind) {
    case 'pot':
      tellers[kind] ??= (await import('./tellers/pot.ts')).tell;
      break;
    case 'points':
      tellers[kind] ??= (await import('./tellers/points.ts')).tell;
      break;
    case 'player-dealer':
      tellers[kind] ??= (await import('./tellers/player-dealer.ts')).tell;
  }
}

/**
 * A hand in plain sentences, as far as the events go; without a cast, by the numbers of the seats. Nothing where
 * the teller of its kind has not come.
 */
export function tellHand(hand: HandInPlay, events: readonly HandEvent[], cast?: Cast): string[] {
  return told(hand, events, cast).map(({ text }) => text);
}

/** The same with what opens the rule behind each sentence. */
export function sentencesOf(hand: HandInPlay, events: readonly HandEvent[], cast?: Cast): Sentence[] {
  return told(hand, events, cast).map(({ text, event }) => ({
    text,
    rule: ruleBehind?.(events[event]) ?? 'deal',
  }));
}

function told<K extends MachineKind>(
  { kind, state }: HandInPlay<K>,
  events: readonly HandEvent[],
  cast?: Cast,
): Told[] {
  const tell: Tell<K> | undefined = tellers[kind];
  return tell === undefined ? [] : tell(state, eventsOf(kind, events), cast);
}
