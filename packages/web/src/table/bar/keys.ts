import { useEffect, useRef } from 'react';
import { store, useStore } from '../../app/store.ts';

/** A key that does something at the moment, and what it does in words. */
export interface Key {
  readonly key: string;
  readonly does: string;
  readonly press: () => void;
}

const listening = store<readonly (readonly Key[])[]>([]);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'range' && target.type !== 'radio'));

/** Where Enter and the space bar have a meaning of their own. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, [role="tab"], summary') !== null;

/** Keys that work anywhere on the screen while nobody types and no dialog is open. */
export function useKeys(keys: readonly Key[]): void {
  const now = useRef(keys);
  now.current = keys;
  const names = keys.map(({ key, does }) => `${key} ${does}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a key does is read when it is pressed.
  useEffect(() => {
    const mine = now.current;
    if (mine.length === 0) return;
    listening.set([...listening.get(), mine]);
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Enter' && isControl(event.target)) return;
      const found = now.current.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
      if (found === undefined) return;
      event.preventDefault();
      found.press();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
      listening.set(listening.get().filter((list) => list !== mine));
    };
  }, [names]);
}

/** Every key that means something now, for the help. */
export const useAllKeys = (): readonly Key[] => useStore(listening).flat();
