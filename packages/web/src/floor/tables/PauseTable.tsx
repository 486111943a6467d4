import type { FloorCommand } from '@cardroom/core/table';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';

interface Props {
  readonly paused: boolean;
  readonly act: (command: FloorCommand) => Promise<boolean>;
}

/** Nothing new is dealt at a table that is paused. */
export const PauseTable = ({ paused, act }: Props) => (
  <button
    type="button"
    className={ui.button}
    title={paused ? undefined : t('manage.pauseText')}
    onClick={() => void act({ type: paused ? 'resume' : 'pause' })}
  >
    {t(paused ? 'manage.resume' : 'manage.pause')}
  </button>
);
