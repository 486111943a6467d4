import type { Cents } from '@cardroom/core/engine';
import type { TableEvent, TableState } from '@cardroom/core/table';
import { useEffect, useRef, useState } from 'react';
import { ChipStack } from '../../art/index.ts';
import { Flight, type Spot } from '../../felt/index.ts';
import { useTable } from '../context.ts';

/** Chips that go from one place to another when something happens. */
export interface Move {
  readonly cents: Cents;
  readonly from: Spot;
  readonly to: Spot;
}

interface Props {
  /** How large things are drawn. */
  readonly scale: number;
  /** What moves by an event, asked just before it happens. */
  readonly moves: (event: TableEvent, state: TableState) => readonly Move[];
}

interface Flying extends Move {
  readonly id: number;
}

/** Chips under way. What they are on the way to is drawn already; this shows where they came from. */
export function Flights({ scale, moves }: Props) {
  const { feed } = useTable();
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const asked = useRef(moves);
  asked.current = moves;
  const next = useRef(0);
  useEffect(
    () =>
      feed.watch((event, { view }) => {
        // Nobody looks: nothing need be seen to move.
        if (view === null || document.hidden) return;
        const more = asked
          .current(event, view.state)
          .filter(({ cents }) => cents > 0)
          .map((move) => ({ ...move, id: next.current++ }));
        if (more.length > 0) setFlying((all) => [...all, ...more]);
      }),
    [feed],
  );
  return flying.map(({ id, cents, from, to }) => (
    <Flight
      key={id}
      from={from}
      to={to}
      going="chips"
      onLanded={() => setFlying((all) => all.filter((flight) => flight.id !== id))}
    >
      <ChipStack cents={cents} size={15 * scale} figure="none" tallest={5} />
    </Flight>
  ));
}
