import type { ReactNode } from 'react';

interface HouseOptionsProps {
  readonly houses: readonly { readonly id: string; readonly name: string }[];
}

/** The houses, to choose from in a list. */
export function HouseOptions({ houses }: HouseOptionsProps): ReactNode {
  return houses.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
