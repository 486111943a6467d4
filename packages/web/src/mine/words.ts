import { dollars } from '@cardroom/core/engine';
import type { MyTable } from '@cardroom/core/protocol';
import { room } from '../app/live.ts';
import { t } from '../strings.ts';
import { useSecondsLeft } from '../ui/use-seconds-left.ts';

/** How one stands at a table of one's own. */
export function standing({ seat, stands, chips, place, waiting, away, state }: MyTable): string {
  const where =
    seat !== null
      ? t('mine.seat', { n: seat + 1, chips: dollars(chips) })
      : stands
        ? t('mine.stands', { chips: dollars(chips) })
        : place !== null
          ? t('mine.place', { n: place, of: waiting })
          : t('mine.opened');
  return [where, ...(away ? [t('mine.away')] : []), ...(state === 'open' ? [] : [t(`mine.${state}`)])].join(
    ' · ',
  );
}

/** The same in a word or two. */
export const shortStanding = ({ seat, stands, chips, place }: MyTable): string =>
  seat !== null || stands ? dollars(chips) : place !== null ? t('mine.waits', { n: place }) : '';

/** "Your turn, 12 s"; null while nothing is asked of one. */
export function useTurnWords({ asked, until }: MyTable): string | null {
  const left = useSecondsLeft(asked === null ? null : until, () => room().now());
  if (asked === null) return null;
  if (asked === 'sit') return left === null ? t('mine.sit') : t('mine.sitFor', { n: left });
  return left === null ? t('mine.turn') : t('mine.turnFor', { n: left });
}
