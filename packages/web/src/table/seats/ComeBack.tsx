import { type Entry, WAYS_IN } from '@cardroom/core/houses';
import { blindsOf, type TableState } from '@cardroom/core/table';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';
import { wayWords } from './ways-in.ts';

interface ComeBackProps {
  readonly state: TableState;
  readonly seat: number;
  readonly go: (comes: Entry | null) => void;
}

/** Post or wait, where blinds were missed. */
export function ComeBack({ state, seat, go }: ComeBackProps) {
  const { sign, seats, line } = state;
  const missed = (seats[seat]?.missed.length ?? 0) > 0;
  const asked = sign.kind === 'pot' && blindsOf(sign) !== null && line.length > 0;
  const waits = missed || seats[seat]?.comes !== null;
  const ways: readonly Entry[] =
    asked && waits ? WAYS_IN[sign.rules.entry ?? 'post'][missed ? 'missed' : 'newcomer'] : [];
  if (ways.length === 0)
    return (
      <button type="button" className={ui.button} data-strength="strong" onClick={() => go(null)}>
        {t('menu.comeBack')}
      </button>
    );
  return (
    <fieldset>
      <legend className={ui.label}>{t('menu.comeBack')}</legend>
      <div className={ui.row}>
        {ways.map((way) => (
          <button key={way} type="button" className={ui.button} onClick={() => go(way)}>
            {wayWords(state, way)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
