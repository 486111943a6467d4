import { eventsOf } from '@cardroom/core/table';
import { useTable } from '../../table/context.ts';
import { PotFelt } from '../../table/pot/PotFelt.tsx';

const NONE: readonly number[] = [];

export default function PotReplay() {
  const { shown } = useTable().feed;
  const hand = shown?.play.kind === 'pot' ? shown.play.state : null;
  return (
    <PotFelt
      hand={hand}
      events={eventsOf('pot', shown?.events ?? [])}
      over={shown?.over ?? false}
      picked={NONE}
      onPick={null}
    />
  );
}
