import type { Ranking, RankingExamples, RankingWords } from '../../ranks/ranking.ts';

const words = (name: string, examples: RankingExamples, ...says: string[]): RankingWords => ({
  name,
  examples,
  says,
});
const using = (uses: string, of: RankingWords): RankingWords => ({ ...of, uses });

const TWO_AND_THREE = 'exactly two cards from your hand with exactly three from the board';
const ONE_OR_TWO = 'one or two of your three cards with the board, never all three and never none';
const LOW = 'Hands are compared from their highest card down; the lower card wins.';
const IGNORED = 'Straights and flushes do not count.';
const BUG = 'The joker is an ace, or completes a straight, a flush or a straight flush.';
const BUG_NO_FLUSH =
  'The joker is an ace, or completes a straight or a straight flush, but not a plain flush.';
const WILD = 'A joker is fully wild.';
const TOTAL = 'Cards count face value, face cards ten, aces one or eleven; closer to 21 is better.';
const NATURAL_21_5 = 'An ace and a ten-value card are a natural of 21½; after a split they are 21.';
const JOKER_22 =
  'Two jokers are a natural 22. One joker makes any hand a 21, which stands and is not doubled, split or surrendered.';
const TILE_POINTS =
  'Other hands count the last digit of all their spots. On equal points the hand with the higher single tile wins; all zeros tie.';
const WONG = 'A Wong is a Teen or Dey with a nine, a Gong one with an eight.';
const GEE_JOON = 'Either Gee Joon tile counts three or six, whichever is better.';
const BADUGI =
  'Cards of different ranks and suits count; of two cards of one rank or one suit only one does. More cards beat fewer; then the lower hand wins, compared from the highest card down.';

