import type { Collection } from './collection.ts';

/** For a game without a fee schedule: nothing is collected, and nothing of one can be posted. */
export const noFees: Collection = {
  check: ({ offering, fees: { options, readings, amounts } }) => {
    const posted = [...options, ...Object.keys(readings), ...Object.keys(amounts)];
    return posted.length === 0
      ? null
      : `${offering.name} has no fee schedule at this table, so "${posted[0]}" cannot be posted.`;
  },
  due: () => [],
};
