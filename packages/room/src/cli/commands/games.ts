import { offerings, sayRange } from '@cardroom/core/houses';
import type { Command } from 'commander';
import { chooseLimit, chooseOffering } from '../choose.ts';
import { UsageError } from '../text/errors.ts';
import { listed, listedLimit, tell, tellLimit } from '../text/game-tables.ts';
import { json, out, table } from '../text/output.ts';
import { GAMES } from '../words/games.ts';

export function registerGames(program: Command): void {
  program
    .command('games')
    .description(GAMES.about)
    .argument('[game]', GAMES.argument)
    .option('--limit <id>', GAMES.limit)
    .option('--json', GAMES.json)
    .addHelpText('after', GAMES.after)
    .action((id: string | undefined, { limit, json: asJson }: { limit?: string; json?: true }) => {
      if (id === undefined) {
        if (limit !== undefined) throw new UsageError(GAMES.limitAlone, GAMES.limitExample);
        if (asJson) json(offerings.map(listed));
        else out(text());
        return;
      }
      const offering = chooseOffering(id);
      if (limit === undefined) {
        if (asJson) json(listed(offering));
        else out(tell(offering));
        return;
      }
      const at = chooseLimit(offering, limit);
      if (asJson) json(listedLimit(offering, at));
      else out(tellLimit(offering, at));
    });
}

/** So many limits are listed in a line; `cardroom games <offering>` has them all. */
const FEW = 4;

function text(): string {
  const rows = offerings.map(({ id, name, kind, limits, ranges }) => {
    const few = limits.slice(0, FEW).map((limit) => limit.id);
    const more = limits.length - few.length;
    const usual = [...few, ...(more > 0 ? [GAMES.moreLimits(more)] : [])].join(', ');
    return [id, name, kind, [usual, ...ranges.map(sayRange)].join('; ')];
  });
  return table([GAMES.columns, ...rows]);
}
