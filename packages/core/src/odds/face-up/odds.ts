import { JOKER, seededRandom, shuffle } from '../../cards/index.ts';
import type { Outcome, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { linesOf, type WagerOdds, withPlain } from '../answer.ts';
import { Asking } from '../count/asking.ts';
import { BINOMIALS, cardsIn } from '../front-and-back/hand-index.ts';
import type { FrontAndBack } from '../front-and-back/house-way.ts';
import { Tally } from '../round/tally.ts';
import type { SeenPairs } from './seen.ts';

const DEALS = 4000;
const SIZE = 7;

/** How hands compare, in one word, and how many pairs of hands do. */
type Meetings = ReadonlyMap<string, bigint>;

/** The odds of the wagers that both hands decide: the game is asked about deals at random. */
export function oddsOfSeen(game: PlayerDealerGame, counted: FrontAndBack, pairs: SeenPairs): WagerOdds[] {
  const [first, ...others] = game.wagers.filter(({ asDealt }) => asDealt === undefined);
  const { won, lost, wayWon, wayLost, all } = pairs;
  const meet = (mine: Cards, theirs: Cards) => playedAs(counted, mine, theirs);
  const [best, plain] = [played(won, lost, all), played(wayWon, wayLost, all)].map((meetings) =>
    oddsBy(game, first.id, meetings, meet, counted),
  );
  if (best === null || plain === null)
    throw new Error(`${game.name}: hands that meet alike do not all come to the same.`);
  return [
    ...withPlain([best], [plain]),
    // A wager that depends on anything else is left to be dealt.
    ...others.flatMap(
      ({ id }) =>
        oddsBy(game, id, dealt(game, pairs), (mine, theirs) => dealtAs(counted, mine, theirs), counted) ?? [],
    ),
  ];
}

const played = (won: bigint, lost: bigint, all: bigint): Meetings =>
  new Map([
    ['won', won],
    ['between', all - won - lost],
    ['lost', lost],
  ]);

/** Above, below or neither; a bank that sends bets back is neither. */
function playedAs({ seenPushes, front, back, way }: FrontAndBack, mine: Cards, theirs: Cards): string {
  if (seenPushes?.(theirs) === true) return 'between';
  const [own, bank] = [way(mine), way(theirs)];
  const higher = Number(front(own.front) > front(bank.front)) + Number(back(own.back) > back(bank.back));
  return ['lost', 'between', 'won'][higher];
}

/** By which hands send bets back, and whether the bank then has the joker. */
function dealt({ shoe }: PlayerDealerGame, { both, bothJoker, back, backJoker, all }: SeenPairs): Meetings {
  const others = BigInt(BINOMIALS[SIZE][cardsIn(shoe) - SIZE]);
  return new Map([
    ['both, joker', bothJoker],
    ['both', both - bothJoker],
    ['bank, joker', backJoker * others - bothJoker],
    ['bank', (back - backJoker) * others - (both - bothJoker)],
    ['neither', all - back * others],
  ]);
}

function dealtAs({ seenPushes }: FrontAndBack, mine: Cards, theirs: Cards): string {
  if (seenPushes?.(theirs) !== true) return 'neither';
  return `${seenPushes(mine) ? 'both' : 'bank'}${theirs.includes(JOKER) ? ', joker' : ''}`;
}

type Cards = readonly number[];

function oddsBy(
  game: PlayerDealerGame,
  id: string,
  meetings: Meetings,
  meetingOf: (mine: Cards, theirs: Cards) => string,
  { way }: FrontAndBack,
): WagerOdds | null {
  const asked = new Asking(game, [id]);
  const said = new Map<string, Outcome>();
  const random = seededRandom('how hands meet');
  const deck = Uint8Array.from(game.shoe.cards);
  const needed = [...meetings].filter(([, pairs]) => pairs > 0n);
  for (let i = 0; i < DEALS || (said.size < needed.length && i < 100 * DEALS); i++) {
    shuffle(deck, random, 2 * SIZE);
    const [mine, theirs] = [Array.from(deck.subarray(0, SIZE)), Array.from(deck.subarray(SIZE, 2 * SIZE))];
    Object.assign(asked.own, { cards: mine, ...way(mine) });
    Object.assign(asked.dealer, { cards: theirs, ...way(theirs) });
    const meeting = meetingOf(mine, theirs);
    const [{ outcome }] = asked.comes().wagers;
    const known = said.get(meeting);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(outcome)) return null;
    said.set(meeting, outcome);
  }
  const tally = new Tally(linesOf(game));
  for (const [meeting, pairs] of needed) {
    const outcome = said.get(meeting);
    if (outcome === undefined) throw new Error(`${game.name}: no hands that meet as ${meeting} were dealt.`);
    tally.add(id, 1, outcome, Number(pairs));
    tally.end(Number(pairs));
  }
  const odds = tally.answer('exact').find((one) => one.id === id);
  if (odds === undefined) throw new Error(`${game.name}: ${id} is no wager.`);
  return odds;
}
