import { type RefObject, useLayoutEffect } from 'react';

/** By what it is and how wide the window is: the most height it has needed. */
const needed = new Map<string, number>();

/** A phone that lies down has everything beside the felt, where no height is taken from it. */
const beside = () => matchMedia('(max-height: 480px) and (orientation: landscape)').matches;

/** Keeps the height that an element has once needed, so that the felt above it does not change size as it empties. */
export function useReserved(ref: RefObject<HTMLElement | null>, what: string): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const key = () => `${what} ${innerWidth}`;
    let at = '';
    const measure = () => {
      if (at !== key()) {
        at = key();
        element.style.minHeight = '';
      }
      if (beside()) {
        element.style.minHeight = '';
        return;
      }
      const height = Math.max(needed.get(at) ?? 0, Math.ceil(element.offsetHeight));
      needed.set(at, height);
      element.style.minHeight = `${height}px`;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [ref, what]);
}
