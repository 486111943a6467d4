import { dollars } from '@cardroom/core/engine';
import {
  bankOf,
  type RoundEvent,
  type RoundState,
  type Settled,
  seatsFrom,
  stakeLeft,
  wonOf,
} from '@cardroom/core/engine/player-dealer';
import type { ReactNode } from 'react';
import { ChipStack } from '../../../art/index.ts';
import { Put, type Spot, type TableLayout } from '../../../felt/index.ts';
import ui from '../../../ui/ui.module.css';
import { t } from '../../t.ts';
import css from './Bank.module.css';

/** On felts lower than this what the bank covers wants so much room beside it, or would lie over a name. */
const [LOW, COVERS_WIDE] = [440, 78];

interface BankProps {
  readonly layout: TableLayout;
  readonly spot: Spot;
  readonly round: RoundState;
}

/** The player-dealer's chips, and apart from them what can still be covered, where that is less. */
export function Bank({ layout, spot, round }: BankProps): ReactNode {
  const left = Math.max(0, stakeLeft(round).toPay);
  const cents = round.chips[bankOf(round)] + round.chips[wonOf(round)];
  if (cents === 0) return null;
  const covers = left !== cents;
  // Two lines of figures leave no room for chips where everything is small.
  const chips = spot.height < (covers ? 50 : 28) ? 0 : 11 * layout.scale;
  return (
    <Put at={spot} className={css.pile}>
      <ChipStack cents={cents} size={chips} figure="below" tallest={6} />
      {covers && (layout.box.height >= LOW || spot.width >= COVERS_WIDE) && (
        <span className={css.of} data-narrow={spot.width < COVERS_WIDE || undefined} aria-hidden="true">
          {t('spot.covers', { left: dollars(left) })}
        </span>
      )}
      <span className={ui.unseen}>
        {t('spot.bank')}: {t('spot.chips', { cents: dollars(cents), left: dollars(left) })}
      </span>
    </Put>
  );
}

interface LineProps {
  readonly layout: TableLayout;
  readonly round: RoundState;
  readonly events: readonly RoundEvent[];
  readonly over: boolean;
}

/** While claims are met: a thin line around the table, from where it begins to where it has come. */
export function SettlingLine({ layout, round, events, over }: LineProps): ReactNode {
  const last = events.findLast((event): event is Settled => event.type === 'settled');
  if (last === undefined || over) return null;
  const order = seatsFrom(round, round.game.settlement.from);
  const reached = order.indexOf(Math.floor(last.spot / round.game.circles));
  if (reached < 0) return null;
  const points = order.slice(0, reached + 1).map((seat) => layout.seats[seat].bet);
  return (
    <svg className={css.settling} viewBox={`0 0 ${layout.box.width} ${layout.box.height}`} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle cx={points[reached].x} cy={points[reached].y} r={18 * layout.scale} />
    </svg>
  );
}
