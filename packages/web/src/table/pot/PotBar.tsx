import type { HandState, Legal } from '@cardroom/core/engine/pot';
import { ActionBar } from '../bar/ActionBar.tsx';
import barCss from '../bar/bar.module.css';
import { useTable } from '../context.ts';
import type { Picks } from '../stage/use-picked.ts';
import { t } from '../t.ts';
import { BetActions } from './BetActions.tsx';
import { DrawActions } from './DrawActions.tsx';
import { KillActions, ShowActions, TurnUpActions } from './OtherActions.tsx';
import { PreActions } from './PreActions.tsx';
import { TakeBack } from './TakeBack.tsx';

export type SeatDue = Extract<Legal, { readonly seat: number }>;

interface Props {
  readonly hand: HandState | null;
  /** What is asked of the visitor now; null for nothing. */
  readonly due: SeatDue | null;
  readonly picks: Picks;
}

/** What the visitor may do in a pot hand. */
export function PotBar({ hand, due, picks }: Props) {
  const { state, seat } = useTable();
  const live = hand !== null && state.hand !== null && seat >= 0 && hand.live[seat] === 1;
  const dealt = hand !== null && state.hand !== null && seat >= 0 && hand.setup.stacks[seat] !== null;
  return (
    <ActionBar>
      {due !== null && hand !== null ? (
        <Due key={`${hand.step} ${due.due}`} hand={hand} due={due} picks={picks} />
      ) : live && hand !== null ? (
        <>
          <PreActions hand={hand} seat={seat} />
          <TakeBack seat={seat} />
        </>
      ) : dealt ? (
        <p className={barCss.note}>{t('pot.folded')}</p>
      ) : null}
    </ActionBar>
  );
}

function Due({
  hand,
  due,
  picks,
}: {
  readonly hand: HandState;
  readonly due: SeatDue;
  readonly picks: Picks;
}) {
  switch (due.due) {
    case 'bet':
      return <BetActions hand={hand} due={due} />;
    case 'discard':
      return <DrawActions hand={hand} due={due} picks={picks} />;
    case 'turn-up':
      return <TurnUpActions hand={hand} seat={due.seat} />;
    case 'kill':
      return <KillActions due={due} />;
    case 'show':
      return <ShowActions due={due} />;
  }
}
