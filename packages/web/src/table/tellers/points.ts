import { tellPoints } from '@cardroom/core/tell';
import type { Tell } from '../story.ts';

export const tell: Tell<'points'> = ({ setup }, events, cast) => tellPoints(setup, events, cast);
