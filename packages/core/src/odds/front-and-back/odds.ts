import { seededRandom, shuffle } from '../../cards/index.ts';
import type { Arrangement, Outcome, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { SpotHand } from '../../engine/player-dealer/state.ts';
import { linesOf, type WagerOdds } from '../answer.ts';
import { Asking } from '../count/asking.ts';
import { Tally } from '../round/tally.ts';
import type { FrontAndBack } from './house-way.ts';
import type { Pairs } from './pairs.ts';

const DEALS = 3000;

/** How hands can meet: both are higher, neither is, or one of them. */
type Meeting = 'above' | 'below' | 'between';

/** What pairs of hands come to: the game is asked about deals at random, and must say the same of all that meet alike. */
export function oddsOfPairs(game: PlayerDealerGame, counted: FrontAndBack, pairs: Pairs): WagerOdds {
  const [{ id }] = game.wagers;
  const says = outcomesOf(game, counted);
  const tally = new Tally(linesOf(game));
  const add = (meeting: Meeting, count: bigint) => {
    tally.add(id, 1, says(meeting), Number(count));
    tally.end(Number(count));
  };
  add('above', pairs.above);
  add('between', pairs.all - pairs.above - pairs.below);
  add('below', pairs.below);
  const odds = tally.answer('exact').find((one) => one.id === id);
  if (odds === undefined) throw new Error(`${game.name}: ${id} is no wager.`);
  return odds;
}

function outcomesOf(
  game: PlayerDealerGame,
  { way, front, back }: FrontAndBack,
): (meeting: Meeting) => Outcome {
  const asked = new Asking(game, [game.wagers[0].id]);
  const found = new Map<Meeting, Outcome>();
  const random = seededRandom('how hands meet');
  const deck = Uint8Array.from(game.shoe.cards);
  for (let i = 0; i < DEALS; i++) {
    shuffle(deck, random, 14);
    const mine = way(deck.subarray(0, 7));
    const theirs = way(deck.subarray(7, 14));
    lay(asked.own, mine);
    lay(asked.dealer, theirs);
    const meeting = meetingOf(mine, theirs, front, back);
    const [{ outcome }] = asked.comes().wagers;
    const known = found.get(meeting);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(outcome))
      throw new Error(`${game.name}: hands that are ${meeting} do not all come to the same.`);
    found.set(meeting, outcome);
  }
  return (meeting) => {
    const outcome = found.get(meeting);
    if (outcome === undefined) throw new Error(`${game.name}: no hands that are ${meeting} were dealt.`);
    return outcome;
  };
}

function lay(hand: SpotHand, { front, back }: Arrangement): void {
  hand.front = front;
  hand.back = back;
  hand.cards.splice(0, hand.cards.length, ...front, ...back);
}

function meetingOf(
  mine: Arrangement,
  theirs: Arrangement,
  front: FrontAndBack['front'],
  back: FrontAndBack['back'],
): Meeting {
  const inFront = front(mine.front) > front(theirs.front);
  const behind = back(mine.back) > back(theirs.back);
  return inFront && behind ? 'above' : inFront || behind ? 'between' : 'below';
}
