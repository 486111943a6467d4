import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { runScenario } from '../history/scenario.ts';
import { BadScenario } from '../history/scenario-field.ts';
import type { ScenarioReport } from '../history/scenario-run.ts';
import { UsageError } from './errors.ts';
import { json, out } from './output.ts';

export function registerScenario(program: Command): void {
  program
    .command('scenario')
    .description('run scenario files and say what differs; exit code 1 when something does')
    .argument('<paths...>', 'scenario files, or folders that hold them')
    .option('--json', 'print JSON: for each file its differences, events and final chips')
    .action((paths: string[], options: { json?: true }) => {
      const runs = paths.flatMap(filesIn).map(run);
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

function filesIn(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined)
    throw new UsageError(`There is no file or folder "${path}".`, 'For example: cardroom scenario scenarios');
  if (!stat.isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  if (files.length === 0)
    throw new UsageError(`There is no scenario file in "${path}".`, 'Scenario files end in .json.');
  return files.sort().map((name) => join(path, name));
}

function run(file: string): Run {
  try {
    const report = runScenario(readFileSync(file, 'utf8'));
    return { file, ok: report.differences.length === 0, ...report };
  } catch (error) {
    if (error instanceof BadScenario) return { file, ok: false, error: error.message };
    throw error;
  }
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
