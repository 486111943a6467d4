import { commitCards, commitDice } from '../cards/index.ts';
import type { TableEvent } from '../table/index.ts';
import type { StoredShuffle } from './store/store.ts';

/** An order that the house brought: cards or dice, and the root that was published for it, if one was. */
interface Brought {
  readonly order: readonly number[];
  readonly root: string | undefined;
}

/** What is wrong with the commitment of a record's shuffle or roll; null when it holds or there is none. */
export function wrongShuffle(events: readonly TableEvent[], kept: StoredShuffle | undefined): string | null {
  const brought = events.flatMap((event) => broughtBy(event) ?? []);
  const committed = brought.find(({ root }) => root !== undefined);
  if (kept === undefined)
    return committed === undefined ? null : 'The salts of a committed shuffle are not there.';
  const { kind, root, order, salts } = kept;
  if (root !== rootOf(kind, order, salts)) return 'The root is not that of the order and its salts.';
  const dealt = committed ?? brought[0];
  if (dealt === undefined) return 'A shuffle was committed that nobody dealt from.';
  if (dealt.root !== undefined && dealt.root !== root) return 'The root is not the one that was published.';
  const same = dealt.order.length === order.length && dealt.order.every((card, i) => card === order[i]);
  return same ? null : 'The cards were not dealt from the order that was committed.';
}

function broughtBy(event: TableEvent): Brought | null {
  if (event.type === 'shoe shuffled') return { order: event.cards, root: event.root };
  if (event.type !== 'played') return null;
  if (event.event.type === 'shuffled') return { order: event.event.cards, root: event.event.root };
  return event.event.type === 'rolled' ? { order: event.event.dice, root: undefined } : null;
}

/** Empty where order and salts are none. */
function rootOf(kind: StoredShuffle['kind'], order: readonly number[], salts: readonly string[]): string {
  try {
    return (kind === 'card' ? commitCards(order, salts) : commitDice(order, salts)).root;
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
