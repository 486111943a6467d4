import { cardOf } from '@cardroom/core/cards';
import { houses } from '@cardroom/core/houses';
import { type ReactNode, useEffect, useRef } from 'react';
import { PlayingCard } from '../art/PlayingCard.tsx';
import { Choice } from '../ui/Choice.tsx';
import { HouseOptions } from '../ui/HouseOptions.tsx';
import ui from '../ui/ui.module.css';
import type { Catalog, Fits } from './dealing/messages.ts';
import { MyProgress } from './MyProgress.tsx';
import { FAMILIES, gamesFor, HOUSES, kindsFor, LEVELS, type Wishes } from './practice/wishes.ts';
import css from './Start.module.css';
import { t } from './t.ts';

interface Props {
  readonly wishes: Wishes;
  /** Null until the school is loaded. */
  readonly catalog: Catalog | null;
  readonly fits: Fits | null;
  readonly onWishes: (wishes: Wishes) => void;
  readonly onStart: () => void;
  readonly onSheet: () => void;
}

/** Something to look at: a royal flush but for one card. */
const HAND = [cardOf(12, 3), cardOf(11, 3), cardOf(10, 3), cardOf(9, 3)];

/** What shall be asked, and how it went so far. */
export function Start({ wishes, catalog, fits, onWishes, onStart, onSheet }: Props) {
  const start = useRef<HTMLButtonElement>(null);
  const ready = catalog !== null;
  // Enter starts, unless one has gone elsewhere meanwhile.
  useEffect(() => {
    const { activeElement } = document;
    if (ready && (activeElement === null || activeElement === document.body)) start.current?.focus();
  }, [ready]);
  const games = catalog === null ? [] : gamesFor(catalog, wishes);
  const kinds = catalog === null ? [] : kindsFor(catalog, fits, wishes);
  const families = FAMILIES.filter(
    (family) =>
      catalog === null ||
      catalog.games.some(
        (game) => game.family === family && (wishes.house === 'all' || game.house === wishes.house),
      ),
  );
  return (
    <div className={css.start} data-house={wishes.house}>
      <header className={css.head}>
        <div>
          <h1>{t('school.heading')}</h1>
          <p>{t('school.text')}</p>
        </div>
        <p className={css.hand} aria-hidden="true">
          {HAND.map((card) => (
            <PlayingCard key={card} card={card} size={64} />
          ))}
        </p>
      </header>
      <form
        className={`${ui.panel} ${css.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          onStart();
        }}
      >
        <div className={css.fields}>
          <Pick
            label="school.house"
            value={wishes.house}
            onPick={(house) => onWishes({ ...wishes, house: HOUSES.find((id) => id === house) ?? 'all' })}
          >
            <HouseOptions houses={HOUSES.map((id) => ({ id, name: houses[id].name }))} />
          </Pick>
          <Pick
            label="school.family"
            value={wishes.family}
            onPick={(family) =>
              onWishes({ ...wishes, family: FAMILIES.find((id) => id === family) ?? 'all' })
            }
          >
            {families.map((family) => (
              <option key={family} value={family}>
                {t(`family.${family}`)}
              </option>
            ))}
          </Pick>
          <Pick label="school.game" value={wishes.game} onPick={(game) => onWishes({ ...wishes, game })}>
            {games.map(({ id, name, house }) => (
              <option key={id} value={id}>
                {wishes.house === 'all' ? t('game.at', { game: name, house: houses[house].name }) : name}
              </option>
            ))}
          </Pick>
          <Pick label="school.kind" value={wishes.kind} onPick={(kind) => onWishes({ ...wishes, kind })}>
            {kinds.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Pick>
        </div>
        <Choice
          label={t('school.level')}
          value={wishes.level}
          choices={LEVELS.map((level) => ({ value: level, text: t(`school.level.${level}`) }))}
          onChoose={(level) => onWishes({ ...wishes, level })}
        />
        <div className={css.do}>
          <button
            ref={start}
            type="submit"
            className={`${ui.button} ${css.go}`}
            data-strength="strong"
            disabled={!ready}
            aria-describedby="school-hint"
          >
            {t(ready ? 'school.start' : 'school.loading')}
          </button>
          <button type="button" className={ui.textButton} disabled={!ready} onClick={onSheet}>
            {t('school.print')}
          </button>
        </div>
        <p className={ui.hint} id="school-hint">
          {t('school.startHint')}
        </p>
      </form>
      <MyProgress catalog={catalog} wishes={wishes} />
    </div>
  );
}

interface PickProps {
  readonly label: 'school.house' | 'school.family' | 'school.game' | 'school.kind';
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly children: ReactNode;
}

function Pick({ label, value, onPick, children }: PickProps) {
  return (
    <label className={ui.field}>
      <span className={ui.label}>{t(label)}</span>
      <select value={value} onChange={({ target }) => onPick(target.value)}>
        <option value="all">{t(`${label}.all`)}</option>
        {children}
      </select>
    </label>
  );
}
