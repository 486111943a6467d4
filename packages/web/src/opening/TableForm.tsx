import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Chosen, type NewTable, type OfferingCard, type PickedFees, sentence } from '../app/api.ts';
import { settingsQuery } from '../app/queries.ts';
import { count, t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import { AnotherLimit } from './AnotherLimit.tsx';
import { asPosted, USUAL_FEES } from './fees.ts';
import { PickFees } from './PickFees.tsx';
import { PickSettings } from './PickSettings.tsx';

/** Does the work; what goes wrong is said in the form, which can then be sent again. */
export type Attempt = (work: () => Promise<void>) => void;

interface Props {
  readonly game: OfferingCard;
  /** How many bots are there unless another number is chosen. */
  readonly company: number;
  /** Begins with the fields for another limit than the usual ones. */
  readonly another?: boolean;
  readonly onSend: (table: NewTable, attempt: Attempt) => void;
  /** What else may be posted. */
  readonly children?: ReactNode;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** In place of a limit's name. */
const ANOTHER = '+';

const some = (chosen: Chosen): boolean => Object.keys(chosen).length > 0;

/** A table of a game as the rule book lets it be opened: limit, seats, company, fees and settings. */
export function TableForm({ game, company, another = false, onSend, children }: Props) {
  const [limit, setLimit] = useState<string | null>(another ? null : (game.limits[0]?.id ?? null));
  const [own, setOwn] = useState(another);
  const settings = useQuery(settingsQuery(game.id));
  const asked = own ? (limit ?? undefined) : undefined;
  const ofOwn = useQuery(settingsQuery(game.id, asked));
  const [seats, setSeats] = useState(game.seats);
  const [wanted, setWanted] = useState(company);
  const [hidden, setHidden] = useState(false);
  const [fees, setFees] = useState<PickedFees>(USUAL_FEES);
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
  const chooseLimit = (id: string | null) => {
    setLimit(id);
    setProblem(null);
    // Another limit may leave the table other choices.
    setOfTable({});
  };
  const tables = { ...settings.data?.table, ...ofOwn.data?.table };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (limit === null) {
      setProblem(t('open.limitFirst'));
      return;
    }
    const posted = asPosted(fees);
    if (typeof posted === 'string') {
      setProblem(posted);
      return;
    }
    const table: NewTable = {
      offering: game.id,
      limit,
      ...(!fixed && { seats }),
      bots,
      ...(hidden && { private: true }),
      ...posted,
      ...(some(ofGame) && { settings: ofGame }),
      ...(some(ofTable) && { table: ofTable }),
    };
    onSend(table, attempt);
  };
  return (
    <form className={ui.stack} onSubmit={send}>
      <div className={ui.fields}>
        <label className={ui.field}>
          <span className={ui.label}>{t('open.limit')}</span>
          <select
            value={own ? ANOTHER : (limit ?? '')}
            onChange={({ target }) => {
              setOwn(target.value === ANOTHER);
              chooseLimit(target.value === ANOTHER ? null : target.value);
            }}
          >
            {game.limits.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            {game.ranges.length > 0 && <option value={ANOTHER}>{t('open.another')}</option>}
          </select>
        </label>
        <label className={ui.field}>
          <span className={ui.label}>{t('open.seats')}</span>
          <select value={seats} disabled={fixed} onChange={({ target }) => setSeats(Number(target.value))}>
            {range(fixed ? game.seats : 2, game.seats).map((n) => (
              <option key={n} value={n}>
                {fixed ? t('open.seatsFixed', { n }) : n}
              </option>
            ))}
          </select>
        </label>
        <label className={ui.field}>
          <span className={ui.label}>{t('open.company')}</span>
          <select value={bots} onChange={({ target }) => setWanted(Number(target.value))}>
            {range(0, seats - 1).map((n) => (
              <option key={n} value={n}>
                {n === 0 ? t('open.noBots') : count('open.bots', n)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {own && <AnotherLimit game={game} onLimit={chooseLimit} />}
      <label className={ui.tick}>
        <input type="checkbox" checked={hidden} onChange={({ target }) => setHidden(target.checked)} />
        <span>{t('open.private')}</span>
      </label>
      <PickFees offering={game.id} fees={fees} onPick={setFees} />
      {children}
      {settings.data !== undefined && (
        <>
          <PickSettings
            title={t('open.settings')}
            settings={settings.data.game}
            switched={ofGame}
            onSwitch={setOfGame}
          />
          <PickSettings
            title={t('open.tableSettings')}
            settings={tables[limit ?? ''] ?? {}}
            switched={ofTable}
            onSwitch={setOfTable}
          />
        </>
      )}
      {problem !== null && (
        <p className={ui.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className={`${ui.button} ${ui.wide}`} data-strength="strong" disabled={busy}>
        {t('open.go')}
      </button>
    </form>
  );
}
