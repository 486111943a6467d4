import { afterEach, beforeEach, expect, test } from 'vitest';
import { Simulation } from './testing/simulation.ts';
import { tempFolder } from './testing/testing.ts';
import { verifyStore } from './verify/verify.ts';

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

/** SEED=… runs one seed again; STEPS=… runs longer. */
const seeds = process.env.SEED === undefined ? ['a', 'b', 'c'] : [process.env.SEED];
const steps = Number(process.env.STEPS ?? 3000);

const simulate = (seed: string, name: string) =>
  new Simulation({ seed, folder: `${folder.path}/${name}`, tables: 8, players: 4, steps }).run();

test.each(seeds)('R12 seed %s: bad lines, a sick disk and restarts cost nobody a chip', async (seed) => {
  const sim = await simulate(seed, 'room');
  sim.settle();
  await sim.room.stop();
  expect(sim.answers.get('not-saved')).toBeGreaterThan(0);
  expect(sim.answers.get('done')).toBeGreaterThan(200);
  expect(await sim.store.books.check()).toEqual([]);
  expect((await verifyStore(sim.store)).findings).toEqual([]);
  await sim.store.close();
});

test('R12 the same seed is the same run', async () => {
  const prints: string[] = [];
  for (const name of ['first', 'second']) {
    const sim = await simulate('twice', name);
    prints.push(sim.fingerprint);
    await sim.room.stop();
    await sim.store.close();
  }
  expect(prints[0]).toBe(prints[1]);
});
