import { type Result, refuse } from '../../engine/index.ts';
import { BadScenario, Field } from './field.ts';
import { readPlayerDealerScenario } from './player-dealer/player-dealer.ts';
import { PlayerDealerRun } from './player-dealer/run.ts';
import { readPointsScenario } from './points/points.ts';
import { PointsRun } from './points/run.ts';
import { readPotScenario } from './pot/pot.ts';
import { PotRun } from './pot/run.ts';
import { readJson, readOffering } from './read.ts';
import type { ScenarioReport } from './run.ts';
import { runTable } from './table/run.ts';
import { isTable, readTableScenario } from './table/table.ts';

/**
 * Runs a scenario, as the text of its file or as the object in it. What it gives says where the machine differs
 * from the file; a file that cannot be read is refused.
 *
 * @example
 * ```ts
 * import { runScenario } from '@cardroom/core';
 *
 * const run = runScenario({
 *   title: 'Everybody folds to the big blind',
 *   cite: '000:15',
 *   offering: 'black-sheep/holdem',
 *   limit: '4-8',
 *   seats: { 1: '$100', 2: '$100', 3: '$100' },
 *   button: 3,
 *   play: ['seat 3 folds', 'seat 1 folds'],
 *   result: { chips: { 2: '$102' } },
 * });
 * if (run.ok) console.log(run.differences.length); // 0
 * ```
 */
export function runScenario(scenario: string | object): Result<ScenarioReport> {
  try {
    const file = typeof scenario === 'string' ? readJson(scenario) : new Field(scenario, '');
    return { ok: true, ...playScenario(file) };
  } catch (problem) {
    if (problem instanceof BadScenario) return refuse('malformed', problem.message);
    throw problem;
  }
}

/** Runs a scenario file; one that cannot be read throws `BadScenario`. */
export function playScenario(file: Field): ScenarioReport {
  const offering = readOffering(file);
  if (isTable(file)) return runTable(readTableScenario(file, offering));
  switch (offering.kind) {
    case 'pot': {
      const scenario = readPotScenario(file, offering);
      return PotRun.start(scenario).run(scenario);
    }
    case 'points': {
      const scenario = readPointsScenario(file, offering);
      return PointsRun.start(scenario).run(scenario);
    }
    case 'player-dealer': {
      const scenario = readPlayerDealerScenario(file, offering);
      return PlayerDealerRun.start(scenario).run(scenario);
    }
  }
}
