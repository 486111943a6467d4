import { packs, shoe } from '../../cards/index.ts';
import type {
  Advice,
  Choice,
  Options,
  Outcome,
  PlayerDealerDeclaration,
  Step,
} from '../../engine/player-dealer/game.ts';
import { type RoundState, type SpotHand, shared, type Wager } from '../../engine/player-dealer/state.ts';
import {
  actionAt,
  betChoice,
  betting,
  bonusSize,
  choice,
  choose,
  chooseTogether,
  deal,
  draw,
  equalTo,
  evenMoney,
  fromAction,
  half,
  laterWager,
  leftOfDealer,
  lose,
  push,
  reveal,
  saying,
  seatBySeat,
  settleAll,
  tableSize,
  typeByType,
  upTo,
  wager,
  win,
} from '../../engine/player-dealer/steps.ts';
import { nextBet, SEAT_BY_CARD, seatAt, seatByCard } from '../../engine/player-dealer/wagers/action.ts';
import { pointsOf, pointsOfCard } from '../../ranks/count/nines.ts';
import { fivesAndSixes, hits, hitsByHouseWay, type NinesChart, playsHimself } from '../nines/nines-chart.ts';
import {
  baccarat9Words,
  bankDraws,
  hitCardWords,
  hitOrStandWords,
  twentyFirstCenturyWords,
} from './shared-baccarat-words.ts';
import { winnerWords } from './words.ts';

/**
 * Baccarat in which all bettors share the Player hand, yet each decides for themselves whether to hit. Those who hit
 * share one card too, the `hit` hand.
 */

const playerPoints = (round: RoundState): number => pointsOf(shared(round, 'player').cards);
/** No Tie wager, and a card by the house way (002:808-811). */
const advice = (view: RoundState, _: SpotHand, open: readonly string[]): Advice => {
  if (open.includes('no tie')) return { id: 'no tie' };
  return { id: open.includes('hit') && hitsByHouseWay(playerPoints(view)) ? 'hit' : 'stand' };
};

const pointsWithHit = (round: RoundState): number =>
  (playerPoints(round) + pointsOf(shared(round, 'hit').cards)) % 10;

const chose = (round: RoundState, spot: number, id: string): boolean =>
  round.hands[spot].some(({ choices }) => choices.includes(id));

function hitsOn(round: RoundState, spot: number, chart: NinesChart): boolean {
  const hit = chose(round, spot, 'hit') || chose(round, spot, 'double');
  const chosen = hit ? 'hit' : chose(round, spot, 'stand') ? 'stand' : undefined;
  return hits(chart, playerPoints(round), chosen);
}

/** The bank wins ties on zero and one; the others are a push (002:812-813, 003:1061, 003:1310). */
const isLowTie = (points: number): boolean => points <= 1;

export interface TwentyFirstCenturyOptions {
  readonly decks: number;
  /** Circles at each seat, one for each bettor there. */
  readonly circles: number;
  readonly tiePays: number;
  /** What happens to the Tie wager of a bettor who surrenders. */
  readonly surrenderedTie: 'house way' | 'lost';
  /**
   * A bettor's further circles: played by the bettor, or by the house way when asked (002:815); or always the house
   * way.
   */
  readonly furtherCircles: 'as asked' | 'house way';
}

/** 21st Century Baccarat, face up: hit, stand, double or surrender on the shared hand. 002:716-891 */
export const twentyFirstCenturyBaccarat = (options: TwentyFirstCenturyOptions): PlayerDealerDeclaration => ({
  shoe: shoe(packs.standard, options.decks),
  anyCount: true,
  seats: 8,
  circles: options.circles,
  backline: {
    kinds: 'all',
    most: Number.POSITIVE_INFINITY,
    decides: 'seated',
    oneToACircle: true,
  },
  wagers: [wager('bet', 'Bet', tableSize), LATER_TIE, DOUBLED],
  script: [
    betting,
    deal('player', 1, 'up'),
    deal('dealer', 1, 'up'),
    deal('player', 1, 'up'),
    deal('dealer', 1, 'down'),
    saying('Each bettor may add a Tie bet, up to the amount of the Bet.', chooseTogether(tieOrNot)),
    saying(
      `${hitOrStandWords(fivesAndSixes, options.furtherCircles)} Where they hit or choose, they may also double, which takes the card, or surrender half of the Bet.`,
      choose(hitStandDoubleSurrender(options)),
    ),
    saying(
      hitCardWords,
      draw('hit', (round) => isHitWanted(round, options)),
    ),
    reveal('dealer'),
    saying(
      `The action button is placed by the player-dealer's second card: ${SEAT_BY_CARD}.`,
      actionAt((round) => seatByCard(round, shared(round, 'dealer').cards[1])),
    ),
    saying(bankDraws("The player-dealer's hand"), draw('dealer', dealerDraws)),
    settleAll,
  ],
  // 002:769-791
  settlement: seatBySeat(fromAction, 'tie', 'bet', 'double'),
  outcome: (round, bet) => twentyFirstCenturyOutcome(round, bet, options),
  counted: { by: 'script', alike: pointsOfCard, total: pointsOf },
  why: twentyFirstCenturyWhy,
  card: twentyFirstCenturyWords(options),
  advice,
});

