import { everywhere, saying } from '../strings.ts';
import { odds } from './strings.ts';

export const { t } = saying({ ...everywhere, ...odds });
