import { potDealing } from '@cardroom/core/engine/pot';
import { botMind } from '@cardroom/core/pot';
import { PracticeTable } from '@cardroom/core/practice';
import type { OpenKind } from './open-kind.ts';

export const open: OpenKind = (offering, options) =>
  offering.kind === 'pot' ? PracticeTable.open({ offering, dealing: potDealing }, botMind, options) : null;
