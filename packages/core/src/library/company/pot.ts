import { playPotHand } from '../../bots/pot/in-hand.ts';
import { HandTeller } from '../../history/tell/tell.ts';
import { eventsOf } from '../../table/hand/hand-in-play.ts';
import { botsFor } from './bot-mind.ts';
import type { Company } from './company.ts';

/** Bots and a teller for a pot table without a floor: its hands have no rulings, so their words are not loaded. */
export const potCompany: Company = {
  mind: botsFor(playPotHand),
  tell: (hand, events) =>
    hand.kind === 'pot' ? new HandTeller(hand.state.setup).tell(eventsOf('pot', events)) : [],
};
