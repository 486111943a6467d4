import { offerings, sayRange } from '@cardroom/core/houses';
import type { Command } from 'commander';
import { chooseLimit, chooseOffering } from '../choose.ts';
import { UsageError } from '../text/errors.ts';
import { listed, listedLimit, tell, tellLimit } from '../text/game-tables.ts';
import { json, out, table } from '../text/output.ts';

export function registerGames(program: Command): void {
  program
    .command('games')
    .description('list what the houses offer, with limits, seats, buy-ins and table rules')
    .argument('[offering]', 'one of them only, e.g. black-sheep/holdem')
    .option(
      '--limit <id>',
      'its table at one limit, e.g. 7-14: a listed one or another inside what is printed',
    )
    .option('--json', 'print JSON: an array of offerings, or the one that is asked for')
    .addHelpText(
      'after',
      `
A limit is named by its bets ("4-8"), its blinds ("nl 1-3", "pl 5-10"), the least and the most bet
("spread 2-10"; with a player-dealer "10-700", or "10-no limit" without a most), or the value of a point ("25").
Amounts in JSON are cents.`,
    )
    .action((id: string | undefined, { limit, json: asJson }: { limit?: string; json?: true }) => {
      if (id === undefined) {
        if (limit !== undefined)
          throw new UsageError(
            '--limit is of one offering.',
            'For example: cardroom games black-sheep/holdem --limit 7-14',
          );
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
    const usual = [...few, ...(more > 0 ? [`${more} more`] : [])].join(', ');
    return [id, name, kind, [usual, ...ranges.map(sayRange)].join('; ')];
  });
  return table([['offering', 'name', 'kind', 'limits'], ...rows]);
}
