import { toldPlayerDealer } from '@cardroom/core/tell';
import type { Tell } from '../story.ts';

export const tell: Tell<'player-dealer'> = ({ began }, events, cast) => toldPlayerDealer(began, events, cast);
