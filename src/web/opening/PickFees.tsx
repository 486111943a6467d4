import type { Fee, FeeOption } from '../../houses/schedule.ts';
import { api } from '../api.ts';
import { bracketOf, briefly, feeWords } from '../rules/fee-words.ts';
import { count, t } from '../strings.ts';
import { useLoaded } from '../ui/use-loaded.ts';

interface Props {
  readonly offering: string;
  readonly chosen: readonly string[];
  readonly onChoose: (options: readonly string[]) => void;
}

/** The fee options that may be posted, a list for each bracket of players. The room has the last word. */
export function PickFees({ offering, chosen, onChoose }: Props) {
  const { data, problem } = useLoaded(`fees ${offering}`, () => api.fees(offering));
  return (
    <details className="fold">
      <summary>
        {t('open.fees')}
        <span className="hint">
          {chosen.length === 0 ? t('open.feesNone') : count('open.feesChosen', chosen.length)}
        </span>
      </summary>
      <p className="quiet">{problem ?? t('open.feesText')}</p>
      {(data ?? []).map(({ id, title, cite, fees, options }) => (
        <fieldset key={id} className="fold-part">
          <legend>
            {title} <span className="cite">{cite}</span>
          </legend>
          <div className="fields">
            {[...new Set(options.map((option) => bracketOf(fees, option)))].map((bracket) => (
              <Bracket
                key={bracket}
                bracket={bracket}
                fees={fees}
                options={options.filter((option) => bracketOf(fees, option) === bracket)}
                chosen={chosen}
                onChoose={onChoose}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}

interface BracketProps extends Omit<Props, 'offering'> {
  readonly bracket: string | null;
  readonly fees: readonly Fee[];
  readonly options: readonly FeeOption[];
}

function Bracket({ bracket, fees, options, chosen, onChoose }: BracketProps) {
  const posted = options.find(({ id }) => chosen.includes(id));
  const choose = (id: string) => {
    const others = chosen.filter((of) => of !== posted?.id);
    onChoose(id === '' ? others : [...others, id]);
  };
  return (
    <label className="field">
      <span className="label">{bracket ?? t('open.feesAny')}</span>
      <select value={posted?.id ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('open.feesNoOption')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {briefly(option)}
          </option>
        ))}
      </select>
      {posted !== undefined && <span className="hint">{feeWords(fees, posted).join('; ')}</span>}
    </label>
  );
}
