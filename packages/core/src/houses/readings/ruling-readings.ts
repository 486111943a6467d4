import { setting } from '../offering/setting.ts';

/** Readings of lines that say what is done when something goes wrong; each game gives its own citation. */

/** Two conditions, of which the texts say "or", "and", or nothing between them. */
export const changedDraw = (cite: string, printed: 'either' | null) =>
  setting({
    title: 'How long the number of cards drawn may be changed',
    cite,
    choices: ['either', 'both'],
    labels: { either: 'until a card is dealt', both: 'until a card is dealt or somebody acts' },
    printed,
    customary: 'both',
  });

export const exposedLastCard = (cite: string) =>
  setting({
    title: 'Last card that the dealer turns up by mistake plays as',
    cite,
    choices: ['an upcard', 'a downcard'],
    customary: 'an upcard',
  });

/** Bets that a new deal finds on the table. */
export const betsAfterRedeal = (title: string, cite: string, value: 'bets back' | 'bets stay') =>
  setting({
    title,
    cite,
    choices: ['bets back', 'bets stay'],
    labels: { 'bets back': 'they go back', 'bets stay': 'they stay for the new deal' },
    customary: 'bets back',
    default: value,
  });

/** Whether another game's lines apply to a game whose own text does not say so, or only in passing. */
export const ruledAs = (game: string, cite: string, value: boolean) =>
  setting({
    title: `When something goes wrong, the rulings of ${game} also apply here`,
    cite,
    choices: [true, false],
    customary: true,
    default: value,
  });

export const wrongCount = (cite: string) =>
  setting({
    title: 'A hand with the wrong number of cards, found before the draw',
    cite,
    choices: ['put right', 'misdeal'],
    labels: { 'put right': 'gets its right number', misdeal: 'makes a misdeal' },
    customary: 'misdeal',
    default: 'put right',
  });

export const wrongPosition = (cite: string) =>
  setting({
    title: 'Cards dealt to the wrong position make a misdeal until',
    cite,
    choices: ['somebody acts', 'the draw'],
    labels: { 'somebody acts': 'somebody has acted', 'the draw': 'the draw begins' },
    customary: 'somebody acts',
  });

/** "No action", yet the bet is "deducted from the player-dealer's bank". */
export const miscalledHand = (cite: string) =>
  setting({
    title: "A hand the dealer miscalled, once the player-dealer's card is open",
    cite,
    choices: ['off the bank', 'bet back', 'paid'],
    labels: {
      'off the bank': 'its bet goes back, and the bank covers that much less',
      'bet back': 'its bet goes back, and the bank stays as it is',
      paid: 'the bank pays its bet',
    },
    printed: 'off the bank',
    customary: 'bet back',
  });
