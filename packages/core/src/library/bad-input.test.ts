import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollars, HOUSE, RAIL } from '../engine/index.ts';
import type { PointsGame } from '../engine/points/game.ts';
import type { PotGame } from '../engine/pot/game.ts';
import { playerDealer } from '../houses/black-sheep/index.ts';
import { omaha } from '../houses/black-sheep/poker.ts';
import { readPosting } from '../houses/fees/index.ts';
import {
  adviceInSight,
  cardsInSight,
  equityByStreet,
  oddsOf,
  pointsEquity,
  potEquity,
  query,
  readingsOf,
  readPayTable,
  strategyOf,
  worthOfSets,
} from '../odds/index.ts';
import { dealtAs } from '../table/dealt-as.ts';
import * as library from './index.ts';
import * as playerDealerOnly from './player-dealer.ts';
import * as points from './points.ts';
import * as pot from './pot.ts';
import { PracticeTable, readStacked } from './practice/index.ts';

/** JavaScript does not stop at types: whatever comes in, the answer is a refusal in a sentence. */
const ask: Record<string, (...given: never[]) => unknown> = {
  rank: library.rank,
  equity: library.equity,
  compareHands: library.compareHands,
  offering: library.offering,
  buildOffering: library.buildOffering,
  deal: library.deal,
  fee: library.fee,
  ruleCard: library.ruleCard,
  runScenario: library.runScenario,
  openTable: library.openTable,
  simulate: library.simulate,
  'phh.parse': library.phh.parse,
  'phh.stringify': library.phh.stringify,
  'Hand.start': library.Hand.start,
  'PointsHand.start': library.PointsHand.start,
  'Round.start': library.Round.start,
  'Table.open': library.Table.open,
  'PracticeTable.open': PracticeTable.open,
  potEquity,
  pointsEquity,
  equityByStreet,
  oddsOf,
  readingsOf,
  strategyOf,
  adviceInSight,
  cardsInSight,
  worthOfSets,
  readPayTable,
  query,
  'openTable of pot games alone': pot.openTable,
  'openTable of games for points alone': points.openTable,
  'openTable of player-dealer games alone': playerDealerOnly.openTable,
  'simulate of pot games alone': pot.simulate,
  'simulate of games for points alone': points.simulate,
  'simulate of player-dealer games alone': playerDealerOnly.simulate,
};

const refused = { ok: false, code: expect.any(String), message: expect.stringMatching(/^\S.*[.?]$/s) };
const junk = fc.anything({ maxDepth: 2, withNullPrototype: true, withBigInt: true, withDate: true });
const id = 'black-sheep/omaha';
const gold = 'black-sheep/pai-gow-poker-gold';
const FLOP = '2c 7d 9h';
const holdem = holdemGame();
const threeCard = againstBank('black-sheep/three-card-poker-6-card-bonus');
const paiGow = againstBank(gold);

function holdemGame(): PotGame {
  const built = library.buildOffering('black-sheep/holdem');
  if (!built.ok || built.kind !== 'pot') throw new Error('no such game');
  return built.game;
}

const thirteen = pointsGame();

function pointsGame(): PointsGame {
  const built = library.buildOffering('hawaiian-gardens/thirteen-card');
  if (!built.ok || built.kind !== 'points') throw new Error('no such game');
  return built.game;
}

function againstBank(offering: string): library.PlayerDealerOffering {
  const found = library.findOffering(offering);
  if (found?.kind !== 'player-dealer') throw new Error('no such game');
  return found;
}

function dealt(options: library.DealOptions = {}): library.DealtHand {
  const hand = library.deal(id, { seats: 2, limit: '4-8', seed: 1, ...options });
  if (!hand.ok) throw new Error(hand.message);
  return hand;
}

function folded(): library.DealtHand {
  const hand = dealt();
  hand.do('fold');
  return hand;
}

function table(): library.RunningTable {
  const opened = library.openTable(id, { seed: 1 });
  if (!opened.ok) throw new Error(opened.message);
  return opened;
}

/** The first limit of Omaha, with stakes that leave something out. */
function withoutChip(): object {
  const [limit] = omaha.limits;
  const { chip: _, ...stakes } = limit.stakes;
  return { ...limit, stakes };
}

/** A list without its first. */
function holed(...rest: unknown[]): unknown[] {
  const list: unknown[] = [];
  for (const [i, one] of rest.entries()) list[i + 1] = one;
  return list;
}

