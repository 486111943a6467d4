import type { NewTable, PickedFees } from '../app/api.ts';
import { t } from '../strings.ts';
import { toCents } from '../ui/money.ts';

/** What is posted where nobody has picked anything. */
export const USUAL_FEES: PickedFees = { usual: true, options: [], readings: {}, amounts: {} };

/** What was picked of the fees, as it is asked of the room; or a sentence about an amount that is none. */
export function asPosted({
  usual,
  options,
  readings,
  amounts,
}: PickedFees): Pick<NewTable, 'usualFees' | 'options' | 'readings' | 'amounts'> | string {
  if (usual) return { usualFees: true };
  if (options.length === 0) return {};
  const cents: Record<string, number> = {};
  for (const [name, text] of Object.entries(amounts)) {
    const of = toCents(text);
    if (of === undefined) return t('open.feesOwnBad', { fee: name });
    if (of !== null) cents[name] = of;
  }
  return {
    options,
    ...(Object.keys(readings).length > 0 && { readings }),
    ...(Object.keys(cents).length > 0 && { amounts: cents }),
  };
}
