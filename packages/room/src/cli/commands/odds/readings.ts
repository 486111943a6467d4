import { type SettingValue, sayValue } from '@cardroom/core/houses';
import { marksOf, type OfferingOdds, type Readings, readingsOf } from '@cardroom/core/odds';
import { UsageError } from '../../text/errors.ts';
import { json, out, table } from '../../text/output.ts';
import { Progress } from '../../text/progress.ts';
import { ODDS, READINGS } from '../../words/odds.ts';
import { PROGRAM } from '../../words/program.ts';
import { type PlayerDealerOffering, percent } from './odds.ts';

interface Asked {
  readonly settings: Readonly<Record<string, SettingValue>>;
  readonly wager?: string;
  readonly seed?: string;
  readonly json?: true;
}

/** What each reading of each setting makes of the prices. */
export function tellReadings(
  offering: PlayerDealerOffering,
  { settings, wager, seed, json: asJson }: Asked,
): void {
  const progress = new Progress();
  const found = readingsOf(offering, {
    settings,
    onProgress: progress.tell,
    ...(seed !== undefined && { seed }),
  });
  progress.end();
  if (!found.ok) throw new UsageError(found.message, PROGRAM.hint);
  const { ok: _, ...readings } = found;
  if (asJson) json({ offering: offering.id, ...readings });
  else out(told(offering, readings, wager));
}

function told(
  offering: PlayerDealerOffering,
  { settings, readings, same, unseen }: Readings,
  wager?: string,
): string {
  const titles = (names: readonly string[]) =>
    names.map((name) => `${offering.settings[name].title} (${name})`).join('; ');
  const shown = readings.filter(({ changes }) => wager === undefined || changes.includes(wager));
  return [
    `${offering.name}, ${offering.id}`,
    ...shown.flatMap(({ setting, changes, values }) => {
      const { title, cite } = offering.settings[setting];
      const bets = changes.filter((id) => wager === undefined || id === wager);
      const titleOf = (id: string) => values[0].odds.wagers.find((one) => one.id === id)?.title ?? id;
      const rows = values.map(({ value, odds }) => {
        const says = sayValue(offering.settings[setting], value);
        return [
          value === settings[setting] ? READINGS.now(says) : says,
          ...bets.map((id) => priceOf(offering, odds, id, { ...settings, [setting]: value })),
        ];
      });
      return ['', READINGS.title(title, setting, cite), table([['', ...bets.map(titleOf)], ...rows])];
    }),
    '',
    ...(readings.length === 0 ? [READINGS.none] : []),
    ...(same.length > 0 ? [READINGS.same(titles(same))] : []),
    ...(unseen.length > 0 ? [READINGS.unseen(titles(unseen))] : []),
    READINGS.figures,
  ].join('\n');
}

function priceOf(
  offering: PlayerDealerOffering,
  odds: OfferingOdds,
  id: string,
  settings: Asked['settings'],
): string {
  const at = odds.wagers.findIndex((one) => one.id === id);
  if (at < 0 || marksOf(offering, odds, settings)[at].never) return ODDS.none;
  const { edge, se, method } = odds.wagers[at];
  return method === 'exact' ? percent(edge) : `${percent(edge)} ${ODDS.within(percent(se))}`;
}
