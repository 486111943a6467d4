import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import type { SettingValue } from '../../houses/offering/setting.ts';
import type { WagerOdds } from '../answer.ts';
import fiveCards from './five-cards.json' with { type: 'json' };
import type { KeptResult } from './keeping.ts';
import paiGow from './pai-gow.json' with { type: 'json' };
import sets from './sets.json' with { type: 'json' };
import short from './short.json' with { type: 'json' };
import twentyOne from './twenty-one.json' with { type: 'json' };

/** The data files, by name; `npm run odds:keep` writes them. */
const FILES: readonly Readonly<Record<string, KeptResult>>[] = [paiGow, sets, short, twentyOne, fiveCards];

/** What is kept under this name; undefined where nothing is. Nothing here is typed in: see `Keeping`. */
export function kept(name: string): KeptResult | undefined {
  for (const file of FILES) if (Object.hasOwn(file, name)) return file[name];
  return undefined;
}

/** The odds kept for an offering with these settings; only those settings are compared that the odds depend on. */
export function keptOdds(
  offering: Pick<PlayerDealerOffering, 'id'>,
  values: Readonly<Record<string, SettingValue>>,
): readonly WagerOdds[] | null {
  for (const file of FILES)
    for (const { inputs, result } of Object.values(file)) {
      if (inputs.offering !== offering.id) continue;
      const set = Object.entries(inputs.set as Record<string, SettingValue>);
      if (set.every(([name, value]) => values[name] === value)) return result as readonly WagerOdds[];
    }
  return null;
}
