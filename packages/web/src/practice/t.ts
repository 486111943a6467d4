import { saying } from '../strings.ts';
import { tableWords } from '../table/t.ts';
import { practice } from './strings.ts';

/** Words of practice tables and lessons, which come with them. */
export const { t } = saying({ ...tableWords, ...practice });
