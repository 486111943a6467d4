import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../cards/index.ts';
import { shoeIsWhole } from '../../../rulings/testing-round.ts';
import { RAIL, viewFor } from '../../audience.ts';
import { total } from '../../chips.ts';
import type { Irregularity } from '../../irregularities/irregularity.ts';
import type { Remedy } from '../../irregularities/remedy.ts';
import { playerDealerRulings } from '../../machines/player-dealer-rulings.ts';
import { evolve } from '../evolve.ts';
import type { PlayerDealerGame } from '../game.ts';
import { Round } from '../round.ts';
import { DEALER, newRound, playerOf } from '../state.ts';
import { betting, choice, choose, deal, reveal, settleAll } from '../steps.ts';
import { oneCardGame, play, settled, stacksOf, start } from '../testing/testing.ts';

const HIT_OR_STAND = [choice('hit', 'Hit', 'card'), choice('stand', 'Stand', 'done')];

/** A card up to each circle and one down to the player-dealer; then each hits or stands in turn. */
const game: PlayerDealerGame = oneCardGame({
  partners: 2,
  script: [
    betting,
    deal('spots', 1, 'up'),
    deal('dealer', 1, 'down'),
    choose(() => HIT_OR_STAND),
    reveal('dealer'),
    settleAll,
  ],
});

/** Seat 2 has a spade, seat 3 a heart, seat 4 a diamond; the player-dealer a king. */
const begin = (bank = 100): Round =>
  play(
    start(game, { deck: '2s 3h 4d Kc 5c 6c 7c 8c 9c', bank }),
    '2 bet 10',
    '3 bet 20',
    '4 bet 30',
    'close',
  );

const ruled = (round: Round, irregularity: Irregularity, ...remedy: Remedy[]) =>
  round.play({ type: 'rule', irregularity, remedy, say: 'As the floor says.', cite: '003:664' });

const stand = (round: Round): Round => play(round, '2 stand', '3 stand', '4 stand');

