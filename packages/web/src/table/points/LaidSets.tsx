import { SET_NAMES, SET_SIZES } from '@cardroom/core/engine/points';
import { PlayingCard } from '../../art/index.ts';
import barCss from '../bar/bar.module.css';
import { t } from '../t.ts';
import trayCss from '../tray/Tray.module.css';
import { sorted } from '../tray/tray.ts';
import css from './LaidSets.module.css';
import { setLine } from './set-line.ts';

interface Props {
  readonly sets: readonly (readonly number[])[];
  /** How it compared with each of the others, a line each. */
  readonly against: readonly string[];
}

/** One's own hand as it was set, where it was set. */
export function LaidSets({ sets, against }: Props) {
  return (
    <div className={`${trayCss.tray} ${css.laid}`} data-many data-places={sets.length}>
      <div className={trayCss.places}>
        {sets.map((set, i) => (
          <div key={SET_NAMES[i]} className={trayCss.place}>
            <span className={trayCss.title}>{t(`set.place.${SET_NAMES[i]}`)}</span>
            <div className={trayCss.row}>
              {sorted(set).map((card) => (
                <PlayingCard key={card} card={set[card]} size="var(--tray-card)" small />
              ))}
              {Array.from({ length: SET_SIZES[i] - set.length }, (_, free) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike.
                <span key={`free ${free}`} className={trayCss.free} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {against.length === 0 ? (
        <p className={barCss.setLine}>{setLine(sets, true)?.names ?? ''}</p>
      ) : (
        <ul className={css.against}>
          {against.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