/** Words for the books' rankings, by id; they are here so that only programs that print cards load them. */
const WORDS: Readonly<Record<string, RankingWords>> = {
  high: words('high hand', 'high'),
  'high-66': words('high hand of a pair of sixes or better', 'high'),
  'high-board': words('high hand', 'high', 'Straights and flushes do not count with three cards.'),
  'omaha-high': using(TWO_AND_THREE, words('high hand', 'high')),
  'omaha-low-8': using(TWO_AND_THREE, words('eight-or-better low', 'low', LOW, 'Aces are low.', IGNORED)),
  'omaha-low': using(TWO_AND_THREE, words('ace-to-five low', 'low', LOW, 'Aces are low.', IGNORED)),
  'tahoe-high': using(ONE_OR_TWO, words('high hand', 'high')),
  'tahoe-low-8': using(ONE_OR_TWO, words('eight-or-better low', 'low', LOW, 'Aces are low.', IGNORED)),
  'short-deck': words('high hand', 'high', 'Aces are high, and low in the straight 9-8-7-6-A.'),
  'ez-money': words('high hand', 'high', 'Aces are high only.'),
  'asian-stud': words('high hand', 'high', 'Aces are high only.'),
  'asian-stud-flush-over': words('high hand', 'high', 'Aces are high only.'),
  mexican: words(
    'high hand',
    'high',
    'A jack follows a seven in straights, as there are no eights, nines and tens.',
    'A joker face down is fully wild; face up it is an ace, or completes a straight or a flush.',
  ),
  caribbean: words('high hand', 'high'),
  'caribbean-standard': words('high hand', 'high'),
  bug: words('high hand', 'high', BUG),
  'bug-no-flush': words('high hand', 'high', BUG_NO_FLUSH),
  wild: words('high hand', 'high', WILD),
  'wild-no-fives': words(
    'high hand',
    'high',
    WILD,
    'Only five aces rank as five of a kind; others count as four of a kind.',
  ),
  'pai-gow-front': words(
    'two-card hand',
    'front',
    'Two cards make no straight or flush; the joker is an ace here.',
  ),
  'pai-gow-front-wild': words(
    'two-card hand',
    'front',
    'Two cards make no straight or flush; a joker pairs the other card, and two jokers are aces.',
  ),
  'ace-five': words('ace-to-five low', 'low', LOW, 'Aces are low.', IGNORED),
  'low-8': words('eight-or-better low', 'low', LOW, 'Aces are low.', IGNORED),
  'low-6': words('six-or-better low', 'low', LOW, 'Aces are low.', IGNORED),
  'deuce-seven': words(
    'deuce-to-seven low',
    'low',
    LOW,
    'Aces are high, and straights and flushes count against a hand.',
  ),
  'deuce-seven-joker': words(
    'deuce-to-seven low',
    'low',
    LOW,
    'Aces are high, and straights and flushes count against a hand.',
    'The joker is the lowest card the hand lacks, even if that makes a straight; it never makes a flush.',
  ),
  'lowball-joker': words(
    'ace-to-five low',
    'low',
    LOW,
    'Aces are low.',
    IGNORED,
    'The joker is the lowest card the hand lacks.',
  ),
  'low-regular-ace-high': words('low hand', 'low', LOW, 'Aces are high, the worst card.', IGNORED),
  'low-regular-ace-low': words(
    'low hand',
    'low',
    LOW,
    'A single ace is the lowest card; a pair of aces is the worst pair.',
    IGNORED,
  ),
  badugi: words('badugi', 'badugi', BADUGI, 'Aces are low.'),
  'badugi-ace-high': words('badugi', 'badugi', BADUGI, 'Aces are high.'),
  'three-card': words('three-card hand', 'three cards'),
  'three-card-four-low': words(
    'three-card hand',
    'three cards',
    'The lowest straight flush is 4-3-2; a suited A-2-3 is a flush.',
  ),
  'six-card': words(
    'high hand',
    'high',
    "The best five of the player's three cards and the player-dealer's three.",
  ),
  pokara: words('three-card hand', 'three cards', 'A flush with a pair is the highest flush.'),
  tiles: words('two tiles', 'tiles', WONG, GEE_JOON, TILE_POINTS),
  'tiles-kong': words(
    'two tiles',
    'tiles',
    WONG,
    'A Kong is a Teen or Dey with a seven.',
    GEE_JOON,
    TILE_POINTS,
  ),
  'tiles-wild': words(
    'two tiles',
    'tiles',
    WONG,
    'A Gee Joon tile alone stands for any tile; both together are the Supreme Pair.',
    TILE_POINTS,
  ),
  nines: words(
    'points of nine',
    'points',
    'Aces count one, tens and face cards zero, other cards face value; only the last digit of the total counts.',
  ),
  'nines-up': words(
    'two-card hand',
    'two cards',
    'Without a pair, cards count as in baccarat: aces one, tens zero, only the last digit of the total. On equal points a hand with an ace wins, but all zeros tie.',
  ),
  'nine-and-a-half': words(
    'points',
    'halves',
    'Aces count one, tens and face cards a half, other cards face value. Over nine and a half is a bust.',
  ),
  'hawaiian-22': words(
    'total',
    'totals',
    'Cards count face value, face cards ten, aces one or eleven, jokers two or twelve; closer to 22 is better.',
    'After a split, two aces, or a joker and a ten-value card, are a plain 22.',
  ),
  'blackjack-elite': words(
    'total',
    'totals',
    TOTAL,
    'An ace and a ten-value card are a natural 31; after a split they are 21.',
    'A hard 31 counts every ace as one; all totals from 22 to 30 tie and rank last.',
  ),
  'no-bust-22': words('total', 'totals', TOTAL, JOKER_22, 'Every other 22 is a bust.'),
  'no-bust-22-2001': words('total', 'totals', TOTAL.replace('21', '22'), JOKER_22, 'More than 22 is a bust.'),
  'no-bust-21-5': words('total', 'totals', TOTAL, NATURAL_21_5),
  'pure-21-5': words(
    'total',
    'totals',
    'Cards count face value, bonus cards ten, aces one or eleven; closer to 21 is better. An ace and a bonus card are a natural of 21½; after a split they are 21.',
  ),
  'blackjack-8': words('total', 'totals', TOTAL, NATURAL_21_5),
  'blackjack-poker': words(
    'total',
    'totals',
    TOTAL,
    'After a split, two aces of hearts and an ace with a ten still outrank a drawn 21, but not those of the first two cards.',
  ),
  'match-it': using(
    'the three cards of the hand against the three of the board',
    words(
      'match',
      'none',
      "The total of the hand's three cards is compared with the total of the board's three: closest without going over wins, and any hand that is not over beats one that is; if all are over, the closest wins.",
      'Face cards count ten. An ace is eleven on the board, one or eleven in a hand.',
      'On equal totals the hand with the higher cards wins.',
    ),
  ),
};

/** A custom name for the wheel's place is no other ranking. */
const WHEEL_SECOND = '-wheel-second';

/** What a card says about a ranking; without words of its own, its title. */
export function rankingWords({ id, title, words: own }: Ranking): RankingWords {
  const found =
    own ?? WORDS[id.replace(WHEEL_SECOND, '')] ?? words('hand', 'none', `Hands rank so: ${title}.`);
  if (!id.endsWith(WHEEL_SECOND)) return found;
  return { ...found, says: [...found.says, 'A-2-3-4-5 is the second-highest straight.'] };
}
