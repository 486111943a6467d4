import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../../cards/index.ts';
import { cards } from '../../../../cards/testing-cards.ts';
import { RAIL, viewFor } from '../../../../engine/audience.ts';
import type { Irregularity } from '../../../../engine/irregularities/irregularity.ts';
import { evolve } from '../../../../engine/player-dealer/evolve.ts';
import type { Round } from '../../../../engine/player-dealer/round.ts';
import { DEALER, newRound } from '../../../../engine/player-dealer/state.ts';
import {
  limitsOf,
  play,
  settled,
  stacksOf,
  start,
} from '../../../../engine/player-dealer/testing/testing.ts';
import { dealt as dealtTo } from '../../../../games/blackjack/testing-blackjack.ts';
import { hawaiianBlackjack } from '../../../../houses/hawaiian-gardens/blackjack.ts';
import { caribbeanStud, threeCardPoker6CardBonus } from '../../../../houses/hawaiian-gardens/casino-poker.ts';
import { nineAndAHalf } from '../../../../houses/hawaiian-gardens/nines.ts';
import { gameOf } from '../../../../houses/testing/testing.ts';
import { finish, ruleOnRound } from '../../../testing-round.ts';

type Offering = typeof hawaiianBlackjack | typeof caribbeanStud | typeof nineAndAHalf;

/** Seats 2, 3 and 4 bet; the next cards of the shoe are a two, a three, a four and so on. */
const NEXT = '2c 3c 4c 5c 6c 7c 8c';

function hawaiian(dealer = '9h 8c', next = NEXT): Round {
  return dealtTo(gameOf(hawaiianBlackjack), { players: ['Ts 3s', 'Td 4d', 'Th 5h'], dealer, next });
}

function caribbean(): Round {
  const hands = ['As Ah 4d 3c 2s', 'Ks Kh 9d 8c 7s', 'Qs Qh 9s 8s 7d', 'Ad Kd 5s 4h 3h'].map((hand) =>
    hand.split(' '),
  );
  const deck = hands[0].flatMap((_, i) => hands.map((hand) => hand[i])).join(' ');
  const round = start(gameOf(caribbeanStud), { deck: `${deck} ${NEXT}`, bank: 5000 });
  return play(round, '2 ante 10', '3 ante 10', '4 ante 10', 'close');
}

function half(): Round {
  const round = start(gameOf(nineAndAHalf), { deck: `3s 4d 5h 6h ${NEXT}`, bank: 5000 });
  return play(round, '2 bet 10', '3 bet 10', '4 bet 10', 'close');
}

const next = ({ state }: Round, at = 0) => state.deck[state.next + at];

/** What the rail knows of the round. */
function railOf({ state, log }: Round) {
  const view = newRound(state.setup);
  for (const event of log) evolve(view, viewFor(event, RAIL));
  return view;
}

interface Lines {
  readonly exposed: string;
  readonly early: string;
  readonly two: string;
  readonly order: string;
  readonly skipped: string;
  readonly unbet: string;
}

const BOOKS: readonly (readonly [string, Offering, () => Round, Lines, number])[] = [
  [
    'Hawaiian Blackjack',
    hawaiianBlackjack,
    hawaiian,
    {
      exposed: '003:664-666',
      early: '003:669',
      two: '003:670',
      order: '003:671',
      skipped: '003:672',
      unbet: '003:673',
    },
    1,
  ],
  [
    'Caribbean Stud',
    caribbeanStud,
    caribbean,
    {
      exposed: '003:748',
      early: '003:750',
      two: '003:751',
      order: '003:752',
      skipped: '003:755',
      unbet: '003:756',
    },
    0,
  ],
  [
    '9 1/2',
    nineAndAHalf,
    half,
    {
      exposed: '003:1382',
      early: '003:1386',
      two: '003:1387',
      order: '003:1389',
      skipped: '003:1390',
      unbet: '003:1391',
    },
    0,
  ],
];

