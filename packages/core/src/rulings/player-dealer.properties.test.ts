import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type Random, seededRandom } from '../cards/index.ts';
import { pick } from '../cards/testing-pick.ts';
import { RAIL, total, viewFor } from '../engine/index.ts';
import type { Irregularity } from '../engine/irregularities/irregularity.ts';
import type { Remedy } from '../engine/irregularities/remedy.ts';
import type { RoundCommand } from '../engine/player-dealer/commands.ts';
import { evolve } from '../engine/player-dealer/evolve.ts';
import { factsOf } from '../engine/player-dealer/irregularities/facts.ts';
import { knownInRounds } from '../engine/player-dealer/irregularities/known.ts';
import { legal } from '../engine/player-dealer/legal.ts';
import { Round } from '../engine/player-dealer/round.ts';
import { DEALER, newRound } from '../engine/player-dealer/state.ts';
import { samePlaces, swapUnseen } from '../engine/player-dealer/testing/views.ts';
import { offerings } from '../houses/index.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { type Played, playOut, randomSetup, start } from '../houses/testing/random-round.ts';
import { rulingsOf } from './books/index.ts';
import { rulingFor } from './find.ts';
import { shoeIsWhole } from './testing-round.ts';

/** Over every player-dealer offering: whatever goes wrong, at any moment, and whatever is done about it. */
const playerDealer = offerings.filter(
  (offering): offering is PlayerDealerOffering => offering.kind === 'player-dealer',
);
const RUNS = Number(process.env.RUNS ?? 4);
/** The floor holds the bets now and then, and lets them be settled when nobody has anything left to do. */
function holding(round: Round, random: Random): RoundCommand | null {
  const { open, betsHeld } = round.state;
  if (open) return betsHeld || random.below(8) > 0 ? null : { type: 'hold', on: true };
  return betsHeld && round.need === null && legal(round).due === 'nothing'
    ? { type: 'hold', on: false }
    : null;
}

/** A round in which more goes wrong is put to an end by the floor. */
const MOST_RULINGS = 4;

const REMEDIES: readonly Remedy[] = [
  { do: 'stands' },
  { do: 'put right' },
  { do: 'replace', old: 'out' },
  { do: 'replace', old: 'out', burn: 3 },
  { do: 'replace before reading' },
  { do: 'complete' },
  { do: 'hand dead', chips: 'stay' },
  { do: 'hand dead', chips: 'back' },
  { do: 'house way', hands: 'this' },
  { do: 'house way', hands: 'unset' },
  { do: 'foul' },
  { do: 'foul', wagers: 'cannot win' },
  { do: 'foul', backline: 'house way' },
  { do: 'card dead' },
  { do: 'card dead', burn: 3 },
  { do: 'play first' },
  { do: 'next card' },
  { do: 'no action' },
  { do: 'no action', bank: true },
  { do: 'paid' },
  { do: 'courtesy' },
  { do: 'forfeit' },
  { do: 'excess back' },
  { do: 'limit bet' },
];
const ENDS: readonly Remedy[] = [{ do: 'misdeal' }, { do: 'deal again' }];

const maybe = <T extends object>(random: Random, one: number, field: T): T | object =>
  random.below(one) === 0 ? field : {};

function randomIrregularity({ state }: Round, random: Random): Irregularity {
  const { what, of } = pick(knownInRounds, random);
  const bet = state.wagers.filter(({ cents, open }) => cents > 0 && open);
  const wager = bet.length === 0 ? null : pick(bet, random);
  const spot = random.below(4) === 0 ? DEALER : (wager?.spot ?? 0);
  const shared = Object.keys(state.shared);
  const base: Irregularity = {
    what,
    ...(of === 'circle' && what === 'unbet circle' ? { spot: random.below(state.hands.length) } : { spot }),
    ...(shared.length > 0 && maybe(random, 6, { shared: pick(shared, random) })),
    ...(state.piles.length > 0 && maybe(random, 6, { pile: random.below(state.piles.length) })),
    ...(of === 'wager' &&
      wager !== null && {
        wager: wager.index,
        ...maybe(random, 2, { cents: 100 * (1 + random.below(200)) }),
      }),
    ...(what === 'wrong seat' && maybe(random, 2, { other: random.below(state.hands.length + 1) - 1 })),
    ...maybe(random, 3, { count: 1 + random.below(3) }),
    ...maybe(random, 4, { by: 'player' as const }),
    ...maybe(random, 3, { looked: true as const }),
    ...maybe(random, 2, { exposed: true as const }),
  };
  if (of !== 'hand cards') return base;
  const held = cardsOf(state, base);
  return { ...base, cards: held === 0 ? [] : [random.below(held)] };
}

function cardsOf(
  { piles, shared, hands }: Round['state'],
  { spot = 0, shared: name, pile }: Irregularity,
): number {
  if (pile !== undefined) return piles[pile].length;
  if (name !== undefined) return shared[name].cards.length;
  return (spot === DEALER ? shared.dealer : hands[spot][0])?.cards.length ?? 0;
}

const ruling = (irregularity: Irregularity, remedy: readonly Remedy[]) =>
  ({ type: 'rule', irregularity, remedy, say: 'As the floor says.', cite: null }) as const;

