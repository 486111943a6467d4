import { saying } from '../strings.ts';
import { tableWords } from '../table/t.ts';
import { wall } from './strings.ts';

/** Words of the walls, which come with them. */
export const { t, count } = saying({ ...tableWords, ...wall });
