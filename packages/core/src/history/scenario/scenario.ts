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
      const scenario = readPlayerDealerScenario(file, offering);
      return PlayerDealerRun.start(scenario).run(scenario);
    }
  }
}
