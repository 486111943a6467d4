import { eventsOf } from '@cardroom/core/table';
import { useTable } from '../../table/context.ts';
import { PointsFelt } from '../../table/points/PointsFelt.tsx';

export default function PointsReplay() {
  const { shown } = useTable().feed;
  const hand = shown?.play.kind === 'points' ? shown.play.state : null;
  return <PointsFelt hand={hand} events={eventsOf('points', shown?.events ?? [])} />;
}
