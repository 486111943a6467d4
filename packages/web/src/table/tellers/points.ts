import { toldPoints } from '@cardroom/core/tell';
import type { Tell } from '../story.ts';

export const tell: Tell<'points'> = ({ setup }, events, cast) => toldPoints(setup, events, cast);
