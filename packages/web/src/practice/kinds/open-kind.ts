import type { Result } from '@cardroom/core/engine';
import type { Offering } from '@cardroom/core/houses';
import type { PracticeOptions, PracticeTable } from '@cardroom/core/practice';

/** Opens a practice table for games of one kind; null for an offering of another. */
export type OpenKind = (offering: Offering, options: PracticeOptions) => Result<PracticeTable> | null;
