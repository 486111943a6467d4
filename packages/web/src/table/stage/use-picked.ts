import { useCallback, useState } from 'react';

export interface Picks {
  /** Places of the cards picked. */
  readonly picked: readonly number[];
  readonly toggle: (place: number) => void;
}

const NONE: readonly number[] = [];

/** Cards that a person has picked, forgotten when `of` says that they are asked something else. */
export function usePicked(of: string, most: number): Picks {
  const [kept, keep] = useState({ of, places: NONE });
  const picked = kept.of === of ? kept.places : NONE;
  const toggle = useCallback(
    (place: number) =>
      keep((last) => {
        const places = last.of === of ? last.places : NONE;
        if (places.includes(place)) return { of, places: places.filter((at) => at !== place) };
        // With room for one, another card takes the place of the first.
        return { of, places: [...(places.length < most ? places : places.slice(1)), place] };
      }),
    [of, most],
  );
  return { picked, toggle };
}