const LATER_TIE = laterWager('tie', 'Tie', upTo('bet'));
const TIE_OR_NOT: readonly Choice[] = [
  betChoice(LATER_TIE, 'Tie', 'pass'),
  choice('no tie', 'No Tie', 'pass'),
];
const tieOrNot: Options = () => TIE_OR_NOT;

const HIT: Choice = { ...choice('hit', 'Hit', 'done'), later: 'card' };
const STAND = choice('stand', 'Stand', 'done');
const DOUBLED = laterWager('double', 'Double', equalTo('bet'));
const DOUBLE: Choice = { ...betChoice(DOUBLED, 'Double', 'done'), later: 'card' };
const SURRENDER: Choice = { ...choice('surrender', 'Surrender', 'done'), later: 'half back' };
const NONE: readonly Choice[] = [];

/** 002:808-811, 002:878 */
const BY_LETTER: Readonly<Record<string, readonly Choice[]>> = {
  H: [HIT, DOUBLE, SURRENDER],
  O: [HIT, STAND, DOUBLE, SURRENDER],
  S: NONE,
};
const HOUSE_WAY: Choice = { ...choice('house way', 'House way', 'done'), houseWay: true };
/** 002:815: on a further circle the house dealer may be asked to play it. */
const ASKED_BY_LETTER: typeof BY_LETTER = {
  H: [...BY_LETTER.H, HOUSE_WAY],
  O: [...BY_LETTER.O, HOUSE_WAY],
  S: NONE,
};

function hitStandDoubleSurrender({ furtherCircles }: TwentyFirstCenturyOptions): Options {
  const further = furtherCircles === 'as asked' ? ASKED_BY_LETTER : null;
  return (round, { spot }) => {
    const choices = playsHimself(round, spot) ? BY_LETTER : further;
    return choices?.[fivesAndSixes[playerPoints(round)]] ?? NONE;
  };
}

/**
 * The hit card is dealt only if somebody takes it (002:761): a surrendered bet does not, though the Tie beside it may.
 */
function isHitWanted(round: RoundState, { surrenderedTie }: TwentyFirstCenturyOptions): boolean {
  if (shared(round, 'hit').cards.length > 0) return false;
  return round.wagers.some(({ open, kind, spot }) => {
    if (!open || !hitsOn(round, spot, fivesAndSixes)) return false;
    return !chose(round, spot, 'surrender') || (kind === 'tie' && surrenderedTie === 'house way');
  });
}

/** 002:814 */
const dealerDraws = (round: RoundState): boolean => {
  const { cards } = shared(round, 'dealer');
  return cards.length === 2 && hitsByHouseWay(pointsOf(cards));
};

function twentyFirstCenturyOutcome(
  round: RoundState,
  { kind, spot }: Wager,
  { tiePays, surrenderedTie }: TwentyFirstCenturyOptions,
): Outcome {
  const points = hitsOn(round, spot, fivesAndSixes) ? pointsWithHit(round) : playerPoints(round);
  const ahead = points - pointsOf(shared(round, 'dealer').cards);
  const surrendered = chose(round, spot, 'surrender');
  if (kind === 'tie') {
    if (surrendered && surrenderedTie === 'lost') return lose;
    return ahead === 0 ? win(tiePays) : lose;
  }
  if (surrendered) return half;
  if (ahead === 0) return isLowTie(points) ? lose : push;
  return ahead > 0 ? evenMoney : lose;
}

function twentyFirstCenturyWhy(round: RoundState, { spot }: Wager): string {
  if (chose(round, spot, 'surrender')) return 'surrendered';
  const points = hitsOn(round, spot, fivesAndSixes) ? pointsWithHit(round) : playerPoints(round);
  return `${points} to ${pointsOf(shared(round, 'dealer').cards)}`;
}

export interface Baccarat9Options {
  readonly decks: number;
  readonly circles: number;
  readonly backline: boolean;
  readonly chart: NinesChart;
  /** How many of the Banker's three cards are dealt face down. */
  readonly hole: 1 | 2;
  /** A three-card nine on either side ends the hand (003:1295). */
  readonly nineStops: boolean;
  /** Banker wagers when the hands tie on two or more. */
  readonly bankerTies: 'push' | 'lost';
  /** Settling begins where the Banker's hole cards (all of them, or the first) point, or left of the player-dealer. */
  readonly first: 'hole cards' | 'first hole card' | 'left';
  readonly order: 'seat by seat' | 'kind by kind';
  /** Bets at positions where nobody sits. */
  readonly emptySpots: boolean;
}

