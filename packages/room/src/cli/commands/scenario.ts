import { readFileSync } from 'node:fs';
import { runScenario, type ScenarioReport } from '@cardroom/core/scenarios';
import type { Command } from 'commander';
import { filesIn } from '../files.ts';
import { json, out } from '../text/output.ts';

const WANTED = {
  what: 'scenario file',
  ends: ['.json'],
  example: 'cardroom scenario scenarios',
} as const;

export function registerScenario(program: Command): void {
  program
    .command('scenario')
    .description('run scenario files and say what differs; exit code 1 when something does')
    .argument('<paths...>', 'scenario files, or folders that hold them')
    .option('--json', 'print JSON: for each file its differences, events and final chips')
    .action((paths: string[], options: { json?: true }) => {
      const runs = paths.flatMap((path) => filesIn(path, WANTED)).map(run);
      if (options.json) json(runs);
      else for (const line of runs.flatMap(describe)) out(line);
      const wrong = runs.filter(({ ok }) => !ok).length;
      if (!options.json)
        out(
          `${runs.length} scenario${runs.length === 1 ? '' : 's'}, ${wrong === 0 ? 'all as expected' : `${wrong} not as expected`}`,
        );
      if (wrong > 0) process.exitCode = 1;
    });
}

type Run = { readonly file: string; readonly ok: boolean } & (ScenarioReport | { readonly error: string });

function run(file: string): Run {
  const result = runScenario(readFileSync(file, 'utf8'));
  if (!result.ok) return { file, ok: false, error: result.message };
  const { ok: _, ...report } = result;
  return { file, ok: report.differences.length === 0, ...report };
}

function describe(of: Run): string[] {
  if ('error' in of) return [`BAD      ${of.file}`, `  ${of.error}`];
  if (of.ok) return [`ok       ${of.file}: ${of.title} (${of.cite})`];
  return [
    `DIFFERS  ${of.file}: ${of.title} (${of.cite})`,
    ...of.differences.flatMap(({ place, expected, actual }) => [
      `  ${place}`,
      `    expected ${expected}`,
      `    actual   ${actual}`,
    ]),
  ];
}
