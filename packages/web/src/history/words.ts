import { dollars } from '@cardroom/core/engine';
import { t } from './t.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

export const timeOf = (at: number): string => clock.format(at);

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** The visitor's own day: today, yesterday or its date. */
export function dayOf(at: number, now: number): string {
  const ago = Math.round((midnight(now) - midnight(at)) / DAY);
  return ago <= 0 ? t('hands.today') : ago === 1 ? t('hands.yesterday') : date.format(at);
}

export const resultWords = (cents: number): string =>
  cents === 0
    ? t('hands.even')
    : t(cents > 0 ? 'hands.won' : 'hands.lost', { cents: dollars(Math.abs(cents)) });
