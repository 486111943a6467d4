import { dollars } from '@cardroom/core/engine';
import { setDue } from '@cardroom/core/engine/points';
import { eventsOf } from '@cardroom/core/table';
import { ActionBar } from '../bar/ActionBar.tsx';
import { InfoLine } from '../bar/InfoLine.tsx';
import { useTable } from '../context.ts';
import { nameAt } from '../seats/name-at.ts';
import { t } from '../t.ts';
import { LaidSets } from './LaidSets.tsx';
import { PointsFelt } from './PointsFelt.tsx';
import { pointsNotes } from './points-seat-notes.ts';
import { SetActions } from './SetActions.tsx';

/** 13-Card and Face-Up Chinese: hands are set in three parts and compared pair by pair. */
export default function PointsTable() {
  const { feed, state, seat } = useTable();
  const shown = feed.shown?.play.kind === 'points' ? feed.shown : null;
  const hand = shown?.play.kind === 'points' ? shown.play.state : null;
  const due = hand === null || seat < 0 || state.hand === null ? null : setDue(hand, seat);
  const sets = hand === null || seat < 0 ? [] : (hand.sets[seat] ?? []);
  const point = state.sign.kind === 'points' ? state.sign.point : 0;
  const events = eventsOf('points', shown?.events ?? []);
  // Hand by hand against each of the others.
  const against =
    hand === null
      ? []
      : pointsNotes(hand, events, seat).flatMap((note, at) =>
          note?.hand === undefined || at === seat
            ? []
            : [t('info.against', { who: nameAt(state, feed.names, at), lines: note.hand.join(', ') })],
        );
  return (
    <>
      <PointsFelt hand={hand} events={events} inHand />
      <InfoLine items={[t('points.worth', { cents: dollars(point) })]} />
      <ActionBar besides={sets.flat().length > 0 ? <LaidSets sets={sets} against={against} /> : null}>
        {hand !== null && due !== null ? (
          <SetActions key={`${shown?.number} ${hand.step}`} hand={hand} due={due} />
        ) : null}
      </ActionBar>
    </>
  );
}
