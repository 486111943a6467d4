import { saying } from '../strings.ts';
import { tableWords } from '../table/t.ts';
import { text } from './strings.ts';

/** Words of the text table, which come with it. */
export const { t, count } = saying({ ...tableWords, ...text });
