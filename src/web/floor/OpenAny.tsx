import '../lobby/lobby.css';
import { type FormEvent, useState } from 'react';
import type { JackpotPosting } from '../../table/jackpot.ts';
import { api, type Chosen, type House, type OfferingCard, sentence } from '../api.ts';
import { PickFees } from '../lobby/PickFees.tsx';
import { PickSettings } from '../lobby/PickSettings.tsx';
import { FAMILIES } from '../lobby/search.ts';
import { count, t } from '../strings.ts';
import { say } from '../toasts.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { floorApi } from './floor-api.ts';
import { NO_JACKPOT, PickJackpot } from './PickJackpot.tsx';
import { toCents } from './to-cents.ts';

interface Props {
  readonly houses: readonly House[];
  readonly games: readonly OfferingCard[];
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Any table that may be posted at any house. */
export default function OpenAny({ houses, games, onOpened, onClose }: Props) {
  const [house, setHouse] = useState(houses[0]?.id ?? '');
  const here = games.filter((game) => game.house === house);
  const [offering, setOffering] = useState(here[0]?.id ?? '');
  const game = here.find(({ id }) => id === offering) ?? here[0];
  return (
    <Dialog title={t('opening.title')} wide onClose={onClose}>
      <div className="stack">
        <p className="quiet">{t('opening.text')}</p>
        <div className="floor-fields">
          <label className="field">
            <span className="label">{t('opening.house')}</span>
            <select
              value={house}
              onChange={({ target }) => setHouse(houses.find(({ id }) => id === target.value)?.id ?? house)}
            >
              {houses.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span className="label">{t('opening.game')}</span>
            <select value={game?.id ?? ''} onChange={({ target }) => setOffering(target.value)}>
              {FAMILIES.map((family) => {
                const of = here.filter((one) => one.family === family);
                return of.length === 0 ? null : (
                  <optgroup key={family} label={t(`family.${family}`)}>
                    {of.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                );
              })}
            </select>
          </label>
        </div>
        {game !== undefined && <Posting key={game.id} game={game} onOpened={onOpened} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

interface PostingProps {
  readonly game: OfferingCard;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

function Posting({ game, onOpened, onClose }: PostingProps) {
  const settings = useLoaded(`settings ${game.id}`, () => api.settings(game.id));
  const [limit, setLimit] = useState(game.limits[0]?.id ?? '');
  const [seats, setSeats] = useState(game.seats);
  const [bots, setBots] = useState(0);
  const [hidden, setHidden] = useState(false);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [ofGame, setOfGame] = useState<Chosen>({});
  const [ofTable, setOfTable] = useState<Chosen>({});
  const [least, setLeast] = useState('');
  const [most, setMost] = useState('');
  const [jackpot, setJackpot] = useState<JackpotPosting>(NO_JACKPOT);
  const [posted, setPosted] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // 003:2326 and its like print the positions of a player-dealer table; a pot game seats from two up.
  const fixed = game.kind === 'player-dealer';
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [toCents(least), toCents(most)];
    if (from === undefined || to === undefined || (from === null && to !== null)) {
      setProblem(t('opening.buyInBad'));
      return;
    }
    setBusy(true);
    setProblem(null);
    floorApi
      .open({
        offering: game.id,
        limit,
        ...(fixed ? {} : { seats }),
        bots: Math.min(bots, seats - 1),
        ...(hidden && { private: true }),
        ...(options.length > 0 && { options }),
        ...(Object.keys(ofGame).length > 0 && { settings: ofGame }),
        ...(Object.keys(ofTable).length > 0 && { table: ofTable }),
        ...(from !== null && { buyIn: { least: from, most: to } }),
        ...(posted && { jackpot }),
      })
      .then(
        () => {
          say(t('opening.opened', { game: game.name }));
          onOpened();
          onClose();
        },
        (error: unknown) => {
          setBusy(false);
          setProblem(sentence(error));
        },
      );
  };
  return (
    <form className="stack" onSubmit={send}>
      <div className="floor-fields">
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
          <select value={Math.min(bots, seats - 1)} onChange={({ target }) => setBots(Number(target.value))}>
            {range(0, seats - 1).map((n) => (
              <option key={n} value={n}>
                {n === 0 ? t('open.noBots') : count('open.bots', n)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{t('opening.least')}</span>
          <input
            inputMode="decimal"
            value={least}
            placeholder={t('opening.asPrinted')}
            onChange={({ target }) => setLeast(target.value)}
          />
        </label>
        <label className="field">
          <span className="label">{t('opening.most')}</span>
          <input
            inputMode="decimal"
            value={most}
            placeholder={t(least.trim() === '' ? 'opening.asPrinted' : 'opening.noMost')}
            onChange={({ target }) => setMost(target.value)}
          />
        </label>
      </div>
      <label className="tick">
        <input type="checkbox" checked={hidden} onChange={({ target }) => setHidden(target.checked)} />
        <span>{t('open.private')}</span>
      </label>
      <PickFees offering={game.id} chosen={options} onChoose={setOptions} />
      {game.kind === 'pot' && (
        <PickJackpot jackpot={jackpot} posted={posted} onPost={setPosted} onChange={setJackpot} />
      )}
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
        {t('opening.go')}
      </button>
    </form>
  );
}
