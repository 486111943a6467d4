import type { JackpotPosting } from '@cardroom/core/table';
import { useState } from 'react';
import { ApiError, type House, type NewTable, type OfferingCard } from '../../app/api.ts';
import { say } from '../../app/toasts.tsx';
import { FAMILIES } from '../../lobby/search.ts';
import { type Attempt, TableForm } from '../../opening/TableForm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { HouseOptions } from '../../ui/HouseOptions.tsx';
import { toCents } from '../../ui/money.ts';
import ui from '../../ui/ui.module.css';
import { floorApi } from '../floor-api.ts';
import { afterwards } from '../floor-queries.ts';
import { NO_JACKPOT, PickJackpot } from '../money/PickJackpot.tsx';
import { t } from '../t.ts';

interface Props {
  readonly houses: readonly House[];
  readonly games: readonly OfferingCard[];
  readonly onClose: () => void;
}

/** Any table that may be posted at any house. */
export default function OpenAny({ houses, games, onClose }: Props) {
  const [house, setHouse] = useState(houses[0]?.id ?? '');
  const here = games.filter((game) => game.house === house);
  const [offering, setOffering] = useState(here[0]?.id ?? '');
  const game = here.find(({ id }) => id === offering) ?? here[0];
  return (
    <Dialog title={t('opening.title')} wide onClose={onClose}>
      <div className={ui.stack}>
        <p className={ui.quiet}>{t('opening.text')}</p>
        <div className={ui.fields}>
          <label className={ui.field}>
            <span className={ui.label}>{t('opening.house')}</span>
            <select
              value={house}
              onChange={({ target }) => setHouse(houses.find(({ id }) => id === target.value)?.id ?? house)}
            >
              <HouseOptions houses={houses} />
            </select>
          </label>
          <label className={ui.field}>
            <span className={ui.label}>{t('opening.game')}</span>
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
        {game !== undefined && (
          <Posting
            key={game.id}
            game={game}
            onOpened={() => {
              say(t('opening.opened', { game: game.name }));
              void afterwards();
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Beside what anybody may choose, the floor posts a buy-in of its own and a jackpot. */
function Posting({ game, onOpened }: { readonly game: OfferingCard; readonly onOpened: () => void }) {
  const [least, setLeast] = useState('');
  const [most, setMost] = useState('');
  const [jackpot, setJackpot] = useState<JackpotPosting>(NO_JACKPOT);
  const [posted, setPosted] = useState(false);
  const send = (table: NewTable, attempt: Attempt) =>
    attempt(async () => {
      const [from, to] = [toCents(least), toCents(most)];
      if (from === undefined || to === undefined || (from === null && to !== null))
        throw new ApiError('bad-amount', t('opening.buyInBad'), 400);
      const { notes } = await floorApi.open({
        ...table,
        ...(from !== null && { buyIn: { least: from, most: to } }),
        ...(posted && { jackpot }),
      });
      for (const note of notes) say(note);
      onOpened();
    });
  return (
    <TableForm game={game} company={0} onSend={send}>
      <div className={ui.fields}>
        <label className={ui.field}>
          <span className={ui.label}>{t('opening.least')}</span>
          <input
            inputMode="decimal"
            value={least}
            placeholder={t('opening.asPrinted')}
            onChange={({ target }) => setLeast(target.value)}
          />
        </label>
        <label className={ui.field}>
          <span className={ui.label}>{t('opening.most')}</span>
          <input
            inputMode="decimal"
            value={most}
            placeholder={t(least.trim() === '' ? 'opening.asPrinted' : 'opening.noMost')}
            onChange={({ target }) => setMost(target.value)}
          />
        </label>
      </div>
      {game.kind === 'pot' && (
        <PickJackpot jackpot={jackpot} posted={posted} onPost={setPosted} onChange={setJackpot} />
      )}
    </TableForm>
  );
}
