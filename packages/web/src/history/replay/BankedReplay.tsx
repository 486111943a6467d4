import type { RoundEvent } from '@cardroom/core/engine/banked';
import { BankedFelt } from '../../table/banked/BankedFelt.tsx';
import { useTable } from '../../table/context.ts';

const NONE: readonly number[] = [];

export default function BankedReplay() {
  const { shown } = useTable().feed;
  const round = shown?.play.kind === 'player-dealer' ? shown.play.state : null;
  return (
    <BankedFelt
      round={round}
      events={(shown?.events ?? []) as readonly RoundEvent[]}
      over={shown?.over ?? false}
      picked={NONE}
      onPick={null}
      betting={null}
    />
  );
}