/** The sentence of a refusal. */
function no(answer: { readonly ok: boolean } | library.Refusal): string {
  return 'message' in answer ? answer.message : 'It was not refused.';
}

describe('nonsense is refused in a sentence, never thrown', () => {
  for (const [name, of] of Object.entries(ask))
    test(name, () => {
      const asked = of as (...given: unknown[]) => unknown;
      fc.assert(
        fc.property(fc.array(junk, { maxLength: 4 }), (given) => {
          expect(asked(...given)).toMatchObject(refused);
        }),
        { numRuns: 300 },
      );
    });

  const objects: Record<string, (options: never) => unknown> = {
    buildOffering: (options) => library.buildOffering(id, options),
    deal: (options) => library.deal(id, options),
    fee: (question) => library.fee(id, question),
    ruleCard: (settings) => library.ruleCard(id, settings),
    openTable: (options) => library.openTable(id, options),
    simulate: (options) => library.simulate(id, options),
    'openTable of pot games alone': (options) => pot.openTable(omaha, options),
    'simulate of pot games alone': (options) => pot.simulate(omaha, options),
    parseCards: library.parseCards,
    rank: (cards) => library.rank('high', cards),
    equity: (hands) => library.equity('high', hands),
    compareHands: (hands) => library.compareHands('high', hands),
    sit: (options) => table().sit('Ann', options),
    'phh.stringify': (extras) => library.phh.stringify(folded(), extras),
    chooseSettings: (chosen) => library.chooseSettings(omaha.settings, chosen),
    readStacked,
    'PracticeTable.open': (options) => PracticeTable.open(dealtAs(omaha), library.botMind, options),
    potEquity: (asked) => potEquity(holdem, asked),
    'potEquity of a board': (board) => potEquity(holdem, { hands: ['AsAh', 'KsKh'], board }),
    pointsEquity: (asked) => pointsEquity(thirteen, asked),
    'pointsEquity of hands': (hands) => pointsEquity(thirteen, { hands: [hands, hands] }),
    equityByStreet: (asked) => equityByStreet(holdem, asked),
    adviceInSight: (seen) => adviceInSight(threeCard, seen),
    'worthOfSets of cards': (cards) => worthOfSets(paiGow, cards),
    oddsOf: (offering) => oddsOf(offering),
    strategyOf: (offering) => strategyOf(offering),
    cardsInSight: (offering) => cardsInSight(offering),
    worthOfSets: (offering) => worthOfSets(offering, []),
    readPosting: (names) => readPosting(id, names),
  };
  const known = [
    'settings',
    'limit',
    'stacks',
    'seats',
    'button',
    'dealer',
    'seed',
    'cards',
    'hands',
    'minds',
    'seat',
    'buyIn',
    'role',
    'mind',
    'names',
  ];
  const asks = ['option', 'players', 'reached', 'action', 'bet', 'amounts', 'readings', 'at'];
  const options = fc.oneof(junk, fc.dictionary(fc.constantFrom(...known, ...asks), junk, { maxKeys: 3 }));
  for (const [name, of] of Object.entries(objects))
    test(`${name}, with what else it takes`, () => {
      const asked = of as (given: unknown) => unknown;
      fc.assert(
        fc.property(options, (given) => {
          const answer = asked(given) as { readonly ok: boolean };
          if (!answer.ok) expect(answer).toMatchObject(refused);
        }),
        { numRuns: 500 },
      );
    });

  test('a hand that is asked for nonsense stays as it is', () => {
    const hand = dealt();
    const before = JSON.stringify(hand.tell());
    fc.assert(
      fc.property(junk, (given) => {
        expect(hand.do(given as never)).toMatchObject(refused);
      }),
      { numRuns: 300 },
    );
    expect(JSON.stringify(hand.tell())).toBe(before);
  });
});

