import { dollars } from '@cardroom/core/engine';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentence } from '../../app/api.ts';
import ui from '../../ui/ui.module.css';
import type { Person } from '../floor-api.ts';
import { patronsQuery } from '../floor-queries.ts';
import { t } from '../t.ts';
import type { TableNow } from '../tables/use-table-now.ts';
import css from './PickPatron.module.css';

export interface Picked {
  readonly id: string;
  readonly name: string;
  /** Seated as such, who alone may bank some games. */
  readonly proposition: boolean;
}

interface Props {
  readonly now: TableNow;
  readonly picked: Picked | null;
  readonly onPick: (picked: Picked | null) => void;
}

const FEW = 6;
const pickOf = ({ id, name, role }: Person): Picked => ({ id, name, proposition: role === 'proposition' });

/** Somebody who may be seated here, found by the first letters of the name. */
export function PickPatron({ now, picked, onPick }: Props) {
  const [words, setWords] = useState(picked?.name ?? '');
  const wanted = words.trim().toLowerCase();
  const { data, error } = useQuery(patronsQuery(wanted));
  const sits = (id: string) => now.state.seats.some((seated) => seated?.player === id);
  const found = (data?.patrons ?? [])
    .filter(({ id, name, role }) => {
      const plays = role === 'patron' || role === 'proposition';
      return plays && !sits(id) && name.toLowerCase().startsWith(wanted);
    })
    .slice(0, FEW);
  // Who was picked from the waiting list is known by name alone until found among the patrons.
  const known = data?.patrons.find(({ id }) => id === picked?.id);
  useEffect(() => {
    if (known?.role === 'proposition' && picked?.proposition === false) onPick(pickOf(known));
  });
  const write = (text: string) => {
    setWords(text);
    const named = found.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    onPick(named === undefined ? null : pickOf(named));
  };
  return (
    <div className={`${ui.stack} ${css.pickPatron}`}>
      <label className={ui.field}>
        <span className={ui.label}>{t('seating.who')}</span>
        <input
          type="search"
          value={words}
          placeholder={t('seating.whoHint')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      {error !== null && <p className={ui.hint}>{sentence(error)}</p>}
      {picked === null && (
        <ul className={css.patrons} aria-label={t('seating.found')}>
          {found.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={css.patron}
                onClick={() => {
                  setWords(person.name);
                  onPick(pickOf(person));
                }}
              >
                <b>{person.name}</b>
                <span className={ui.quiet}>
                  {[
                    t(`role.${person.role}`),
                    t('seating.rail', { money: dollars(person.rail) }),
                    ...(now.state.waiting.includes(person.id) ? [t('seating.waits')] : []),
                  ].join(' · ')}
                </span>
              </button>
            </li>
          ))}
          {data !== undefined && found.length === 0 && <li className={ui.hint}>{t('seating.nobody')}</li>}
        </ul>
      )}
    </div>
  );
}
