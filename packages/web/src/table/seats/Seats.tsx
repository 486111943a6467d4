import { chipsAt } from '@cardroom/core/table';
import { Fragment, type ReactNode } from 'react';
import type { TableLayout } from '../../felt/index.ts';
import { useSit, useTable } from '../context.ts';
import { t } from '../t.ts';
import { dueSeats } from './due.ts';
import { FreeSeat, roomFor, SeatPlate, type Tone } from './SeatPlate.tsx';
import { SeatTag } from './SeatTag.tsx';
import { shortNames } from './short-name.ts';
import { tagPlaces } from './tag-place.ts';

/** What a family of games says of a seat in the hand on the table. */
export interface SeatNote {
  readonly text: string;
  readonly tone: 'plain' | 'out' | 'won';
  /** The word for the chips that it has before it, which stands with them. */
  readonly word?: string;
  /** What its cards come to, a line for each part of the pot that it won. */
  readonly hand?: readonly string[];
  /** It says what came of the bets. */
  readonly paid?: boolean;
}

interface Props {
  readonly layout: TableLayout;
  readonly notes: readonly (SeatNote | null)[];
  /** Who holds the bank; -1 for nobody. */
  readonly banker?: number;
  /** Seats at which no cards lie. */
  readonly bare?: readonly boolean[];
}

const SECOND = 1000;

/** All seats of the table. */
export function Seats({ layout, notes, banker = -1, bare = [] }: Props): ReactNode {
  const { state, seat: mine, legal, feed } = useTable();
  const onSit = useSit();
  const due = dueSeats(state, legal);
  const { turn, sign } = state;
  const named = (seat: number) => {
    const seated = state.seats[seat];
    return seated === null || seated === undefined
      ? null
      : (feed.names[seated.player]?.name ?? seated.player);
  };
  const shown = shortNames(
    [...state.seats.keys()].map(named),
    Math.min(...layout.seats.map(({ plate }) => roomFor(plate))),
  );
  const total =
    turn?.bank !== undefined && turn.until !== null
      ? turn.until - turn.bank.from
      : (turn?.called ? sign.rules.clock : sign.rules.timeToAct) * SECOND;
  const said = (seat: number): string => {
    const seated = state.seats[seat];
    const text = notes[seat]?.text ?? '';
    if (text !== '' || seated === null || seated === undefined) return text;
    if (seated.leaving) return t('seat.leaving');
    return seated.away ? t('seat.away') : seated.comes !== null ? t('seat.comes') : '';
  };
  const tags = tagPlaces(
    layout,
    state.seats.map((seated, seat) => {
      if (seated === null) return null;
      const { word, hand = [], tone } = notes[seat] ?? {};
      return {
        text: word === undefined ? said(seat) : '',
        hand: seat === mine ? '' : hand.join('\n'),
        won: tone === 'won',
      };
    }),
  );
  return layout.seats.map((spots) => {
    const { seat, plate } = spots;
    const seated = state.seats[seat];
    if (seated === null)
      return <FreeSeat key={seat} spot={plate} seat={seat} onSit={mine < 0 ? onSit : null} />;
    const patron = feed.names[seated.player];
    const acting = due.includes(seat);
    const timed = acting && turn !== null && turn.until !== null && turn.seats.includes(seat);
    const note = notes[seat] ?? null;
    const tone: Tone = acting ? 'acting' : (note?.tone ?? (seated.away ? 'away' : 'plain'));
    const { place, text, hand } = tags[seat];
    return (
      <Fragment key={seat}>
        <SeatPlate
          spot={plate}
          seat={seat}
          name={patron?.name ?? seated.player}
          shown={shown[seat]}
          bot={patron?.bot ?? false}
          role={seated.role === 'proposition' ? 'proposition' : (patron?.role ?? 'patron')}
          you={seat === mine}
          chips={chipsAt(state, seat)}
          note={said(seat)}
          tone={tone}
          banker={seat === banker}
          until={timed ? turn.until : null}
          total={total}
          now={timed ? feed.now() : 0}
        />
        <SeatTag
          layout={layout}
          spots={spots}
          text={text}
          hand={hand}
          across={place?.justifyContent}
          down={place?.alignItems}
          width={place?.room.width}
          paid={note?.paid ?? false}
          banker={seat === banker}
          bare={bare[seat] ?? false}
          tone={note?.tone ?? 'out'}
        />
      </Fragment>
    );
  });
}
