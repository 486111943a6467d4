import type { Me } from '@cardroom/core/protocol';
import { t } from '../strings.ts';
import { api } from './api.ts';
import { onWelcome, redial } from './live.ts';
import { store, useStore } from './store.ts';
import { say } from './toasts.tsx';

/** Who is at the page: `undefined` until the room has answered, null for somebody without a name yet. */
const me = store<Me | null | undefined>(undefined);

/** Something that waits for a name: it goes on as soon as there is one. */
const wanted = store<{ readonly then: () => void } | null>(null);

export const useMe = (): Me | null | undefined => useStore(me);
export const useSignInWanted = (): boolean => useStore(wanted) !== null;

export function startSession(): void {
  onWelcome((you) => {
    const was = me.get();
    // A line without a cookie is welcomed too, as nobody.
    if (was === undefined || you.id === (was?.id ?? '')) {
      if (was) me.set(you);
      return;
    }
    void refreshMe();
  });
  void refreshMe();
}

/** How often somebody has signed in or out in this window. */
let changes = 0;

function setMe(you: Me | null): void {
  changes++;
  me.set(you);
}

/** Asks the room who is at the page. Whoever has become somebody else, by another window of this browser, is told so. */
async function refreshMe(): Promise<void> {
  const before = changes;
  const { you } = await api.me().catch(() => ({ you: me.get() ?? null }));
  // What was asked before somebody signed in or out here says no more who it is.
  if (changes !== before) return;
  const was = me.get();
  me.set(you);
  if (was !== undefined && you?.id !== was?.id)
    say(you === null ? t('account.out') : t('account.other', { name: you.name }));
}

/** Chips move between rail and tables while one plays, so a screen that shows the rail asks anew. */
export function freshenMe(): void {
  if (me.get()) void refreshMe();
}

/** Runs `then` with a name: at once, or after the sign-in dialog. */
export function withName(then: () => void = () => {}): void {
  if (me.get()) then();
  else wanted.set({ then });
}

export function dropSignIn(): void {
  wanted.set(null);
}

async function signed(answer: Promise<{ readonly you: Me }>): Promise<Me> {
  const { you } = await answer;
  setMe(you);
  redial();
  const next = wanted.get();
  wanted.set(null);
  next?.then();
  return you;
}

export const signInAsGuest = (name: string): Promise<Me> => signed(api.guest(name));
export const logIn = (name: string, password: string): Promise<Me> => signed(api.login(name, password));
export const register = (name: string, password: string): Promise<Me> => signed(api.register(name, password));

/** Makes a guest an account, or changes an account's password, for which the current one is asked. */
export async function setPassword(password: string, current?: string): Promise<void> {
  setMe((await api.setPassword(password, current)).you);
  redial();
}

/** Here, or wherever this account is signed in. */
export async function logOut(everywhere = false): Promise<void> {
  await api.logout(everywhere);
  setMe(null);
  redial();
}

/** Play chips from the cage; gives what the rail holds then. */
export async function addChips(cents: number): Promise<number> {
  const { you } = await api.chips(cents);
  me.set(you);
  return you.rail;
}

const CALM = ['Quiet', 'Lucky', 'Patient', 'Sunny', 'Steady', 'Merry', 'Clever', 'Gentle', 'Dusty', 'Early'];
const GUESTS = [
  'Otter',
  'Heron',
  'Quail',
  'Badger',
  'Juniper',
  'Poppy',
  'Marlin',
  'Sparrow',
  'Coyote',
  'Sequoia',
];

/** A name to begin with, that nobody minds being called by. */
export function friendlyName(random: () => number = Math.random): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  return `${pick(CALM)} ${pick(GUESTS)} ${10 + Math.floor(random() * 90)}`;
}
