import type { Command } from 'commander';
import { houses, offerings } from '../houses/index.ts';
import { json, out, table } from './output.ts';

export function registerGames(program: Command): void {
  program
    .command('games')
    .description('list what the houses offer')
    .option('--json', 'print JSON: an array of offerings')
    .action((options: { json?: true }) => {
      if (options.json) json(offerings.map(listed));
      else out(text());
    });
}

function listed({ id, house, name, kind, cite, limits }: (typeof offerings)[number]) {
  return { id, house: houses[house].name, name, kind, cite, limits: limits.map((limit) => limit.id) };
}

function text(): string {
  const rows = offerings.map(({ id, name, kind, limits }) => [
    id,
    name,
    kind,
    limits.map((limit) => limit.id).join(', '),
  ]);
  return table([['offering', 'name', 'kind', 'limits'], ...rows]);
}
