import { playerDealerDealing } from '@cardroom/core/engine/player-dealer';
import { botMind } from '@cardroom/core/player-dealer';
import { PracticeTable } from '@cardroom/core/practice';
import type { OpenKind } from './open-kind.ts';

export const open: OpenKind = (offering, options) =>
  offering.kind === 'player-dealer'
    ? PracticeTable.open({ offering, dealing: playerDealerDealing }, botMind, options)
    : null;
