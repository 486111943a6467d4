import { expect, test, vi } from 'vitest';
import { StoreError } from './errors.ts';
import { OpenSteps } from './open-steps.ts';

test('S9 whoever comes back to held data only when the time is over has been told what was waited for', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const said: [string, number][] = [];
  const held = () => {
    now.mockReturnValue(5000);
    throw new StoreError('busy', 'It is held.');
  };
  const opening = (wait: number) => new OpenSteps({ wait, waiting: (...why) => said.push(why) }).step(held);
  await expect(opening(1500)).rejects.toMatchObject({ kind: 'busy' });
  expect(said).toEqual([['It is held.', 1500]]);
  // Who is to wait no longer than a second is told nothing but that.
  now.mockReturnValue(0);
  await expect(opening(1000)).rejects.toMatchObject({ kind: 'busy' });
  expect(said).toHaveLength(1);
  now.mockRestore();
});
