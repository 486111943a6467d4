import { dollars } from '@cardroom/core/engine';
import { eventsOf } from '@cardroom/core/table';
import { useMemo } from 'react';
import { InfoLine } from '../bar/InfoLine.tsx';
import { useTable } from '../context.ts';
import { usePicked } from '../stage/use-picked.ts';
import { t } from '../t.ts';
import { handName } from './hand-name.ts';
import { Objections } from './Objections.tsx';
import { PotBar } from './PotBar.tsx';
import { PotFelt } from './PotFelt.tsx';
import { useAhead } from './PreActions.tsx';

/** Games where players play each other for a pot. */
export default function PotTable() {
  const { feed, seat, legal, version } = useTable();
  const shown = feed.shown?.play.kind === 'pot' ? feed.shown : null;
  const hand = shown?.play.kind === 'pot' ? shown.play.state : null;
  const now = legal?.kind === 'pot' ? legal.legal : null;
  const due = now !== null && 'seat' in now && now.seat === seat ? now : null;
  const choosing = due?.due === 'discard' ? due : null;
  const picks = usePicked(`${shown?.number} ${hand?.step} ${choosing !== null}`, choosing?.most ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hand changes in place, which the version tells.
  const mine = useMemo(() => (hand === null || seat < 0 ? '' : handName(hand, seat)), [hand, seat, version]);
  useAhead(hand, due?.due === 'bet' ? due : null);
  return (
    <>
      <PotFelt
        hand={hand}
        events={eventsOf('pot', shown?.events ?? [])}
        over={shown?.over ?? false}
        picked={picks.picked}
        onPick={choosing === null ? null : picks.toggle}
      />
      <InfoLine
        hand={mine}
        items={[due?.due === 'bet' && due.call > 0 ? t('info.toCall', { cents: dollars(due.call) }) : null]}
      />
      <Objections />
      <PotBar hand={hand} due={due} picks={picks} />
    </>
  );
}
