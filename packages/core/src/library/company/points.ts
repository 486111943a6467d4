import { playPointsHand } from '../../bots/points/in-hand.ts';
import { tellPoints } from '../../history/tell/tell-points.ts';
import { eventsOf } from '../../table/hand/hand-in-play.ts';
import { botsFor } from './bot-mind.ts';
import type { Company } from './company.ts';

export const pointsCompany: Company = {
  mind: botsFor(playPointsHand),
  tell: (hand, events) =>
    hand.kind === 'points' ? tellPoints(hand.state.setup, eventsOf('points', events)) : [],
};
