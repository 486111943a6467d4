import { toldPlayerDealer } from '@cardroom/core/tell';
import type { Tell } from '../story.ts';

export const tell: Tell<'player-dealer'> = ({ setup }, events, cast) => toldPlayerDealer(setup, events, cast);
