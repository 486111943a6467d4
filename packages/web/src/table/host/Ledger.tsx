import { dollars } from '@cardroom/core/engine';
import { useQuery } from '@tanstack/react-query';
import { sentence } from '../../app/api.ts';
import { say } from '../../app/toasts.tsx';
import { save } from '../../history/save.ts';
import { signed } from '../../ui/money.ts';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';
import css from './Ledger.module.css';
import { inOrder, ledgerCsv, ledgerQuery, ledgerText, type TableBooks } from './ledger.ts';

interface Props {
  readonly table: string;
  /** Says nothing to who has not played there. */
  readonly quiet?: boolean;
  /** Its name stands above it already. */
  readonly titled?: boolean;
}

/** Who bought in for what at a table and left with what; also when it has closed. */
export default function Ledger({ table, quiet = false, titled = false }: Props) {
  const { data, error } = useQuery(ledgerQuery(table));
  if (quiet && (data === undefined || data.players.length === 0)) return null;
  if (data === undefined)
    return <p className={ui.quiet}>{error === null ? t('ledger.loading') : sentence(error)}</p>;
  return data.players.length === 0 ? (
    <p className={ui.quiet}>{t('ledger.none')}</p>
  ) : (
    <Books books={data} titled={titled} />
  );
}

function Books({ books, titled }: { readonly books: TableBooks; readonly titled: boolean }) {
  const copy = () => {
    const copied =
      navigator.clipboard?.writeText(ledgerText(books)) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => say(t('ledger.copied')),
      () => say(t('ledger.notCopied'), 'warning'),
    );
  };
  return (
    <section className={css.ledger} aria-labelledby="ledger-title">
      <h2 id="ledger-title" className={titled ? ui.unseen : undefined}>
        {t('ledger.title')}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('ledger.player')}</th>
            <th scope="col">{t('ledger.boughtIn')}</th>
            <th scope="col">{t(books.closed ? 'ledger.left' : 'ledger.has')}</th>
            <th scope="col">{t('ledger.net')}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(books).map(({ player, boughtIn, left, holds, net }) => (
            <tr key={player}>
              <th scope="row">
                {books.names[player]?.name ?? player}{' '}
                {books.names[player]?.bot && <span className={ui.hint}>{t('ledger.bot')}</span>}
              </th>
              <td>{dollars(boughtIn)}</td>
              <td>{dollars(left + holds)}</td>
              <td data-net={Math.sign(net)}>{signed(net)}</td>
            </tr>
          ))}
        </tbody>
        {books.fees !== 0 && (
          <tfoot>
            <tr>
              <th scope="row">{t('ledger.fees')}</th>
              <td />
              <td />
              <td>{dollars(books.fees)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {!books.closed && <p className={ui.hint}>{t('ledger.inHand')}</p>}
      <div className={ui.row}>
        <button type="button" className={ui.button} data-size="small" onClick={copy}>
          {t('ledger.copy')}
        </button>
        <button
          type="button"
          className={ui.button}
          data-size="small"
          onClick={() => save('ledger.csv', ledgerCsv(books), 'text/csv')}
        >
          {t('ledger.csv')}
        </button>
      </div>
    </section>
  );
}
