import { save } from '../history/save.ts';
import ui from '../ui/ui.module.css';
import { t } from './t.ts';

interface Props {
  readonly file: string;
  /** The rows that are shown, as text for a spreadsheet. */
  readonly csv: () => string;
}

/** What the floor reads it may save as a file, or print. */
export function SaveAndPrint({ file, csv }: Props) {
  return (
    <div className={`${ui.row} ${ui.noPrint}`}>
      <button
        type="button"
        className={ui.button}
        data-size="small"
        onClick={() => save(file, csv(), 'text/csv')}
      >
        {t('csv.save')}
      </button>
      <button type="button" className={ui.button} data-size="small" onClick={() => print()}>
        {t('csv.print')}
      </button>
    </div>
  );
}
