import { memo, type ReactNode } from 'react';
import type { OpenWager } from '../../../engine/banked/legal.ts';
import type { RoundState } from '../../../engine/banked/state.ts';
import { dollars } from '../../../engine/money.ts';
import { ChipStack } from '../../art/index.ts';
import { Put, type SeatSpots } from '../../felt/index.ts';
import { t } from '../../strings.ts';
import { layable } from './bets.ts';
import { chipsOnCircles, circleKinds } from './circles.ts';
import type { Betting } from './use-betting.ts';

interface Props {
  readonly spots: SeatSpots;
  readonly round: RoundState;
  readonly betting: Betting | null;
  readonly version: number;
}

/** The chips on a seat's circles. While bets are open, a tap on one's own puts the chip there; on another's, aims there. */
export function SeatCircles({ spots, round, betting }: Props): ReactNode {
  const { seat, circles, you } = spots;
  const { game } = round;
  const kinds = circleKinds(game);
  const first = seat * game.circles;
  return (
    <>
      {betting !== null && !you && <Aim spots={spots} round={round} betting={betting} />}
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
          <Put key={`${circle.x} ${circle.y}`} at={circle} className="circle-chips">
            {betting !== null && open !== undefined && (
              <PutHere open={open} title={title} lies={cents} betting={betting} />
            )}
            {you && cents === 0 && !round.over && (
              <span className="circle-title" aria-hidden="true">
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

interface AimProps {
  readonly spots: SeatSpots;
  readonly round: RoundState;
  readonly betting: Betting;
}

function Aim({ spots: { seat, bet }, round, betting }: AimProps): ReactNode {
  const { circles } = round.game;
  const isHere = (spot: number) => Math.floor(spot / circles) === seat;
  if (!betting.bets.wagers.some(({ spot }) => isHere(spot))) return null;
  const place = t(round.setup.stacks[seat] === null ? 'bet.at' : 'bet.behind', { n: seat + 1 });
  return (
    <Put at={bet}>
      <button
        type="button"
        className="aim"
        aria-pressed={isHere(betting.spot)}
        aria-label={t('bet.on', { place })}
        onClick={() => betting.aim(seat * circles)}
      />
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
      className="circle-tap"
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
    <span className="circle-stack" title={`${title} ${dollars(cents)}`}>
      <ChipStack cents={cents} size={size * 0.5} figure="below" tallest={3} />
      <span className="unseen">
        {title}
        {behind > 0 && `, ${dollars(behind)}`}
      </span>
    </span>
  );
});
