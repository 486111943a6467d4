import { everywhere, saying } from '../strings.ts';
import { acting } from './bar/acting-strings.ts';
import { table } from './strings.ts';

/** Words of tables, which come with the first of them. */
export const tableWords = { ...everywhere, ...table, ...acting };

export const { t, count } = saying(tableWords);