/** Baccarat 9: three cards a hand; a Player bettor may take a fourth. 003:1003-1121, 003:1258-1329 */
export function baccarat9(options: Baccarat9Options): PlayerDealerDeclaration {
  const { chart, first } = options;
  const stops = (round: RoundState) => options.nineStops && isThreeCardNine(round);
  return {
    shoe: shoe(packs.baccarat9, options.decks),
    anyCount: true,
    seats: 8,
    circles: options.circles,
    backline: {
      kinds: options.backline ? 'all' : 'none',
      most: Number.POSITIVE_INFINITY,
      decides: 'seated',
      oneToACircle: true,
      ...(options.emptySpots ? {} : { ownCircleOnly: true }),
    },
    wagers: [
      wager('player', 'Player', tableSize),
      wager('banker', 'Banker', tableSize),
      wager('tie', 'Tie', bonusSize),
    ],
    script: [
      betting,
      ...threeEach(options),
      saying(
        `${hitOrStandWords(chart)} Banker and Tie bets follow the house way.`,
        choose(hitOrStand(chart)),
      ),
      reveal('banker'),
      ...(first === 'left' ? [] : [buttonByHole(options)]),
      saying(
        `${hitCardWords}${options.nineStops ? ' A nine in three cards on either side ends the hand before this.' : ''}`,
        draw('hit', (round) => !stops(round) && isFourthWanted(round, chart)),
      ),
      saying(
        bankDraws('The Banker hand'),
        draw('banker', (round) => !stops(round) && bankerDraws(round)),
      ),
      settleAll,
    ],
    settlement: (options.order === 'seat by seat' ? seatBySeat : typeByType)(
      first === 'left' ? leftOfDealer : fromAction,
      'player',
      'banker',
      'tie',
    ),
    outcome: (round, bet) => baccarat9Outcome(round, bet, options),
    counted: { by: 'script', alike: pointsOfCard, total: pointsOf },
    why: (round, bet) =>
      winnerWords(
        takesFourth(round, bet, chart) ? pointsWithHit(round) : playerPoints(round),
        pointsOf(shared(round, 'banker').cards),
      ),
    card: baccarat9Words(options, TIE_PAYS),
    advice,
  };
}

const buttonByHole = ({ hole, first }: Baccarat9Options): Step =>
  saying(
    `The action button is placed by the points of the Banker hand's ${first === 'hole cards' ? 'hole cards' : 'first hole card'}, counted clockwise with the player-dealer as zero; where nobody has bet it goes on to the next bet.`,
    actionAt((round) => seatByHole(round, first === 'hole cards' ? hole : 1)),
  );

function threeEach({ hole }: Baccarat9Options): Step[] {
  return [0, 1, 2].flatMap((i) => [deal('player', 1, 'up'), deal('banker', 1, i < hole ? 'down' : 'up')]);
}

const HIT_OR_STAND: readonly Choice[] = [HIT, STAND];

/** Only a Player wager has a choice (003:1023, 003:1302). */
const hitOrStand =
  (chart: NinesChart): Options =>
  (round, { spot }) =>
    chart[playerPoints(round)] === 'O' &&
    round.bets[spot].some(({ kind, cents }) => kind === 'player' && cents > 0) &&
    playsHimself(round, spot)
      ? HIT_OR_STAND
      : NONE;

const isThreeCardNine = (round: RoundState): boolean =>
  playerPoints(round) === 9 || pointsOf(shared(round, 'banker').cards.slice(0, 3)) === 9;

/** The diagram is lost: the points of the hole cards are counted clockwise, the player-dealer being zero (003:1059). */
function seatByHole(round: RoundState, hole: number): number {
  const points = pointsOf(shared(round, 'banker').cards.slice(0, hole));
  return nextBet(round, seatAt(round, points, 'clockwise'), 'clockwise');
}

/** Banker and Tie wagers look at the house way's hand (003:1065, 003:1301). */
const takesFourth = (round: RoundState, { kind, spot }: Wager, chart: NinesChart): boolean =>
  kind === 'player' ? hitsOn(round, spot, chart) : hitsByHouseWay(playerPoints(round));

const isFourthWanted = (round: RoundState, chart: NinesChart): boolean =>
  shared(round, 'hit').cards.length === 0 &&
  round.wagers.some((bet) => bet.open && takesFourth(round, bet, chart));

/** 003:1063, 003:1308 */
const bankerDraws = (round: RoundState): boolean => {
  const { cards } = shared(round, 'banker');
  return cards.length === 3 && hitsByHouseWay(pointsOf(cards));
};

/** 003:1065 */
const TIE_PAYS = 8;

function baccarat9Outcome(round: RoundState, bet: Wager, { chart, bankerTies }: Baccarat9Options): Outcome {
  // If a nine stopped the hand, there is no fourth card to add.
  const points = takesFourth(round, bet, chart) ? pointsWithHit(round) : playerPoints(round);
  const ahead = points - pointsOf(shared(round, 'banker').cards);
  switch (bet.kind) {
    case 'tie':
      return ahead === 0 ? win(TIE_PAYS) : lose;
    case 'banker':
      if (ahead === 0) return isLowTie(points) ? evenMoney : bankerTies === 'lost' ? lose : push;
      return ahead < 0 ? evenMoney : lose;
    default:
      if (ahead === 0) return isLowTie(points) ? lose : push;
      return ahead > 0 ? evenMoney : lose;
  }
}
