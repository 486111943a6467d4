import { ACE, JOKER, type Pack, rankOf } from '../../cards/index.ts';
import type { Arrangement, Outcome, PlayerDealerGame, Step } from '../../engine/player-dealer/game.ts';
import { playerOf, type RoundState, shared, type Wager } from '../../engine/player-dealer/state.ts';
import {
  betting,
  bonusSize,
  chooseTogether,
  dealerChooses,
  deliver,
  dice,
  diceToSeat,
  fromAction,
  houseWay,
  lose,
  pickPile,
  piles,
  push,
  reveal,
  saying,
  settleAll,
  settleOnly,
  tableSize,
  unless,
  wager,
  win,
} from '../../engine/player-dealer/steps.ts';
import { HIGH_CARD } from '../../ranks/tables/five-card.ts';
import type { HouseWay } from '../house-ways/chart.ts';
import { isFoul, type SetRules } from '../house-ways/set-rules.ts';
import {
  asksForHouseWay,
  bothMustWin,
  bothWhy,
  setsAnySplit,
  setsHimself,
} from '../table-poker/against-dealer.ts';
import { type PayTable, payFor } from '../table-poker/pay-table.ts';
import { bonusOutcome, envyClaims, type PaiGowBonus } from './bonus.ts';
import { aceHighWords, dealerSetsWords, paiGowWords, setWords } from './words.ts';

export interface PaiGowPokerOptions {
  readonly name: string;
  readonly shoe: Pack;
  readonly rules: SetRules;
  /** For players who ask, and for the player-dealer who may or must. */
  readonly way: HouseWay;
  readonly dealerSets: 'house way' | 'himself';
  /** The player-dealer's hand is opened and set before the others, and ace-high pushes (Face Up). */
  readonly faceUp?: boolean;
  /** Piles that the player-dealer picks from, or hands from a machine that begin at the dice's seat. */
  /** By hand the piles are laid there and back, unless the book prints a rotation only (002:630-632). */
  readonly shuffle: 'by hand' | 'by hand, in rotation' | 'machine';
  /** The first pile goes to the seat that the dice name, even if nobody bet there. */
  readonly firstPile?: 'seat named';
  readonly backline: PlayerDealerGame['backline'];
  /** How many parties may put the bank up together, and which of them plays its hand. */
  readonly partners?: number;
  readonly bankDecides?: PlayerDealerGame['bankDecides'];
  /** Back-line wagers on a foul hand are lost with it, or play the house way. */
  readonly foulBackline: 'lost' | 'house way';
  /** A hand laid as three and four cards, or one and six: refused, or a foul that stands (003:528). */
  readonly otherSplit?: 'refused' | 'foul';
  /** What a player-dealer's ace-high sends back: game wagers, or the Fortune Bonus as well. */
  readonly aceHighPushes?: 'game wagers' | 'game and Fortune wagers';
  /** A foul hand loses its bonus wagers too. */
  readonly foulTakesBonus?: boolean;
  /** What a winning game wager is paid. */
  readonly pays: readonly [number, number];
  readonly bonus?: PaiGowBonus;
  readonly aceHigh?: PayTable<AceHigh>;
  /** Kinds of wager, and `envy`, in the order of settlement, each list once around from the action button. */
  readonly passes: readonly (readonly string[])[];
}

type AceHigh = 'both ace-high' | 'ace-high with joker' | 'ace-high without joker';

const SEATS = 7;

/** Seven cards set as two hands against the player-dealer's two. 000:567-768, 003:947-1001 */
export function paiGowPoker(options: PaiGowPokerOptions): PlayerDealerGame {
  const { bonus, rules } = options;
  const isPush = (round: RoundState) => isAceHigh(shared(round, 'dealer').cards, rules);
  const thrown = options.firstPile === 'seat named' ? diceToSeat('clockwise', 'left') : dice();
  const playersChoices = [
    options.otherSplit === 'foul' ? setsAnySplit : setsHimself(),
    asksForHouseWay(options.way.set),
  ];
  const goesBack = (kind: string) =>
    kind === 'game' || (options.aceHighPushes === 'game and Fortune wagers' && kind === bonus?.id);
  const playersSet = saying(
    setWords(options),
    chooseTogether(() => playersChoices),
  );
  const play: readonly Step[] = options.faceUp
    ? [
        reveal('dealer'),
        dealerSet(options),
        // 000:1175, 003:11386
        saying(
          aceHighWords(options),
          settleOnly((round, bet) => goesBack(bet.kind) && isPush(round)),
        ),
        unless(isPush, playersSet),
      ]
    : [playersSet, reveal('dealer'), dealerSet(options)];
  return {
    name: options.name,
    shoe: options.shoe,
    seats: SEATS,
    circles: 1,
    backline: options.backline,
    ...(options.partners === undefined ? {} : { partners: options.partners }),
    ...(options.bankDecides === undefined ? {} : { bankDecides: options.bankDecides }),
    wagers: [
      wager('game', 'Game', tableSize),
      ...(bonus === undefined
        ? []
        : [
            wager(bonus.id, bonus.title, bonusSize, {
              needs: ['game'],
              // If ace-high sends it back as well, its result also depends on the player-dealer's cards.
              ...(options.faceUp && options.aceHighPushes === 'game and Fortune wagers'
                ? {}
                : { asDealt: { cards: { spots: 7 }, suitsAlike: true } }),
            }),
          ]),
      ...(options.aceHigh === undefined
        ? []
        : [wager('ace high', 'Ace-High Bonus', bonusSize, { needs: ['game'] })]),
    ],
    script: [
      betting,
      ...(options.shuffle === 'machine'
        ? [thrown, piles(SEATS, 7, 'hand by hand')]
        : [
            piles(SEATS, 7, options.shuffle === 'by hand' ? 'there and back' : 'in rotation'),
            pickPile,
            thrown,
          ]),
      deliver(),
      ...play,
      reveal('spots'),
      settleAll,
    ],
    settlement: { from: fromAction, passes: options.passes },
    outcome: outcomes(options),
    why: (round, bet) => why(round, bet, options),
    counted: {
      by: 'front and back',
      way: options.way.set,
      front: rules.front.value,
      back: rules.back.value,
      isFoul: ({ front, back }) => isFoul(rules, front, back),
      ...(options.faceUp && { seenPushes: (cards) => isAceHigh(cards, rules) }),
    },
    ...(bonus?.envy === undefined ? {} : { claims: (round) => envyClaims(round, bonus, rules) }),
    // Made when asked for, because its examples need the tables of the house way.
    get card() {
      return paiGowWords(options);
    },
  };
}

