import { readFileSync } from 'node:fs';
import { runScenario, type ScenarioReport } from '@cardroom/core/scenarios';
import type { Command } from 'commander';
import { filesIn } from '../files.ts';
import { json, out } from '../text/output.ts';
import { FILES, SCENARIO } from '../words/hands.ts';

const WANTED = {
  what: SCENARIO.what,
  ends: ['.json'],
  example: SCENARIO.example,
} as const;

export function registerScenario(program: Command): void {
  program
    .command('scenario')
    .description(SCENARIO.about)
    .argument('<paths...>', FILES.paths(SCENARIO.files))
    .option('--json', SCENARIO.json)
    .action((paths: string[], options: { json?: true }) => {
      const runs = paths.flatMap((path) => filesIn(path, WANTED)).map(run);
      if (options.json) json(runs);
      else for (const line of runs.flatMap(describe)) out(line);
      const wrong = runs.filter(({ ok }) => !ok).length;
      if (!options.json) out(SCENARIO.summary(runs.length, wrong));
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
  if ('error' in of) return SCENARIO.bad(of.file, of.error);
  if (of.ok) return [SCENARIO.ok(of.file, of.title, of.cite)];
  return [
    SCENARIO.differs(of.file, of.title, of.cite),
    ...of.differences.flatMap(({ place, expected, actual }) => SCENARIO.difference(place, expected, actual)),
  ];
}
