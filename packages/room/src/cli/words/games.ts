import { either, plural } from './program.ts';

/** `cardroom games`, `rules` and `deal`, and what every command says that is about one game at one house. */
export const GAME = {
  argument: 'a game from `cardroom games`, e.g. black-sheep/holdem',
  unknown: (id: string, near: readonly string[]) =>
    `There is no game "${id}".${near.length > 0 ? ` Did you mean ${either(near)}?` : ''}`,
  unknownHint: 'Run `cardroom games` for the list.',
  usualLimits: (ids: readonly string[]) => `The usual limits are ${ids.map((id) => `"${id}"`).join(', ')}.`,
  badPair: (pair: string) => `A setting is written as name=value, not "${pair}".`,
  pairExample: 'For example: --set oddChips="first share"',
  pairHint: (id: string) => `Run \`cardroom rules ${id}\` for its settings and their choices.`,
  noBook: 'not in a rule book',
} as const;

export const GAMES = {
  about: 'list the games of all houses, with their limits, seats, buy-ins and table rules',
  argument: 'show one game only, e.g. black-sheep/holdem',
  limit: 'show one table of it, e.g. 7-14: a listed limit, or any other that the rule book allows',
  json: 'print JSON: an array of games, or the one you ask for',
  after: `
A limit is named by its bets ("4-8"), by its blinds ("nl 1-3", "pl 5-10"), by its minimum and maximum bet
("spread 2-10"; with a player-dealer "10-700", or "10-no limit" if there is no maximum), or by the value
of a point ("25"). Amounts in JSON are in cents.`,
  limitAlone: '--limit needs a game.',
  limitExample: 'For example: cardroom games black-sheep/holdem --limit 7-14',
  columns: ['game', 'name', 'kind', 'limits'],
  limitColumns: ['limit', 'name', 'blinds, antes, steps', 'buy-in', 'rule book'],
  ruleColumns: ['table rule', 'what it sets', 'value', 'printed', 'rule book'],
  moreLimits: (n: number) => `${n} more`,
  noRanges: 'No other limits are printed.',
  ranges: 'Any other limit in these ranges can be opened too:',
  with: (range: string, cite: string, forced: string | null) =>
    `  ${range} (${cite})${forced === null ? '' : `, with ${forced}`}`,
  seats: (n: number) => `${plural(n, 'seat')}.`,
  seatsAndBuyIn: (n: number, buyIn: string) => `${plural(n, 'seat')}. Buy-in: ${buyIn}.`,
  orMore: (amount: string) => `${amount} or more`,
  span: (least: string, most: string) => `${least} to ${most}`,
  customary: 'customary',
} as const;

export const RULES = {
  about: 'print the rule card of a game: deal, betting, rankings, pay tables and settings',
  set: 'show the card with a setting changed',
  json: 'print JSON: the card as sections of lines and tables',
  book: (cite: string) => `rule book ${cite}`,
} as const;

export const DEAL = {
  about: 'deal hands to simple players and print what happens',
  seats: 'number of players',
  hands: 'hands to deal (rounds, in games with a player-dealer)',
  seed: 'any text; the same seed deals the same hands',
  limit: 'a limit from `cardroom games`, or any other that the rule book allows',
  set: 'change a setting of the game',
  json: 'print one event per line, then the chips before and after',
  after: `
Everyone starts with a usual buy-in and buys more chips when short.
In games with a player-dealer, the bank moves clockwise every two rounds. A shoe is dealt down to a cut
card a third from the end; a single deck is shuffled every round.`,
  badHands: (most: number, hands: number) =>
    `--hands takes 1 to ${most.toLocaleString('en-US')}, not ${hands}.`,
  handsExample: 'For example: --hands 3',
  badSeats: (name: string, fewest: number, most: number, seats: number) =>
    `${name} is dealt to ${fewest} to ${most} players, not ${seats}.`,
  seatsExample: (usual: number) => `For example: --seats ${usual}`,
  head: (name: string, house: string, limit: string, seats: number, seed: string) =>
    `${name} at ${house}, ${limit}, ${seats} seats, seed ${seed}.`,
  round: (number: number, seat: number) => `Round ${number}. Seat ${seat} is the player-dealer.`,
  hand: (number: number, seat: number) => `Hand ${number}. The button is at seat ${seat}.`,
  buys: (seat: number, amount: string) => `Seat ${seat} buys ${amount} in chips.`,
  stacks: (stacks: readonly { readonly seat: number; readonly amount: string }[]) =>
    `${stacks.map(({ seat, amount }, i) => `${i === 0 ? 'Seat' : 'seat'} ${seat} has ${amount}`).join(', ')}.`,
} as const;
