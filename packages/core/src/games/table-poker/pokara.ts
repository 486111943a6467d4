import { packs, rankOf, shoe, suitOf } from '../../cards/index.ts';
import type {
  Choice,
  Options,
  Outcome,
  PlayerDealerDeclaration,
  PlayerDealerWords,
} from '../../engine/player-dealer/game.ts';
import { type RoundState, type SpotHand, shared, type Wager } from '../../engine/player-dealer/state.ts';
import {
  actionAt,
  betChoice,
  betting,
  choice,
  choose,
  deal,
  equalTo,
  evenMoney,
  exchange,
  fromAction,
  laterWager,
  leftOfDealer,
  lose,
  reveal,
  saying,
  seatBySeat,
  settleAll,
  tableSize,
  wager,
} from '../../engine/player-dealer/steps.ts';
import { SEAT_BY_CARD, seatByCard } from '../../engine/player-dealer/wagers/action.ts';
import { pokaraHand, pokara as ranking } from '../../ranks/high/pokara.ts';
import type { ThreeCardHand } from '../../ranks/high/three-card.ts';
import { against, collected, higherWins } from './against-dealer.ts';
import { type PayTable, payBest } from './pay-table.ts';

export type PokaraBonus = ThreeCardHand | 'trip flush of clubs' | 'three aces of hearts';

export interface PokaraOptions {
  /** Bets at positions where nobody sits. */
  readonly emptySpots?: boolean;
  readonly packs: number;
  readonly bonus: PayTable<PokaraBonus>;
  /** When a draw has improved a hand: its value is higher, or the card drawn must also outrank the one thrown away. */
  readonly improved: 'hand or card' | 'hand';
  /** A player's draw that does not improve is collected before the player-dealer draws, or with the others. */
  readonly failedDraws: 'at once' | 'in order';
  /** Settling begins left of the player-dealer, or where that hand's upcard points. */
  readonly first: 'left' | 'upcard';
}

const UPCARD = 2;

/** Pokara. Three cards, one of which may be changed; a change that does not improve loses. 003:1717-1829 */
export function pokara(options: PokaraOptions): PlayerDealerDeclaration {
  const { first } = options;
  return {
    shoe: shoe(packs.pokara, options.packs),
    seats: 8,
    // 003:1763, 003:1813
    backline: {
      kinds: 'none',
      most: 0,
      decides: 'seated',
      ...(options.emptySpots ? {} : { ownCircleOnly: true }),
    },
    wagers: [
      wager('wager', 'Wager', tableSize),
      doubled,
      wager(
        'bonus',
        'Pokara Bonus',
        { by: 'up to', of: 'wager', step: 500 },
        { needs: ['wager'], asDealt: { cards: { spots: 3 } } },
      ),
    ],
    script: [
      betting,
      deal('spots', 3, 'up'),
      deal('dealer', 2, 'down'),
      deal('dealer', 1, 'up'),
      ...(first === 'left'
        ? []
        : [
            saying(
              `The action button is placed by the player-dealer's upcard: ${SEAT_BY_CARD}.`,
              actionAt((round) => seatByCard(round, shared(round, 'dealer').cards[UPCARD])),
            ),
          ]),
      saying(
        'In turn each player stands, or discards one card and draws another; the player may double to draw, and must with a pair or better.',
        choose(standOrDraw),
      ),
      // 003:1735: a draw that fails to improve is surrendered immediately.
      ...collected(
        options.failedDraws,
        'Bets on draws that did not improve are',
        (round, bet) => bet.kind !== 'bonus' && hasFailed(round.hands[bet.spot][0], options.improved),
      ),
      reveal('dealer'),
      saying('The player-dealer draws by the chart.', exchange(houseWay)),
      settleAll,
    ],
    settlement: seatBySeat(first === 'left' ? leftOfDealer : fromAction, 'wager', 'double', 'bonus'),
    counted: { by: 'change', value: ranking.value, failed: (hand) => hasFailed(hand, options.improved) },
    outcome: (round, bet) => outcome(round, bet, options),
    why: (round, bet) => why(round, bet, options),
    card: words(options),
    // Changes the card that the player-dealer would: that costs nothing.
    advice: (_, { cards }) => {
      const discard = houseWay(cards);
      return discard.length === 0 ? { id: 'stand' } : { id: 'draw', discard };
    },
  };
}

