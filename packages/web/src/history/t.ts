import { saying } from '../strings.ts';
import { tableWords } from '../table/t.ts';
import { history } from './strings.ts';

/** A hand that was played is told in the words of its table, and some of its own. */
const historyWords = { ...tableWords, ...history };

export const { t, count } = saying(historyWords);
