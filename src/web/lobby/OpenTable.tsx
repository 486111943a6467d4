import { type FormEvent, useState } from 'react';
import { api, type Chosen, type NewTable, type OfferingCard, sentence } from '../api.ts';
import { go } from '../router.tsx';
import { withName } from '../session.ts';
import { count, t } from '../strings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { PickFees } from './PickFees.tsx';
import { PickSettings } from './PickSettings.tsx';

interface Props {
  readonly game: OfferingCard;
  readonly house: string;
  readonly onClose: () => void;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

export default function OpenTable({ game, house, onClose }: Props) {
  const settings = useLoaded(`settings ${game.id}`, () => api.settings(game.id));
  const [limit, setLimit] = useState(game.limits[0]?.id ?? '');
  const [seats, setSeats] = useState(game.seats);
  const [bots, setBots] = useState(Math.min(5, game.seats - 1));
  const [hidden, setHidden] = useState(false);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [ofGame, setOfGame] = useState<Chosen>({});
  const [ofTable, setOfTable] = useState<Chosen>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // 003:2326 and its like print the positions of a player-dealer table; a pot game seats from two up.
  const fixed = game.kind === 'player-dealer';
  const send = (event: FormEvent) => {
    event.preventDefault();
    const table: NewTable = {
      offering: game.id,
      limit,
      ...(fixed ? {} : { seats }),
      bots: Math.min(bots, seats - 1),
      ...(hidden && { private: true }),
      ...(options.length > 0 && { options }),
      ...(Object.keys(ofGame).length > 0 && { settings: ofGame }),
      ...(Object.keys(ofTable).length > 0 && { table: ofTable }),
    };
    withName(() => {
      setBusy(true);
      setProblem(null);
      api.open(table).then(
        ({ table: id, key }) => {
          onClose();
          go(`/t/${id}?${new URLSearchParams({ ...(key !== undefined && { key }), sit: '1' })}`);
        },
        (error: unknown) => {
          setBusy(false);
          setProblem(sentence(error));
        },
      );
    });
  };
  return (
    <Dialog title={t('open.title')} wide onClose={onClose}>
      <form className="stack" onSubmit={send}>
        <p className="quiet">{t('open.text', { game: game.name, house })}</p>
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
            <select
              value={Math.min(bots, seats - 1)}
              onChange={({ target }) => setBots(Number(target.value))}
            >
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
    </Dialog>
  );
}
