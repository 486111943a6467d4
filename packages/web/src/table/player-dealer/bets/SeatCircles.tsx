import { dollars } from '@cardroom/core/engine';
import {
  type OpenWager,
  type RoundEvent,
  type RoundState,
  seatOf,
} from '@cardroom/core/engine/player-dealer';
import { roomBehind } from '@cardroom/core/table';
import { memo, type ReactNode } from 'react';
import { ChipStack } from '../../../art/index.ts';
import { Put, type SeatSpots } from '../../../felt/index.ts';
import ui from '../../../ui/ui.module.css';
import { useBehind, useTable } from '../../context.ts';
import { nameAt } from '../../seats/name-at.ts';
import { shortName } from '../../seats/short-name.ts';
import { atPlate } from '../../seats/tag-place.ts';
import { t } from '../../t.ts';
import { hasCards } from '../round-seat-notes.ts';
import { layable } from './bets.ts';
import { chipsOnCircles, circleKinds } from './circles.ts';
import { type CircleResult, resultsOn } from './results.ts';
import css from './SeatCircles.module.css';
import type { Betting } from './use-betting.ts';

interface Props {
  readonly spots: SeatSpots;
  readonly round: RoundState;
  readonly events: readonly RoundEvent[];
  readonly betting: Betting | null;
  readonly version: number;
}

/** The chips on a seat's circles. While bets are open, a tap on one's own puts the chip there; on another's, aims there. */
export function SeatCircles({ spots, round, events, betting }: Props): ReactNode {
  const { seat, circles, you } = spots;
  const { game } = round;
  const kinds = circleKinds(game);
  const first = seat * game.circles;
  const results = resultsOn(round, events, seat);
  // What the seat has chosen or won stands in the same line.
  const said =
    results.some((result) => result !== null) ||
    events.some((event) => event.type === 'chose' && event.spot >= 0 && seatOf(round, event.spot) === seat);
  return (
    <>
      {betting !== null && !you && <Aim spots={spots} round={round} betting={betting} />}
      {betting === null && <ComeBehind spots={spots} />}
      {!said && <WhoBehind spots={spots} round={round} />}
      {circles.length === 0 && <OnePile spots={spots} round={round} />}
      {chipsOnCircles(round, seat).map(({ cents, behind }, i) => {
        const circle = circles[i];
        if (circle === undefined) return null;
        const kind = kinds[i % kinds.length];
        const spot = first + Math.floor(i / kinds.length);
        const title = game.wagers.find(({ id }) => id === kind)?.title ?? kind;
        const open = you
          ? betting?.bets.wagers.find((wager) => wager.spot === spot && wager.kind === kind)
          : undefined;
        return (
          <Put key={`${circle.x} ${circle.y}`} at={circle} className={css.chips}>
            {betting !== null && open !== undefined && circle.width >= FINGER && (
              <PutHere open={open} title={title} lies={cents} betting={betting} />
            )}
            {results[i] !== null && cents === 0 && (
              <Result result={results[i]} title={title} small={circle.width < FIGURE} />
            )}
            {you && cents === 0 && results[i] === null && !round.over && fitsIn(title, circle.width) && (
              <span className={css.title} aria-hidden="true">
                {title}
              </span>
            )}
            {cents > 0 && <Chips cents={cents} behind={behind} size={circle.width} title={title} />}
          </Put>
        );
      })}
    </>
  );
}

/** All that lies before a seat together, where there is no room for its circles. */
function OnePile({ spots: { seat, bet }, round }: Pick<Props, 'spots' | 'round'>): ReactNode {
  const lies = chipsOnCircles(round, seat);
  const cents = lies.reduce((sum, circle) => sum + circle.cents, 0);
  if (cents === 0) return null;
  const kinds = circleKinds(round.game);
  const said = lies.flatMap((circle, i) => {
    const kind = kinds[i % kinds.length];
    const title = round.game.wagers.find(({ id }) => id === kind)?.title ?? kind;
    return circle.cents === 0 ? [] : [`${title} ${dollars(circle.cents)}`];
  });
  return (
    <Put at={bet} className={css.chips}>
      <span className={css.stack} title={said.join(', ')}>
        <ChipStack cents={cents} size={bet.height * 0.45} figure="below" tallest={2} piles={3} />
        <span className={ui.unseen}>{said.join(', ')}</span>
      </span>
    </Put>
  );
}

/** Smaller circles only tell: those at the thumb, below the felt, are for fingers. */
const FINGER = 24;
/** Circles of this width have room for a sum; so wide is a letter of the name of a bet. */
const FIGURE = 44;
const LETTER = 6;
/** What the edge of a circle takes of it. */
const EDGE = 2;

/** A name is written in a circle when its longest word need not be broken. */
const fitsIn = (title: string, width: number): boolean =>
  Math.max(...title.split(/[\s-]/).map((word) => word.length)) * LETTER + EDGE <= width;

interface ResultProps {
  readonly result: CircleResult | null | undefined;
  readonly title: string;
  /** There is room for a sign only. */
  readonly small: boolean;
}

