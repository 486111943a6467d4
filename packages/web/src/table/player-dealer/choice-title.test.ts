import { type LegalHand, legal } from '@cardroom/core/engine/player-dealer';
import { chooseSettings, findOffering } from '@cardroom/core/houses';
import { play, start } from '@cardroom/core/source/engine/player-dealer/testing/testing.ts';
import type { PlayerDealerOffering } from '@cardroom/core/source/houses/offering/offering.ts';
import { expect, it } from 'vitest';
import { choiceTitle } from './choice-title.ts';

/** What seat 2 is offered when it has bet and the cards are out, each at the most it may cost. */
function offered(id: string, deck: string, ...bets: readonly string[]): string[] {
  const offering = findOffering(id) as PlayerDealerOffering;
  const values = chooseSettings(offering.settings);
  if (!values.ok) throw new Error(values.message);
  const round = start(offering.game(values.values), { deck, bank: 10_000 });
  play(round, ...bets, 'close');
  const now = legal(round);
  if (now.due !== 'choose') throw new Error(now.due);
  const due = now.hands.find(({ seat }) => seat === 1) as LegalHand;
  const hand = round.state.hands[due.spot][due.number];
  return due.choices.map((choice) =>
    choiceTitle(round.state, 1, hand, choice, choice.chips === null ? null : choice.chips.most),
  );
}

it('says how often the bet a choice costs, not how often the step of the table', () => {
  // Seats 2 and dealer: 9s and 5d, then 6h and 2c. A double at $5 is once the bet, and five steps.
  expect(offered('empire/pure-21-5-blackjack', '9s 5d 6h 2c', '2 game 5')).toContain('Double — $5');
  expect(offered('black-sheep/ultimate-texas-holdem', '', '2 ante 15', '2 blind 15')).toContain(
    'Play 4× — $60',
  );
});
