import { HIDDEN, seededRandom, shuffled } from '@cardroom/core/cards';
import { viewFor } from '@cardroom/core/engine';
import { legal, Round, type RoundCommand, type RoundEvent } from '@cardroom/core/engine/player-dealer';
import { chooseSettings, findOffering } from '@cardroom/core/houses';
import { adviserOf } from '@cardroom/core/odds';
import { describe, expect, test } from 'vitest';
import { askedNow, type Decision, decisionsOf, judge } from './decisions.ts';
import { handSaid, saidOf, seenSaid } from './words.ts';

const worths = [
  { choice: 'play', worth: 0.1 },
  { choice: 'fold', worth: -1 },
];
const fold: Decision = { made: { id: 'fold' }, bet: 1000, own: [], bank: [0], open: ['play', 'fold'] };

test('O15 what a choice gave up is said in money, with what was better', () => {
  expect(saidOf(fold, judge(fold, worths, 'fold'))).toBe('You gave up $11: Play was better than Fold.');
  const play = { ...fold, made: { id: 'play' } };
  const best = judge(play, worths, 'play');
  expect(handSaid([play], [best])).toBe('All your choices were the best ones.');
  expect(handSaid([play, fold], [best, judge(fold, worths, 'fold')])).toContain('You gave up $11');
  expect(handSaid([fold], [judge(fold, null, '')])).toBe('');
  expect(judge(fold, worths, 'raise')).toBeNull();
});

test('O15 what was in sight is said: the bank, a board, or nothing but the own cards', () => {
  const own = [51, 50];
  expect(seenSaid({ ...fold, own, bank: [0] })).toBe('With As Ah against 2c:');
  expect(seenSaid({ ...fold, own, bank: [], board: [0, 1, 2] })).toBe(
    'With As Ah and 2c 2d 2h on the board:',
  );
  expect(seenSaid({ ...fold, own, bank: [] })).toBe('With As Ah:');
});

const SEAT = 1;
const DECKS = 20;

function open(id: string, seed: string) {
  const offering = findOffering(id);
  if (offering?.kind !== 'player-dealer') throw new Error('no bank');
  const chosen = chooseSettings(offering.settings, {});
  if (!chosen.ok) throw new Error(chosen.message);
  const game = offering.game(chosen.values);
  const stacks = Array.from({ length: game.seats }, (_, seat) => (seat < 2 ? 10_000_000 : null));
  const setup = { game, stacks, dealer: 0, limits: { min: 100, max: null, step: 100 }, running: true };
  const round = Round.start(setup);
  if (!round.ok) throw new Error(round.message);
  round.play({ type: 'shuffle', cards: [...shuffled(game.shoe, seededRandom(seed))] });
  while (round.need?.type === 'roll')
    round.play({ type: 'roll', dice: Array.from({ length: round.need.count }, () => 1) });
  round.play({ type: 'stake', seat: 0, cents: 10_000_000 });
  for (const { id: kind, when } of game.wagers)
    if (when === 'before') round.play({ type: 'wager', seat: SEAT, spot: game.circles, kind, cents: 1000 });
  round.play({ type: 'close' });
  return { offering, setup, round };
}

/** A round to its end, always by the last choice, or the first for hands that go on, with the first cards in front. */
function played(id: string, seed: string): { decisions: Decision[]; asked: Decision[] } {
  const { setup, round } = open(id, seed);
  const asked: Decision[] = [];
  for (let at = legal(round); at.due !== 'nothing'; at = legal(round)) {
    let command: RoundCommand = { type: 'close' };
    if (at.due === 'pick') command = { type: 'pick', seat: at.seat, pile: 0 };
    if (at.due === 'roll') command = { type: 'roll', dice: Array.from({ length: at.dice }, () => 2) };
    if (at.due === 'choose') {
      const [{ seat, spot, choices }] = at.hands;
      const now = askedNow(round.state, SEAT);
      if (seat === SEAT && now !== null) asked.push(now);
      const { id: choice, chips, front, discards } = seat === SEAT ? choices[0] : choices[choices.length - 1];
      const { own } = now ?? { own: [] };
      command = {
        type: 'choose',
        seat,
        spot,
        choice,
        ...(chips && { cents: chips.least }),
        ...(front > 0 && { front: own.slice(own.length - front) }),
        ...(discards > 0 && { discard: own.slice(0, discards) }),
      };
    }
    const answer = round.play(command);
    if (!answer.ok) throw new Error(`${id}: ${answer.message}`);
  }
  const events = round.log.map((event) => viewFor(event, SEAT)) as RoundEvent[];
  return { decisions: decisionsOf(setup, events, SEAT), asked };
}

describe('O15 a choice is judged by what its player saw then', () => {
  test.each([
    ['black-sheep/three-card-poker-6-card-bonus', 3, 1],
    ['hawaiian-gardens/nine-and-a-half', 1, 0],
    ['hawaiian-gardens/pai-gow-tiles', 4, 0],
    ['empire/pai-gow-tiles', 4, 0],
    ['empire/nines-up', 4, 0],
    ['hawaiian-gardens/pokara', 3, 1],
    ['hawaiian-gardens/super-9', 3, 0],
    ['hawaiian-gardens/baccarat-9', 3, 1],
    ['empire/twenty-first-century-baccarat', 2, 1],
    ['black-sheep/ultimate-texas-holdem', 2, 0],
    ['black-sheep/face-up-pai-gow-poker', 7, 7],
  ])('%s: %i own cards, %i of the bank', (id, own, bank) => {
    const { offering } = open(id, '0');
    const adviser = adviserOf(offering);
    let judged = 0;
    for (let seed = 0; judged < 2 && seed < DECKS; seed++) {
      const { decisions, asked } = played(id, `${id} ${seed}`);
      for (const [i, decision] of decisions.entries()) {
        expect(decision.bet).toBe(1000);
        expect(decision.own.length).toBeGreaterThanOrEqual(own);
        expect(decision.bank).toHaveLength(bank);
        expect([...decision.own, ...decision.bank]).not.toContain(HIDDEN);
        // What is asked at a practice table is what is judged later.
        expect({ ...decision, made: null }).toEqual(asked[i]);
        expect(adviser?.refuses(decision)).toBeNull();
        const found = adviser?.worths(decision) ?? null;
        const name = decision.made === null ? '' : (adviser?.named(decision, decision.made) ?? '');
        const of = judge(decision, found, name);
        // A foul set is none that worths know.
        if (of === null) expect(name).toBe('');
        else {
          judged++;
          expect(of.gaveUp).toBeGreaterThanOrEqual(0);
          expect(of.worths.map(({ choice }) => choice)).toContain(of.choice);
        }
      }
    }
    expect(judged).toBeGreaterThan(1);
  });

  test('pai gow poker is set unseen: the hand is known, and its set by the name of those that rank alike', () => {
    const id = 'black-sheep/pai-gow-poker-gold';
    const adviser = adviserOf(open(id, '0').offering);
    const [decision] = played(id, 'third').decisions;
    expect(decision).toMatchObject({ bank: [], bet: 1000 });
    expect(decision.own).toHaveLength(7);
    const [front] = adviser?.named(decision, decision.made ?? { id: '' }).split(' / ') ?? [];
    expect(front.split(' ')).toHaveLength(2);
  });

  test('it is nobody’s turn but the own one', () => {
    const { round } = open('black-sheep/three-card-poker-6-card-bonus', '0');
    expect(askedNow(round.state, SEAT)?.own).toHaveLength(3);
    expect(askedNow(round.state, 2)).toBeNull();
  });
});
