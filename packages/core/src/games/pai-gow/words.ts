import { dollars } from '../../engine/money.ts';
import type { PlayerDealerWords, PrintedPays } from '../../engine/player-dealer/game.ts';
import { houseWayExamples } from '../house-ways/examples.ts';
import { bothMustWinWords, COPY_WORDS } from '../table-poker/against-dealer.ts';
import type { PaiGowBonus } from './bonus.ts';
import type { PaiGowPokerOptions } from './poker.ts';

/** Pai gow poker in words. */
export function paiGowWords(options: PaiGowPokerOptions): PlayerDealerWords {
  const { rules, way, shoe, bonus, aceHigh } = options;
  return {
    about: [
      "Seven cards set as a front hand of two and a back hand of five, each against one of the player-dealer's.",
    ],
    rankings: [
      { of: 'The front hand', ranking: rules.front },
      { of: 'The back hand', ranking: rules.back },
    ],
    comesTo: {
      game: gameWords(options),
      ...(bonus === undefined ? {} : { [bonus.id]: bonusWords(bonus, options.foulTakesBonus === true) }),
      ...(bonus?.envy === undefined ? {} : { envy: envyWords(bonus.envy) }),
      ...(aceHigh === undefined
        ? {}
        : {
            'ace high': [
              'Paid by the table if the player-dealer has ace-high, the most if the player has it too; otherwise lost.',
            ],
          }),
    },
    pays: [...bonusPays(bonus), ...aceHighPays(aceHigh)],
    charts: [houseWayExamples(way, shoe)],
    setBy: way.ruleFor,
  };
}

function gameWords({ pays: [to, per], faceUp, foulBackline }: PaiGowPokerOptions): string[] {
  return [
    `${bothMustWinWords(to === per ? undefined : `${to} to ${per}`)} ${COPY_WORDS}`,
    ...(faceUp ? ['If the player-dealer has ace high, it is returned.'] : []),
    `A foul hand loses${foulBackline === 'lost' ? ', and so do its back-line bets' : '; its back-line bets play the house way'}.`,
  ];
}

function bonusWords({ envy, table }: PaiGowBonus, foulTakes: boolean): string[] {
  return [
    'Paid for the seven cards as they were dealt, by the best-paid row they make, whatever happens to the hand; otherwise lost.',
    ...(table.some(({ hand }) => hand === 'royal flush and royal match')
      ? ['The royal match is a king and queen of one suit beside the royal flush.']
      : []),
    ...(foulTakes ? ['A foul hand loses it.'] : []),
    ...(envy === undefined ? [] : [`A bet of ${dollars(envy.least)} or more earns an Envy button.`]),
  ];
}

const OWNERS = {
  'bonus wager': 'of another player with a bonus bet',
  button: 'of another player with an Envy button',
  anyone: 'of another player',
} as const;

function envyWords(envy: NonNullable<PaiGowBonus['envy']>): string[] {
  return [
    `An Envy button is paid the amount in the table when the hand ${OWNERS[envy.owner]} makes one of its rows, but never for the player-dealer's hand; if several do, ${envy.several === 'each' ? 'each is paid' : 'only the highest is paid'}.`,
    ...(envy.sameRow === 'paid' ? [] : ['It is not paid to a player whose own hand makes the same row.']),
    envy.backline ? 'Back-line bettors may have Envy buttons.' : 'Back-line bettors have no Envy buttons.',
  ];
}

function bonusPays(bonus: PaiGowBonus | undefined): PrintedPays[] {
  if (bonus === undefined) return [];
  const { id, title, table, envy } = bonus;
  return [
    { kind: id, title, in: 'odds', rows: table },
    ...(envy === undefined
      ? []
      : [{ kind: 'envy', title: 'Envy', in: 'dollars', rows: envy.table } as const]),
  ];
}

function aceHighPays(table: PaiGowPokerOptions['aceHigh']): PrintedPays[] {
  return table === undefined ? [] : [{ kind: 'ace high', title: 'Ace-High Bonus', in: 'odds', rows: table }];
}

/** What the players are asked to do with their cards. */
export function setWords({ rules, faceUp, otherSplit }: PaiGowPokerOptions): string {
  const same =
    rules.same === 'fouls'
      ? '; it is foul also with the same pair or the same two high cards as the front'
      : '';
  const fives = rules.jokerFives
    ? ' With a joker, a back hand below a pair of fives is foul if a better one could be set.'
    : '';
  const count = otherSplit === 'foul' ? ' Any other number of cards in front is foul too.' : '';
  return `${faceUp ? 'Otherwise each' : 'Each'} player sets the seven cards, two in front and five in back, or plays the house way; the back hand must be the higher of the two${same}.${fives}${count}`;
}

export const aceHighWords = ({ aceHighPushes, bonus }: PaiGowPokerOptions): string =>
  `If the player-dealer has ace high (an ace or the joker, and no pair, straight or flush in all seven cards), the Game bets ${
    aceHighPushes === 'game and Fortune wagers' ? `and the ${bonus?.title} bets ` : ''
  }are returned.`;

export const dealerSetsWords =
  'The player-dealer sets the hand, or plays the house way; it cannot be set foul.';