describe('rulings in a round against a player-dealer', () => {
  /** What somebody sees of a round. */
  const seenBy = (round: Round, viewer: number) => {
    const view = newRound(round.state.setup);
    for (const event of round.log) evolve(view, viewFor(event, viewer));
    return view;
  };
  /** Two cards down to each, the player-dealer's last. */
  const downGame: PlayerDealerGame = oneCardGame({
    script: [
      betting,
      deal('spots', 2, 'down'),
      deal('dealer', 2, 'down'),
      choose(() => HIT_OR_STAND),
      reveal('dealer'),
      settleAll,
    ],
  });
  const downRound = (more: Partial<PlayerDealerGame> = {}): Round =>
    play(
      start({ ...downGame, ...more }, { deck: '2s 3s 4h 5h Kc Qc 7c 8c 9c', bank: 100 }),
      '2 bet 10',
      '3 bet 20',
      'close',
    );

  test('a card too many comes off the shoe, and is out of play when the hand is put right', () => {
    const round = downRound();
    const before = [...round.state.hands[1][0].cards];
    const next = round.state.deck[round.state.next];
    const extra: Irregularity = { what: 'extra card', spot: 1 };
    expect(ruled(round, extra, { do: 'stands' })).toMatchObject({
      message: expect.stringContaining('3 cards'),
    });
    expect(ruled(round, extra, { do: 'put right' }).ok).toBe(true);
    expect([round.state.hands[1][0].cards, round.state.ruled?.out]).toEqual([before, [next]]);
    // Whoever had it has seen it; nobody else has.
    expect([seenBy(round, 1).ruled?.out, seenBy(round, 2).ruled?.out]).toEqual([[next], [HIDDEN]]);
    shoeIsWhole(round);
    const counted = downRound({ anyCount: true });
    expect(ruled(counted, extra, { do: 'stands' }).ok).toBe(true);
    expect(counted.state.hands[1][0].cards).toEqual([...before, next]);
    shoeIsWhole(counted);
  });

  test('a missing card lies aside until it comes, or is out of play when the hand plays without it', () => {
    const round = downRound({ anyCount: true });
    const [first, last] = round.state.hands[1][0].cards;
    const missing: Irregularity = { what: 'missing card', spot: 1 };
    expect(ruled(round, missing, { do: 'complete' }).ok).toBe(true);
    expect(round.state.hands[1][0].cards).toEqual([first, last]);
    expect(ruled(round, missing, { do: 'stands' }).ok).toBe(true);
    expect([round.state.hands[1][0].cards, round.state.ruled?.out]).toEqual([[first], [last]]);
    shoeIsWhole(round);
    expect(ruled(round, missing, { do: 'put right' })).toMatchObject({ ok: false });
    expect(ruled(round, { what: 'missing card', spot: 2 }, { do: 'foul' }).ok).toBe(true);
    expect(round.state.hands[2][0].cards).toHaveLength(2);
  });

  test('hands at wrong seats lie exchanged until they are put right; where they stay, their players see them', () => {
    const round = downRound();
    const [two, three] = [1, 2].map((spot) => [...round.state.hands[spot][0].cards]);
    const wrong: Irregularity = { what: 'wrong seat', spot: 1, other: 2 };
    expect(ruled(round, wrong, { do: 'put right' }).ok).toBe(true);
    expect(round.log.filter(({ type }) => type === 'exchanged')).toHaveLength(2);
    expect([round.state.hands[1][0].cards, seenBy(round, 1).hands[2][0].cards]).toEqual([
      two,
      [HIDDEN, HIDDEN],
    ]);
    expect(ruled(round, wrong, { do: 'stands' }).ok).toBe(true);
    expect([1, 2].map((spot) => round.state.hands[spot][0].cards)).toEqual([three, two]);
    expect(seenBy(round, 1).hands[1][0].cards).toEqual(three);
    expect(seenBy(round, RAIL).hands[1][0].cards).toEqual([HIDDEN, HIDDEN]);
    shoeIsWhole(round);
    expect(ruled(round, { ...wrong, other: 9 }, { do: 'stands' })).toMatchObject({ ok: false });
    // Once somebody has acted on it, a hand lies where it was dealt.
    play(round, '2 stand');
    expect(ruled(round, { what: 'wrong seat', spot: 1 }, { do: 'stands' }).ok).toBe(true);
    expect(round.state.hands[1][0].cards).toEqual(three);
  });

  test('a player who has looked at a hand at the wrong seat has seen it', () => {
    const round = downRound();
    const three = [...round.state.hands[2][0].cards];
    const looked: Irregularity = { what: 'wrong seat', spot: 1, other: 2, looked: true };
    expect(ruled(round, looked, { do: 'put right' }).ok).toBe(true);
    expect(seenBy(round, 1).hands[2][0].cards).toEqual(three);
    expect(seenBy(round, 2).hands[1][0].cards).toEqual([HIDDEN, HIDDEN]);
  });

  test('cards dealt out of order go around to where they belong, or stay one hand further', () => {
    const round = downRound();
    const hands = () =>
      [round.state.hands[1][0], round.state.hands[2][0], round.state.shared.dealer].map(({ cards }) => [
        ...cards,
      ]);
    const [two, three, bank] = hands();
    expect(ruled(round, { what: 'dealt out of order' }, { do: 'put right' }).ok).toBe(true);
    expect(hands()).toEqual([two, three, bank]);
    expect(ruled(round, { what: 'dealt out of order' }, { do: 'stands' }).ok).toBe(true);
    expect(hands()).toEqual([
      [three[0], two[1]],
      [bank[0], three[1]],
      [two[0], bank[1]],
    ]);
    expect(seenBy(round, 1).hands[1][0].cards).toEqual([three[0], two[1]]);
    shoeIsWhole(round);
  });

  test('a late card is seen by nobody else, and plays or is replaced', () => {
    const round = begin();
    const [king] = round.state.shared.dealer.cards;
    const late: Irregularity = { what: 'late card', spot: DEALER, cards: [0] };
    expect(ruled(round, late, { do: 'stands' }).ok).toBe(true);
    expect(round.log.some(({ type }) => type === 'faced')).toBe(false);
    expect(ruled(round, late, { do: 'replace', old: 'out' }).ok).toBe(true);
    expect([round.state.shared.dealer.cards[0] === king, round.state.ruled?.out]).toEqual([false, [king]]);
    expect(ruled(round, { what: 'late card', spot: 1 }, { do: 'stands' })).toMatchObject({ ok: false });
  });

  test('an exposed downcard is known to all and stays face down; a new one is not known', () => {
    const round = begin();
    const [king] = round.state.shared.dealer.cards;
    const rail = () => {
      const view = newRound(round.state.setup);
      for (const event of round.log) evolve(view, viewFor(event, RAIL));
      return view;
    };
    expect(rail().shared.dealer.cards).toEqual([HIDDEN]);
    expect(ruled(round, { what: 'exposed card', spot: DEALER, cards: [0] }, { do: 'stands' }).ok).toBe(true);
    expect([rail().shared.dealer.cards, rail().shared.dealer.up]).toEqual([[king], [false]]);
    expect(
      ruled(round, { what: 'boxed card', spot: DEALER, cards: [0] }, { do: 'replace', old: 'out' }).ok,
    ).toBe(true);
    expect([rail().shared.dealer.cards, rail().ruled?.out]).toEqual([[HIDDEN], [king]]);
  });

  test('verdicts: a forfeited bet loses, one without action comes back, a fouled one cannot win', () => {
    const round = begin();
    expect(ruled(round, { what: 'altered wager', wager: 2 }, { do: 'forfeit' }).ok).toBe(true);
    expect(ruled(round, { what: 'fouled hand', spot: 1 }, { do: 'foul', wagers: 'cannot win' }).ok).toBe(
      true,
    );
    expect(ruled(round, { what: 'miscalled hand', spot: 2 }, { do: 'no action' }).ok).toBe(false);
    expect(ruled(round, { what: 'misread hand', spot: 2 }, { do: 'no action' }).ok).toBe(true);
    // A fouled hand chooses nothing anymore.
    play(round, '3 stand', '4 stand');
    expect(settled(round)).toEqual(['2 bet push', '3 bet push', '4 bet lose 30']);
  });

  test('what is out of action meets no claim, and goes back to the player-dealer', () => {
    const round = begin(25);
    expect(ruled(round, { what: 'misread hand', spot: 2 }, { do: 'no action', bank: true }).ok).toBe(true);
    stand(round);
    expect(settled(round)).toEqual(['2 bet win 5 of 10', '3 bet push', '4 bet push']);
    expect(stacksOf(round)[0]).toBe(9995);
  });

  test('a bet that was altered, and stands, does not change who plays the hand', () => {
    const largest = { ...game, backline: { kinds: 'all', most: 2, decides: 'largest' } } as const;
    const round = start(largest, { deck: '2s Kc', bank: 100 });
    play(round, '2 bet 20', '3 bet 10 on 2', 'close');
    expect(ruled(round, { what: 'altered wager', wager: 1, cents: 5000 }, { do: 'stands' }).ok).toBe(true);
    play(round, '2 stand');
    expect(settled(round)).toEqual(['2 bet win 20', '3 on 2 bet win 50']);
  });

  test('whoever plays a hand still plays one split from it when the first is dead and its bets are back', () => {
    const largest = { ...game, backline: { kinds: 'all', most: 2, decides: 'largest' } } as const;
    const round = start(largest, { deck: '2s Kc', bank: 100 });
    play(round, '3 bet 10 on 2', 'close');
    const { state } = round;
    evolve(state, { type: 'wagered', seat: 2, spot: 1, kind: 'bet', cents: 1000, hand: 1 });
    expect(playerOf(state, 1)).toBe(2);
    evolve(state, { type: 'withdrawn', wager: 0 });
    expect(playerOf(state, 1)).toBe(2);
  });

  test('a misdeal gives partners, bettors and the bank all back', () => {
    const round = start(game, { deck: '2s 3h Kc', bank: 100 });
    play(round, '5 bank 50', '2 bet 10', '3 bet 20', 'close');
    expect(ruled(round, { what: 'foreign card' }, { do: 'misdeal' }).ok).toBe(true);
    expect([round.over, round.state.misdealt, new Set(stacksOf(round))]).toEqual([
      true,
      true,
      new Set([10_000]),
    ]);
    expect(round.play({ type: 'choose', seat: 1, choice: 'stand' })).toMatchObject({ code: 'over' });
  });

  test('dealt again: bets stay, another shuffle is due, and all goes on as before', () => {
    const round = begin();
    expect(ruled(round, { what: 'foreign card' }, { do: 'deal again' }).ok).toBe(true);
    expect(round.need).toMatchObject({ type: 'shuffle', pile: 'pack again' });
    expect(ruled(round, { what: 'foreign card' }, { do: 'misdeal' })).toMatchObject({ code: 'out-of-turn' });
    const cards = [...(round.need?.type === 'shuffle' ? round.need.cards : [])].reverse();
    expect(round.play({ type: 'shuffle', cards }).ok).toBe(true);
    expect(round.state.hands[1][0].cards).toEqual([cards[0]]);
    play(round, '2 stand');
    expect(ruled(round, { what: 'foreign card' }, { do: 'deal again' })).toMatchObject({
      code: 'not-allowed',
    });
    play(round, '3 stand', '4 stand');
    expect(settled(round)).toHaveLength(3);
    expect(Round.replay(round.state.setup, round.log).state).toEqual(round.state);
  });

  test('nonsense is refused with a sentence and changes nothing', () => {
    const round = begin();
    const before = JSON.stringify([round.state, round.log]);
    const bad: [unknown, unknown][] = [
      [{ what: 'nothing of the kind' }, { do: 'stands' }],
      [{ what: 'early board' }, { do: 'stands' }],
      [null, { do: 'stands' }],
      [{ what: 'exposed card', spot: 1 }, { do: 'stands' }],
      [{ what: 'exposed card', spot: 1, cards: [1] }, { do: 'stands' }],
      [{ what: 'exposed card', spot: 1, cards: [0, 0] }, { do: 'stands' }],
      [{ what: 'exposed card', spot: 1, cards: 'all' }, { do: 'stands' }],
      [{ what: 'exposed card', spot: 5, cards: [0] }, { do: 'stands' }],
      [{ what: 'exposed card', spot: 1.5, cards: [0] }, { do: 'stands' }],
      [{ what: 'exposed card', shared: 'toString', cards: [0] }, { do: 'stands' }],
      [{ what: 'exposed card', pile: 0, cards: [0] }, { do: 'stands' }],
      [{ what: 'exposed card', spot: 1, hand: -1, cards: [0] }, { do: 'stands' }],
      [{ what: 'fouled hand', spot: DEALER }, { do: 'foul' }],
      [{ what: 'unbet circle', spot: 1 }, { do: 'card dead' }],
      [{ what: 'unbet circle', spot: 99 }, { do: 'card dead' }],
      [{ what: 'altered wager', wager: 9 }, { do: 'put right' }],
      [{ what: 'altered wager', wager: 0, cents: 1.5 }, { do: 'put right' }],
      [{ what: 'altered wager', wager: 0, cents: 10_000_000 }, { do: 'put right' }],
      [{ what: 'early card', count: 99 }, { do: 'put right' }],
      [{ what: 'hit out of turn', spot: 1 }, { do: 'play first' }],
      [{ what: 'misread hand', spot: 1 }, { do: 'play first' }],
      [
        { what: 'misread hand', spot: 1 },
        { do: 'house way', hands: 'this' },
      ],
      [
        { what: 'misread hand', spot: 1 },
        { do: 'replace', old: 'out' },
      ],
      [{ what: 'misread hand', spot: 1 }, { do: 'card dead' }],
      [{ what: 'misread hand', spot: 1 }, { do: 'excess back' }],
      [{ what: 'misread hand', spot: 1 }, { do: 'board again' }],
      [{ what: 'misread hand', spot: 1 }, { do: 'toString' }],
      [
        { what: 'misread hand', spot: DEALER },
        { do: 'hand dead', chips: 'back' },
      ],
    ];
    for (const [irregularity, remedy] of bad)
      expect(
        ruled(round, irregularity as Irregularity, remedy as Remedy),
        JSON.stringify(irregularity),
      ).toMatchObject({
        ok: false,
        message: expect.stringMatching(/^[A-Z].*\.$/),
      });
    expect(round.play({ type: 'rule' } as never).ok).toBe(false);
    expect(JSON.stringify([round.state, round.log])).toBe(before);
  });

  test('nothing is ruled on while bets are open', () => {
    const round = play(start(game, { bank: 100 }), '2 bet 10');
    expect(ruled(round, { what: 'foreign card' }, { do: 'misdeal' })).toMatchObject({ code: 'not-allowed' });
    expect(total(round.state.chips)).toBe(8_000_000);
  });

  test('a shoe that is nearly through keeps enough for the rest of the round', () => {
    const setup = begin().state.setup;
    const short = Round.start({ ...setup, running: true });
    if (!short.ok) throw new Error(short.message);
    playerDealerRulings.ruled(short);
    short.play({ type: 'shuffle', cards: Array.from(game.shoe.cards).slice(0, 21) });
    play(short, 'bank 100', '2 bet 10', '3 bet 20', 'close');
    // Eighteen are left, and sixteen may be drawn.
    expect(ruled(short, { what: 'early card', exposed: true }, { do: 'card dead', burn: 1 }).ok).toBe(true);
    expect(ruled(short, { what: 'early card', exposed: true }, { do: 'card dead' })).toMatchObject({
      message: 'The stub has too few cards for that.',
    });
    expect(ruled(short, { what: 'foreign card' }, { do: 'deal again' })).toMatchObject({
      code: 'not-allowed',
    });
  });
});
