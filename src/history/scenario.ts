import { readBankedScenario } from './scenario-banked.ts';
import { BankedRun } from './scenario-banked-run.ts';
import { readPointsScenario } from './scenario-points.ts';
import { PointsRun } from './scenario-points-run.ts';
import { readPotScenario } from './scenario-pot.ts';
import { PotRun } from './scenario-pot-run.ts';
import { readJson, readOffering } from './scenario-read.ts';
import type { ScenarioReport } from './scenario-run.ts';
import { isTable, readTableScenario } from './scenario-table.ts';
import { runTable } from './scenario-table-run.ts';

/** Runs the text of a scenario file. A file that cannot be read throws `BadScenario`. */
export function runScenario(text: string): ScenarioReport {
  const file = readJson(text);
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
      const scenario = readBankedScenario(file, offering);
      return BankedRun.start(scenario).run(scenario);
    }
  }
}
