import type { KeptResult } from './keeping.ts';

/**
 * What the given files keep for an offering with these settings; only the settings that it depends on are compared. A
 * caller that needs one file names it and bundles no other.
 */
export function keptIn(
  files: readonly Readonly<Record<string, KeptResult>>[],
  { id }: { readonly id: string },
  values: Readonly<Record<string, unknown>>,
  what?: string,
): unknown {
  for (const file of files)
    for (const { inputs, result } of Object.values(file)) {
      if (inputs.offering !== id || inputs.what !== what) continue;
      const set = Object.entries(inputs.set as Readonly<Record<string, unknown>>);
      if (set.every(([name, value]) => values[name] === value)) return result;
    }
  return null;
}
