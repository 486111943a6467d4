import { seededRandom } from '@cardroom/core/cards';
import { houseMove, must, opened, sits } from '@cardroom/core/source/table/testing/testing.ts';
import { describe, expect, test } from 'vitest';
import { idleText } from './idle-text.ts';

const random = seededRandom(5);

const says = (table: ReturnType<typeof opened>, seat: number, left: number | null = null) =>
  idleText({ state: table.state, seat, called: false, voided: '', left, nameAt: (at) => `player ${at + 1}` });

/** Two people in a hand of this game, and a third who has just sat down. */
function during(offering: `${'black-sheep' | 'hawaiian-gardens'}/${string}`, comes?: 'big blind') {
  const house = offering.startsWith('black-sheep') ? 'black-sheep' : 'hawaiian-gardens';
  const table = opened({ house, offering });
  sits(table, 'ann', 1);
  sits(table, 'bob', 2);
  while (table.state.hand === null && houseMove(table, random));
  const cents = table.state.sign.buyIn.usual;
  must(table, { by: 'house', type: 'sell chips', player: 'cat', cents });
  must(table, { by: { player: 'cat' }, type: 'sit', seat: 2, cents, ...(comes && { comes }) });
  return table;
}

describe('somebody who can do nothing reads why, and when that ends', () => {
  test('who sits down in the middle of a hand is dealt in from the next, or when the blind comes', () => {
    expect(says(during('hawaiian-gardens/razz'), 2)).toBe('You will be dealt in next hand.');
    expect(says(during('hawaiian-gardens/thirteen-card'), 2)).toBe('You will be dealt in next hand.');
    const table = during('black-sheep/holdem');
    const seated = table.state.seats[2];
    if (seated === null || seated === undefined) throw new Error('Nobody sits there.');
    seated.comes = 'big blind';
    expect(says(table, 2)).toMatch(/^Waiting for the big blind\./);
    seated.comes = 'button passes';
    expect(says(table, 2)).toBe('You will be dealt in once the button has passed you.');
    seated.comes = 'make up';
    expect(says(table, 2)).toBe(
      'You will be dealt in as soon as possible. You chose: Post the blinds you missed.',
    );
  });

  test('at a player-dealer table the next round is named, and until when this one takes bets', () => {
    const table = opened({ house: 'black-sheep', offering: 'black-sheep/ez-baccarat' });
    sits(table, 'ann', 1);
    sits(table, 'bob', 2);
    while (houseMove(table, random));
    const { offered } = table.state.bank;
    expect(says(table, 1 - offered)).toBe(
      `player ${offered + 1} may be the player-dealer. Bets open when somebody takes the bank.`,
    );
    must(table, { by: { player: offered === 0 ? 'ann' : 'bob' }, type: 'take bank' });
    while (houseMove(table, random));
    sits(table, 'cat', 3);
    expect(says(table, 2, 9)).toBe('You will be dealt in next round. This one is waiting 9 s for the bank.');
    must(table, {
      by: { player: offered === 0 ? 'ann' : 'bob' },
      type: 'play',
      command: { type: 'stake', seat: offered, cents: 10_000 },
    });
    // No time runs before the first bet.
    expect(says(table, 2)).toBe('You will be dealt in next round. This round is still taking bets.');
    expect(says(table, 1 - offered)).toBe('');
  });

  test('who is out of chips is told how to get more', () => {
    const table = during('hawaiian-gardens/razz');
    table.state.chips[2] = 0;
    expect(says(table, 2)).toMatch(/^You are out of chips\./);
  });
});
