import { everywhere, saying } from '../strings.ts';
import { school } from './strings.ts';

export const { t, count } = saying({ ...everywhere, ...school });
