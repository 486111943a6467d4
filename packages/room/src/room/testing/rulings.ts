import type { Random } from '@cardroom/core/cards';
import type { Irregularity } from '@cardroom/core/rulings';
import type { Room } from '../room.ts';

/** For tests only: things go wrong at tables, and the floor rules on them. */

/** Something that may have gone wrong at a table, at random. */
function anyIrregularity(room: Room, table: string, random: Random): Irregularity | null {
  const live = room.live(table)?.table;
  const known = live?.machine?.irregularities ?? [];
  if (live === undefined || known.length === 0) return null;
  const wrong = known[random.below(known.length)];
  if (wrong === undefined) return null;
  const { what, of } = wrong;
  const at = random.below(live.state.seats.length);
  return {
    what,
    ...((of === 'seat' || of === 'cards') && { seat: at }),
    ...((of === 'hand' || of === 'hand cards' || of === 'circle') && { spot: at }),
    ...((of === 'cards' || of === 'hand cards') && { cards: [random.below(2)] }),
    ...(of === 'wager' && { wager: random.below(4) }),
  };
}

/** The floor rules as the book says, or does one of the other things; whether it did. */
export async function ruleOn(room: Room, table: string, random: Random): Promise<boolean> {
  const irregularity = anyIrregularity(room, table, random);
  const found = irregularity && room.ruling(table, irregularity);
  if (irregularity === null || !found?.ok) return false;
  const { ruling, choices } = found;
  const other = choices.length > 0 && random.below(3) === 0;
  const remedy = other ? choices[random.below(choices.length)]?.remedy : ruling?.remedy;
  if (remedy === undefined) return false;
  const command = { type: 'rule', irregularity, remedy, reason: 'So the floor saw it.' } as const;
  return (await room.floor(table, 'u_floor', command)) === null;
}
