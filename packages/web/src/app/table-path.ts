/** A table's own address, with the key that opens it where it is private; `more` is a screen of it, as `/text`. */
export const tablePath = (table: string, key: string | undefined, more = ''): string =>
  `/t/${table}${more}${key === undefined ? '' : `?${new URLSearchParams({ key })}`}`;
