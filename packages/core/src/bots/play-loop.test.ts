import { expect, test } from 'vitest';
import type { PlayerCommand } from '../table/commands.ts';
import { PlayLoop, type PlayLoopTime } from './play-loop.ts';

const SIT_OUT: PlayerCommand = { type: 'sit out' };
const LEAVE: PlayerCommand = { type: 'leave' };

/** A seat whose table, room and clock the test is. */
function seat(timed: boolean) {
  const answers: ((done: boolean) => void)[] = [];
  const asked: PlayerCommand[] = [];
  const broken: unknown[] = [];
  const timers: { readonly milliseconds: number; readonly then: () => void; off: boolean }[] = [];
  const at = { seq: 0, decides: SIT_OUT as PlayerCommand | null | Error };
  const time: PlayLoopTime = {
    thought: () => 7,
    rest: 5000,
    wake: (milliseconds, then) => {
      const timer = { milliseconds, then, off: false };
      timers.push(timer);
      return () => {
        timer.off = true;
      };
    },
  };
  const loop = new PlayLoop({
    decide: () => {
      if (at.decides instanceof Error) throw at.decides;
      return at.decides;
    },
    seq: () => at.seq,
    ask: (command) => {
      asked.push(command);
      return new Promise((done) => answers.push(done));
    },
    broke: (error) => broken.push(error),
    ...(timed && { time }),
  });
  const answer = async (done: boolean) => {
    answers.shift()?.(done);
    await new Promise((next) => setImmediate(next));
  };
  return { loop, at, asked, broken, timers, answer };
}

test('one thing is asked for at a time, and the next when that is done', async () => {
  const { loop, at, asked, answer } = seat(false);
  loop.changed();
  at.seq = 1;
  loop.changed();
  expect(asked).toEqual([SIT_OUT]);
  at.decides = LEAVE;
  await answer(true);
  expect(asked).toEqual([SIT_OUT, LEAVE]);
  at.decides = null;
  await answer(true);
  expect(asked).toHaveLength(2);
});

test('what was refused is not asked for again before something has happened', async () => {
  const { loop, at, asked, answer } = seat(false);
  loop.changed();
  await answer(false);
  loop.changed();
  expect(asked).toEqual([SIT_OUT]);
  at.seq = 1;
  loop.changed();
  expect(asked).toEqual([SIT_OUT, SIT_OUT]);
});

test('what was decided is thought over, and decided anew when something has happened meanwhile', () => {
  const { loop, at, asked, timers } = seat(true);
  loop.changed();
  loop.changed();
  expect([asked, timers.map(({ milliseconds }) => milliseconds)]).toEqual([[], [7]]);
  at.decides = LEAVE;
  timers[0]?.then();
  expect(asked).toEqual([SIT_OUT]);

  const other = seat(true);
  other.loop.changed();
  Object.assign(other.at, { seq: 1, decides: LEAVE });
  other.timers[0]?.then();
  expect(other.asked).toEqual([LEAVE]);
});

test('after a refusal it rests, and then looks again', async () => {
  const { loop, asked, timers, answer } = seat(true);
  loop.changed();
  timers[0]?.then();
  await answer(false);
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([7, 5000]);
  timers[1]?.then();
  timers[2]?.then();
  expect(asked).toHaveLength(2);
});

test('one that was stopped asks for nothing more', async () => {
  const { loop, asked, timers } = seat(true);
  loop.changed();
  loop.stop();
  expect(timers.map(({ off }) => off)).toEqual([true]);
  timers[0]?.then();
  loop.changed();
  expect([asked, timers.length]).toEqual([[], 1]);
});

test('what a mind throws is told, at once and after the thought', () => {
  const { loop, at, broken, timers } = seat(true);
  loop.changed();
  Object.assign(at, { seq: 1, decides: new Error('no idea') });
  timers[0]?.then();
  loop.changed();
  expect(broken.map(String)).toEqual(['Error: no idea', 'Error: no idea']);
});
