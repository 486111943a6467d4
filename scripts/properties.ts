/**
 * Before each file of unit tests. Properties draw the same cases in every run, so that a run that fails says something
 * about the change and not about the day; `SEED=7` draws others, `SEED=new` new ones each time, and `RUNS=100` more.
 */
import fc from 'fast-check';

const { SEED = '1' } = process.env;
if (SEED !== 'new') {
  const seed = Number(SEED);
  if (Number.isNaN(seed)) throw new Error(`SEED is a number or "new", not "${SEED}".`);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}
