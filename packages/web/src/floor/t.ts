import { saying } from '../strings.ts';
import { tableWords } from '../table/t.ts';
import { floor } from './strings.ts';

/** The floor says what tables say, and some words of its own. */
const floorWords = { ...tableWords, ...floor };

export const { t, count } = saying(floorWords);
