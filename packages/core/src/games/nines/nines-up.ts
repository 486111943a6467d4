import { cardOf, packs } from '../../cards/index.ts';
import type {
  ActionPoint,
  Arrangement,
  Choice,
  PlayerDealerGame,
  PlayerDealerWords,
} from '../../engine/player-dealer/game.ts';
import { shared } from '../../engine/player-dealer/state.ts';
import {
  betting,
  chooseTogether,
  dealerChooses,
  deliver,
  diceToSeat,
  fromAction,
  fromActionBackwards,
  lose,
  openFrom,
  pickPile,
  piles,
  push,
  reveal,
  saying,
  seatBySeat,
  settleAll,
  tableSize,
  wager,
} from '../../engine/player-dealer/steps.ts';
import { ninesUp } from '../../ranks/count/nines-up.ts';
import { ninesUpWay } from '../house-ways/nines-up.ts';
import {
  asksForHouseWay,
  bothMustWin,
  bothMustWinWords,
  bothWhy,
  COPY_WORDS,
  setsHimself,
} from '../table-poker/against-dealer.ts';

export interface NinesUpOptions {
  /** The direction, from the player-dealer, of the dice count, the deal and the settlement. */
  readonly way: ActionPoint['way'];
  /** Two zeros are a copy, which the player-dealer wins, or the whole bet pushes. */
  readonly zeros: 'copy' | 'push';
  /** A front hand stronger than the back loses, or is refused. */
  readonly foul: 'loses' | 'refused';
  readonly decides: PlayerDealerGame['backline']['decides'];
  /** The house sets hands for players who ask. */
  readonly houseWay: boolean;
}

const SEATS = 9;
/** 002:236: an eight and a deuce. */
const ZERO = ninesUp.value([cardOf(6, 0), cardOf(0, 0)]);

/** 9's Up: four cards set as two hands, pairs and points of nine, against the player-dealer's two. 002:100-238 */
export function ninesUpGame(options: NinesUpOptions): PlayerDealerGame {
  const settles = options.way === 'clockwise' ? fromAction : fromActionBackwards;
  return {
    name: "9's Up",
    shoe: packs.nines,
    seats: SEATS,
    circles: 1,
    // 002:122, 002:152: three squares a spot, and the table's most for all three together.
    backline: { kinds: 'all', most: 2, decides: options.decides, sharesLimit: true },
    wagers: [wager('game', 'Game', tableSize)],
    script: [
      betting,
      // 002:124
      piles(SEATS, 4, 'in rotation'),
      pickPile,
      diceToSeat(options.way, options.way === 'clockwise' ? 'left' : 'right'),
      deliver(options.way),
      saying(
        `Each player sets the four cards as a front and a back hand of two, the back not lower than the front${options.houseWay ? ', or asks for the house way' : ''}.`,
        chooseTogether(setting(options, options.foul === 'refused')),
      ),
      reveal('dealer'),
      // 002:136: the house dealer sets it as told, and cannot be told to set it foul.
      saying('The player-dealer sets the hand, never foul.', dealerChooses(setting(options, true))),
      openFrom(settles),
      settleAll,
    ],
    settlement: seatBySeat(settles, 'game'),
    outcome: (round, { spot }) => {
      const { front, back } = round.hands[spot][0];
      if (isFoul(front, back)) return lose;
      const dealer = shared(round, 'dealer');
      const [ours, behind] = [ninesUp.value(front), ninesUp.value(back)];
      const [theirs, theirsBehind] = [ninesUp.value(dealer.front), ninesUp.value(dealer.back)];
      const zeros = (ours === ZERO && theirs === ZERO) || (behind === ZERO && theirsBehind === ZERO);
      if (options.zeros === 'push' && zeros) return push;
      return bothMustWin(ours > theirs, behind > theirsBehind);
    },
    counted: {
      by: 'sets',
      cards: 4,
      way: ninesUpWay,
      kind: (_, { front, back }) => ninesUp.value(front) * 1024 + ninesUp.value(back),
      isFoul: ({ front, back }) => isFoul(front, back),
    },
    why: (round, { spot }) => {
      const { front, back } = round.hands[spot][0];
      if (isFoul(front, back)) return 'a foul hand';
      const dealer = shared(round, 'dealer');
      const [ours, behind] = [ninesUp.value(front), ninesUp.value(back)];
      const [theirs, theirsBehind] = [ninesUp.value(dealer.front), ninesUp.value(dealer.back)];
      const zeros = (ours === ZERO && theirs === ZERO) || (behind === ZERO && theirsBehind === ZERO);
      if (options.zeros === 'push' && zeros) return 'zero against zero';
      return bothWhy(ours - theirs, behind - theirsBehind);
    },
    card: words(options),
    // If the choice is left to the player (002:146), they set as the house would.
    advice: (_, { cards }, open) =>
      open.includes('set') ? { id: 'set', front: ninesUpWay(cards).front } : null,
  };
}

const words = ({ zeros, foul }: NinesUpOptions): PlayerDealerWords => ({
  about: ["Four cards set as two hands of two, each against one of the player-dealer's."],
  rankings: [{ of: 'Front and back', ranking: ninesUp }],
  comesTo: {
    game: [
      bothMustWinWords(),
      zeros === 'copy'
        ? COPY_WORDS
        : "Equal hands are a copy, which is the player-dealer's; but a zero against a zero makes the whole bet a push.",
      ...(foul === 'loses' ? ['A front hand higher than the back is foul and loses.'] : []),
    ],
  },
});

/** 002:146: foul if the front is stronger; equal hands may stand (002:106 would have the back higher). */
const isFoul = (front: readonly number[], back: readonly number[]): boolean =>
  ninesUp.value(front) > ninesUp.value(back);

function setting({ houseWay }: NinesUpOptions, refused: boolean): () => readonly Choice[] {
  const refuses = ({ front, back }: Arrangement) =>
    isFoul(front, back) ? 'The back hand may not be lower than the front hand.' : null;
  // The book does not say who sets for a player who is not there; a hand set by its example is never foul.
  const own = setsHimself(refused ? refuses : undefined, ninesUpWay);
  const choices = houseWay ? [own, asksForHouseWay(ninesUpWay)] : [own];
  return () => choices;
}
