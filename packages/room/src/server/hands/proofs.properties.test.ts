import { commitCards, HIDDEN, makeSalts, printCard, type Random, seededRandom } from '@cardroom/core/cards';
import { RAIL } from '@cardroom/core/engine';
import { Round, type RoundCommand, type RoundSetup } from '@cardroom/core/engine/player-dealer';
import { offerings } from '@cardroom/core/houses';
import type { Remedy } from '@cardroom/core/rulings';
import { knownInRounds } from '@cardroom/core/source/engine/player-dealer/irregularities/known.ts';
import { anyMove } from '@cardroom/core/source/engine/player-dealer/testing/random.ts';
import { samePlaces, swapUnseen } from '@cardroom/core/source/engine/player-dealer/testing/views.ts';
import { openView, type Sign, type TableEvent, viewTable } from '@cardroom/core/table';
import { describe, expect, test } from 'vitest';
import { proveSeen } from './proofs.ts';

/**
 * Finding by finding of what proofs told: a card that looks like one that was seen, in a shoe of several packs, was
 * given away by a proof that was missing. Two rounds that look the same to somebody give the same proofs.
 */
const RUNS = Number(process.env.RUNS ?? 4);
const playerDealer = offerings.filter(({ kind }) => kind === 'player-dealer');

type PlayerDealerSign = Extract<Sign, { kind: 'player-dealer' }>;

function signOf({ house, id }: (typeof offerings)[number]): PlayerDealerSign {
  const { sign } = openView({ house, offering: id }).state;
  if (sign.kind !== 'player-dealer') throw new Error(`${id} has no bank.`);
  return sign;
}

function start(setup: RoundSetup): Round {
  const round = Round.start(setup);
  if ('code' in round) throw new Error(round.message);
  return round;
}

function order(round: Round, command: RoundCommand): void {
  const answer = round.play(command);
  if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.message}`);
}

function setupOf({ game, limits }: PlayerDealerSign, random: Random): RoundSetup {
  const dealer = random.below(game.seats);
  const stacks = Array.from(
    { length: game.seats },
    () => (limits.max ?? 50 * limits.min) * (1 + random.below(20)),
  );
  return { game, limits, dealer, stacks, coverage: 'gross' };
}

/** The proofs that somebody is given of a round; salts are the same for the same place. */
function proofsOf(round: Round, sign: PlayerDealerSign, viewer: number, salts: readonly string[]) {
  let root = '';
  let cards: readonly number[] = [];
  const events = round.log.map((event): TableEvent => {
    if (event.type !== 'shuffled') return { type: 'played', event };
    cards = event.cards;
    root = commitCards(cards, salts).root;
    return { type: 'played', event: { ...event, root } };
  });
  const seen = events.map((event) => viewTable(event, viewer));
  const base = { shoe: [], shoeNext: 0 } as never;
  const secrets = [{ seq: 0, root, order: cards, salts }];
  const [proven] = proveSeen(events, seen, { sign, base, firstSeq: 0, secrets });
  // The root is another, and a hash says nothing of what it hides.
  return { proofs: proven?.proofs ?? [], seen: seen.slice(1) };
}

test('C34 packs of games without a bank hold each card once, whatever is set: there the card says its place', () => {
  for (const offering of offerings) {
    if (offering.kind === 'player-dealer') continue;
    const { house, id: name, settings } = offering;
    const each = Object.entries(settings).flatMap(([key, { choices }]) =>
      choices.map((choice) => ({ [key]: choice })),
    );
    for (const chosen of [{}, ...each]) {
      const { sign } = openView({ house, offering: name, settings: chosen }).state;
      if (sign.kind === 'player-dealer') throw new Error(`${name} has a bank.`);
      expect(new Set(sign.game.pack.cards).size, `${name} ${JSON.stringify(chosen)}`).toBe(
        sign.game.pack.cards.length,
      );
    }
  }
});

/** Of what may be ruled, that which moves cards and goes by none of them. */
const REMEDIES: readonly (readonly Remedy[])[] = [
  [{ do: 'stands' }],
  [{ do: 'replace', old: 'out' }],
  [{ do: 'replace', old: 'out', burn: 3 }],
  [{ do: 'card dead' }],
  [{ do: 'card dead', burn: 3 }],
  [{ do: 'hand dead', chips: 'back' }],
];

/** Something that went wrong, and what is done about it; null where this cannot be. */
function anyRuling(round: Round, random: Random): RoundCommand | null {
  const { wagers, shared, piles, hands, open } = round.state;
  if (open || wagers.length === 0 || random.below(3) > 0) return null;
  const pick = <T>(of: readonly T[]): T => of[random.below(of.length)]!;
  const { spot = 0 } = wagers[random.below(wagers.length)] ?? {};
  const names = Object.keys(shared);
  const of = [
    { spot, held: hands[spot]?.[0]?.cards.length ?? 0 },
    ...names.map((name) => ({ shared: name, held: shared[name]!.cards.length })),
    ...piles.map((pile, i) => ({ pile: i, held: pile.length })),
  ];
  const { held, ...hand } = pick(of);
  const command: RoundCommand = {
    type: 'rule',
    irregularity: {
      what: pick(knownInRounds).what,
      ...hand,
      ...(held > 0 && { cards: [random.below(held)] }),
      ...(random.below(2) === 0 && { exposed: true }),
    },
    remedy: pick(REMEDIES),
    say: 'As the floor says.',
    cite: null,
  };
  return round.answerTo(command).ok ? command : null;
}

const told = (seen: readonly TableEvent[]): Set<string> =>
  new Set(
    seen.flatMap((event) =>
      event.type === 'played' && 'cards' in event.event
        ? event.event.cards.filter((card) => card !== HIDDEN).map(printCard)
        : [],
    ),
  );

describe.each(playerDealer.map((offering) => [offering.id, offering] as const))('%s', (id, offering) => {
  test.each([
    ['C34 who sees the same is given the same proofs, whatever lies where nobody may look', false],
    ['C34, T81 and so it is whatever goes wrong and is ruled on', true],
  ])('%s', (_, ruled) => {
    const sign = signOf(offering);
    for (let run = 0; run < RUNS; run++) {
      const random = seededRandom(`${id} ${run}${ruled ? ' ruled' : ''}`);
      const setup = setupOf(sign, random);
      const viewer = [...setup.stacks.keys(), RAIL][random.below(setup.stacks.length + 1)]!;
      const one = start(setup);
      const commands: RoundCommand[] = [];
      while (!one.over) {
        const command = (ruled && anyRuling(one, random)) || anyMove(one, random, true);
        order(one, command);
        commands.push(command);
      }
      const deck = swapUnseen(one, setup, viewer, random);
      const same = start(setup);
      const other = start(setup);
      for (const command of commands) {
        order(
          other,
          command.type === 'shuffle' ? { ...command, cards: deck } : samePlaces(command, same, other),
        );
        order(same, command);
      }
      const salts = makeSalts(deck.length, random);
      const [mine, others] = [one, other].map((round) => proofsOf(round, sign, viewer, salts)) as [
        ReturnType<typeof proofsOf>,
        ReturnType<typeof proofsOf>,
      ];
      expect(others.seen).toEqual(mine.seen);
      const places = ({ proofs }: typeof mine) => proofs.map(({ position, card }) => `${position} ${card}`);
      expect(places(others)).toEqual(places(mine));
      // And each card that was seen is proven: none is left out for the sake of another.
      expect(new Set(mine.proofs.map(({ card = '' }) => card))).toEqual(told(mine.seen));
    }
  });
});
