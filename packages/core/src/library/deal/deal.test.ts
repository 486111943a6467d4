import { describe, expect, test } from 'vitest';
import { HIDDEN, printCards } from '../../cards/index.ts';
import { offerings } from '../../houses/index.ts';
import { type DealOptions, deal } from './deal.ts';
import type { DealtHand, SeatView } from './dealt-hand.ts';

function dealt(id: Parameters<typeof deal>[0], options: DealOptions = {}): DealtHand {
  const hand = deal(id, { seed: 7, ...options });
  if (!hand.ok) throw new Error(hand.message);
  return hand;
}

function seen(hand: DealtHand, seat: number): SeatView {
  const view = hand.view(seat);
  if (!view.ok) throw new Error(view.message);
  return view;
}

function does(hand: DealtHand, ...orders: string[]): void {
  for (const order of orders) {
    const done = hand.do(order);
    if (!done.ok) throw new Error(`${order}: ${done.message}`);
  }
}

const sum = (hand: DealtHand) => hand.stacks.reduce<number>((all, cents) => all + (cents ?? 0), 0);

describe('deal', () => {
  test.for(offerings)('$id is dealt with nothing said but its name', (of) => {
    const hand = dealt(of);
    expect(hand.over).toBe(false);
    expect(hand.legal().seat).not.toBeNull();
    expect(hand.events).toEqual(dealt(of).events);
  });

  test('a hand for a pot, by words alone', () => {
    const hand = dealt('hawaiian-gardens/dramaha', { seats: 3 });
    expect(hand.legal()).toMatchObject({ seat: 2, words: 'seat 3 may fold, call $4, raise to $8' });
    does(hand, 'call', 'raise to $8', 'call $4', 'fold');
    expect(hand.legal().words).toBe('seat 1 may fold, check, bet $4');
    does(hand, 'bet $4', 'call', 'stand pat');
    const { state } = seen(hand, 1);
    const [card] = 'down' in state ? state.down[1] : [];
    expect(hand.do({ type: 'discard', cards: [card] })).toMatchObject({ ok: true });
    does(hand, 'check', 'seat 2 checks', 'check', 'check');
    expect(hand.over).toBe(true);
    expect(sum(hand)).toBe(3 * 32_000);
    expect(hand.tell()).toContain('Seat 1 stands pat.');
  });

  test('a seat sees its own cards only', () => {
    const { events, tell } = seen(dealt('black-sheep/holdem', { seats: 3 }), 1);
    const cards = events.flatMap((event) => (event.type === 'dealt' && event.cards ? [event.cards] : []));
    expect(cards.map((of) => of.includes(HIDDEN))).toEqual(
      events.flatMap((event) => (event.type === 'dealt' && 'seat' in event ? [event.seat !== 1] : [])),
    );
    expect(tell()).toContain('Seat 1 is dealt two cards.');
  });

  test('a round with a player-dealer: the bank, bets in turn, no more bets, choices', () => {
    const hand = dealt('hawaiian-gardens/three-card-poker-6-card-bonus', { seats: 3 });
    expect(hand.do('no more bets')).toMatchObject({ ok: false, code: 'not-allowed' });
    does(hand, 'put up $100', 'bet $20 ante and $5 pair plus', 'bet $20 ante', 'put up $50');
    expect(hand.legal().seat).toBeNull();
    expect(hand.do({ type: 'wager', kind: 'pair plus', cents: 500 }, { seat: 2 })).toMatchObject({
      ok: true,
    });
    expect(hand.legal().words).toMatch(/; the house may say "no more bets"$/);
    does(hand, 'no more bets', 'play', 'fold');
    expect(hand.over).toBe(true);
    expect(sum(hand)).toBe(3 * 20_000);
    expect(hand.tell().slice(0, 4)).toEqual([
      'Seat 1 is the player-dealer and puts up $100.',
      'Seat 1 is the player-dealer and puts up $50.',
      'Seat 2 bets $20 on Ante and $5 on Pair Plus.',
      'Seat 3 bets $20 on Ante and $5 on Pair Plus.',
    ]);
  });

  test('a hand for points', () => {
    const hand = dealt('hawaiian-gardens/thirteen-card', { seats: 2 });
    const held = (seat: number) => {
      const { state } = seen(hand, seat);
      return 'held' in state ? state.held[seat] : [];
    };
    const [front, middle, back] = [held(0).slice(0, 3), held(0).slice(3, 8), held(0).slice(8)];
    expect(hand.do({ type: 'set', front, middle, back })).toMatchObject({ ok: true });
    expect(hand.legal()).toMatchObject({ seat: 1 });
    const sets = [held(1).slice(0, 3), held(1).slice(3, 8), held(1).slice(8)];
    does(hand, `set ${sets.map((cards) => printCards(cards)).join(' / ')}`);
    expect(hand.over).toBe(true);
  });

  test('cards from the top come as they lie, and any card where it does not matter', () => {
    const hand = dealt('black-sheep/holdem', { seats: 2, button: 0, cards: 'As Kd Ah ??' });
    expect(hand.tell().join(' ')).toContain('is dealt As Ah');
  });

  test('stacks in dollars, and where nobody sits', () => {
    const hand = dealt('black-sheep/holdem', { stacks: ['$100', null, 5000], button: 0, limit: '4-8' });
    expect(hand.stacks).toEqual([10_000 - 400, null, 5000 - 200]);
  });

  test.for<[string, string | object, string, string]>([
    ['unknown words', 'jump', 'malformed', '"jump": expected an action like'],
    ['an amount that is none', 'raise to lots', 'malformed', 'expected money like "$12"'],
    ['another price', 'call $3', 'bad-amount', '"call $3" is not what happens: the call is $4.'],
    ['a bet that is a raise', 'bet $8', 'bad-amount', 'the bet counts as a raise'],
    ['a raise that is not allowed', 'raise to $9', 'bad-amount', ''],
    ['somebody else', 'seat 1 calls', 'out-of-turn', "It is seat 3's turn, not seat 1's."],
    ['everyone at once', 'everyone calls', 'malformed', 'one seat at a time'],
    ['half a command', { type: 'bet' }, 'malformed', 'whole number of cents'],
    ['what the house does', { type: 'shuffle', cards: [] }, 'out-of-turn', 'No shuffle is due.'],
    ['a command of another machine', { type: 'stake', cents: 100 }, 'malformed', ''],
    ['nothing', null as never, 'malformed', 'An act is words, or a command with a type.'],
  ])('refuses %s and changes nothing', ([, act, code, message]) => {
    const hand = dealt('hawaiian-gardens/dramaha', { seats: 3 });
    const before = [hand.events, hand.stacks];
    expect(hand.do(act as string)).toMatchObject({
      ok: false,
      code,
      message: expect.stringContaining(message),
    });
    expect([hand.events, hand.stacks]).toEqual(before);
  });

  test('of two bets in one sentence, neither is made when one cannot be', () => {
    const hand = dealt('hawaiian-gardens/three-card-poker-6-card-bonus', { seats: 3 });
    does(hand, 'put up $100');
    const before = hand.events;
    expect(hand.do('bet $20 ante and $9,999 pair plus')).toMatchObject({ ok: false, code: 'bad-amount' });
    expect(hand.events).toEqual(before);
  });

  test.for<[string, DealOptions, string]>([
    ['too many players', { seats: 40 }, 'is dealt to 2 to'],
    ['one player', { stacks: ['$100', null] }, 'is dealt to 2 to'],
    ['part of a player', { seats: 2.5 }, 'not 2.5'],
    ['money that is none', { stacks: ['$1.234', 100] }, 'Seat 1 has whole cents'],
    ['a stack below nothing', { stacks: [-5, 100] }, 'Seat 1 has whole cents'],
    ['a button where nobody sits', { seats: 3, button: 9 }, 'The button must be at a seat'],
    ['a card twice', { cards: 'As As' }, 'hold As too often'],
    ['no card', { cards: 'Zz' }, 'The cards from the top: '],
    ['a limit that is not there', { limit: 'x' }, '"x" is not the name of a limit'],
  ])('refuses to deal: %s', ([, options, message]) => {
    expect(deal('black-sheep/holdem', options)).toMatchObject({
      ok: false,
      message: expect.stringContaining(message),
    });
  });

  test('without a seed two hands differ', () => {
    expect(deal('black-sheep/holdem')).not.toEqual(deal('black-sheep/holdem'));
    const cards = () => {
      const hand = deal('black-sheep/holdem');
      return hand.ok ? hand.tell().join() : '';
    };
    expect(cards()).not.toBe(cards());
  });
});
