import { type Store, store, useStore } from './store.ts';

/** What a visitor may choose about the room; the first of each is how it is found. */
export const CHOICES = {
  room: ['system', 'dark', 'light'],
  deck: ['two', 'four'],
  cards: ['normal', 'large'],
  sound: ['off', 'on'],
  motion: ['system', 'full', 'reduced'],
  /** Whether risky moves are asked about once. */
  confirm: ['on', 'off'],
  /** Whether it is said after a hand what one's choices gave up. */
  advice: ['off', 'on'],
} as const;

type Name = keyof typeof CHOICES;
export type Settings = { readonly [K in Name]: (typeof CHOICES)[K][number] };

/** Where the browser keeps them; `public/settle.js` looks there, too. */
export const KEPT = 'cardroom.settings';
const names = Object.keys(CHOICES) as Name[];

/** Settings from text that may be anything: what is not a choice is left as found. */
export function readSettings(text: string | null): Settings {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    // Somebody else's text under our name: the room is as found.
  }
  const of = (name: Name) => {
    const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
    return CHOICES[name].find((choice) => choice === value) ?? CHOICES[name][0];
  };
  return Object.fromEntries(names.map((name) => [name, of(name)])) as unknown as Settings;
}

const chosen: Store<Settings> = store(readSettings(null));

const daylight = '(prefers-color-scheme: light)';

/** Styles read the settings from attributes of the document: `[data-deck='four']`. The room's light may be the device's. */
function apply(): void {
  const settings = chosen.get();
  for (const name of names) document.documentElement.dataset[name] = settings[name];
  if (settings.room === 'system')
    document.documentElement.dataset.room = matchMedia(daylight).matches ? 'light' : 'dark';
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground.trim());
}

/** To be called once, before anything is drawn. */
export function startSettings(): void {
  chosen.set(readSettings(keep(() => localStorage.getItem(KEPT))));
  apply();
  matchMedia(daylight).addEventListener('change', apply);
  // Another tab of the same visitor.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEPT) return;
    chosen.set(readSettings(newValue));
    apply();
  });
}

export function setSetting<K extends Name>(name: K, value: Settings[K]): void {
  chosen.set({ ...chosen.get(), [name]: value });
  apply();
  keep(() => localStorage.setItem(KEPT, JSON.stringify(chosen.get())));
}

export const useSettings = (): Settings => useStore(chosen);

/** A browser may refuse its storage; the room works without. */
export function keep<T>(fn: () => T): T | null {
  try {
    return fn();
  } catch {
    return null;
  }
}
