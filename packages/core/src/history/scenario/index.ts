/** Worked examples as files that run. */
export type { Difference, ScenarioReport } from './run.ts';
export { runScenario } from './scenario.ts';
