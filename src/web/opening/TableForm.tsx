import { type FormEvent, type ReactNode, useState } from 'react';
import { api, type Chosen, type NewTable, type OfferingCard, sentence } from '../api.ts';
import { count, t } from '../strings.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { PickFees } from './PickFees.tsx';
import { PickSettings } from './PickSettings.tsx';

/** Does the work; what goes wrong is said in the form, which can then be sent again. */
export type Attempt = (work: () => Promise<void>) => void;

interface Props {
  readonly game: OfferingCard;
  /** How many bots are there unless another number is chosen. */
  readonly company: number;
  readonly onSend: (table: NewTable, attempt: Attempt) => void;
  /** What else may be posted. */
  readonly children?: ReactNode;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const some = (chosen: Chosen): boolean => Object.keys(chosen).length > 0;

/** A table of a game as the rule book lets it be opened: limit, seats, company, fees and settings. */
export function TableForm({ game, company, onSend, children }: Props) {
  const settings = useLoaded(`settings ${game.id}`, () => api.settings(game.id));
  const [limit, setLimit] = useState(game.limits[0]?.id ?? '');
  const [seats, setSeats] = useState(game.seats);
  const [wanted, setWanted] = useState(company);
  const [hidden, setHidden] = useState(false);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [ofGame, setOfGame] = useState<Chosen>({});
  const [ofTable, setOfTable] = useState<Chosen>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // 003:2326 and its like print the positions of a player-dealer table; a pot game seats from two up.
  const fixed = game.kind === 'player-dealer';
  const bots = Math.min(wanted, seats - 1);
  const attempt: Attempt = (work) => {
    setBusy(true);
    setProblem(null);
    work().catch((error: unknown) => {
      setBusy(false);
      setProblem(sentence(error));
    });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const table: NewTable = {
      offering: game.id,
      limit,
      ...(!fixed && { seats }),
      bots,
      ...(hidden && { private: true }),
      ...(options.length > 0 && { options }),
      ...(some(ofGame) && { settings: ofGame }),
      ...(some(ofTable) && { table: ofTable }),
    };
    onSend(table, attempt);
  };
  return (
    <form className="stack" onSubmit={send}>
      <div className="fields">
        <label className="field">
          <span className="label">{t('open.limit')}</span>
          <select
            value={limit}
            onChange={({ target }) => {
              setLimit(target.value);
              // Another limit may leave the table other choices.
              setOfTable({});
            }}
          >
            {game.limits.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{t('open.seats')}</span>
          <select value={seats} disabled={fixed} onChange={({ target }) => setSeats(Number(target.value))}>
            {range(fixed ? game.seats : 2, game.seats).map((n) => (
              <option key={n} value={n}>
                {fixed ? t('open.seatsFixed', { n }) : n}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{t('open.company')}</span>
          <select value={bots} onChange={({ target }) => setWanted(Number(target.value))}>
            {range(0, seats - 1).map((n) => (
              <option key={n} value={n}>
                {n === 0 ? t('open.noBots') : count('open.bots', n)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className="tick">
        <input type="checkbox" checked={hidden} onChange={({ target }) => setHidden(target.checked)} />
        <span>{t('open.private')}</span>
      </label>
      <PickFees offering={game.id} chosen={options} onChoose={setOptions} />
      {children}
      {settings.data !== null && (
        <>
          <PickSettings
            title={t('open.settings')}
            settings={settings.data.game}
            switched={ofGame}
            onSwitch={setOfGame}
          />
          <PickSettings
            title={t('open.tableSettings')}
            settings={settings.data.table[limit] ?? {}}
            switched={ofTable}
            onSwitch={setOfTable}
          />
        </>
      )}
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="button wide" data-strength="strong" disabled={busy}>
        {t('open.go')}
      </button>
    </form>
  );
}
