import { describe, expect, it, test } from 'vitest';
import { findOffering, offerings } from '../../houses/index.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import { dealtAs } from '../../table/dealt-as.ts';
import { botMind } from '../table/open-table.ts';
import { type PracticeOptions, PracticeTable } from './practice-table.ts';
import { readStacked } from './stacked.ts';

function opened(offering: Offering, options: PracticeOptions = {}): PracticeTable {
  const made = PracticeTable.open(dealtAs(offering), botMind, { players: 3, seed: offering.id, ...options });
  if (!made.ok) throw new Error(made.message);
  return made;
}

function at(id: string, cards = ''): PracticeTable {
  const offering = findOffering(id);
  const read = readStacked(cards);
  if (offering === undefined || !read.ok) throw new Error(id);
  return opened(offering, { cards: read.cards });
}

/** Plays by what a bot would do in one's place, until the hand is over. */
async function playOut(practice: PracticeTable, most = 300): Promise<number> {
  let moves = 0;
  while (practice.yours && moves < most) {
    const advice = practice.playing ? await practice.advice() : ({ type: 'pass bank' } as const);
    const done = advice === null ? await practice.noMoreBets() : await practice.do(advice);
    expect(done, JSON.stringify(advice)).toEqual({ ok: true });
    moves++;
  }
  return moves;
}

describe('one person practices every game', () => {
  it.each(offerings.map((offering) => [offering.id, offering] as const))('%s', async (_, offering) => {
    const practice = opened(offering);
    const before = practice.table.state.chips.reduce((sum, cents) => sum + cents, 0);
    // Everybody may fold before it is one's turn.
    for (let moves = 0; moves === 0; moves = await playOut(practice))
      expect(await practice.next()).toEqual({ ok: true });
    expect(practice.playing).toBe(false);
    expect(practice.table.state.hands).toBeLessThan(8);
    expect(practice.table.state.chips.reduce((sum, cents) => sum + cents, 0)).toBeGreaterThanOrEqual(before);
  });
});

test('a move is taken back with all that followed, cards included', async () => {
  const practice = at('black-sheep/holdem');
  await practice.next();
  while (!practice.yours && practice.playing) await practice.goOn();
  const before = JSON.stringify(practice.table.log);
  await practice.do((await practice.advice()) ?? { type: 'sit out' });
  expect(practice.mayTakeBack).toBe(true);
  practice.takeBack();
  expect(JSON.stringify(practice.table.log)).toBe(before);
  expect(practice.yours).toBe(true);
  expect(practice.takeBack()).toMatchObject({ ok: false });
});

test.each(['black-sheep/holdem', 'lucky-lady/ez-baccarat-panda-8'])(
  '%s: after a move was taken back the hand ends, and no other begins by itself',
  async (id) => {
    const practice = at(id);
    await practice.next();
    await playOut(practice, practice.playing ? 1 : 2);
    expect(practice.takeBack()).toEqual({ ok: true });
    await playOut(practice);
    expect([practice.playing, practice.yours, practice.table.state.hands]).toEqual([false, false, 1]);
  },
);

test.each([
  ['black-sheep/holdem', '1: As Ad; board: Kh Kd 2c'],
  ['lucky-lady/ez-baccarat-panda-8', 'player: 9s Kd; banker: 2c 3d'],
  ['hawaiian-gardens/thirteen-card', '1: As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s'],
  ['empire/fortune-pai-gow-poker', '1: As Ad Ac Kh Kd Qc 2d; dealer: 3c 4d 5h 7s 8c 9d Th'],
  ['lucky-lady/no-bust-blackjack', '1: As Kd'],
] as const)('%s is dealt as stacked: %s', async (id, cards) => {
  const practice = at(id, cards);
  const read = readStacked(cards);
  if (!read.ok) throw new Error(read.message);
  expect(await practice.next()).toEqual({ ok: true });
  await playOut(practice);
  const dealt = new Map<string, number[]>();
  for (const event of practice.table.log) {
    if (event.type !== 'played') continue;
    const of = event.event;
    const to =
      of.type === 'boarded'
        ? 'board'
        : of.type === 'dealt'
          ? 'to' in of && of.to !== 'spot'
            ? of.to
            : String(('spot' in of ? of.spot : of.seat) + 1)
          : '';
    if (to !== '' && 'cards' in of) dealt.set(to, [...(dealt.get(to) ?? []), ...of.cards]);
  }
  for (const [place, wanted] of read.cards)
    expect(dealt.get(place)?.slice(0, wanted.length), place).toEqual(wanted);
});

test('what cannot come is said, and nothing is dealt', async () => {
  expect(readStacked('1: As As Xx')).toMatchObject({ ok: false });
  expect(readStacked('1 As')).toMatchObject({ ok: false });
  const practice = at('black-sheep/holdem', '1: As Ad; 2: As Kd');
  expect(await practice.next()).toMatchObject({ ok: false, code: 'bad-cards' });
});
