import { findOffering } from '../../houses/index.ts';
import type { Opening } from '../sign.ts';
import type { TableSnapshot } from './snapshot.ts';
import { TableView } from './view.ts';

/** A view of any table; a page that must be light loads the offerings of one kind and makes its own. */
export function openView(opening: Opening, base: TableSnapshot | null = null, seq = 0): TableView {
  return new TableView(findOffering(opening.offering), opening, base, seq);
}
