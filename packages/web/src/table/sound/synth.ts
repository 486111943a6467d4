/** The room's few sounds, made on the spot: a card on felt, chips on chips, a bell for you, and a small chord. */
export type Sound = 'card' | 'chips' | 'turn' | 'win';

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  // A browser lets nothing sound before the visitor has touched the page.
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  MAKE[sound](audio, audio.currentTime + 0.01);
}

const MAKE: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  card: (audio, at) => brush(audio, at),
  chips: (audio, at) => {
    for (const [i, pitch] of [2350, 2900, 2600].entries())
      tone(audio, at + i * 0.034, pitch, { lasts: 0.045, loud: 0.028, shape: 'triangle' });
  },
  turn: (audio, at) => {
    tone(audio, at, 587.33, { lasts: 0.5, loud: 0.05, shape: 'sine' });
    tone(audio, at + 0.12, 880, { lasts: 0.7, loud: 0.045, shape: 'sine' });
  },
  win: (audio, at) => {
    for (const [i, pitch] of [392, 493.88, 587.33, 783.99].entries())
      tone(audio, at + i * 0.09, pitch, { lasts: 0.8, loud: 0.04, shape: 'triangle' });
  },
};

interface Tone {
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

/** A struck note: there at once, dying away, with its sharpness taken off. */
function tone(audio: AudioContext, at: number, pitch: number, { lasts, loud, shape }: Tone): void {
  const source = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const soft = new BiquadFilterNode(audio, { type: 'lowpass', frequency: Math.min(6000, pitch * 3) });
  source
    .connect(soft)
    .connect(fading(audio, at, lasts, loud))
    .connect(audio.destination);
  source.start(at);
  source.stop(at + lasts);
}

/** A breath of noise: a card that slides over cloth. */
function brush(audio: AudioContext, at: number): void {
  const lasts = 0.07;
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio, lasts) });
  const cloth = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1900, Q: 0.8 });
  source
    .connect(cloth)
    .connect(fading(audio, at, lasts, 0.07))
    .connect(audio.destination);
  source.start(at);
}

function fading(audio: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const node = new GainNode(audio, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(loud, at + 0.005);
  node.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  return node;
}

function noise(audio: AudioContext, lasts: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
