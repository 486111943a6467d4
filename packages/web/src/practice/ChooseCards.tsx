import { readStacked } from '@cardroom/core/practice';
import type { Table } from '@cardroom/core/table';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import ui from '../ui/ui.module.css';
import { placesOf } from './places.ts';
import { t } from './t.ts';

interface Props {
  readonly table: Table;
  /** What is chosen now. */
  readonly cards: string;
  readonly onChoose: (cards: string) => void;
  readonly onClose: () => void;
}

/** The cards of the next hands, as far as one wants to choose them. */
export function ChooseCards({ table, cards, onChoose, onClose }: Props) {
  const places = placesOf(table.state);
  const given = new Map(
    cards.split(';').map((part) => part.split(':').map((of) => of.trim()) as [string, string]),
  );
  const [texts, setTexts] = useState(() => places.map(({ place }) => given.get(place) ?? ''));
  const [problem, setProblem] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wanted = places
      .flatMap(({ place }, i) => (texts[i].trim() === '' ? [] : [`${place}: ${texts[i].trim()}`]))
      .join('; ');
    const read = readStacked(wanted);
    if (read.ok) onChoose(wanted);
    else setProblem(read.message);
  };
  return (
    <Dialog title={t('practice.force')} onClose={onClose}>
      <form className={ui.stack} onSubmit={send}>
        <p className={ui.quiet}>{t('practice.forceText')}</p>
        {places.map(({ place, title }, i) => (
          <label key={place} className={ui.field}>
            <span className={ui.label}>{title}</span>
            <input
              value={texts[i]}
              onChange={({ target }) => setTexts(texts.map((text, j) => (i === j ? target.value : text)))}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              {...(i === 0 && { 'data-autofocus': true, placeholder: 'As Kd' })}
            />
          </label>
        ))}
        {problem !== '' && (
          <p className={ui.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={`${ui.row} ${ui.even}`}>
          <button type="submit" className={ui.button} data-strength="strong">
            {t('practice.forceGo')}
          </button>
          <button type="button" className={ui.button} onClick={() => onChoose('')}>
            {t('practice.forceClear')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
