import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToNotify, call } from './call.ts';

interface Shown {
  readonly words: string;
  closed: boolean;
  onclick: () => void;
}

const shown: Shown[] = [];
const vibrate = vi.fn();
const tone = vi.fn();
/** A part of the device's sound: whatever is asked of it, it has. */
const part: unknown = new Proxy(() => part, { get: () => part, set: () => true });

class Sound {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = part;
}

function Voice(): unknown {
  tone();
  return part;
}

function Wire(): unknown {
  return part;
}

const ask = vi.fn();
let looks: (() => void)[] = [];

/** A device, as much of it as a call needs: whether the page is looked at, and what its owner allows. */
function device(hidden: boolean, permission: string, touched = true): void {
  class Notice {
    static permission = permission;
    static requestPermission = ask;
    readonly words: string;
    closed = false;
    onclick = () => {};
    constructor(words: string) {
      this.words = words;
      shown.push(this);
    }
    close(): void {
      this.closed = true;
    }
  }
  vi.stubGlobal('AudioContext', Sound);
  vi.stubGlobal('OscillatorNode', Voice);
  for (const node of ['GainNode', 'BiquadFilterNode', 'AudioBufferSourceNode', 'AudioBuffer'])
    vi.stubGlobal(node, Wire);
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: touched } });
  vi.stubGlobal('window', { Notification: Notice, focus: vi.fn() });
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('addEventListener', (_: string, fn: () => void) => looks.push(fn));
}

beforeEach(() => {
  shown.length = 0;
  looks = [];
  vibrate.mockClear();
  tone.mockClear();
  ask.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('a turn is heard, buzzes, and shows a notice only to who looks elsewhere and allows it', () => {
  device(false, 'granted');
  call('Hold’em: your turn');
  expect(tone).toHaveBeenCalledTimes(2);
  expect(vibrate).toHaveBeenCalledWith([120, 80, 120]);
  expect(shown).toEqual([]);
  device(true, 'denied');
  call('Hold’em: your turn');
  expect(shown).toEqual([]);
  device(true, 'granted');
  call('Hold’em: your turn');
  expect(shown.map(({ words }) => words)).toEqual(['Hold’em: your turn']);
});

test('the notice goes when the page is looked at again', () => {
  device(true, 'granted');
  call('Your turn');
  for (const look of looks) look();
  expect(shown.map(({ closed }) => closed)).toEqual([true]);
});

test('a page nobody has touched neither sounds nor buzzes, which browsers would refuse', () => {
  device(false, 'granted', false);
  call('Your turn');
  expect(tone).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

test('notices are asked for once only: not where somebody has said yes or no', () => {
  for (const [permission, times] of [
    ['granted', 0],
    ['denied', 0],
    ['default', 1],
  ] as const) {
    device(false, permission);
    askToNotify();
    expect(ask, permission).toHaveBeenCalledTimes(times);
  }
});
