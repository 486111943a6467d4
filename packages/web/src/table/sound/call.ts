import { play } from './synth.ts';

/** Tells somebody who has sound on that a table waits: heard in another tab, felt on a phone, seen on the desk. */
export function call(words: string): void {
  play('turn');
  if (navigator.userActivation.hasBeenActive) navigator.vibrate?.(BUZZ);
  if (document.hidden) void notify(words);
}

/** Milliseconds on, off, on. */
const BUZZ = [120, 80, 120];

/** One notice at a time, which goes when the page is looked at again. */
async function notify(words: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(words, { tag: 'turn', icon: '/icon-turn.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    addEventListener('visibilitychange', () => shown.close(), { once: true });
  } catch {
    // Phones let only a page that is installed show notices.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(words, { tag: 'turn', icon: '/icon-turn.svg' });
  }
}

/** Asks the device whether notices may be shown; only where nobody has said yes or no. */
export function askToNotify(): void {
  if ('Notification' in window && Notification.permission === 'default')
    void Notification.requestPermission();
}