function words({ bonus, improved }: PokaraOptions): PlayerDealerWords {
  const better =
    improved === 'hand'
      ? 'A draw must improve the hand'
      : 'A draw must improve the hand or bring a higher card than the discard';
  const wins = [
    `${better}, or it loses.`,
    "If the player-dealer's own draw fails, all remaining hands win even money.",
    'Otherwise the higher hand wins even money, and equal hands push.',
  ];
  return {
    about: ["Three cards each against the player-dealer's three; everyone may exchange one, at a risk."],
    rankings: [{ of: '', ranking }],
    comesTo: {
      wager: wins,
      double: ['Wins, loses or pushes with the Wager.'],
      bonus: ['Paid for the three cards as they were dealt; otherwise lost.'],
    },
    plays: "play as the bank's own chart does",
    pays: [{ kind: 'bonus', rows: bonus }],
    charts: [
      {
        title: 'What the player-dealer discards (nothing with a flush or any other hand)',
        columns: ['dealt', 'discards'],
        rows: Object.entries(HOUSE_DISCARDS).map(([dealt, discard]) => [[...dealt].join('-'), discard]),
      },
    ],
  };
}

const stand = choice('stand', 'Stand', 'done');
const draw: Choice = { id: 'draw', title: 'Draw', discards: 1, effects: ['card', 'done'] };
const doubled = laterWager('double', 'Double', equalTo('wager'));
const double: Choice = { ...betChoice(doubled, 'Double and draw', 'card', 'done'), discards: 1 };

/** 003:1774: a player who draws to a pair or better must double, and one who stands may not. */
const standOrDraw: Options = (_, { cards }) =>
  pokaraHand(ranking.value(cards)) === 'high card' ? [stand, draw, double] : [stand, double];

/** 003:1745-1757 by the ranks dealt, highest first; a flush and all other hands stand. */
const HOUSE_DISCARDS: Readonly<Record<string, string>> = {
  AKJ: 'J',
  AKT: 'T',
  AQJ: 'A',
  AQT: 'T',
  AJT: 'T',
  KQT: 'T',
  KJT: 'T',
  AAT: 'T',
  KKT: 'T',
  QQT: 'T',
  JJT: 'T',
  JTT: 'J',
};
const letter = (card: number): string => 'TJQKA'[rankOf(card) - 8];

export function houseWay(cards: readonly number[]): readonly number[] {
  if (cards.every((card) => suitOf(card) === suitOf(cards[0]))) return [];
  const dealt = [...cards].sort((a, b) => b - a);
  const discard = HOUSE_DISCARDS[dealt.map(letter).join('')];
  return dealt.filter((card) => letter(card) === discard).slice(0, 1);
}

/** The three cards as they were dealt: the one drawn is the last. */
const dealtTo = ({ cards, discards }: SpotHand): readonly number[] =>
  discards.length === 0 ? cards : [...discards, ...cards.slice(0, -1)];

function hasFailed(hand: SpotHand, improved: PokaraOptions['improved']): boolean {
  const [discard] = hand.discards;
  if (discard === undefined) return false;
  if (improved === 'hand or card' && rankOf(hand.cards[2]) > rankOf(discard)) return false;
  return ranking.value(hand.cards) <= ranking.value(dealtTo(hand));
}

function outcome(round: RoundState, bet: Wager, { bonus, improved }: PokaraOptions): Outcome {
  const [hand] = round.hands[bet.spot];
  if (bet.kind === 'bonus') {
    const dealt = dealtTo(hand);
    return payBest(bonus, (row) => makes(dealt, row));
  }
  if (hasFailed(hand, improved)) return lose;
  const dealer = shared(round, 'dealer');
  // 003:1776: the player-dealer loses to all live hands, whatever they are.
  if (hasFailed(dealer, improved)) return evenMoney;
  return higherWins(ranking.value(hand.cards) - ranking.value(dealer.cards));
}

function why(round: RoundState, bet: Wager, { improved }: PokaraOptions): string {
  const [hand] = round.hands[bet.spot];
  if (bet.kind === 'bonus') return ranking.name(ranking.value(dealtTo(hand)));
  if (hasFailed(hand, improved)) return 'not improved';
  const dealer = shared(round, 'dealer');
  if (hasFailed(dealer, improved)) return 'the player-dealer has not improved';
  return against(ranking, ranking.value(hand.cards), ranking.value(dealer.cards));
}

function makes(cards: readonly number[], row: PokaraBonus): boolean {
  const hand = pokaraHand(ranking.value(cards));
  if (row === 'trip flush of clubs') return hand === 'trip flush' && suitOf(cards[0]) === 0;
  if (row === 'three aces of hearts')
    return hand === 'trip flush' && letter(cards[0]) === 'A' && suitOf(cards[0]) === 2;
  return hand === row;
}
