import { dollars } from '@cardroom/core/engine';
import { eventsOf } from '@cardroom/core/table';
import { useMemo } from 'react';
import { InfoLine } from '../bar/InfoLine.tsx';
import { useTable } from '../context.ts';
import { nameAt } from '../seats/name-at.ts';
import type { SeatNote } from '../seats/Seats.tsx';
import { usePicked } from '../stage/use-picked.ts';
import { t } from '../t.ts';
import { handName } from './hand-name.ts';
import { Objections } from './Objections.tsx';
import { PotBar } from './PotBar.tsx';
import { PotFelt } from './PotFelt.tsx';
import { useAhead } from './PreActions.tsx';
import { potNotes } from './pot-seat-notes.ts';

/** Games where players play each other for a pot. */
export default function PotTable() {
  const { feed, state, seat, legal, version } = useTable();
  const shown = feed.shown?.play.kind === 'pot' ? feed.shown : null;
  const hand = shown?.play.kind === 'pot' ? shown.play.state : null;
  const now = legal?.kind === 'pot' ? legal.legal : null;
  const due = now !== null && 'seat' in now && now.seat === seat ? now : null;
  const choosing = due?.due === 'discard' ? due : null;
  const picks = usePicked(`${shown?.number} ${hand?.step} ${choosing !== null}`, choosing?.most ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hand changes in place, which the version tells.
  const mine = useMemo(() => (hand === null || seat < 0 ? [] : handName(hand, seat)), [hand, seat, version]);
  const over = shown?.over ?? false;
  const events = eventsOf('pot', shown?.events ?? []);
  const told =
    hand === null || !over
      ? []
      : winnersOf(potNotes(hand, events, over), (at) => nameAt(state, feed.names, at), seat);
  const acting = useAhead(hand, due?.due === 'bet' ? due : null);
  return (
    <>
      <PotFelt
        hand={hand}
        events={events}
        over={over}
        picked={picks.picked}
        onPick={choosing === null ? null : picks.toggle}
      />
      <InfoLine
        told={told}
        hands={over ? [] : mine}
        items={[due?.due === 'bet' && due.call > 0 ? t('info.toCall', { cents: dollars(due.call) }) : null]}
      />
      <Objections />
      <PotBar hand={hand} due={acting ? null : due} picks={picks} />
    </>
  );
}

/** Who has won, how much and with what, in a line each. */
function winnersOf(
  notes: readonly (SeatNote | null)[],
  nameOf: (seat: number) => string,
  mine: number,
): string[] {
  return notes.flatMap((note, seat) =>
    note?.tone !== 'won'
      ? []
      : [
          t(note.hand === undefined ? 'info.won' : 'info.wonWith', {
            who: seat === mine ? t('seat.you') : nameOf(seat),
            cents: note.text,
            hand: note.hand?.join('; ') ?? '',
          }),
        ],
  );
}
