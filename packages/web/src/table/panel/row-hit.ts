import { type PrintedRow, type Settled, whyMet } from '@cardroom/core/engine/player-dealer';
import type { Highlight } from '../../rules/RuleCard.tsx';
import type { ShownHand } from '../feed.ts';

/** The row of a pay table by which a seat was last paid in a round; null for none. */
export function rowHit({ play, events }: ShownHand, seat: number): Highlight | null {
  if (play.kind !== 'player-dealer') return null;
  const { game, wagers } = play.state;
  const pays = game.card?.pays ?? [];
  const paid = events.filter(
    (event): event is Settled => event.type === 'settled' && event.result === 'win' && event.seat === seat,
  );
  for (const met of paid.reverse()) {
    const { wager, kind, due } = met;
    const table = pays.find((of) => of.kind === kind);
    const pay = ({ pays: odds }: PrintedRow): boolean =>
      wager < 0
        ? due === 100 * Number(odds)
        : due === Math.floor((wagers[wager].cents * to(odds)) / per(odds));
    // Several rows may pay alike: the game says which it was, where the cards are seen.
    const made = whyMet(play.state, met);
    const row = table?.rows.find(({ hand }) => hand === made) ?? table?.rows.find(pay);
    if (table === undefined || row === undefined) continue;
    return { table: table.title ?? game.wagers.find(({ id }) => id === kind)?.title ?? kind, row: row.hand };
  }
  return null;
}

const to = (odds: PrintedRow['pays']): number => (typeof odds === 'number' ? odds : odds[0]);
const per = (odds: PrintedRow['pays']): number => (typeof odds === 'number' ? 1 : odds[1]);
