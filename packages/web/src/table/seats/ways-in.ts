import { dollars } from '@cardroom/core/engine';
import { type Entry, WAYS_IN } from '@cardroom/core/houses';
import { blindsOf, type TableState } from '@cardroom/core/table';
import { t } from '../t.ts';

/** How a newcomer may come in at a seat; nothing to choose where they are simply dealt in. */
export function waysInAt({ sign, line, passed }: TableState, seat: number): readonly Entry[] {
  if (sign.kind !== 'pot' || blindsOf(sign) === null || line.length === 0 || !passed[seat]) return [];
  return WAYS_IN[sign.rules.entry ?? 'post'].newcomer;
}

/** A way in on a button: what is posted is said in dollars. */
export const wayWords = ({ sign }: TableState, way: Entry): string =>
  way === 'post' && sign.kind === 'pot'
    ? t('sit.way.postFor', { cents: dollars(Math.max(...sign.stakes.blinds)) })
    : t(`sit.way.${way}`);
