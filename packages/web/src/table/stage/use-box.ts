import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Box } from '../../felt/spots.ts';

/** The size of an element, kept up to date; null until it is known. */
export function useBox<E extends HTMLElement>(): readonly [RefObject<E | null>, Box | null] {
  const ref = useRef<E>(null);
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const width = Math.floor(element.clientWidth);
      const height = Math.floor(element.clientHeight);
      if (width === 0 || height === 0) return;
      setBox((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    // At once, so that nobody sees a felt that is larger than its place.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, box];
}
