import { houses, type Offering, type SettingValue, sayValue } from '@cardroom/core/houses';
import {
  printedRulings,
  type Ruling,
  rulingsOf,
  sayIrregularity,
  sayRemedy,
  sayWhen,
} from '@cardroom/core/rulings';
import type { Command } from 'commander';
import { chooseOffering, chooseValues } from '../choose.ts';
import { loadPosted } from '../posted-rulings.ts';
import { json, out, wrap } from '../text/output.ts';
import { GAME } from '../words/games.ts';
import { RULINGS } from '../words/rulings.ts';

export function registerRulings(program: Command): void {
  program
    .command('rulings')
    .description(RULINGS.about)
    .argument('<game>', GAME.argument)
    .option('--set <name=value...>', RULINGS.set)
    .option('--json', RULINGS.json)
    .option('--rulings <file>', RULINGS.posted)
    .action((id: string, options: { set?: readonly string[]; json?: true; rulings?: string }) => {
      const offering = chooseOffering(id);
      const posted = options.rulings === undefined ? [] : loadPosted(options.rulings);
      const values = chooseValues(offering, options.set ?? []);
      const rulings = rulingsOf(offering, posted, values);
      if (options.json) json(rulings.map((ruling) => inWords(offering, ruling)));
      else out(text(offering, values, rulings));
    });
}

/** The ruling itself, with what it says in words beside it. */
const inWords = ({ kind, settings }: Offering, ruling: Ruling) => ({
  ...ruling,
  words: {
    what: sayIrregularity(ruling.what),
    when: sayWhen(ruling.when, kind),
    remedy: ruling.remedy.map((each) => sayRemedy(each, kind)),
    ...(ruling.reading && { reading: settings[ruling.reading.setting]?.title }),
  },
});

function text(
  offering: Offering,
  values: Readonly<Record<string, SettingValue>>,
  rulings: readonly Ruling[],
): string {
  const printed = rulings.filter(({ cite }) => cite !== null).length;
  const game = `${offering.name} at ${houses[offering.house].name}`;
  const kinds = [...new Set(rulings.map(({ what }) => what))];
  return [
    ...wrap(RULINGS.summary(game, printed, rulings.length - printed), ''),
    RULINGS.order,
    ...kinds.flatMap((what) => [
      '',
      sayIrregularity(what).toUpperCase(),
      ...reached(rulings.filter((ruling) => ruling.what === what)).flatMap((one, i) =>
        ruled(offering, one, i === 0),
      ),
    ]),
    ...readings(offering, values),
  ].join('\n');
}

/** Where lines differ or are torn: how they are read here, and how else they could be. */
function readings({ id, settings }: Offering, values: Readonly<Record<string, SettingValue>>): string[] {
  const names = [...new Set(printedRulings(id).flatMap(({ reading }) => reading?.setting ?? []))];
  if (names.length === 0) return [];
  return [
    '',
    RULINGS.readings.toUpperCase(),
    ...names.flatMap((name) => {
      const setting = settings[name];
      const say = (value: SettingValue) => sayValue(setting, value);
      return [
        ...wrap(`${setting.title} (${setting.cite}):`, '- '),
        ...wrap(
          RULINGS.reading(
            say(values[name]),
            setting.choices.map((choice) => RULINGS.choice(name, String(choice), say(choice))),
          ),
          '    ',
        ),
      ];
    }),
  ];
}

/** After one that always holds, no other is looked for. */
function reached(rulings: readonly Ruling[]): readonly Ruling[] {
  const always = rulings.findIndex(({ when }) => when === undefined);
  return always < 0 ? rulings : rulings.slice(0, always + 1);
}

/** When it holds, what is said to the players, and where it is printed. */
function ruled({ kind }: Offering, ruling: Ruling, first: boolean): string[] {
  const { when, say, or = [], byPlayer, reading, cite } = ruling;
  const holds = sayWhen(when, kind) || (first ? RULINGS.alone : RULINGS.always);
  const said = [say, ...or.map(({ name }) => RULINGS.or(name)), ...(byPlayer ? [RULINGS.byPlayer] : [])];
  return [
    ...wrap(`${holds.charAt(0).toUpperCase()}${holds.slice(1)}:`, '- '),
    ...wrap(
      `${said.join(' ')} (${cite ?? RULINGS.own}${reading ? RULINGS.readBy(reading.setting) : ''})`,
      '    ',
    ),
  ];
}
