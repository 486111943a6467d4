import { store, useStore } from '../app/store.ts';

/** Open dialogs, the one in front last. What lies outside of it can be neither seen well nor pressed. */
const open = store<readonly HTMLDialogElement[]>([]);

/** Puts a dialog in front of all others until the returned function is called. */
export function inFront(dialog: HTMLDialogElement): () => void {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((other) => other !== dialog));
}

export const useTopDialog = (): HTMLDialogElement | null => useStore(open).at(-1) ?? null;
