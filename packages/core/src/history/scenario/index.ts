export { BadScenario } from './field.ts';
export type { ScenarioReport } from './run.ts';
export { runScenario } from './scenario.ts';
