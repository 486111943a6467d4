import { describe, expect, test } from 'vitest';
import { offerings } from '../houses/index.ts';
import type { Offering } from '../houses/offering.ts';
import { ruleCard } from '../houses/rules/card.ts';
import type { Table } from './table.ts';
import { must, opened, refusal } from './testing.ts';

/** What a rule card says of the table, held against what a table of that offering does. */

const open = ({ house, id }: Offering): Table => opened({ house, offering: id });

/** The lines that hold at the limit a table has unless asked otherwise. */
function linesOf(offering: Offering): string[] {
  const section = ruleCard(offering).sections.find(({ id }) => id === 'table');
  const [usual] = offering.limits;
  return (section?.lines ?? []).filter((line) => !line.startsWith('At $') || line.includes(usual.title));
}

const says = (offering: Offering, words: RegExp): boolean =>
  linesOf(offering).some((line) => words.test(line));

function sell(table: Table, player: string, cents: number): void {
  must(table, { by: 'house', type: 'sell chips', player, cents });
}

describe.each(offerings)('$id', (offering) => {
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
  });

  test('straddles, standing bettors, and who may hold the bank', () => {
    const table = open(offering);
    const { least } = table.state.sign.buyIn;
    for (const player of ['ann', 'bob']) sell(table, player, 10 * least);
    must(table, { by: { player: 'ann' }, type: 'sit', seat: 0, cents: least });
    const straddle = refusal(table, { by: { player: 'ann' }, type: 'straddle', on: true });
    expect(straddle === '').toBe(says(offering, /straddles? a hand/i));
    if (offering.kind !== 'player-dealer') return;
    const stands = refusal(table, { by: { player: 'bob' }, type: 'stand', cents: least });
    expect(stands === '').toBe(says(offering, /people without a seat may bet/));
    expect(stands !== '').toBe(says(offering, /^Only players with a seat bet/));
    const bank = refusal(table, { by: { player: 'ann' }, type: 'take bank' });
    expect(bank.includes('proposition')).toBe(says(offering, /^Only a third-party proposition player/));
  });
});
