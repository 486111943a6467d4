import { turned } from '@cardroom/core/cards';
import type { TableEvent, TableState } from '@cardroom/core/table';
import { verifyChain } from '../../store/chain.ts';
import { eventsIn, type KeptShuffle, type OpenTable, readShuffle } from '../../store/store.ts';
import { chipsByPlayer } from '../ledger/ledger-table.ts';
import { NOT_SO, NOT_TOLD, ShuffleCheck, sameCards, wrongCut } from '../shuffle/verify-shuffle.ts';

/**
 * A room goes on only with what is as it was written; a table that does not check out stays closed. That the decks
 * which a table deals from are those whose roots were told, `Decks` sees when it is given them. All of it is quick:
 * what is older than the last snapshot is for `cardroom verify`.
 */

/** Whether the records follow on the snapshot, and the snapshot on the chain; null when they do. */
export function wrongChain({ snapshot, before, records }: OpenTable): string | null {
  if (snapshot !== null && snapshot.hash !== before) return 'The snapshot does not belong to this log.';
  const link = verifyChain(snapshot ?? { seq: 0, hash: before }, records);
  return 'message' in link ? link.message : null;
}

/** Whether the hand in play (these are its `events`), or the shoe that runs on, comes from its deck as it was cut; null when it does. */
export function wrongCards(
  { dealtFrom, shoe, hand }: TableState,
  { records, decks }: OpenTable,
  events: readonly TableEvent[],
): string | null {
  // Where the snapshot has another deck than was dealt, the hand would go on without any.
  if (hand !== null && cutInHand(events).some(({ root }) => root !== dealtFrom?.root)) return NOT_TOLD;
  const of = dealtFrom && decks.find(({ root }) => root === dealtFrom.root);
  if (dealtFrom === undefined || of === undefined) return wrongOldCards(records, decks);
  const { root, cut, numbers, size } = dealtFrom;
  const miscut = wrongCut(root, cut, numbers, size);
  if (miscut !== null) return miscut;
  const cards = turned(JSON.parse(of.order), cut);
  if (shoe.length > 0 && !sameCards(shoe, cards)) return NOT_SO;
  const dealt = events.flatMap((event) => shuffleIn(event) ?? []);
  return dealt.every((shuffle) => shuffle.root !== root || sameCards(shuffle.cards, cards)) ? null : NOT_SO;
}

/** The packs that were cut for the hand in play. */
function cutInHand(events: readonly TableEvent[]): Shuffle[] {
  const began = events.findLastIndex(({ type }) => type === 'hand began');
  return events
    .slice(Math.max(0, began))
    .flatMap((event) => shuffleIn(event) ?? [])
    .filter(({ cut, pile = 'pack' }) => cut !== undefined && pile === 'pack');
}

/** The same where a deck was committed with its shuffle, before decks were fixed a hand ahead. */
function wrongOldCards(records: OpenTable['records'], decks: readonly KeptShuffle[]): string | null {
  for (const record of records) {
    const kept = decks.find(({ seq }) => seq === record.seq);
    if (kept === undefined) continue;
    for (const event of eventsIn([record])) {
      const wrong =
        shuffleIn(event)?.root === undefined ? null : new ShuffleCheck().wrong([event], readShuffle(kept));
      if (wrong !== null) return wrong;
    }
  }
  return null;
}

interface Shuffle {
  readonly cards: readonly number[];
  readonly root?: string;
  readonly cut?: number;
  readonly pile?: string;
}

function shuffleIn(event: TableEvent): Shuffle | null {
  if (event.type === 'shoe shuffled') return event;
  return event.type === 'played' && event.event.type === 'shuffled' ? event.event : null;
}

/** Whether everybody has as many chips at the table as the books say; null when it is so. */
export function wrongChips(state: TableState, { chips }: OpenTable): string | null {
  const held = chipsByPlayer(state);
  for (const player of new Set([...held.keys(), ...chips.keys()])) {
    const [lie, book] = [held.get(player) ?? 0, chips.get(player) ?? 0];
    if (lie !== book) return `${player} has ${lie} cents on the table, but ${book} in the books.`;
  }
  return null;
}
