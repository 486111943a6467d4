import type { From, MustBet, OddChip, PotGame, Share } from '../../../engine/pot/game.ts';
import { list } from '../../../engine/words.ts';
import type { Ranking } from '../../../ranks/ranking.ts';
import { hasQualifier } from '../hands.ts';
import { rankingWords } from '../ranking-words.ts';
import { number } from '../words.ts';

const PARTS = ['all of', 'half', 'a third of', 'a quarter of'];

/** The pot in one sentence: `Half the pot goes to the best high hand, half to the best badugi.` */
export function potSentence({ shares }: PotGame): string {
  if (shares.length === 1) return `The pot goes to the best ${rankingWords(shares[0].ranking).name}.`;
  const part = PARTS[shares.length - 1];
  const goes = shares.map(
    (share, i) => `${part}${i === 0 ? ' the pot goes' : ''} to the best ${shareName(share, shares)}`,
  );
  return `${goes.join(', ').replace(/^./, (first) => first.toUpperCase())}.`;
}

/** Shares with the same ranking are distinguished by their names. */
function shareName({ name, ranking, from }: Share, shares: readonly Share[]): string {
  const words = rankingWords(ranking).name;
  const alike = shares.filter((other) => rankingWords(other.ranking).name === words).length > 1;
  if (!alike) return words;
  return from.use === 'parts' && shares.every((other) => other.from.use === 'parts')
    ? `${words} on ${name}`
    : `${words} ${from.use === 'hand' ? 'in your own hand' : 'with the board'}`;
}

export function winningLines(game: PotGame): string[] {
  const { shares, otherwise, mustBet, pack } = game;
  const lines = [potSentence(game), ...shares.map((share) => plays(share, game))];
  const qualified = shares.filter(({ ranking }) => hasQualifier(ranking, pack));
  if (otherwise !== undefined)
    lines.push(
      `If nobody qualifies for one half, the other wins the whole pot; if nobody qualifies for either, the pot goes to the best ${rankingWords(otherwise.ranking).name}.`,
    );
  else if (qualified.length > 0)
    lines.push(
      `If nobody has ${list(
        qualified.map(({ ranking }) => `an ${rankingWords(ranking).name}`),
        'or',
      )}, the other share takes all of the pot.`,
    );
  lines.push('Tied hands split what they win.', ...oddLines(game));
  if (mustBet !== undefined) lines.push(...mustBetLines(mustBet));
  return lines;
}

/** Which cards a share is ranked from. */
function plays(share: Share, game: PotGame): string {
  const { from, ranking } = share;
  const name = game.shares.length === 1 ? 'The hand' : `The ${shareName(share, game.shares)}`;
  return `${name}: ${cardsFrom(from, ranking, game)}.`;
}

function cardsFrom(from: From, ranking: Ranking, { script }: PotGame): string {
  switch (from.use) {
    case 'parts':
      return rankingWords(ranking).uses ?? 'cards in hand with cards from the board';
    case 'hand':
      return "the player's own cards only";
    case 'facing':
      return `all five cards; a joker plays by whether it is face up or down, and one its player turned up plays as a card dealt ${from.turned}`;
    case 'any':
      return `the best of the player's own cards${script.some((step) => step.do === 'board') ? ' and the board, in any combination' : ''}`;
  }
}

const ODD: Readonly<Record<OddChip, string>> = {
  'left of button': 'the winner closest to the left of the button',
  'high card': 'the winner with the highest card by suit',
  'low card': 'the winner with the lowest card by suit, aces high',
  'low card, aces low': 'the winner with the lowest card by suit, aces low',
};

function oddLines({ shares, odd }: PotGame): string[] {
  const rules = new Set(shares.map((share) => share.odd));
  const lines: string[] = [];
  if (rules.size === 1) lines.push(`The odd chip between tied hands goes to ${ODD[shares[0].odd]}.`);
  else
    lines.push(
      `The odd chip between tied hands goes, ${list(shares.map((share) => `for the ${shareName(share, shares)}, to ${ODD[share.odd]}`))}.`,
    );
  if (shares.length > 1)
    lines.push(
      `The odd chip between the halves of the pot goes to ${odd.between === 'first share' ? `the ${shareName(shares[0], shares)}` : ODD[odd.between]}.`,
    );
  if (odd.tiedForAll !== undefined)
    lines.push(`Players who tie for the whole pot split it; the odd chip goes to ${ODD[odd.tiedForAll]}.`);
  return lines;
}

const LOSES: Readonly<Record<MustBet['loses'], string>> = {
  pot: 'may not win the pot',
  'after-draw': 'may not win the bets made after the draw, which go to the best of the other hands',
  void: 'may not win the bets made after the draw, which are returned',
};

function mustBetLines({ best, loses, raiseMends, shortBetExcused }: MustBet): string[] {
  return [
    `${best === 8 ? 'An' : 'A'} ${number(best)} or better must be bet after the draw: a player who checks one ${LOSES[loses]}.`,
    raiseMends
      ? 'A bet or raise later in the same round makes up for the check.'
      : 'A raise later in the round does not make up for the check.',
    ...(shortBetExcused
      ? [
          'An all-in of less than half a bet may be called with such a hand, and the hand may win it; a player who calls after that and loses gets the call back. It may also be completed to a full bet.',
        ]
      : []),
  ];
}
