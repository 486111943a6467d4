import type { FloorCommand, TableState } from '@cardroom/core/table';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';

interface Props {
  readonly hand: TableState['hand'];
  readonly act: (command: FloorCommand) => Promise<boolean>;
}

/** Bets against a player-dealer are held before they are settled, so that a ruling on one is not too late. */
export function HoldBets({ hand, act }: Props) {
  if (hand?.kind !== 'player-dealer') return null;
  const { betsHeld } = hand.state;
  return (
    <button
      type="button"
      className={ui.button}
      title={betsHeld ? undefined : t('manage.holdText')}
      onClick={() => void act({ type: 'hold', on: !betsHeld })}
    >
      {t(betsHeld ? 'manage.settle' : 'manage.hold')}
    </button>
  );
}
