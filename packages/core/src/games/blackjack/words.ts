import { ACE, cardOf, JOKER, type Pack, printCards } from '../../cards/index.ts';
import type { PlayerDealerWords, PrintedRow } from '../../engine/player-dealer/game.ts';
import type { SpecialHand } from '../../ranks/count/twenty-one.ts';
import type { BlackjackRules } from './rules.ts';

/** The rules of a game of twenty-one in words; functions are asked for what they decide. */

const ACE_UP = cardOf(ACE, 0);
const [TEN_UP, KING_UP] = [cardOf(8, 0), cardOf(11, 1)];

export function blackjackWords(rules: BlackjackRules): PlayerDealerWords {
  const { double, insurance, sides } = rules;
  return {
    about: [
      'Each player plays a hand against the player-dealer, who draws by a fixed rule; the better total wins.',
    ],
    rankings: [{ of: '', ranking: rules.totals }],
    comesTo: {
      game: gameWords(rules),
      ...(double === undefined ? {} : { double: ['Wins, loses or pushes with its hand.'] }),
      ...(insurance === undefined
        ? {}
        : {
            insurance: [
              `Pays 2 to 1 if the player-dealer has a natural${insurance.bothNatural === 'returned' ? ', but is returned to a player who has one too' : ', even to a player who has one too'}; otherwise lost.`,
            ],
          }),
      ...Object.fromEntries(sides.map(({ kind, says }) => [kind.id, [says]])),
    },
    amounts: {
      double:
        double === 'for less' ? 'the Game bet or less, but a bet of the table' : 'as much as the Game bet',
      insurance: insurance?.size === 'half' ? 'half of the Game bet' : 'up to half of the Game bet',
    },
    pays: [
      {
        kind: 'game',
        title: 'Game',
        in: 'odds',
        rows: rules.pays.map((row) => ({ ...row, hand: special(row.hand, rules) })),
      },
      ...sides.map(({ kind, pays }) => ({
        kind: kind.id,
        title: kind.title,
        in: 'odds' as const,
        rows: pays as readonly PrintedRow[],
      })),
    ],
  };
}

/** A hand above the totals, by name and example. */
function special(hand: SpecialHand, { totals, shoe, words }: BlackjackRules): string {
  const cards = [...new Set(shoe.cards)];
  const pairs = cards.flatMap((a) => cards.map((b) => [a, b]));
  const hard31 = [cardOf(11, 0), cardOf(10, 1), cardOf(9, 2), ACE_UP];
  const found = [...pairs, hard31].find((held) => totals.special(held) === hand);
  if (found === undefined) return hand;
  const name = words?.hands?.[hand] ?? totals.name(totals.value(found));
  return `${name}, such as ${printCards([...found].sort((a, b) => b - a))}`;
}

function gameWords({ words, naturalTakes, surrender, pays, double, split }: BlackjackRules): string[] {
  return [
    `A better hand than the player-dealer's wins even money${pays.length > 0 ? ', or what the table pays for it' : ''}; so does any hand that has not busted when the player-dealer has.`,
    `Equal hands push${words?.tie === undefined ? '' : `, ${words.tie}`}.`,
    `A busted hand loses${words?.bothOver === undefined ? ', whatever the player-dealer has' : ` ${words.bothOver}`}.`,
    ...(surrender === undefined ? [] : ['A surrendered hand loses half its bet.']),
    ...(double === undefined && split === undefined
      ? []
      : [
          naturalTakes === 'everything'
            ? "The player-dealer's natural takes doubled and split bets like the original ones."
            : "The player-dealer's natural takes only the original bets; doubled and split ones are returned.",
        ]),
  ];
}

/** What is offered before the player-dealer's second card is looked at. */
export function beforeWords({ insurance, surrender }: BlackjackRules): string {
  const offers: string[] = [];
  if (surrender === 'before the check') offers.push('Each player may surrender half the bet.');
  if (insurance !== undefined)
    offers.push(
      `With an ace up, each player may take insurance for ${insurance.size === 'half' ? 'half' : 'up to half'} of the Game bet.`,
    );
  return offers.join(' ');
}

export function checkWords(checks: (up: number) => boolean, shoe: Pack): string {
  const ups = [
    ...(checks(ACE_UP) ? ['an ace'] : []),
    ...(checks(TEN_UP) ? ['a ten-value card'] : []),
    ...(checks(JOKER) && shoe.cards.includes(JOKER) ? ['a joker'] : []),
  ];
  return `With ${ups.join(', ').replace(/, ([^,]*)$/, ' or $1')} up, the player-dealer's second card is checked; a natural is turned up at once and ends the play.`;
}

export const paidNaturalsWords = 'Naturals are paid now if the player-dealer cannot have one.';

export function playWords(rules: BlackjackRules): string {
  const { chart, jokersFreeze, surrender } = rules;
  const { hitTo, standHard, standSoft } = chart;
  const stand =
    standHard === standSoft
      ? `takes no more cards at ${standHard} or more`
      : standSoft > 21
        ? `takes no more cards at hard ${standHard} or more; soft hands may always hit`
        : `takes no more cards at hard ${standHard} or soft ${standSoft} or more`;
  return [
    'Each player in turn plays a hand, and may hit or stand',
    ...(hitTo > 0 ? [`, but must hit a hand of ${hitTo} or less, and ${stand}.`] : [`, but ${stand}.`]),
    chart.naturalsPlay ? '' : ' Naturals stand.',
    doubleWords(rules),
    splitWords(rules),
    surrender === undefined ? '' : SURRENDER[surrender](rules.surrenderAfterSplit === true),
    jokersFreeze ? ' With a joker up, nobody plays.' : '',
  ].join('');
}

const SURRENDER: Readonly<Record<NonNullable<BlackjackRules['surrender']>, (afterSplit: boolean) => string>> =
  {
    'before the check': (afterSplit) =>
      afterSplit ? ' A hand of two cards after a split may be surrendered now.' : '',
    'before his second card': () => '',
    'first two cards': () => ' The first two cards may be surrendered.',
    'any two cards': () => ' A hand of two cards may be surrendered, even after a split.',
    'up to 20': () => ' A hand of 20 or less may be surrendered at any time.',
  };

function doubleWords({ double }: BlackjackRules): string {
  if (double === undefined) return '';
  return ` A hand of two cards may be doubled${double === 'for less' ? ', for less if the player wants' : ''}; it gets one card and stands.`;
}

function splitWords({ split, words }: BlackjackRules): string {
  if (split === undefined) return '';
  const pair =
    words?.pair ??
    (split.pair(TEN_UP, KING_UP) ? 'two cards of the same value' : 'two cards of the same rank');
  const wager = split.wager === 1 ? 'an equal bet' : 'half the bet';
  const one = split.oneCard(ACE_UP) ? 'aces' : split.oneCard(JOKER) ? 'jokers' : null;
  const again = split.oneCardAgain ? 'and may be split again' : 'and are not split again';
  return ` A hand of ${pair} may be split for ${wager}, into ${split.hands} hands at most${split.handsOf === undefined ? '' : `, ten-value cards into ${split.handsOf(TEN_UP)}`}${one === null ? '' : `; split ${one} get one card each ${again}`}.`;
}

export function dealerWords({ dealerHits, bothOver }: BlackjackRules): string {
  const { hard, soft } = dealerHits;
  const all =
    hard === soft ? `all totals up to ${hard}` : `hard totals up to ${hard} and soft ones up to ${soft}`;
  return `The player-dealer hits ${all}, and stands on the rest; the player-dealer draws only while a bet depends on it${bothOver === undefined ? '' : ', busted hands included'}.`;
}
