import { packs, pipsOf, shoe } from '../../cards/index.ts';
import type {
  Choice,
  Options,
  Outcome,
  PlayerDealerDeclaration,
  PlayerDealerWords,
} from '../../engine/player-dealer/game.ts';
import { type RoundState, shared, type Wager } from '../../engine/player-dealer/state.ts';
import {
  betting,
  choice,
  choose,
  deal,
  draw,
  leftOfDealer,
  lose,
  reveal,
  saying,
  seatBySeat,
  settleAll,
  tableSize,
  wager,
} from '../../engine/player-dealer/steps.ts';
import { nineAndAHalf as ranking } from '../../ranks/count/nine-and-a-half.ts';
import { NO_HAND } from '../../ranks/ranking.ts';
import { against, collected, higherWins } from '../table-poker/against-dealer.ts';
import { type PayTable, payFor, payTable } from '../table-poker/pay-table.ts';

export interface NineAndAHalfOptions {
  readonly decks: number;
  readonly seats: number;
  /** Hands over 9½ are collected before the player-dealer's card is turned, or with all others. */
  readonly overCollected: 'at once' | 'in order';
}

/** Points are counted in halves. */
const BEST = 19;
const HOUSE_WAY_HITS = 11;

/** 9½: one card to start with, as many more as wanted, and no hand over 9½ wins. 003:1333-1394 */
export const nineAndAHalf = ({
  decks,
  seats,
  overCollected,
}: NineAndAHalfOptions): PlayerDealerDeclaration => ({
  shoe: shoe(packs.standard, decks),
  anyCount: true,
  seats,
  // 003:1370-1371
  backline: { kinds: 'all', most: Number.POSITIVE_INFINITY, decides: 'seated', agreement: true },
  wagers: [wager('bet', 'Bet', tableSize)],
  script: [
    betting,
    deal('spots', 1, 'up'),
    deal('dealer', 1, 'down'),
    saying(
      'In turn each player hits any number of times, or stands; at nine and a half or more the player gets no more cards.',
      choose(hitOrStand),
    ),
    ...collected(overCollected, 'Bets on busted hands (over nine and a half) are', isOver),
    reveal('dealer'),
    saying(
      'The player-dealer hits up to five and a half and stands on more; each card is turned up.',
      draw('dealer', dealerHits),
    ),
    settleAll,
  ],
  settlement: seatBySeat(leftOfDealer, 'bet'),
  outcome,
  why,
  // Tens and pictures are half a point each.
  counted: { by: 'hits', alike: (card) => Math.min(pipsOf(card), 10), value: ranking.value },
  card: words,
  // Drawn as the player-dealer must (003:1360).
  advice: (_, { cards }) => ({ id: hitsNineAndAHalf(cards) ? 'hit' : 'stand' }),
});

/** 003:1338; totals below five, which the chart leaves out, are paid like the others. */
const pays: PayTable<'nine and a half'> = payTable('003', 1338, [['nine and a half', [6, 5]]]);

const words: PlayerDealerWords = {
  about: ["One card each to begin with, and as many more as wanted, against the player-dealer's hand."],
  rankings: [{ of: '', ranking }],
  comesTo: {
    bet: [
      'Over nine and a half it loses, whatever the player-dealer has.',
      'Otherwise the hand closer to nine and a half wins: even money, or by the table. Equal hands push. If the player-dealer busts, all hands that have not busted win.',
    ],
  },
  pays: [{ kind: 'bet', rows: pays }],
};

const HIT_OR_STAND: readonly Choice[] = [choice('hit', 'Hit', 'card'), choice('stand', 'Stand', 'done')];
const NONE: readonly Choice[] = [];

/** 003:1358: cards may be taken on nine or less. */
const hitOrStand: Options = (_, { cards }) => {
  const halves = ranking.value(cards);
  return halves === NO_HAND || halves === BEST ? NONE : HIT_OR_STAND;
};

const isOver = (round: RoundState, { spot }: Wager): boolean =>
  ranking.value(round.hands[spot][0].cards) === NO_HAND;

/** 003:1360: five and a half or less. */
const dealerHits = (round: RoundState): boolean => hitsNineAndAHalf(shared(round, 'dealer').cards);

function hitsNineAndAHalf(cards: readonly number[]): boolean {
  const halves = ranking.value(cards);
  return halves !== NO_HAND && halves <= HOUSE_WAY_HITS;
}

function why(round: RoundState, { spot }: Wager): string {
  const own = ranking.value(round.hands[spot][0].cards);
  const theirs = ranking.value(shared(round, 'dealer').cards);
  if (own === NO_HAND) return ranking.name(own);
  return theirs === NO_HAND ? 'the player-dealer busts' : against(ranking, own, theirs);
}

function outcome(round: RoundState, { spot }: Wager): Outcome {
  const own = ranking.value(round.hands[spot][0].cards);
  // 003:1363: whatever the player-dealer has.
  if (own === NO_HAND) return lose;
  const ahead = own - ranking.value(shared(round, 'dealer').cards);
  return ahead > 0 && own === BEST ? payFor(pays, 'nine and a half') : higherWins(ahead);
}