/** What came of a circle, where its chips lay; why, for who asks or listens. */
function Result({ result, title, small }: ResultProps): ReactNode {
  if (result === null || result === undefined) return null;
  return (
    <span
      className={css.result}
      data-won={result.won || undefined}
      data-small={small || undefined}
      title={result.said.join('. ')}
    >
      <span aria-hidden="true">{small ? result.sign : result.text}</span>
      <span className={ui.unseen}>{result.said.join('. ') || title}</span>
    </span>
  );
}

interface AimProps {
  readonly spots: SeatSpots;
  readonly round: RoundState;
  readonly betting: Betting;
}

function Aim({ spots: { seat, bet }, round, betting }: AimProps): ReactNode {
  const { state, feed } = useTable();
  const { circles } = round.game;
  const isHere = (spot: number) => Math.floor(spot / circles) === seat;
  if (!betting.bets.wagers.some(({ spot }) => isHere(spot))) return null;
  const place =
    round.setup.stacks[seat] === null
      ? t('bet.at', { n: seat + 1 })
      : t('bet.behind', { name: nameAt(state, feed.names, seat) });
  return (
    <Put at={bet}>
      <button
        type="button"
        className={css.aim}
        aria-pressed={isHere(betting.spot)}
        aria-label={t('bet.on', { place })}
        onClick={() => betting.aim(seat * circles)}
      />
    </Put>
  );
}

/** For somebody who only watches: a tap brings chips to bet behind this seat. */
function ComeBehind({ spots: { seat, bet } }: { readonly spots: SeatSpots }): ReactNode {
  const { state, place, feed } = useTable();
  const behind = useBehind();
  const seated = state.seats[seat];
  if (place >= 0 || behind === null || roomBehind(state.sign) === 0 || state.closing) return null;
  if (seated === null || seated === undefined || seated.noBackline) return null;
  return (
    <Put at={bet}>
      <button
        type="button"
        className={css.aim}
        aria-label={t('stand.here', { name: nameAt(state, feed.names, seat) })}
        title={t('stand.here', { name: nameAt(state, feed.names, seat) })}
        onClick={() => behind.stand(seat)}
      />
    </Put>
  );
}

/** Letters of a name that a tag has room for. */
const TAG_ROOM = 8;

/** Who has bet behind a seat, and how much. */
function WhoBehind({ spots, round }: Pick<AimProps, 'spots' | 'round'>): ReactNode {
  const { seat } = spots;
  const { state, feed } = useTable();
  const { circles } = round.game;
  const sums = new Map<number, number>();
  for (let spot = seat * circles; spot < (seat + 1) * circles; spot++)
    for (const wager of round.bets[spot] ?? [])
      if (wager.seat !== seat && wager.cents > 0)
        sums.set(wager.seat, (sums.get(wager.seat) ?? 0) + wager.cents);
  if (sums.size === 0 || round.setup.stacks[seat] === null) return null;
  const named = (bettor: number, cents: number, room = Number.POSITIVE_INFINITY) =>
    t('stand.behindOne', {
      name: shortName(nameAt(state, feed.names, bettor), room),
      cents: dollars(cents),
    });
  const each = [...sums].map(([bettor, cents]) => named(bettor, cents));
  const [one] = sums;
  const cents = [...sums.values()].reduce((sum, one) => sum + one, 0);
  const list = t('stand.list', { list: each.join(', ') });
  return (
    <Put at={hasCards(round, seat) ? spots.note : atPlate(spots)} className={css.behind}>
      <span className={css.behindTag} title={list}>
        <span aria-hidden="true">
          {sums.size === 1
            ? named(...one, TAG_ROOM)
            : t('stand.behindMany', { n: sums.size, cents: dollars(cents) })}
        </span>
        <span className={ui.unseen}>{list}</span>
      </span>
    </Put>
  );
}

interface PutProps {
  readonly open: OpenWager;
  readonly title: string;
  readonly lies: number;
  readonly betting: Betting;
}

function PutHere({ open, title, lies, betting }: PutProps) {
  const { chip, put, aim, busy } = betting;
  const words = `${t('bet.put', { cents: dollars(layable(open, chip)) })} ${title}`;
  return (
    <button
      type="button"
      className={css.tap}
      aria-label={lies === 0 ? words : t('bet.more', { words, cents: dollars(lies) })}
      disabled={busy}
      onClick={() => {
        aim(open.spot);
        put(open);
      }}
    />
  );
}

interface ChipsProps {
  readonly cents: number;
  readonly behind: number;
  readonly size: number;
  readonly title: string;
}

const Chips = memo(function Chips({ cents, behind, size, title }: ChipsProps) {
  return (
    <span className={css.stack} title={`${title} ${dollars(cents)}`}>
      <ChipStack cents={cents} size={size * 0.5} figure="below" tallest={3} />
      <span className={ui.unseen}>
        {title}
        {behind > 0 && `, ${dollars(behind)}`}
      </span>
    </span>
  );
});
