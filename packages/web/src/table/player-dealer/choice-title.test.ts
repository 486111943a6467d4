import { type LegalHand, legal } from '@cardroom/core/engine/player-dealer';
import { chooseSettings, findOffering } from '@cardroom/core/houses';
import { play, start } from '@cardroom/core/source/engine/player-dealer/testing/testing.ts';
import type { PlayerDealerOffering } from '@cardroom/core/source/houses/offering/offering.ts';
import { expect, it } from 'vitest';
import { choiceKeys } from './choice-keys.ts';
import { choiceTitle, usualChoices } from './choice-title.ts';

/** What seat 2 may do when it has bet and the cards are out. */
function dealt(id: string, deck: string, ...acts: readonly string[]) {
  const offering = findOffering(id) as PlayerDealerOffering;
  const values = chooseSettings(offering.settings);
  if (!values.ok) throw new Error(values.message);
  const round = start(offering.game(values.values), { deck, bank: 10_000 });
  play(round, ...acts);
  const now = legal(round);
  if (now.due !== 'choose') throw new Error(now.due);
  const due = now.hands.find(({ seat }) => seat === 1) as LegalHand;
  return { round: round.state, due };
}

/** The same, each at the most it may cost. */
function offered(id: string, deck: string, ...acts: readonly string[]): string[] {
  const { round, due } = dealt(id, deck, ...acts);
  const hand = round.hands[due.spot][due.number];
  return due.choices.map((choice) =>
    choiceTitle(round, 1, hand, choice, choice.chips === null ? null : choice.chips.most),
  );
}

/** The keys of the same, and which are usual. */
function pressed(id: string, deck: string, ...acts: readonly string[]) {
  const { choices } = dealt(id, deck, ...acts).due;
  return { keys: Object.fromEntries(choiceKeys(choices)), usual: usualChoices(choices) };
}

it('says how often the bet a choice costs, not how often the step of the table', () => {
  // Seats 2 and dealer: 9s and 5d, then 6h and 2c. A double at $5 is once the bet, and five steps.
  expect(offered('empire/pure-21-5-blackjack', '9s 5d 6h 2c', '2 game 5', 'close')).toContain('Double — $5');
  expect(offered('black-sheep/ultimate-texas-holdem', '', '2 ante 15', '2 blind 15', 'close')).toContain(
    'Play 4× — $60',
  );
});

it('what is usual is never what is dearest', () => {
  const { usual } = pressed('black-sheep/ultimate-texas-holdem', '', '2 ante 15', '2 blind 15', 'close');
  expect(usual).toEqual(['check']);
});

it('gives each choice its first letter, and what gives a bet up always the same', () => {
  expect(pressed('empire/pure-21-5-blackjack', '9s 5d 6h 2c', '2 game 5', 'close')).toEqual({
    keys: { hit: 'h', stand: 's', double: 'd', surrender: 'f' },
    usual: ['hit', 'stand'],
  });
  expect(
    pressed('empire/twenty-first-century-baccarat', '2c 9d Kh 7s', '2 bet 20', 'close', '2 no tie'),
  ).toEqual({
    keys: { hit: 'h', double: 'd', surrender: 'f' },
    usual: ['hit'],
  });
});