describe('wrong use is named, and nothing is passed over in silence', () => {
  test.for<[string, () => { readonly ok: boolean }, string]>([
    [
      'half a card',
      () => library.rank('high', [1, 2, 3, 4, 5.5]),
      'A hand: card 5, 5.5, is not in the deck of high.',
    ],
    [
      'no such number',
      () => library.rank('high', [1, 2, 3, 4, 99]),
      'A hand: card 5, 99, is not in the deck of high.',
    ],
    [
      'a board where there is none',
      // @ts-expect-error a high hand has one part
      () => library.rank('high', 'As Ks Qs Js Ts', '2c'),
      'A hand has 2 parts; high takes 1: cards.',
    ],
    [
      'no board',
      // @ts-expect-error an Omaha hand has a board
      () => library.rank('omaha-high', 'As Ks Qs Js'),
      'A hand has 1 part; omaha-high takes 2: hole and board.',
    ],
    [
      'a list with a hole',
      () => library.equity('high', holed('AsAh') as never),
      'Hand 1: cards are a text like "As Kd" or a list, not nothing.',
    ],
    [
      'hands with a hole',
      () => library.compareHands('high', holed(['As Ks Qs Js Ts']) as never),
      'Hands are a list, and each hand is a list of its parts.',
    ],
    [
      'stacks and seats that differ',
      () => library.deal(id, { stacks: [500, 500], seats: 7 }),
      '"stacks" seats 2 players, and "seats" says 7.',
    ],
    [
      'a stack that is not there',
      () => library.deal(id, { stacks: holed(500, 500) as never }),
      'Seat 1 has whole cents, or dollars like "$200".',
    ],
    [
      'nobody seated',
      () => library.deal(id, { stacks: [null, null] }),
      'Omaha is dealt to 2 to 10 players, not 0.',
    ],
    ['a player-dealer of a pot game', () => library.deal(id, { dealer: 1 }), 'Omaha has no player-dealer.'],
    [
      'two player-dealers',
      () => library.deal(gold, { dealer: 1, button: 2 }),
      'The player-dealer has the button: it cannot be at 2 and at 1.',
    ],
    [
      'a bank of nothing',
      () => library.deal(gold, { stacks: [0, 500] }),
      'The player-dealer has no chips to put up.',
    ],
    [
      'more minds than players',
      () => library.simulate(id, { seats: 2, minds: [undefined, undefined, () => null] }),
      'There are 2 players, and 3 minds.',
    ],
    [
      'a mind that is none',
      () => library.simulate(id, { minds: ['bot' as never] }),
      '"mind" is a function, not "bot".',
    ],
    [
      'fees that cannot be asked',
      () => library.openTable(omaha, { fees: {} as never }),
      '"fees" is what collects them, such as `printedFees` gives for an offering.',
    ],
    [
      'rulings that are none',
      () => library.openTable(omaha, { rulings: ['all'] as never }),
      '"rulings" is a list of rulings, such as `rulingsOf` gives for an offering.',
    ],
    [
      'an offering of another kind',
      () => pot.openTable(playerDealer[0] as never),
      'EZ Baccarat is a player-dealer game, and is not dealt as "pot".',
    ],
    [
      'names that are no texts',
      () => library.phh.stringify(folded(), { names: [1] as never }),
      'Names are texts, one for each seat.',
    ],
    [
      'too many names',
      () => library.phh.stringify(folded(), { names: ['Ann', 'Bob', 'Cid'] }),
      'There are 2 seats, and 3 names.',
    ],
    [
      'cards that are no text',
      () => library.parseCards(undefined as never),
      'Cards are a text like "As Kd", not nothing.',
    ],
    [
      'a mistyped part of a question',
      () => potEquity(holdem, { hands: ['AsAh', 'KsKh'], boards: FLOP } as never),
      'There is no option "boards"; did you mean board?',
    ],
    [
      'the id of an offering for its game',
      () => potEquity('black-sheep/holdem' as never, { hands: ['AsAh', 'KsKh'] }),
      'A game is given itself, such as `buildOffering` gives for an offering, not as "black-sheep/holdem".',
    ],
    [
      'no deals',
      () => potEquity(holdem, { hands: ['AsAh', 'any'] }, { exact: 0, deals: 0 }),
      '"deals" is a whole number above zero, not 0.',
    ],
    [
      'an effort that is none',
      () => potEquity(holdem, { hands: ['AsAh', 'KsKh'] }, null as never),
      'Options come in an object, not nothing.',
    ],
    [
      'less than one round',
      () => readingsOf(threeCard, { rounds: -1 }),
      '"rounds" is a whole number above zero, not -1.',
    ],
    [
      'a mistyped question of odds',
      () => oddsOf(threeCard, { round: 10 } as never),
      'There is no option "round"; did you mean rounds?',
    ],
    [
      'cards in sight that are none',
      () => adviceInSight(threeCard, { own: 5, bank: [] } as never),
      'Cards in sight are lists: "own", "bank" and, where there is one, "board".',
    ],
    [
      'cards to stack without a place',
      () => readStacked('As Ad'),
      'Write cards as "1: As Ad; board: Kh Kd 2c", not "As Ad".',
    ],
    ['odds of a pot game', () => oddsOf(omaha as never), 'Omaha is not played against a player-dealer.'],
    [
      'one who practices alone',
      () => PracticeTable.open(dealtAs(omaha), library.botMind, { players: 1 }),
      'At least two players play, not 1.',
    ],
    [
      'no limit',
      () => ({ ok: false, message: library.whyNoLimit(omaha, 5 as never) }),
      'A limit has a name, not 5.',
    ],
  ])('%s', ([, ask, message]) => {
    expect(no(ask())).toBe(message);
  });

  test.for<[string, object, string]>([
    ['nothing', [], 'An offering is declared by an object, not a list.'],
    ['no id', {}, 'An offering has an id such as "house/game", not nothing.'],
    ['no house', { id: 'omaha' }, 'An offering has an id such as "house/game", not "omaha".'],
    [
      'no game',
      { id },
      `${id}: "game" is a function from the values of its settings to the game, not nothing.`,
    ],
    [
      'no settings',
      { id, game: omaha.game },
      `${id}: "settings" is an object, empty where nothing is left open, not nothing.`,
    ],
    [
      'no limits',
      { id, game: omaha.game, settings: {}, limits: [] },
      `${id}: "limits" lists what its tables are opened at, at least one, not a list.`,
    ],
  ])('a declaration that lacks something is a mistake of the program, and says which: %s', ([, of, says]) => {
    const declare = [library.potOffering, library.pointsOffering, library.playerDealerOffering];
    for (const offering of declare) expect(() => offering(of as never)).toThrow(says);
  });

  const own = { id, name: 'Mine', family: 'holdem-omaha', line: 'A line.', cite: null, settings: {} };
  const limits = { pot: omaha.limits, points: [{ id: '5', title: '$5', point: 500 }], bank: paiGow.limits };
  test.for<[string, () => unknown, string]>([
    [
      'a limit without stakes',
      () => library.potOffering({ ...own, game: omaha.game, limits: [{ id: '4-8' }] } as never),
      `${id}: "stakes" of a limit is an object, not nothing.`,
    ],
    [
      'stakes without a chip',
      () => library.potOffering({ ...own, game: omaha.game, limits: [withoutChip()] } as never),
      `${id}: "chip" of the stakes of a limit is a whole number above zero, not nothing.`,
    ],
    [
      'a limit that is none',
      () => library.playerDealerOffering({ ...own, game: paiGow.game, limits: ['5-100'] } as never),
      `${id}: a limit is an object, not "5-100".`,
    ],
    [
      'no game for a pot',
      () => library.deal(library.potOffering({ ...own, limits: limits.pot, game: () => undefined } as never)),
      `${id}: "pack" of its game is an object, not nothing.`,
    ],
    [
      'nothing to win',
      () =>
        library.deal(
          library.potOffering({
            ...own,
            limits: limits.pot,
            game: () => ({ ...holdem, shares: [] }),
          } as never),
        ),
      `${id}: "shares" of its game is a list of at least one, not a list.`,
    ],
    [
      'points that nobody counts',
      () =>
        library.deal(
          library.pointsOffering({
            ...own,
            limits: limits.points,
            game: () => ({ ...thirteen, duels: undefined }),
          } as never),
        ),
      `${id}: "duels" of its game is a function, not nothing.`,
    ],
    [
      'no game with a player-dealer',
      () =>
        library.openTable(
          library.playerDealerOffering({ ...own, limits: limits.bank, game: () => undefined } as never),
        ),
      `${id}: "shoe" of its game is an object, not nothing.`,
    ],
  ])('and so is a game of its own that lacks a part: %s', ([, ask, says]) => {
    expect(ask).toThrow(says);
  });

  test('a bet whose outcome is not said is named', () => {
    const [baccarat] = playerDealer;
    const { game } = baccarat;
    const silent = { ...baccarat, game: () => ({ ...game({}), outcome: () => undefined }) };
    const hand = library.deal(silent as never, { stacks: ['$500', '$500'] });
    if (!hand.ok) throw new Error(hand.message);
    hand.do('puts up $100');
    hand.do('seat 2 bets $10 on Player');
    expect(() => hand.do('no more bets')).toThrow('"outcome" does not say what a bet on "player" comes to.');
  });

  test.for(library.offerings)('$id: what is not chosen is as the house has it', (of) => {
    const built = library.buildOffering(of);
    if (!built.ok) throw new Error(built.message);
    expect(JSON.stringify(of.game({}))).toBe(JSON.stringify(built.game));
  });

  test.for<[string, unknown, string]>([
    ['a text', '2', '"seat" is a whole number, not "2".'],
    ['below all', -1, 'Seats are numbers from 0 to 1 here, not -1.'],
    ['beyond all', 2, 'Seats are numbers from 0 to 1 here, not 2.'],
    ['nothing', null, '"seat" is a whole number, not nothing.'],
  ])('a seat that is none: %s', ([, seat, message]) => {
    const hand = dealt();
    expect(no(hand.do('call', { seat: seat as never }))).toBe(message);
    expect(hand.view(seat as never)).toMatchObject(refused);
  });

  test('an act says what it says, in any case and person, and an order is not told back as another', () => {
    expect(no(dealt().do('call', null as never))).toBe('Options come in an object, not nothing.');
    expect(no(dealt().do(' '))).toMatch(/^Nothing was said\. Now seat \d may /);
    expect(no(dealt().do('jump'))).not.toContain('jumps');
    for (const words of ['call', 'Call', 'calls', 'seat 1 calls'])
      expect(dealt().do(words)).toMatchObject({ ok: true });
  });

  test('a seat sees its own cards, the rail nobody’s, and nobody what the house sees', () => {
    const hand = dealt();
    const told = (seat: number) => {
      const view = hand.view(seat);
      return view.ok ? view.tell().filter((line) => /is dealt( \w\w){4}/.test(line)).length : -1;
    };
    expect([0, RAIL, HOUSE].map(told)).toEqual([1, 0, -1]);
  });

  test.for<[string, unknown, unknown]>([
    ['a seat beyond the table', 'Ann', { seat: 99 }],
    ['less than a buy-in', 'Ann', { buyIn: 1 }],
    ['no such role', 'Ann', { role: 'king' }],
    ['a name of blanks', '  ', {}],
    ['a name under which an object keeps nothing', '__proto__', {}],
  ])('who does not get a seat is sold no chips: %s', ([, player, options]) => {
    const at = table();
    expect(at.sit(player as never, options as never)).toMatchObject(refused);
    expect(at.table.log).toEqual([]);
  });

  test('whoever is called what an object has by itself sits down with what was bought', () => {
    const at = table();
    for (const [seat, name] of ['constructor', 'toString'].entries()) {
      expect(at.sit(name, { buyIn: 40_000 })).toMatchObject({ ok: true, seat });
      expect(at.stacks[seat]).toBe(40_000);
    }
  });

  test.for([-1, 1.5, Number.NaN, '3', undefined])('%s hands are not played', async (hands) => {
    expect(no(await table().run(hands as never))).toMatch(
      /^The number of hands must be a whole number, not /,
    );
  });

  test('two hands are not played at once, and whoever waits is given both', async () => {
    const at = table();
    at.sit('Ann');
    at.sit('Bob');
    const [first, second] = await Promise.all([at.next(), at.next()]);
    expect(first).toMatchObject({ ok: true, number: 1 });
    expect(no(second)).toBe('A hand is being played: wait for it before the next.');
    expect(await at.next()).toMatchObject({ ok: true, number: 2 });
  });

  test('a mind asks for its own player only, and for something', async () => {
    const asked = async (mind: unknown) => {
      const at = table();
      at.sit('Ann', { mind: () => mind as never });
      at.sit('Bob');
      return no(await at.next());
    };
    const chips = { by: 'house', type: 'sell chips', player: 'Ann', cents: 100 };
    expect(await asked(chips)).toBe('Ann: "sell chips" is not something a player can ask for.');
    expect(await asked(undefined)).toBe('Ann: a mind gives a command or null, not nothing.');
    expect(await asked('fold')).toBe('Ann: a mind gives a command or null, not "fold".');
  });

  test('what is no sum of money is not made to look like one', () => {
    expect([1250, 1.005, Number.NaN].map(dollars)).toEqual(['$12.50', '1.005 cents', 'NaN cents']);
  });
});
