import type { ReactNode } from 'react';
import { useKeys } from '../../table/bar/keys.ts';
import { Choice } from '../../ui/Choice.tsx';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';
import css from './Controls.module.css';
import { type Replay, SPEEDS, type Speed } from './use-replay.ts';

/** Signs on a 24 by 24 grid. */
const SIGNS = {
  first: 'M6 5h2.5v14H6zM19 5v14l-9.5-7z',
  back: 'M17 5v14L7 12z',
  play: 'M7 4.5v15l12.5-7.5z',
  pause: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z',
  next: 'M7 5v14l10-7z',
  last: 'M15.5 5H18v14h-2.5zM5 5v14l9.5-7z',
} as const;

interface Props {
  readonly replay: Replay;
  readonly caption: string;
}

/** To and fro through a hand: buttons, a slider, and keys that do the same. */
export function Controls({ replay, caption }: Props) {
  const { stop, stops, playing, speed, goTo, play, setSpeed } = replay;
  const end = stops.length - 1;
  const step = (to: number) => {
    play(false);
    goTo(to);
  };
  useKeys([
    { key: 'ArrowLeft', does: t('replay.back1'), press: () => step(stop - 1) },
    { key: 'ArrowRight', does: t('replay.next'), press: () => step(stop + 1) },
    { key: ' ', does: t('replay.play'), press: () => play(!playing) },
    { key: 'Home', does: t('replay.first'), press: () => step(0) },
    { key: 'End', does: t('replay.last'), press: () => step(end) },
  ]);
  return (
    <section className={css.controls} aria-label={t('replay.controls')}>
      <div className={css.controlsTrack}>
        <input
          className={css.track}
          type="range"
          min={0}
          max={end}
          value={stop}
          aria-label={t('replay.slider')}
          aria-valuetext={t('replay.moment', { n: stop, of: end, line: caption })}
          onChange={({ target }) => step(Number(target.value))}
        />
        <span className={ui.hint} aria-hidden="true">
          {t('replay.place', { n: stop, of: end })}
        </span>
      </div>
      <div className={css.row}>
        <div className={css.buttons}>
          <Go label={t('replay.first')} sign="first" off={stop === 0} press={() => step(0)} />
          <Go label={t('replay.back1')} sign="back" off={stop === 0} press={() => step(stop - 1)} />
          <Go
            label={t(playing ? 'replay.pause' : 'replay.play')}
            sign={playing ? 'pause' : 'play'}
            strong
            press={() => play(!playing)}
          />
          <Go label={t('replay.next')} sign="next" off={stop === end} press={() => step(stop + 1)} />
          <Go label={t('replay.last')} sign="last" off={stop === end} press={() => step(end)} />
        </div>
        <Choice<Speed>
          label={t('replay.speed')}
          hideLabel
          value={speed}
          choices={(Object.keys(SPEEDS) as Speed[]).map((value) => ({
            value,
            text: t(`replay.speed.${value}`),
          }))}
          onChoose={setSpeed}
        />
      </div>
      <p className={`${ui.hint} ${css.keysHint}`}>{t('replay.keys')}</p>
    </section>
  );
}

interface GoProps {
  readonly label: string;
  readonly sign: keyof typeof SIGNS;
  readonly press: () => void;
  readonly off?: boolean;
  readonly strong?: boolean;
}

function Go({ label, sign, press, off = false, strong = false }: GoProps): ReactNode {
  return (
    // Not disabled at the end of its way, where it would lose the focus of who pressed it.
    <button
      type="button"
      className={css.go}
      data-strong={strong || undefined}
      aria-label={label}
      aria-disabled={off || undefined}
      title={label}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} fill="currentColor" />
      </svg>
    </button>
  );
}