/** A round played out, with rulings now and then; how many were carried out. */
function ruledOut(
  offering: PlayerDealerOffering,
  random: Random,
  ends: readonly Remedy[] = [],
): Played & { done: number } {
  let done = 0;
  const played = playOut(randomSetup(offering, random), random, (round) => {
    if (round.state.deck.length > 0) shoeIsWhole(round);
    if (done >= MOST_RULINGS || round.state.open || random.below(2) > 0) return holding(round, random);
    const some = [...REMEDIES, ...ends];
    for (let tries = 0; tries < 4; tries++) {
      const remedy = Array.from({ length: 1 + random.below(2) }, () => pick(some, random));
      const command = ruling(randomIrregularity(round, random), remedy);
      if (round.answerTo(command).ok) {
        done++;
        return command;
      }
      const before = JSON.stringify([round.log.length, round.state.ruled, round.state.chips]);
      expect(round.play(command)).toMatchObject({ message: expect.stringMatching(/^[A-Z].*[.?]$/) });
      expect(JSON.stringify([round.log.length, round.state.ruled, round.state.chips])).toBe(before);
    }
    return holding(round, random);
  });
  return { ...played, done };
}

/** Some games seldom wait for anybody: what was tried is counted over all of them. */
const counts = { runs: 0, done: 0, compared: 0, answered: 0 };

afterAll(() => {
  const all = RUNS * playerDealer.length;
  // Where only some of the tests were asked for, there is too little to count.
  if (counts.runs < 3 * all) return;
  for (const count of [counts.done, counts.compared, counts.answered]) expect(count).toBeGreaterThan(all / 4);
});

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const holds = (offering: PlayerDealerOffering, property: (random: Random) => void) =>
  fc.assert(
    fc.property(seeds, (seed) => {
      counts.runs++;
      property(seededRandom(`${offering.id} ${seed}`));
    }),
    { numRuns: RUNS },
  );

describe.each(playerDealer.map((offering) => [offering.id, offering] as const))('%s', (_, offering) => {
  test('keeps every chip and every card, ends, and replays, whatever is ruled', () => {
    holds(offering, (random) => {
      const { setup, round, done } = ruledOut(offering, random, ENDS);
      counts.done += done;
      const state = newRound(setup);
      const view = newRound(setup);
      const viewer = pick([...setup.stacks.keys(), RAIL], random);
      let chips = total(state.chips);
      for (const event of round.log) {
        evolve(state, event);
        evolve(view, viewFor(event, viewer));
        if (event.type === 'joined') chips += event.cents;
        else if (event.type === 'parted') chips -= event.cents;
        expect(total(state.chips)).toBe(chips);
        expect(Math.min(...state.chips)).toBeGreaterThanOrEqual(0);
        expect(view.chips).toEqual(state.chips);
      }
      expect(state).toEqual(round.state);
      expect(Round.replay(setup, round.log).state).toEqual(round.state);
      const stacks = state.chips.slice(0, state.bettors);
      expect(stacks.reduce((sum, cents) => sum + cents, 0)).toBe(chips);
    });
  });

  test('shows a seat nothing of what it may not see, but what lay open by mistake', () => {
    holds(offering, (random) => {
      const { setup, round, commands } = ruledOut(offering, random);
      const viewer = pick([...setup.stacks.keys(), RAIL], random);
      const until = random.below(2) === 0 ? commands.length : 1 + random.below(commands.length);
      const one = start(setup);
      const view = newRound(setup);
      for (const command of commands.slice(0, until)) {
        const from = one.log.length;
        expect(one.play(command).ok).toBe(true);
        for (const event of one.log.slice(from)) evolve(view, viewFor(event, viewer));
        if (one.need === null) expect(legal({ state: view, need: null })).toEqual(legal(one));
      }
      const deck = swapUnseen(one, setup, viewer, random);
      const same = start(setup);
      const other = start(setup);
      for (const command of commands.slice(0, until)) {
        const alike =
          command.type === 'shuffle' ? { ...command, cards: deck } : samePlaces(command, same, other);
        // Other cards cannot always be set in the same places, or be ruled on alike.
        if (!other.answerTo(alike).ok) return;
        other.play(alike);
        same.play(command);
      }
      const stream = (of: Round) => JSON.stringify(of.log.map((event) => viewFor(event, viewer)));
      expect(stream(other)).toBe(stream(one));
      expect(round.over).toBe(true);
      counts.compared++;
    });
  });

  test('answers whatever can go wrong, by the book or by its own posting, and carries it out', () => {
    const rulings = rulingsOf(offering);
    holds(offering, (random) => {
      playOut(randomSetup(offering, random), random, (round) => {
        if (round.state.open || round.need?.type === 'shuffle') return holding(round, random);
        const irregularity = randomIrregularity(round, random);
        if (!round.answerTo(ruling(irregularity, [{ do: 'misdeal' }])).ok) return holding(round, random);
        const found = rulingFor(rulings, factsOf(round.state, irregularity));
        const said = `${JSON.stringify(irregularity)} by ${found?.cite}`;
        expect(found, said).not.toBeNull();
        for (const { remedy } of [...(found ? [found] : []), ...(found?.or ?? [])]) {
          const answer = round.answerTo(ruling(irregularity, remedy));
          if (answer.ok) counts.answered++;
          else expect(answer.message, `${said}: ${JSON.stringify(remedy)}`).toMatch(/too few cards/);
        }
        return holding(round, random);
      });
    });
  });
});
