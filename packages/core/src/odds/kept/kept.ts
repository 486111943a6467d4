import type { Chart } from '../../engine/card-words.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import type { SettingValue } from '../../houses/offering/setting.ts';
import type { WagerOdds } from '../answer.ts';
import board from './board.json' with { type: 'json' };
import charts from './charts.json' with { type: 'json' };
import faceUp from './face-up.json' with { type: 'json' };
import fiveCards from './five-cards.json' with { type: 'json' };
import type { KeptResult } from './keeping.ts';
import { keptIn } from './kept-in.ts';
import paiGow from './pai-gow.json' with { type: 'json' };
import sets from './sets.json' with { type: 'json' };
import short from './short.json' with { type: 'json' };
import twentyOne from './twenty-one.json' with { type: 'json' };

/** The data files, by name; `npm run odds:keep` writes them. */
const FILES: readonly Readonly<Record<string, KeptResult>>[] = [
  paiGow,
  sets,
  short,
  twentyOne,
  faceUp,
  fiveCards,
  board,
  charts,
];

/** What is kept under this name; undefined if nothing is. Nothing here is typed in: see `Keeping`. */
export function kept(name: string): KeptResult | undefined {
  for (const file of FILES) if (Object.hasOwn(file, name)) return file[name];
  return undefined;
}

type Values = Readonly<Record<string, SettingValue>>;

/** The odds kept for an offering with these settings; only the settings that the odds depend on are compared. */
export const keptOdds = (
  offering: Pick<PlayerDealerOffering, 'id'>,
  values: Values,
): readonly WagerOdds[] | null => keptIn(FILES, offering, values) as readonly WagerOdds[] | null;

/** The strategy charts kept for an offering with these settings. */
export const keptCharts = (
  offering: Pick<PlayerDealerOffering, 'id'>,
  values: Values,
): readonly Chart[] | null => keptIn(FILES, offering, values, 'charts') as readonly Chart[] | null;
