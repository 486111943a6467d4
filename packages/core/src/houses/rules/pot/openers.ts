import { ACE, cardOf, DEUCE } from '../../../cards/index.ts';
import type { BlindSeats, Opener, PotGame } from '../../../engine/pot/game.ts';
import { list, ordinal } from '../../../engine/words.ts';
import type { Limit } from '../../offering/offering.ts';
import { rankingWords } from '../ranking-words.ts';
import { number, sentence } from '../words.ts';

/** Who posts what, and who acts first. */

type BlindsStep = Extract<PotGame['script'][number], { do: 'blinds' }>;

/** What the blinds of a limit are called, the smallest first. */
function blindNames(blinds: number, ante: number | undefined): string[] {
  const live = blinds - (ante === undefined ? 0 : 1);
  const names =
    live === 1
      ? ['the blind']
      : live === 2
        ? ['the small blind', 'the big blind']
        : ['the small blind', 'the middle blind', 'the big blind'];
  return ante === undefined ? names : names.toSpliced(ante, 0, 'the ante');
}

/** An offset clockwise from the button as a place. */
function place(offset: number, players: number): string {
  if (offset === 0) return 'the button';
  if (players === 2) return 'the other player';
  return offset === 1 ? 'the player left of the button' : `the ${ordinal(offset)} player left of the button`;
}

function posted(seats: BlindSeats, players: number, names: readonly string[]): string {
  const parts = seats(players, names.length).flatMap((offset, blind) =>
    offset < 0 || names[blind] === undefined ? [] : [`${place(offset, players)} posts ${names[blind]}`],
  );
  return list(parts);
}

/** A sentence for each number of blinds that limits have, and for each number of players that moves them. */
export function blindSentences(
  { seats, ante }: BlindsStep,
  { fewest = 2, players }: PotGame,
  limits: readonly Limit[],
): string[] {
  const counts = [...new Set(limits.map(({ stakes }) => stakes.blinds.length))].filter((n) => n > 0);
  return counts.flatMap((blinds) => {
    const names = blindNames(blinds, ante);
    const places = (few: number) => seats(few, blinds).join();
    const at = counts.length > 1 ? `with ${number(blinds)} blinds` : '';
    const sentences = [`${at}${at === '' ? '' : ', '}${posted(seats, players, names)}`];
    for (let few = players - 1; few >= fewest; few--) {
      if (places(few) !== places(players) && places(few) !== places(few + 1))
        sentences.push(
          `${at}${at === '' ? 'with' : ' and'} ${number(few)} players, ${posted(seats, few, names)}`,
        );
    }
    return sentences.map(sentence);
  });
}

export function opens(opener: Opener, limits: readonly Limit[]): string {
  switch (opener.by) {
    case 'blinds':
      return `the player left of the ${limits.every(({ stakes }) => stakes.blinds.length === 1) ? '' : 'big '}blind acts first`;
    case 'button':
      return 'the first player still in to the left of the button acts first';
    case 'upcard':
      return `${upcard(opener.rank)} ${opener.forced ? 'makes the forced bet' : 'acts first'}`;
    case 'board': {
      const { ranking, worst, ties, worstBehindCommon } = opener;
      const what = `the ${worst ? 'worst' : 'best'} ${rankingWords(ranking).name} showing acts first`;
      const tie =
        ties === 'suits'
          ? ', suits breaking ties'
          : ties === 'last'
            ? ', on a tie the last in dealing order'
            : ', on a tie the first in dealing order';
      const common = worstBehindCommon ? '; with a community card, the worst hand without it' : '';
      return what + tie + common;
    }
  }
}

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

/** The order of upcards, asked of the function that ranks them. */
function upcard(rank: (card: number) => number): string {
  const [five, nine] = [3, 7];
  const of = (r: number, suit = 0) => rank(cardOf(r, suit));
  const highest = of(nine) > of(five);
  const aceFirst = highest ? of(ACE) > of(ACE - 1) : of(ACE) > of(DEUCE);
  const aces = highest === aceFirst ? 'high' : 'low';
  const suits = [0, 1, 2, 3].sort((a, b) => of(nine, b) - of(nine, a));
  const tie =
    of(nine, 0) === of(nine, 3)
      ? 'on a tie the first clockwise from the button'
      : `on a tie ${list(suits.map((suit) => SUITS[suit]).slice(0, 3))} before ${SUITS[suits[3]]}`;
  return `the ${highest ? 'highest' : 'lowest'} upcard (aces ${aces}, ${tie})`;
}