/** 002:700, 003:533: the player-dealer's hand can never be set foul. */
function dealerSet({ dealerSets, rules, way }: PaiGowPokerOptions): Step {
  if (dealerSets === 'house way') return houseWay(way.set);
  const refuses = ({ front, back }: Arrangement) =>
    isFoul(rules, front, back) ? "The player-dealer's hand may not be set foul." : null;
  const choices = [setsHimself(refuses), asksForHouseWay(way.set)];
  return saying(
    dealerSetsWords,
    dealerChooses(() => choices),
  );
}

function outcomes(options: PaiGowPokerOptions): PlayerDealerGame['outcome'] {
  const { rules, bonus, aceHigh } = options;
  const paid = win(...options.pays);
  return (round, bet) => {
    const hand = round.hands[bet.spot][0];
    const dealer = shared(round, 'dealer');
    if (bet.kind === 'game') return gameOutcome(round, bet, options, paid);
    if (options.foulTakesBonus && hand.front.length > 0 && isFoul(rules, hand.front, hand.back)) return lose;
    if (bet.kind === bonus?.id) {
      const pushes = options.faceUp && options.aceHighPushes === 'game and Fortune wagers';
      return pushes && isAceHigh(dealer.cards, rules) ? push : bonusOutcome(bonus, hand.cards);
    }
    return aceHighOutcome(aceHigh ?? [], hand.cards, dealer.cards, rules);
  };
}

/** Both hands must be higher to win; the player-dealer wins a copy. */
function gameOutcome(round: RoundState, bet: Wager, options: PaiGowPokerOptions, paid: Outcome): Outcome {
  const { rules, way } = options;
  const dealer = shared(round, 'dealer');
  if (options.faceUp && isAceHigh(dealer.cards, rules)) return push;
  const hand = round.hands[bet.spot][0];
  let { front, back } = hand;
  if (isFoul(rules, front, back)) {
    // 003:530, 003:996: those behind the player do not pay for the mistake.
    if (options.foulBackline === 'lost' || bet.seat === playerOf(round, bet.spot)) return lose;
    ({ front, back } = way.set(hand.cards));
  }
  const frontWins = rules.front.value(front) > rules.front.value(dealer.front);
  const backWins = rules.back.value(back) > rules.back.value(dealer.back);
  return bothMustWin(frontWins, backWins, paid);
}

function why(round: RoundState, bet: Wager, options: PaiGowPokerOptions): string {
  const { rules, bonus } = options;
  const dealer = shared(round, 'dealer');
  const hand = round.hands[bet.spot][0];
  const foul = hand.front.length > 0 && isFoul(rules, hand.front, hand.back);
  if (bet.kind === 'game') return gameWhy(round, bet, options, foul);
  if (foul && options.foulTakesBonus) return 'a foul hand';
  const aceHigh = isAceHigh(dealer.cards, rules);
  if (bet.kind !== bonus?.id) return aceHigh ? DEALER_ACE_HIGH : 'the player-dealer is not ace-high';
  const pushes = options.faceUp && options.aceHighPushes === 'game and Fortune wagers';
  return pushes && aceHigh ? DEALER_ACE_HIGH : 'no paying hand';
}

const DEALER_ACE_HIGH = 'the player-dealer is ace-high';

function gameWhy(round: RoundState, bet: Wager, options: PaiGowPokerOptions, foul: boolean): string {
  const { rules, way } = options;
  const dealer = shared(round, 'dealer');
  if (options.faceUp && isAceHigh(dealer.cards, rules)) return DEALER_ACE_HIGH;
  const hand = round.hands[bet.spot][0];
  if (foul && (options.foulBackline === 'lost' || bet.seat === playerOf(round, bet.spot)))
    return 'a foul hand';
  const { front, back } = foul ? way.set(hand.cards) : hand;
  return bothWhy(
    rules.front.value(front) - rules.front.value(dealer.front),
    rules.back.value(back) - rules.back.value(dealer.back),
  );
}

/** No pair, straight or flush in the seven cards, and an ace or a joker as one. */
function isAceHigh(cards: readonly number[], { back }: SetRules): boolean {
  return (
    cards.some((card) => card === JOKER || rankOf(card) === ACE) &&
    back.categoryOf(back.value(cards)) === HIGH_CARD
  );
}

/** 000:1288-1290, 003:11557-11559: the player's own ace-high counts only beside the player-dealer's. */
function aceHighOutcome(
  table: PayTable<AceHigh>,
  cards: readonly number[],
  dealer: readonly number[],
  rules: SetRules,
): Outcome {
  if (!isAceHigh(dealer, rules)) return lose;
  if (isAceHigh(cards, rules)) return payFor(table, 'both ace-high');
  return payFor(table, dealer.includes(JOKER) ? 'ace-high with joker' : 'ace-high without joker');
}
