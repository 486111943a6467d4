import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Spot } from './spots.ts';

export type Going = 'deal' | 'chips';

interface Pace {
  /** Milliseconds one thing is under way. */
  readonly takes: number;
  /** Milliseconds until the next sets off: chips leave while others still travel. */
  readonly apart: number;
}

const PACES: Readonly<Record<Going, Pace>> = {
  deal: { takes: 200, apart: 90 },
  chips: { takes: 250, apart: 60 },
};
const FLIP = 160;
const FADE = 120;
/** Nobody waits longer than this for show. */
const LONGEST = 2000;

/** When each of so many things sets off; a long deal goes faster rather than on and on. */
export function departures(going: Going, count: number): number[] {
  const { takes, apart } = PACES[going];
  const step = count > 1 ? Math.min(apart, (LONGEST - takes) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => i * step);
}

/** The room's own setting comes before the system's. */
function isStill(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'full') return false;
  return motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export interface FlyOptions {
  readonly going?: Going;
  /** Milliseconds, as `departures` gives them. */
  readonly delay?: number;
}

const fade = (element: Element) =>
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, fill: 'backwards' });

/**
 * Shows an element, which already stands at `to`, coming from `from`. Only transform and opacity move, so
 * that the browser need not lay anything out. Somebody who wants no motion sees it appear.
 */
function fly(element: Element, from: Spot, to: Spot, options: FlyOptions = {}): Animation {
  if (isStill()) return fade(element);
  const { going = 'deal', delay = 0 } = options;
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const start = going === 'deal' ? `${away} rotate(-8deg) scale(0.9)` : away;
  return element.animate(
    [
      { transform: start, opacity: going === 'deal' ? 0 : 1 },
      { opacity: 1, offset: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: PACES[going].takes, delay, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'backwards' },
  );
}

/** An element that flies in from somewhere when it is first shown; from null it just stands there. */
export function useArrival<E extends Element>(
  from: Spot | null,
  to: Spot,
  options: FlyOptions & { readonly onLanded?: () => void } = {},
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const first = useRef({ from, to, options });
  useLayoutEffect(() => {
    const { current: element } = ref;
    const start = first.current;
    if (element === null || start.from === null) return;
    const flight = fly(element, start.from, start.to, start.options);
    flight.onfinish = () => start.options.onLanded?.();
    return () => flight.cancel();
  }, []);
  return ref;
}

/**
 * Cards that change places glide there: hands sorted, set or put back. The children of the element this
 * is given to need a `data-key`.
 */
export function useMoves<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  const places = useRef(new Map<string, { left: number; top: number }>());
  // After every render on purpose: any of them may have moved something.
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (element === null) return;
    const before = places.current;
    const after = new Map<string, { left: number; top: number }>();
    const origin = element.getBoundingClientRect();
    for (const child of element.querySelectorAll<HTMLElement>('[data-key]')) {
      const key = child.dataset.key ?? '';
      const { left, top } = child.getBoundingClientRect();
      // One still under way counts as being where it goes, and sets off anew from where it is seen.
      const { e: ahead, f: below } = new DOMMatrix(getComputedStyle(child).transform);
      const now = { left: left - ahead - origin.left, top: top - below - origin.top };
      const was = before.get(key);
      after.set(key, now);
      if (was === undefined || isStill()) continue;
      const [dx, dy] = [was.left - now.left, was.top - now.top];
      if (Math.abs(dx) + Math.abs(dy) < 1) continue;
      child.animate([{ transform: `translate(${dx + ahead}px, ${dy + below}px)` }, { transform: 'none' }], {
        duration: PACES.deal.takes,
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      });
    }
    places.current = after;
  });
  return ref;
}

/** A card that turns over when it changes: the card to draw at this moment, and where to put the ref. */
export function useTurn<E extends Element>(card: number): readonly [number, RefObject<E | null>] {
  const ref = useRef<E>(null);
  const [shown, show] = useState(card);
  useEffect(() => {
    const { current: element } = ref;
    if (card === shown) return;
    if (element === null || isStill()) {
      show(card);
      if (element !== null) fade(element);
      return;
    }
    const half = { duration: FLIP / 2, fill: 'forwards' } as const;
    const away = element.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      ...half,
      easing: 'ease-in',
    });
    away.onfinish = () => {
      show(card);
      away.cancel();
      element.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
        duration: FLIP / 2,
        easing: 'ease-out',
      });
    };
    return () => away.cancel();
  }, [card, shown]);
  return [shown, ref];
}
