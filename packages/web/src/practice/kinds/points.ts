import { pointsDealing } from '@cardroom/core/engine/points';
import { botMind } from '@cardroom/core/points';
import { PracticeTable } from '@cardroom/core/practice';
import type { OpenKind } from './open-kind.ts';

export const open: OpenKind = (offering, options) =>
  offering.kind === 'points'
    ? PracticeTable.open({ offering, dealing: pointsDealing }, botMind, options)
    : null;
