import type { Fee, FeeOption } from '@cardroom/core/fees';
import { useQuery } from '@tanstack/react-query';
import { type PickedFees, sentence } from '../app/api.ts';
import { feesQuery } from '../app/queries.ts';
import { bracketOf, briefly, feeWords, leftToRoom } from '../rules/fee-words.ts';
import { count, t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import css from './PickFees.module.css';
import { PickSettings } from './PickSettings.tsx';

interface Props {
  readonly offering: string;
  readonly fees: PickedFees;
  readonly onPick: (fees: PickedFees) => void;
  /** Nobody but who picks chooses: there is no leaving it to the room. */
  readonly own?: boolean;
}

/** The fee options that may be posted, a list for each bracket of players. The room has the last word. */
export function PickFees({ offering, fees: picked, onPick, own = false }: Props) {
  const { data, error } = useQuery(feesQuery(offering));
  const { usual, options: chosen } = picked;
  // What was read or posted of one schedule is not for another.
  const choose = (options: readonly string[]) => onPick({ usual: false, options, readings: {}, amounts: {} });
  return (
    <details className={ui.fold}>
      <summary>
        {t('open.fees')}
        <span className={ui.hint}>
          {usual
            ? t('open.feesUsual')
            : chosen.length === 0
              ? t('open.feesNone')
              : count('open.feesChosen', chosen.length)}
        </span>
      </summary>
      <p className={ui.quiet}>{error === null ? t('open.feesText') : sentence(error)}</p>
      {!own && (
        <label className={ui.tick}>
          <input
            type="checkbox"
            checked={usual}
            onChange={({ target }) =>
              onPick({ usual: target.checked, options: [], readings: {}, amounts: {} })
            }
          />
          <span>{t('open.feesUsualText')}</span>
        </label>
      )}
      {!usual &&
        (data ?? []).map((schedule) => {
          const { id, title, cite, fees, options } = schedule;
          const posted = options.filter((option) => chosen.includes(option.id));
          return (
            <fieldset key={id} className={css.foldPart}>
              <legend>
                {title} <span className={ui.cite}>{cite}</span>
              </legend>
              <div className={ui.fields}>
                {[...new Set(options.map((option) => bracketOf(fees, option)))].map((bracket) => (
                  <Bracket
                    key={bracket}
                    bracket={bracket}
                    fees={fees}
                    options={options.filter((option) => bracketOf(fees, option) === bracket)}
                    chosen={chosen}
                    onChoose={choose}
                  />
                ))}
                {leftToRoom(fees, posted).map((name) => (
                  <label key={name} className={ui.field}>
                    <span className={ui.label}>{t('open.feesOwn', { fee: name })}</span>
                    <input
                      inputMode="decimal"
                      value={picked.amounts[name] ?? ''}
                      placeholder={t('open.feesOwnHint')}
                      onChange={({ target }) =>
                        onPick({ ...picked, amounts: { ...picked.amounts, [name]: target.value } })
                      }
                    />
                  </label>
                ))}
              </div>
              {posted.length > 0 && Object.keys(schedule.readings).length > 0 && (
                <PickSettings
                  title={t('open.feesReadings')}
                  settings={schedule.readings}
                  switched={picked.readings}
                  onSwitch={(readings) => onPick({ ...picked, readings })}
                />
              )}
            </fieldset>
          );
        })}
    </details>
  );
}

interface BracketProps {
  readonly bracket: string | null;
  readonly fees: readonly Fee[];
  readonly options: readonly FeeOption[];
  readonly chosen: readonly string[];
  readonly onChoose: (options: readonly string[]) => void;
}

function Bracket({ bracket, fees, options, chosen, onChoose }: BracketProps) {
  const posted = options.find(({ id }) => chosen.includes(id));
  const choose = (id: string) => {
    const others = chosen.filter((of) => of !== posted?.id);
    onChoose(id === '' ? others : [...others, id]);
  };
  return (
    <label className={ui.field}>
      <span className={ui.label}>{bracket ?? t('open.feesAny')}</span>
      <select value={posted?.id ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('open.feesNoOption')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {briefly(option)}
          </option>
        ))}
      </select>
      {posted !== undefined && <span className={ui.hint}>{feeWords(fees, posted).join('; ')}</span>}
    </label>
  );
}
