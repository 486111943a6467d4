import { type Random, secureRandom } from '@cardroom/core/cards';

const BYTES = 12;
const secure = secureRandom();

/** A name that nobody can guess: `t_…` for a table, `u_…` for a person, `k_…` for a key. */
export function newId(kind: string, random: Random = secure): string {
  const bytes = Uint8Array.from({ length: BYTES }, () => random.below(256));
  return `${kind}_${Buffer.from(bytes).toString('base64url')}`;
}
