import { houses, type Offering } from '@cardroom/core/houses';
import { type Ruling, rulingsOf, sayIrregularity, sayRemedy, sayWhen } from '@cardroom/core/rulings';
import type { Command } from 'commander';
import { chooseOffering } from '../choose.ts';
import { loadPosted } from '../posted-rulings.ts';
import { json, out, wrap } from '../text/output.ts';
import { GAME } from '../words/games.ts';
import { RULINGS } from '../words/rulings.ts';

export function registerRulings(program: Command): void {
  program
    .command('rulings')
    .description(RULINGS.about)
    .argument('<game>', GAME.argument)
    .option('--json', RULINGS.json)
    .option('--rulings <file>', RULINGS.posted)
    .action((id: string, options: { json?: true; rulings?: string }) => {
      const offering = chooseOffering(id);
      const posted = options.rulings === undefined ? [] : loadPosted(options.rulings);
      const rulings = rulingsOf(offering, posted);
      if (options.json) json(rulings.map((ruling) => inWords(offering, ruling)));
      else out(text(offering, rulings));
    });
}

/** The ruling itself, with what it says in words beside it. */
const inWords = ({ kind }: Offering, ruling: Ruling) => ({
  ...ruling,
  words: {
    what: sayIrregularity(ruling.what),
    when: sayWhen(ruling.when, kind),
    remedy: ruling.remedy.map((each) => sayRemedy(each, kind)),
  },
});

function text(offering: Offering, rulings: readonly Ruling[]): string {
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
  ].join('\n');
}

/** After one that always holds, no other is looked for. */
function reached(rulings: readonly Ruling[]): readonly Ruling[] {
  const always = rulings.findIndex(({ when }) => when === undefined);
  return always < 0 ? rulings : rulings.slice(0, always + 1);
}

/** When it holds, what is said to the players, and where it is printed. */
function ruled({ kind }: Offering, { when, say, or = [], byPlayer, cite }: Ruling, first: boolean): string[] {
  const holds = sayWhen(when, kind) || (first ? RULINGS.alone : RULINGS.always);
  const said = [say, ...or.map(({ name }) => RULINGS.or(name)), ...(byPlayer ? [RULINGS.byPlayer] : [])];
  return [
    ...wrap(`${holds.charAt(0).toUpperCase()}${holds.slice(1)}:`, '- '),
    ...wrap(`${said.join(' ')} (${cite ?? RULINGS.own})`, '    '),
  ];
}
