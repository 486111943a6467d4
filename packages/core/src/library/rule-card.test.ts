import { expect, test } from 'vitest';
import { offerings } from '../houses/index.ts';
import { ruleCard as cardOf } from '../houses/rules/index.ts';
import { ruleCard } from './rule-card.ts';

test.for(offerings)('ruleCard: $id is what the command prints', (of) => {
  expect(ruleCard(of)).toEqual({ ok: true, ...cardOf(of) });
});

test('ruleCard refuses unknown offerings and settings', () => {
  expect(ruleCard('empire/pai-gow-tile' as never)).toMatchObject({ ok: false, code: 'not-found' });
  expect(ruleCard('empire/pai-gow-tiles', { color: 'red' })).toMatchObject({ ok: false, code: 'bad-setup' });
});
