import { playRound } from '../../bots/player-dealer/in-round.ts';
import { tellPlayerDealer } from '../../history/tell/tell-player-dealer.ts';
import { eventsOf } from '../../table/hand/hand-in-play.ts';
import { botsFor } from './bot-mind.ts';
import type { Company } from './company.ts';

export const playerDealerCompany: Company = {
  mind: botsFor(playRound),
  tell: (hand, events) =>
    hand.kind === 'player-dealer'
      ? tellPlayerDealer(hand.state.began, eventsOf('player-dealer', events))
      : [],
};
