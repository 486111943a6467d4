import { plural } from './program.ts';

const GAME = 'a game for a pot or for points from `cardroom games`, e.g. black-sheep/holdem';

/** `cardroom equity` and `query`. */
export const EQUITY = {
  about: 'what hands stand to win: equity black-sheep/holdem QQ 87s',
  argument: GAME,
  hands: 'a hand, a range or "any" for each player, in quotes if it has spaces',
  board: 'cards on the board; those of a second board after a slash',
  dead: 'dead cards: folded or exposed',
  draws: 'draws or discards that are still to come',
  streets: 'the same street by street, from the deal to the given board',
  error: 'the standard error at which dealing at random stops, e.g. 0.001',
  deals: 'the most deals at random',
  exact: 'count every deal if there are no more than this (1000000000)',
  seed: 'any text; the same seed deals the same hands',
  set: 'change a setting of the game',
  json: 'print JSON: method, deals, and for each hand equity, error, scoop, split and each share',
  after: `
Hands: AsKd (cards), QQ+ or 99-66 or ATs+ or A5s-A2s or AKo (ranges of two cards), AA** or KKQQds (patterns),
QQ+,AKs (several), any. Stud: upcards come after a slash, "AsAh / Kd". Draws: discards come after
a minus, "As 2d 3c 4h - Kd", or pat; if you name none, the best draw is found.`,
  which: 'Which hands?',
  example: 'For example: cardroom equity black-sheep/holdem QQ 87s --board "Jh 9s 2c"',
  bank: (name: string) => `${name} is played against a player-dealer, not for a pot.`,
  bankHint: (id: string) => `Its odds: cardroom odds ${id}`,
  bad: (what: string, text: string) => `${what} takes a number above zero, not "${text}".`,
  found: (method: 'exact' | 'simulated', deals: number) =>
    method === 'exact' ? `Exact: all ${plural(deals, 'deal')}.` : `Simulated: ${plural(deals, 'deal')}.`,
  columns: ['hand', 'equity', 'scoops', 'splits'],
  pointColumns: ['hand', 'points', 'ahead', 'even'],
  throws: 'discards',
  nothing: 'nothing',
  street: (street: string, board: string) => `${street}${board === '' ? '' : ` (${board})`}`,
  percent: (part: number) => `${(100 * part).toFixed(3)}%`,
  within: (part: number, error: number) =>
    error === 0 ? `${(100 * part).toFixed(4)}%` : `${(100 * part).toFixed(2)} ± ${(100 * error).toFixed(2)}%`,
  points: (points: number, error: number) => `${points.toFixed(2)} ± ${error.toFixed(2)}`,
  noStreets: 'Street by street is for games with streets, played for a pot.',
} as const;

export const QUERY = {
  about: 'averages, counts and histograms over deals of a game for a pot, in a small language',
  text: 'the query, in quotes',
  json: 'print JSON: deals, those counted, and what was found',
  after: `
For example:
  cardroom query "select avg(part(hero)), histogram(category(hero, flop))
    from game='black-sheep/holdem', hero='AKs', villain='QQ+', board='Jh', deals=100000, seed=1
    where suited(board, flop) < 3"
docs/odds.md lists the functions.`,
  value: (name: string, how: string, value: number, error: number) =>
    how === 'count'
      ? `${name}: ${(100 * value).toFixed(3)}%${error === 0 ? '' : ` ± ${(100 * error).toFixed(3)}`}`
      : `${name}: ${value.toFixed(5)}${error === 0 ? '' : ` ± ${error.toFixed(5)}`}`,
  part: (part: number, error: number) =>
    `${(100 * part).toFixed(2)}%${error === 0 ? '' : ` ± ${(100 * error).toFixed(2)}`}`,
  counted: (counted: number, deals: number, method: 'exact' | 'simulated') =>
    `${method === 'exact' ? 'Exact: ' : 'Simulated: '}${counted === deals ? '' : `${plural(counted, 'deal')} of `}${plural(deals, 'deal')}.`,
} as const;
