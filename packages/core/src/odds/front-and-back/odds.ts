import { seededRandom, shuffle } from '../../cards/index.ts';
import type { Arrangement, Outcome, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { SpotHand } from '../../engine/player-dealer/state.ts';
import { linesOf, type WagerOdds } from '../answer.ts';
import { Asking } from '../count/asking.ts';
import { netOf, Tally } from '../round/tally.ts';
import type { FrontAndBack } from './house-way.ts';
import type { Pairs } from './pairs.ts';

const DEALS = 3000;
/** A win may pay tenths or twentieths of the bet. */
const MOST_PARTS = 100;

/** What it is worth to be above a hand of the bank instead of between, and between instead of below. */
export interface Worth {
  readonly above: number;
  readonly below: number;
}

/** How hands can meet: both are higher, neither is, or one of them. */
type Meeting = 'above' | 'below' | 'between';

/**
 * What compared hands come to: the game is asked about random deals, and must say the same for all that compare alike.
 */
export class Meetings {
  readonly #game: PlayerDealerGame;
  readonly #found = new Map<Meeting, Outcome>();

  constructor(game: PlayerDealerGame, { way, front, back }: FrontAndBack) {
    this.#game = game;
    const asked = new Asking(game, [game.wagers[0].id]);
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
      const known = this.#found.get(meeting);
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(outcome))
        throw new Error(`${game.name}: hands that are ${meeting} do not all come to the same.`);
      this.#found.set(meeting, outcome);
    }
  }

  /** In the least whole numbers. */
  get worth(): Worth {
    const [above, between, below] = (['above', 'between', 'below'] as const).map((one) =>
      netOf(this.#says(one)),
    );
    for (let times = 1; times <= MOST_PARTS; times++) {
      const worth = { above: times * (above - between), below: times * (between - below) };
      const isWhole = (one: number) => Math.abs(one - Math.round(one)) < 1e-9;
      if (isWhole(worth.above) && isWhole(worth.below))
        return { above: Math.round(worth.above), below: Math.round(worth.below) };
    }
    throw new Error(`${this.#game.name} pays in parts that are too small.`);
  }

  /** What a bet comes to when the hand in front is the higher one, or the one behind. */
  net(inFront: boolean, behind: boolean): number {
    return netOf(this.#says(inFront && behind ? 'above' : inFront || behind ? 'between' : 'below'));
  }

  /** The odds of the game wager when hands meet so often. */
  odds(pairs: Pairs): WagerOdds {
    const [{ id }] = this.#game.wagers;
    const tally = new Tally(linesOf(this.#game));
    const add = (meeting: Meeting, count: bigint) => {
      tally.add(id, 1, this.#says(meeting), Number(count));
      tally.end(Number(count));
    };
    add('above', pairs.above);
    add('between', pairs.all - pairs.above - pairs.below);
    add('below', pairs.below);
    const odds = tally.answer('exact').find((one) => one.id === id);
    if (odds === undefined) throw new Error(`${this.#game.name}: ${id} is no wager.`);
    return odds;
  }

  #says(meeting: Meeting): Outcome {
    const outcome = this.#found.get(meeting);
    if (outcome === undefined)
      throw new Error(`${this.#game.name}: no hands that are ${meeting} were dealt.`);
    return outcome;
  }
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