describe.each(BOOKS)('%s', (_, offering, begin, lines, down) => {
  const rule = (round: Round, irregularity: Irregularity) => ruleOnRound(offering, round, irregularity).cite;

  test(`${lines.exposed} the player-dealer's downcard is dead when it is exposed: three burned, the fourth replaces it`, () => {
    const round = begin();
    const dead = round.state.shared.dealer.cards[down];
    const fourth = next(round, 3);
    expect(rule(round, { what: 'exposed card', spot: DEALER, cards: [down] })).toBe(lines.exposed);
    expect([round.state.shared.dealer.cards[down], round.state.burned]).toEqual([fourth, 3]);
    expect(round.state.ruled?.out).toEqual([dead]);
    const rail = railOf(round);
    expect([rail.ruled?.out, rail.shared.dealer.cards[down]]).toEqual([[dead], HIDDEN]);
    finish(round);
  });

  test.each([
    ['early card', lines.early],
    ['two cards at once', lines.two],
  ] as const)('%s, %s: seen it is dead and three are burned, unseen play goes on', (what, cite) => {
    const round = begin();
    const [came, fifth] = [next(round), next(round, 4)];
    expect(rule(round, { what, exposed: true })).toBe(cite);
    expect([round.state.ruled?.out, round.state.burned, next(round)]).toEqual([[came], 3, fifth]);
    finish(round);
    const unseen = begin();
    expect(rule(unseen, { what })).toBe(cite);
    expect([next(unseen), unseen.state.burned]).toEqual([came, 0]);
    finish(unseen);
  });

  test(`${lines.order} cards dealt out of order go to their proper positions`, () => {
    const round = begin();
    expect(ruleOnRound(offering, round, { what: 'dealt out of order' })).toEqual({
      cite: lines.order,
      does: ['put right'],
    });
    finish(round);
  });

  test(`${lines.skipped} a player who was skipped is out of the hand, with the bet back`, () => {
    const round = begin();
    expect(rule(round, { what: 'skipped player', spot: 1 })).toBe(lines.skipped);
    expect(stacksOf(round)[1]).toBe(stacksOf(round)[5]);
    expect(round.state.asked?.spot).toBe(2);
    const owed = round.log.filter(({ type }) => type === 'courtesy');
    expect(owed).toEqual(lines.skipped === '003:1390' ? [] : [{ type: 'courtesy', seat: 1 }]);
    finish(round);
    expect(settled(round).some((of) => of.startsWith('2 '))).toBe(false);
  });

  test(`${lines.unbet} cards dealt where nobody has bet are dead`, () => {
    const round = begin();
    const held = round.state.hands[1][0].cards.length;
    const dead = round.state.deck.slice(round.state.next, round.state.next + held);
    expect(rule(round, { what: 'unbet circle', spot: 5 })).toBe(lines.unbet);
    expect(round.state.ruled?.out).toEqual(dead);
    expect(railOf(round).ruled?.out).toEqual(dead.map(() => HIDDEN));
    finish(round);
  });
});

