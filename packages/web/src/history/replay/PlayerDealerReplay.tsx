import { eventsOf } from '@cardroom/core/table';
import { useTable } from '../../table/context.ts';
import { PlayerDealerFelt } from '../../table/player-dealer/PlayerDealerFelt.tsx';

const NONE: readonly number[] = [];

export default function PlayerDealerReplay() {
  const { shown } = useTable().feed;
  const round = shown?.play.kind === 'player-dealer' ? shown.play.state : null;
  return (
    <PlayerDealerFelt
      round={round}
      events={eventsOf('player-dealer', shown?.events ?? [])}
      over={shown?.over ?? false}
      picked={NONE}
      onPick={null}
      betting={null}
    />
  );
}
