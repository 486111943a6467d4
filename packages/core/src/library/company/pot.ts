import { playPotHand } from '../../bots/pot/in-hand.ts';
import { Teller } from '../../history/tell/tell.ts';
import { eventsOf } from '../../table/hand/hand-in-play.ts';
import { botsFor } from './bot-mind.ts';
import type { Company } from './company.ts';

export const potCompany: Company = {
  mind: botsFor(playPotHand),
  tell: (hand, events) =>
    hand.kind === 'pot' ? new Teller(hand.state.setup).tell(eventsOf('pot', events)) : [],
};
