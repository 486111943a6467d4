import type { Patron } from '@cardroom/core/protocol';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../app/api.ts';
import { csv } from '../../ui/csv.ts';
import { t } from '../t.ts';

/** What a player brought to a table, took away and still has there, in cents. */
interface LedgerLine {
  readonly player: string;
  readonly boughtIn: number;
  readonly left: number;
  readonly holds: number;
  readonly net: number;
}

/** The books of one table. */
export interface TableBooks {
  readonly name: string;
  readonly closed: boolean;
  readonly players: readonly LedgerLine[];
  readonly fees: number;
  readonly names: Readonly<Record<string, Patron>>;
}

/** Asked anew whenever it is looked at: chips move while somebody plays. */
export const ledgerQuery = (table: string) =>
  queryOptions({
    queryKey: ['ledger', table],
    queryFn: () => ask<TableBooks>('GET', `/api/tables/${encodeURIComponent(table)}/ledger`),
    staleTime: 0,
  });

const plain = (cents: number): string => (cents / 100).toFixed(2);

const HEADS = ['ledger.player', 'ledger.boughtIn', 'ledger.left', 'ledger.holds', 'ledger.net'] as const;

/** Who won most comes first. */
export const inOrder = ({ players }: TableBooks): LedgerLine[] => players.toSorted((a, b) => b.net - a.net);

const rowsOf = (books: TableBooks): string[][] => [
  HEADS.map((head) => t(head)),
  ...inOrder(books).map(({ player, boughtIn, left, holds, net }) => [
    books.names[player]?.name ?? player,
    ...[boughtIn, left, holds, net].map(plain),
  ]),
  ...(books.fees === 0 ? [] : [[t('ledger.fees'), '', '', '', plain(books.fees)]]),
];

/** As a spreadsheet reads it: figures are figures there. */
export const ledgerCsv = (books: TableBooks): string =>
  csv(
    rowsOf(books).map((row, i) =>
      row.map((value, at) => (i > 0 && at > 0 && value !== '' ? Number(value) : value)),
    ),
  );

/** As people send it to each other. */
export const ledgerText = (books: TableBooks): string =>
  [
    books.name,
    ...inOrder(books).map(
      ({ player, boughtIn, net }) =>
        `${books.names[player]?.name ?? player}: ${net < 0 ? '−' : '+'}$${plain(Math.abs(net))} (${t('ledger.brought', { cents: `$${plain(boughtIn)}` })})`,
    ),
    ...(books.fees === 0 ? [] : [`${t('ledger.fees')}: $${plain(books.fees)}`]),
  ].join('\n');
