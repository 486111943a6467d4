import { dollars } from '@cardroom/core/engine';
import type { Entry } from '@cardroom/core/houses';
import { useState } from 'react';
import { waysInAt } from '../../table/seats/ways-in.ts';
import { Choice } from '../../ui/Choice.tsx';
import { toCents } from '../../ui/money.ts';
import ui from '../../ui/ui.module.css';
import type { Doing } from '../AskFirst.tsx';
import { Confirm } from '../Confirm.tsx';
import { t } from '../t.ts';
import type { TableNow } from '../tables/use-table-now.ts';
import { type Picked, PickPatron } from './PickPatron.tsx';

interface Props {
  readonly now: TableNow;
  /** The seat that was pointed at, or none. */
  readonly seat: number | null;
  /** Who was pointed at, or nobody yet. */
  readonly patron: Picked | null;
  readonly problem: string;
  readonly act: Doing;
  readonly onCancel: () => void;
}

const inDollars = (cents: number): string => dollars(cents).replace('$', '');

/** The floor puts somebody at a seat with chips from their rail, before others on the list if need be. */
export function SeatSomebody({ now, seat, patron, problem, act, onCancel }: Props) {
  const { state } = now;
  const { least, most, usual, cite } = state.sign.buyIn;
  const free = state.seats.flatMap((seated, n) => (seated === null ? [n] : []));
  const [picked, setPicked] = useState<Picked | null>(patron);
  const [wanted, setWanted] = useState(seat ?? free[0] ?? 0);
  const [chips, setChips] = useState(inDollars(usual));
  const [wrong, setWrong] = useState('');
  const ways = waysInAt(state, wanted);
  const [way, setWay] = useState<Entry | null>(null);
  const comes = ways.find((of) => of === way) ?? ways[0];
  const go = async () => {
    const cents = toCents(chips);
    if (picked === null) setWrong(t('seating.whoBad'));
    else if (cents == null) setWrong(t('seating.chipsBad'));
    else {
      setWrong('');
      return act({
        type: 'seat',
        player: picked.id,
        seat: wanted,
        cents,
        ...(picked.proposition && { role: 'proposition' }),
        ...(comes !== undefined && { comes }),
      });
    }
    return false;
  };
  return (
    <Confirm
      title={t('seating.title')}
      text={t('seating.text')}
      go={picked === null ? t('seating.goNobody') : t('seating.go', { name: picked.name, n: wanted + 1 })}
      problem={wrong === '' ? problem : wrong}
      onGo={go}
      onCancel={onCancel}
    >
      <PickPatron now={now} picked={picked} onPick={setPicked} />
      <div className={ui.fields}>
        <label className={ui.field}>
          <span className={ui.label}>{t('seating.seat')}</span>
          <select value={wanted} onChange={({ target }) => setWanted(Number(target.value))}>
            {free.map((n) => (
              <option key={n} value={n}>
                {t('seat.number', { n: n + 1 })}
              </option>
            ))}
          </select>
        </label>
        <label className={ui.field}>
          <span className={ui.label}>{t('seating.chips')}</span>
          <input
            inputMode="decimal"
            value={chips}
            required
            onChange={({ target }) => setChips(target.value)}
            aria-describedby="seating-range"
          />
          <span className={ui.hint} id="seating-range">
            {most === null
              ? t('sit.rangeFrom', { least: dollars(least) })
              : t('sit.range', { least: dollars(least), most: dollars(most) })}{' '}
            <span className={ui.cite}>({cite})</span>
          </span>
        </label>
      </div>
      {ways.length > 1 && comes !== undefined && (
        <Choice
          label={t('seating.comes')}
          value={comes}
          choices={ways.map((of) => ({ value: of, text: t(`sit.way.${of}`) }))}
          onChoose={setWay}
        />
      )}
    </Confirm>
  );
}
