import { Teller } from '../../history/tell/teller.ts';
import { eventsOf } from '../../table/hand/hand-in-play.ts';
import type { Company } from './company.ts';
import { potCompany } from './pot.ts';

/** As `potCompany`, for a table that has a floor. */
export const potCompanyWithRulings: Company = {
  mind: potCompany.mind,
  tell: (hand, events) =>
    hand.kind === 'pot' ? new Teller(hand.state.setup).tell(eventsOf('pot', events)) : [],
};
