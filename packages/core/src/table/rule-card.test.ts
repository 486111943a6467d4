import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { offerings } from '../houses/index.ts';
import type { Offering, PlayerDealerOffering } from '../houses/offering/offering.ts';
import { ruleCard, type SectionId } from '../houses/rules/card.ts';
import { number } from '../houses/rules/words.ts';
import { asked, passes, round, seated, takes } from './bank/testing-bank.ts';
import type { Table } from './table.ts';
import { houseMove, must, opened, refusal } from './testing/testing.ts';

/** What a rule card says of the table, held against what a table of that offering does. */

const open = ({ house, id }: Offering): Table => opened({ house, offering: id });

/** The lines that hold at the limit a table has unless asked otherwise. */
function linesOf(offering: Offering): string[] {
  const section = ruleCard(offering).sections.find(({ id }) => id === 'table');
  const [usual] = offering.limits;
  return (section?.lines ?? []).filter((line) => !line.startsWith('At $') || line.includes(usual.title));
}

const linesIn = (offering: Offering, part: SectionId): readonly string[] =>
  ruleCard(offering).sections.find(({ id }) => id === part)?.lines ?? [];

const random = seededRandom('rule card');

const says = (offering: Offering, words: RegExp): boolean =>
  linesOf(offering).some((line) => words.test(line));

function sell(table: Table, player: string, cents: number): void {
  must(table, { by: 'house', type: 'sell chips', player, cents });
}

describe.each(offerings)('T14 $id', (offering) => {
  test('buy-ins', () => {
    const section = ruleCard(offering).sections.find(({ id }) => id === 'table');
    const [usual] = offering.limits;
    const row = section?.tables[0]?.rows.find(([title]) => title === usual.title);
    const table = open(offering);
    const { least, most } = table.state.sign.buyIn;
    const amounts = [...(row?.[1] ?? '').split(' or ')[0].matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(
      ([, text]) => Math.round(100 * Number(text.replaceAll(',', ''))),
    );
    expect(amounts).toEqual(most === null || most === least ? [least] : [least, most]);
    sell(table, 'ann', 3 * (most ?? least));
    const sit = (cents: number) => refusal(table, { by: { player: 'ann' }, type: 'sit', seat: 0, cents });
    expect(sit(least - 1)).not.toBe('');
    if (most !== null) expect(sit(most + 100)).not.toBe('');
    expect(sit(least)).toBe('');
  });

  test('seats', () => {
    const more = linesOf(offering).find((line) => line.includes('may sit down'));
    const { seats, game } = open(offering).state.sign;
    const dealt = 'players' in game ? game.players : game.seats;
    expect(seats > dealt).toBe(more !== undefined);
    if (offering.kind === 'player-dealer')
      expect(linesIn(offering, 'seats')[0]?.toLowerCase()).toMatch(new RegExp(`^${number(seats)} seats`));
  });

  test('straddles', () => {
    const table = open(offering);
    const { least } = table.state.sign.buyIn;
    sell(table, 'ann', 10 * least);
    must(table, { by: { player: 'ann' }, type: 'sit', seat: 0, cents: least });
    const straddle = refusal(table, { by: { player: 'ann' }, type: 'straddle', on: true });
    expect(straddle === '').toBe(says(offering, /straddles? a hand/i));
  });
});

const withBank = offerings.filter(
  (offering): offering is PlayerDealerOffering => offering.kind === 'player-dealer',
);

describe.each(withBank)('T14 the bank of $id', (offering) => {
  test('partners of the bank, and how long anybody has it', () => {
    const table = open(offering);
    const { sign, bank } = table.state;
    const cents = 10 * Math.max(sign.buyIn.least, 5000);
    const proposition = sign.rules.bankRole === 'proposition';
    for (const [seat, player] of ['ann', 'bob'].entries()) {
      sell(table, player, cents);
      if (proposition)
        must(table, {
          by: 'floor',
          type: 'seat',
          player,
          seat,
          cents: sign.buyIn.least,
          role: 'proposition',
        });
      else must(table, { by: { player }, type: 'sit', seat, cents: sign.buyIn.least });
    }
    if (bank.offered >= 0) must(table, { by: { player: 'ann' }, type: 'take bank' });
    must(table, { by: 'house', type: 'deal' });
    while (houseMove(table, random));
    const stake = (seat: number, player: string) =>
      refusal(table, { by: { player }, type: 'play', command: { type: 'stake', seat, cents: 100 } });
    expect(stake(0, 'ann')).toBe('');
    const game = linesIn(offering, 'type');
    const together = game.some((line) => line.includes('may share the bank'));
    expect(game.includes('The player-dealer puts up the bank alone.')).toBe(!together);
    expect(stake(1, 'bob') === '').toBe(together);
    expect(says(offering, /for at most two rounds in a row/)).toBe(sign.rules.bankRounds === 2);
    expect(game.some((line) => line.startsWith('Only third-party proposition players'))).toBe(proposition);
  });

  test('whom the bank is offered, and what follows when all decline it', () => {
    const { house, id } = offering;
    const opening = { house, offering: id, table: { bankRole: 'anyone' } };
    const two = seated(opening, 2);
    expect(asked(two) === 'a').toBe(
      says(offering, /^The first bank is offered clockwise, starting at seat 1/),
    );
    for (let i = 0; i < 2; i++) {
      takes(two, 'a');
      round(two, 'b');
    }
    expect(asked(two)).toBe('b');
    passes(two, 'b');
    expect(takes(two, 'a') === '').toBe(says(offering, /the same player may hold it again/));
    // The third has never bet against the bank.
    const three = seated(opening, 3);
    takes(three, 'a');
    round(three, 'b');
    for (const player of ['a', 'b']) if (asked(three) === player) passes(three, player);
    expect(asked(three) === 'c').toBe(!says(offering, /may take the bank after a first bet/));
  });

  test('standing bettors, and who may hold the bank', () => {
    const table = open(offering);
    const { least } = table.state.sign.buyIn;
    for (const player of ['ann', 'bob']) sell(table, player, 10 * least);
    must(table, { by: { player: 'ann' }, type: 'sit', seat: 0, cents: least });
    const stands = refusal(table, { by: { player: 'bob' }, type: 'stand', cents: least });
    expect(stands === '').toBe(says(offering, /players without a seat may bet/));
    expect(stands !== '').toBe(says(offering, /^Only seated players may bet/));
    const bank = refusal(table, { by: { player: 'ann' }, type: 'take bank' });
    expect(bank.includes('proposition')).toBe(says(offering, /^Only a third-party proposition player/));
  });
});
