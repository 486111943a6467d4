import { type PointsEvent, type PointsState, SET_NAMES, setRanking } from '@cardroom/core/engine/points';
import type { TableEvent } from '@cardroom/core/table';
import { Fragment, type ReactNode, useCallback } from 'react';
import { DealerButton } from '../../art/index.ts';
import { Put, type SeatSpots, type Spot, type TableLayout } from '../../felt/index.ts';
import { useTable } from '../context.ts';
import { PointAt, PointAtTable } from '../naming/PointAt.tsx';
import { nameAt } from '../seats/name-at.ts';
import { Seats } from '../seats/Seats.tsx';
import { Cards } from '../stage/Cards.tsx';
import { DropSlot } from '../stage/DropSlot.tsx';
import { Flights, type Move } from '../stage/Flights.tsx';
import { Stage } from '../stage/Stage.tsx';
import { stackSpot } from '../stage/stack-spot.ts';
import { t } from '../t.ts';
import css from './PointsFelt.module.css';
import { pointsNotes, setsAgainstYou } from './points-seat-notes.ts';

interface Props {
  readonly hand: PointsState | null;
  readonly events: readonly PointsEvent[];
  /** Whether one's own cards are in one's hands, below the felt. */
  readonly inHand?: boolean;
}

/** A square table, a player at each side, three rows of cards before each. */
export function PointsFelt(props: Props) {
  return (
    <Stage kind="corner" ownCards={props.inHand !== true}>
      {(layout) => <OnFelt layout={layout} {...props} />}
    </Stage>
  );
}

function OnFelt({ layout, hand, events, inHand = false }: Props & { readonly layout: TableLayout }) {
  const { state, seat: mine, feed } = useTable();
  const moves = useCallback((event: TableEvent) => pointsMoves(layout, event), [layout]);
  const fees = state.fees.reduce((sum, { cents }) => sum + cents, 0);
  const button = hand?.button ?? state.button;
  return (
    <>
      {hand !== null &&
        layout.seats.map((spots) => (
          <SeatSets
            key={spots.seat}
            layout={layout}
            spots={spots}
            hand={hand}
            against={setsAgainstYou(events, spots.seat, mine)}
            away={inHand && spots.seat === mine}
          />
        ))}
      {fees > 0 && <DropSlot layout={layout} cents={fees} />}
      {layout.seats.map(
        ({ seat, button: spot }) =>
          seat === button && (
            <Put key={seat} at={spot}>
              <DealerButton size={Math.max(24, 19 * layout.scale)} />
            </Put>
          ),
      )}
      <Seats layout={layout} notes={hand === null ? [] : pointsNotes(hand, events, mine)} />
      {hand !== null && <PointAtTable layout={layout} />}
      {hand !== null &&
        layout.seats.map(({ seat, plate }) =>
          hand.setup.stacks[seat] == null ? null : (
            <PointAt
              key={seat}
              at={plate}
              thing={{ what: 'hand', names: { seat } }}
              label={t('point.hand', { name: nameAt(state, feed.names, seat) })}
            />
          ),
        )}
      <Flights scale={layout.scale} moves={moves} />
    </>
  );
}

interface SetsProps {
  readonly layout: TableLayout;
  readonly spots: SeatSpots;
  readonly hand: PointsState;
  /** What each set came to against yours, once they were compared. */
  readonly against: readonly number[] | null;
  /** They are not on the table. */
  readonly away: boolean;
}

/** Front, middle and back; cards that are not laid yet lie in a heap. */
function SeatSets({ layout, spots, hand, against, away }: SetsProps): ReactNode {
  const { seat, cards: spot, marks } = spots;
  const sets = hand.sets[seat] ?? [];
  const held = hand.held[seat] ?? [];
  const { state, feed, seat: mine } = useTable();
  const label = seat === mine ? t('you.cards') : t('stud.label', { name: nameAt(state, feed.names, seat) });
  const shown = hand.shown[seat];
  const laid = sets.some((set) => set.length > 0);
  if (away) return null;
  if (!laid)
    return held.length === 0 ? null : (
      <Cards
        cards={[...held]}
        spot={{ ...spot, height: spot.height * 0.5 }}
        from={layout.deck}
        label={label}
        names={{ seat }}
      />
    );
  const high = spot.height / 3;
  return sets.map((set, i) => {
    const row: Spot = { ...spot, y: spot.y - spot.height / 2 + (i + 0.5) * high, height: high * 0.96 };
    const name = shown !== null && set.length > 0 ? setRanking.name(setRanking.value(set)) : '';
    const said = name === '' ? label : `${label}: ${name}`;
    const before = held.length + sets.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return (
      <Fragment key={SET_NAMES[i]}>
        <Cards
          cards={[...set]}
          spot={row}
          from={layout.deck}
          label={said}
          names={{ seat }}
          places={[...set.keys()].map((place) => before + place)}
        />
        {against !== null && marks !== null && set.length > 0 && (
          <Compared
            at={{ ...marks, y: row.y, height: Math.min(28, row.height * 0.6) }}
            points={against[i] ?? 0}
          />
        )}
      </Fragment>
    );
  });
}

interface ComparedProps {
  readonly at: Spot;
  readonly points: number;
}

/** In lower rows the figures would lie over each other. */
const LEAST_COMPARED = 14;

/** How a set came out against yours, beside its row; the line below the felt says it in words. */
function Compared({ at, points }: ComparedProps): ReactNode {
  if (at.height < LEAST_COMPARED) return null;
  return (
    <Put at={at} className={css.at}>
      <span className={css.compared} data-way={Math.sign(points)} aria-hidden="true">
        {points === 0 ? '=' : points > 0 ? `+${points}` : `−${-points}`}
      </span>
    </Put>
  );
}

function pointsMoves({ seats, drop }: TableLayout, event: TableEvent): readonly Move[] {
  if (event.type === 'collected')
    return [{ cents: event.cents, from: stackSpot(seats[event.seat]), to: drop }];
  if (event.type !== 'played' || event.event.type !== 'compared') return [];
  const { cents, from, to } = event.event;
  return cents > 0 ? [{ cents, from: stackSpot(seats[from]), to: stackSpot(seats[to]) }] : [];
}
