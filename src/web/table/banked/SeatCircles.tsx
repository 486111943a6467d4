import { memo, type ReactNode } from 'react';
import type { RoundState } from '../../../engine/banked/state.ts';
import { dollars } from '../../../engine/money.ts';
import { ChipStack } from '../../art/index.ts';
import { Put, type SeatSpots, type TableLayout } from '../../felt/index.ts';
import { t } from '../../strings.ts';
import { useTable } from '../context.ts';
import { chipsOnCircles, circleKinds } from './circles.ts';
import type { Target } from './target.ts';

interface Props {
  readonly layout: TableLayout;
  readonly spots: SeatSpots;
  readonly round: RoundState;
  readonly target: Target;
  readonly version: number;
}

/** The chips on a seat's circles; while bets are open, a tap says that one bets there. */
export function SeatCircles({ layout, spots, round, target }: Props): ReactNode {
  const { seat: mine, legal } = useTable();
  const { seat, circles, bet, you } = spots;
  const { game } = round;
  const kinds = circleKinds(game);
  const open =
    legal?.kind === 'player-dealer' && legal.legal.due === 'bet'
      ? legal.legal.seats.find((of) => of.seat === mine)
      : undefined;
  const first = seat * game.circles;
  const may = open?.wagers.some(({ spot }) => spot >= first && spot < first + game.circles) ?? false;
  const aimed = Math.floor(target.spot / game.circles) === seat && open !== undefined;
  return (
    <>
      {may && !you && (
        <Put at={bet}>
          <button
            type="button"
            className="aim"
            aria-pressed={aimed}
            aria-label={t('bet.on', {
              place: t(round.setup.stacks[seat] === null ? 'bet.at' : 'bet.behind', { n: seat + 1 }),
            })}
            onClick={() => target.aim(first)}
          />
        </Put>
      )}
      {chipsOnCircles(round, seat).map(({ cents, behind }, i) => {
        const circle = circles[i];
        if (circle === undefined) return null;
        const kind = kinds[i % kinds.length];
        const title = game.wagers.find(({ id }) => id === kind)?.title ?? kind;
        return (
          <Put key={`${circle.x} ${circle.y}`} at={circle} className="circle-chips">
            {you && cents === 0 && (
              <span className="circle-title" aria-hidden="true">
                {title}
              </span>
            )}
            {cents > 0 && <Chips cents={cents} behind={behind} size={circle.width} title={title} />}
          </Put>
        );
      })}
      {layout.kind === 'arc' && aimed && !you && (
        <Put at={bet} className="aimed">
          {' '}
        </Put>
      )}
    </>
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
    <span className="circle-stack" title={`${title} ${dollars(cents)}`}>
      <ChipStack cents={cents} size={size * 0.5} figure="below" tallest={3} />
      <span className="unseen">
        {title}
        {behind > 0 && `, ${dollars(behind)}`}
      </span>
    </span>
  );
});
