import { expect, test } from 'vitest';
import { dealerOn } from './dealer.ts';
import type { Answer, Call } from './messages.ts';

/** A thread that answers when it is told to. */
function thread() {
  const calls: Call[] = [];
  const events = new EventTarget();
  const dealer = dealerOn(
    Object.assign(events, { postMessage: (call: Call) => calls.push(call) }) as unknown as Worker,
  );
  const say = (data: Answer) => events.dispatchEvent(Object.assign(new Event('message'), { data }));
  return { dealer, calls, say, fall: () => events.dispatchEvent(new Event('error')) };
}

test('answers find whoever asked, in whatever order they come', async () => {
  const { dealer, calls, say } = thread();
  const first = dealer.again('one');
  const second = dealer.sheet({ seed: 1 }, 3);
  expect(calls.map(({ name, given }) => [name, ...given])).toEqual([
    ['again', 'one'],
    ['sheet', { seed: 1 }, 3],
  ]);
  say({ number: calls[1].number, is: 'the sheet' });
  say({ number: calls[0].number, is: 'the question' });
  expect(await first).toBe('the question');
  expect(await second).toBe('the sheet');
});

test('what breaks fails for who asked it, and for nobody else', async () => {
  const { dealer, calls, say } = thread();
  const broken = dealer.again('one');
  const good = dealer.again('two');
  say({ number: calls[0].number, broke: 'Error: no cards left' });
  say({ number: calls[1].number, is: 'here' });
  await expect(broken).rejects.toThrow('no cards left');
  expect(await good).toBe('here');
});

test('when the thread falls nobody waits for it, neither now nor later', async () => {
  const { dealer, fall } = thread();
  const waiting = dealer.catalog();
  fall();
  await expect(waiting).rejects.toThrow('has ended');
  await expect(dealer.fits()).rejects.toThrow('has ended');
});
