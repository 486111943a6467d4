import { Teller } from '@cardroom/core/tell';
import type { Tell } from '../story.ts';

export const tell: Tell<'pot'> = ({ setup }, events, cast) => new Teller(setup, cast).told(events);