describe('what only some of them print', () => {
  test('003:664 a first or second ranked hand of the player-dealer plays though its downcard was exposed', () => {
    // Where the player-dealer looks for one, it ends the round before anybody can expose it.
    const round = dealtTo(
      {
        ...gameOf(hawaiianBlackjack),
        script: gameOf(hawaiianBlackjack).script.filter(
          (step) => step.unless === undefined || step.do !== 'reveal',
        ),
      },
      { players: ['Ts 3s'], dealer: 'Ah Ad' },
    );
    expect(ruleOnRound(hawaiianBlackjack, round, { what: 'exposed card', spot: DEALER, cards: [1] })).toEqual(
      { cite: '003:664', does: ['stands'] },
    );
    expect(round.state.shared.dealer.cards).toEqual(cards('Ah Ad'));
  });

  test('003:664-666 a downcard that makes a natural in place of a dead one ends the play', () => {
    const round = dealtTo(gameOf(hawaiianBlackjack), {
      players: ['Ts 3s'],
      dealer: 'Ah 8c',
      next: '2c 3c 4c Ad',
    });
    expect(round.state.asked?.spot).toBe(1);
    ruleOnRound(hawaiianBlackjack, round, { what: 'exposed card', spot: DEALER, cards: [1] });
    expect([round.over, settled(round)]).toEqual([true, ['2 game lose 10']]);
  });

  test('003:671, 003:753 where the first player has a second card, all cards stay', () => {
    expect(ruleOnRound(hawaiianBlackjack, hawaiian(), { what: 'dealt out of order', count: 2 })).toEqual({
      cite: '003:671',
      does: ['stands'],
    });
    expect(ruleOnRound(caribbeanStud, caribbean(), { what: 'dealt out of order', count: 2 })).toEqual({
      cite: '003:753',
      does: ['stands'],
    });
    expect(ruleOnRound(nineAndAHalf, half(), { what: 'dealt out of order', count: 2 }).does).toEqual([
      'put right',
    ]);
  });

  test('003:749 a card the player-dealer exposes plays', () => {
    const round = caribbean();
    const [card] = round.state.shared.dealer.cards;
    expect(
      ruleOnRound(caribbeanStud, round, { what: 'exposed card', spot: DEALER, cards: [0], by: 'player' }),
    ).toEqual({ cite: '003:749', does: ['stands'] });
    expect([round.state.shared.dealer.cards[0], railOf(round).shared.dealer.cards[0]]).toEqual([card, card]);
    finish(round);
  });

  test('003:1383 a boxed card is replaced by the next', () => {
    const round = half();
    const card = next(round);
    expect(ruleOnRound(nineAndAHalf, round, { what: 'boxed card', spot: 1, cards: [0] }).cite).toBe(
      '003:1383',
    );
    expect(round.state.hands[1][0].cards).toEqual([card]);
    finish(round);
  });

  test.each([
    ['003:757', caribbeanStud, caribbean],
    ['003:1377, 003:1393', nineAndAHalf, half],
  ] as const)('%s a bet may not be capped or pinched', (cite, offering, begin) => {
    for (const cents of [500, 9000]) {
      const round = begin();
      expect(ruleOnRound(offering, round, { what: 'altered wager', wager: 0, cents }).cite).toBe(cite);
      expect(round.state.wagers[0].cents).toBe(1000);
      finish(round);
    }
  });

  test('003:2521 no bets after "no more bets"', () => {
    const round = start(gameOf(threeCardPoker6CardBonus), { bank: 5000, limits: limitsOf(5, 100) });
    play(round, '2 ante 10', 'close');
    expect(
      ruleOnRound(threeCardPoker6CardBonus, round, { what: 'altered wager', wager: 0, cents: 9000 }).cite,
    ).toBe('003:2521');
    expect(round.state.wagers[0].cents).toBe(1000);
    finish(round);
  });
});

describe.each([
  ['Hawaiian Blackjack', hawaiianBlackjack, hawaiian, '003:668', '003:674-676'],
  ['9 1/2', nineAndAHalf, half, '003:1385', '003:1392'],
] as const)('%s: hits', (_, offering, begin, outOfTurn, miscalled) => {
  test(`${outOfTurn} a card given out of turn plays: that hand is finished first, then the others in turn`, () => {
    const round = begin();
    expect(round.state.asked?.spot).toBe(1);
    const card = next(round);
    expect(ruleOnRound(offering, round, { what: 'hit out of turn', spot: 2 }).cite).toBe(outOfTurn);
    expect(round.state.hands[2][0].cards.at(-1)).toBe(card);
    expect(round.state.asked?.spot).toBe(2);
    play(round, '3 hit');
    expect(round.state.asked?.spot).toBe(2);
    play(round, '3 stand');
    expect(round.state.asked?.spot).toBe(1);
    play(round, '2 stand');
    expect(round.state.asked?.spot).toBe(3);
    finish(round);
  });

  test(`${miscalled} a miscalled hand gets the next card when the hand that is acting is finished`, () => {
    const round = begin();
    play(round, '2 stand');
    const [first, second] = [next(round), next(round, 1)];
    expect(ruleOnRound(offering, round, { what: 'miscalled hand', spot: 1 })).toEqual({
      cite: miscalled,
      does: ['next card'],
    });
    play(round, '3 hit');
    expect(round.state.hands[2][0].cards.at(-1)).toBe(first);
    play(round, '3 stand');
    expect(round.state.hands[1][0].cards.at(-1)).toBe(second);
    expect(round.state.asked?.spot).toBe(3);
    finish(round);
  });

  test(`${miscalled} once the player-dealer's card is open, it has no action, and comes off the bank`, () => {
    const round = begin();
    play(round, '2 stand');
    expect(
      round.play({
        type: 'rule',
        irregularity: { what: 'bank seen early' },
        remedy: [{ do: 'stands' }],
        say: 'It stands.',
        cite: null,
      }).ok,
    ).toBe(true);
    expect(ruleOnRound(offering, round, { what: 'miscalled hand', spot: 1 })).toEqual({
      cite: miscalled,
      does: ['no action'],
    });
    expect(round.state.ruled?.outOfAction).toBe(1000);
    finish(round);
    expect(settled(round)).toContain(`2 ${round.state.wagers[0].kind} push`);
  });
});
