import { type IrregularityKind, sayIrregularity } from '@cardroom/core/rulings';
import type { Thing } from '../../table/naming/naming.ts';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';
import css from './PickNamed.module.css';

interface Props {
  readonly thing: Thing;
  readonly wrong: readonly IrregularityKind[];
  readonly onPick: (what: IrregularityKind) => void;
}

/** What can have gone wrong with what was pointed at on the felt. */
export function PickWrong({ thing, wrong, onPick }: Props) {
  return (
    <fieldset className={css.row}>
      <legend className={ui.label}>{t(`ruling.with.${thing.what}`)}</legend>
      {wrong.map((what) => (
        <button key={what} type="button" className={ui.button} data-size="small" onClick={() => onPick(what)}>
          {sayIrregularity(what)}
        </button>
      ))}
    </fieldset>
  );
}
