import { describe, expect, test } from 'vitest';
import { pipsOf, seededRandom, suitOf } from '../cards/index.ts';
import type { Settled } from '../engine/player-dealer/events.ts';
import { Round } from '../engine/player-dealer/round.ts';
import type { RoundState } from '../engine/player-dealer/state.ts';
import { anyMove } from '../engine/player-dealer/testing/random.ts';
import { blackjacks as blackSheep } from './black-sheep/blackjack.ts';
import { type Reference, references } from './blackjack.reference.ts';
import { blackjacks as empire } from './empire/blackjack.ts';
import { blackjacks as hawaiianGardens } from './hawaiian-gardens/blackjack.ts';
import { blackjacks as luckyLady } from './lucky-lady/blackjack.ts';
import { gameOf } from './testing/testing.ts';

const offerings = [...blackSheep, ...empire, ...hawaiianGardens, ...luckyLady];
const ROUNDS = 200;

/** Two deuces win from hands over only; three tens are one. */
const WEAK = [0, 1];
const OVER = [32, 33, 34];

describe('every claim of random legal play is what the book says', () => {
  test.each(offerings.map((offering) => [offering.id, offering] as const))('%s', (id, offering) => {
    const random = seededRandom(id);
    const game = gameOf(offering);
    const seen = new Set<string>();
    for (let i = 0; i < ROUNDS; i++) {
      const { limits } = offering.limits[0];
      const round = Round.start({
        game,
        limits,
        dealer: random.below(8),
        stacks: Array.from({ length: 8 }, () => 20 * (limits.max ?? limits.min)),
      });
      if ('code' in round) throw new Error(round.message);
      while (!round.over) {
        const move = anyMove(round, random);
        if (move.type === 'choose') seen.add(move.choice);
        const answer = round.play(move);
        if (!answer.ok) throw new Error(answer.message);
      }
      checkClaims(round, references[id], seen);
      checkDealer(round.state, references[id]);
    }
    // The play went everywhere, or the checks say little.
    for (const choice of ['hit', 'stand', 'double', 'split', 'surrender']) expect(seen).toContain(choice);
    for (const { id } of game.wagers) expect(seen, id).toContain(`${id} win`);
  });
});

function checkClaims({ log, state }: Round, reference: Reference, seen: Set<string>): void {
  for (const event of log) {
    if (event.type !== 'settled') continue;
    const { cents } = state.wagers[event.wager];
    const [result, price] = expected(state, log, event, reference);
    seen.add(`${event.kind} ${event.result}`);
    const due = Math.floor(Math.round(cents * price * 1000) / 1000);
    if ((event.result === result || event.result === 'unmet') && event.due === due) continue;
    throw new Error(`${JSON.stringify(event)} should be ${result} ${due}.`);
  }
}

/** The result of a claim, and what is due of it as a part of the wager. */
function expected(
  state: RoundState,
  log: Round['log'],
  { wager, spot, kind }: Settled,
  { verdict, isNatural, bust, insuranceBack }: Reference,
): readonly [Settled['result'], number] {
  const priced = (price: number) => (price > 0 ? (['win', price] as const) : (['lose', 1] as const));
  const dealer = state.shared.dealer.cards;
  const dealt = log.flatMap((event) =>
    event.type === 'dealt' && event.spot === spot && event.number === 0 ? event.cards : [],
  );
  const hand = state.hands[spot][state.wagers[wager].hand];
  const split = hand.choices.includes('split');
  switch (kind) {
    case 'insurance':
      if (!isNatural(dealer)) return ['lose', 1];
      return insuranceBack && isNatural(hand.cards) && !split ? ['push', 0] : ['win', 2];
    case 'boom':
    case 'buster': {
      const isOver = dealer.length > 2 && verdict({ cards: WEAK, split: false }, dealer) === 1;
      return priced(isOver ? (bust?.[Math.min(dealer.length, 8) - 3] ?? 0) : 0);
    }
    case 'super 7s': {
      const sevens = dealt.findIndex((card) => pipsOf(card) !== 7);
      const run = Math.min(sevens < 0 ? dealt.length : sevens, 3);
      const suited = dealt.slice(0, run).every((card) => suitOf(card) === suitOf(dealt[0]));
      return priced([0, 5, suited ? 150 : 25, suited ? 2000 : 500][run]);
    }
    case 'perfect pair': {
      const [a, b] = dealt;
      if (pipsOf(a) !== pipsOf(b)) return priced(0);
      if (suitOf(a) === suitOf(b)) return priced(25);
      // Clubs and spades are 0 and 3, diamonds and hearts 1 and 2.
      return priced(suitOf(a) + suitOf(b) === 3 ? 12 : 6);
    }
  }
  if (hand.choices.includes('surrender')) return ['half', 0.5];
  const outcome = verdict({ cards: hand.cards, split }, dealer);
  return outcome === 'push' ? ['push', 0] : priced(outcome === 'lose' ? 0 : outcome);
}

/** The player-dealer took each card by the rule, and stopped early only when nothing rested on that hand. */
function checkDealer(
  { shared, hands, wagers }: RoundState,
  { hits, isNatural, verdict, bustLoses }: Reference,
): void {
  const { cards } = shared.dealer;
  for (let count = 2; count < cards.length; count++) expect(hits(cards.slice(0, count))).toBe(true);
  if (!hits(cards)) return;
  expect(wagers.some(({ kind, cents }) => cents > 0 && ['boom', 'buster'].includes(kind))).toBe(false);
  for (const hand of hands.flat()) {
    const split = hand.choices.includes('split');
    const over = bustLoses && verdict({ cards: hand.cards, split }, OVER) === 'lose';
    expect(hand.folded || over || (isNatural(hand.cards) && !split)).toBe(true);
  }
}
