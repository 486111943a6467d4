import { expect, test } from 'vitest';
import { printCards } from '../../cards/index.ts';
import { DEALER, type RoundState, shared } from '../../engine/player-dealer/state.ts';
import { playerDealer } from '../../houses/black-sheep/player-dealer.ts';
import { offerings } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { gameOf } from '../../houses/testing/testing.ts';
import { deal } from './deal.ts';
import type { DealtHand } from './dealt-hand.ts';

const SEEDS = 12;

/** The bank is put up, and two players make every bet that they may, in the words of the story. */
function begun(offering: PlayerDealerOffering, seed: number): DealtHand {
  const hand = deal(offering, { stacks: ['$5000', '$500', '$500'], seed });
  if (!hand.ok) throw new Error(hand.message);
  hand.do('seat 1 puts up $2000');
  for (const wager of gameOf(offering).wagers)
    for (const seat of [2, 3]) hand.do(`seat ${seat} bets $10 on ${wager.title}`);
  hand.do('no more bets');
  return hand;
}

/** What the words offer first, as an order; cards are named where they ask for some. */
function offered(hand: DealtHand): { readonly seat: number; readonly orders: string[] } | null {
  const { due, words } = hand.legal();
  if (due.due !== 'choose') return null;
  const [{ seat, spot, number }] = due.hands;
  const { state } = hand.view(seat) as { state: RoundState };
  const held = spot === DEALER ? shared(state, 'dealer') : state.hands[spot][number];
  const named = (count: string) => printCards(held.cards.slice(0, Number(count)));
  const [first] = words.split('; ');
  const orders = first
    .slice(first.indexOf(' may ') + ' may '.length)
    .split(', ')
    .map((order) =>
      order
        .replace(/ to \$\S+/, '')
        .replace(/ in steps of \S+/, '')
        .replace(/(\d+) cards?\b/, (_, count) => named(count)),
    );
  return { seat, orders };
}

const banked = offerings.filter((one): one is PlayerDealerOffering => one.kind === 'player-dealer');

test.for(banked)('$id: what the words offer can be said', (offering) => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const hand = begun(offering, seed);
    for (let turn = 0; turn < 8; turn++) {
      const now = offered(hand);
      if (now === null) break;
      const order = now.orders[(seed + turn) % now.orders.length];
      const done = hand.do(order, { seat: now.seat });
      // A foul is refused by the rules; the words were understood.
      if (!done.ok) expect([order, done.code]).not.toContain('malformed');
      if (!done.ok) break;
    }
  }
});

test('bets are said as they are told', () => {
  const [ezBaccarat] = playerDealer;
  const hand = begun(ezBaccarat, 1);
  expect(hand.tell()).toContainEqual(expect.stringMatching(/^Seat 2 bets \$10 on Player/));
});
