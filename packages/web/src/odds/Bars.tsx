import { say } from '../app/toasts.tsx';
import ui from '../ui/ui.module.css';
import css from './Bars.module.css';
import { asSvg, asText, type Bar } from './bars.ts';
import { t } from './t.ts';

interface Props {
  readonly heading: string;
  readonly bars: readonly Bar[];
}

/** Bars that say all they show, with a way to take them along. */
export function Bars({ heading, bars }: Props) {
  return (
    <>
      <ol className={css.bars}>
        {bars.map((bar, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer stay where they are.
          <BarRow key={i} bar={bar} />
        ))}
      </ol>
      {bars.length > 0 && (
        <div className={css.buttons}>
          <CopyButton label={t('odds.copy')} text={() => asText(heading, bars)} />
          <CopyButton label={t('odds.copySvg')} text={() => asSvg(heading, bars)} />
        </div>
      )}
    </>
  );
}

function BarRow({ bar: { title, part, second = 0, says, more } }: { readonly bar: Bar }) {
  const width = (of: number) => `${100 * Math.max(0, Math.min(1, of))}%`;
  return (
    <li className={css.bar}>
      <div className={css.line}>
        <strong>{title}</strong>
        <span>{says}</span>
      </div>
      <div className={css.track} aria-hidden="true">
        <div style={{ width: width(part) }} />
        {second > 0 && <div className={css.second} style={{ width: width(second) }} />}
      </div>
      {more.length > 0 && <p className={css.more}>{more.join(' · ')}</p>}
    </li>
  );
}

export function CopyButton({ label, text }: { readonly label: string; readonly text: () => string }) {
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => say(t('odds.copied')),
      () => {},
    );
  return (
    <button type="button" className={ui.button} data-size="small" onClick={() => void copy()}>
      {label}
    </button>
  );
}
