import { useState } from 'react';
import { type PlainKey, t } from '../strings.ts';
import { Icon } from '../ui/icons.tsx';
import ui from '../ui/ui.module.css';
import css from './Filters.module.css';
import { FAMILIES, KINDS, STAKES, type Wish } from './search.ts';

interface Props {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

export function Filters({ wish, onWish }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <search className={css.filters} data-shown={shown}>
      <label className={css.search}>
        <span className={ui.unseen}>{t('lobby.search')}</span>
        <Icon name="search" />
        <input
          type="search"
          value={wish.words}
          placeholder={t('lobby.searchHint')}
          onChange={({ target }) => onWish({ ...wish, words: target.value })}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <button
        type="button"
        className={`${ui.button} ${css.show}`}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {t('lobby.filters')}
      </button>
      <div className={css.more}>
        <Pick label="lobby.kind" value={wish.kind} of={KINDS} onPick={(kind) => onWish({ ...wish, kind })} />
        <Pick
          label="lobby.family"
          value={wish.family}
          of={['all', ...FAMILIES]}
          onPick={(family) => onWish({ ...wish, family })}
        />
        <Pick
          label="lobby.stakes"
          value={wish.stakes}
          of={STAKES}
          onPick={(stakes) => onWish({ ...wish, stakes })}
        />
      </div>
    </search>
  );
}

interface PickProps<V extends string> {
  readonly label: 'lobby.kind' | 'lobby.family' | 'lobby.stakes';
  readonly value: V;
  readonly of: readonly V[];
  readonly onPick: (value: V) => void;
}

function Pick<V extends string>({ label, value, of, onPick }: PickProps<V>) {
  const text = (choice: V): string => {
    const key = label === 'lobby.family' && choice !== 'all' ? `family.${choice}` : `${label}.${choice}`;
    return t(key as PlainKey);
  };
  return (
    <label className={css.pick} data-set={value !== of[0]}>
      <span className={ui.unseen}>{t(label)}</span>
      <select value={value} onChange={({ target }) => onPick(of.find((v) => v === target.value) ?? value)}>
        {of.map((choice) => (
          <option key={choice} value={choice}>
            {text(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}
