/** `cardroom odds`. */
export const ODDS = {
  about:
    'what every bet of a player-dealer game costs: counted exactly where it can be, else dealt many times',
  argument: 'a game with a player-dealer from `cardroom games`, e.g. black-sheep/ez-baccarat',
  argumentOrTable:
    'a game with a player-dealer from `cardroom games`, e.g. black-sheep/ez-baccarat; not needed if the pay table names it',
  paytable: 'use a pay table of your own for one bet: a text or JSON file, see docs/odds.md',
  paytableHint: 'A pay table has lines such as "flush: 4" or "straight: 7 to 2"; see docs/odds.md.',
  inFile: (path: string, why: string) => `${path}: ${why}`,
  noGame: 'Name a game, or use a pay table that names one.',
  wager: 'show one bet only, with every row of its pay table',
  set: 'change a setting of the game',
  best: 'count pai gow poker for any settings, even if that takes a few minutes',
  seconds: 'how long to deal what cannot be counted',
  error:
    'deal until the standard error of every bet is this percent of the bet, however long that takes unless --seconds says otherwise',
  seed: 'any text; the same seed deals the same rounds',
  option: 'add the fees of an option from `cardroom fees`: what a hand and an hour cost',
  players: 'how many bet against the bank, for --option, --bank or the first posted option; 6 unless given',
  bet: 'what each of them bets, in dollars; the minimum of the usual limit unless given',
  hands: 'hands an hour',
  bank: 'price a short bank with this stake, in dollars, by place in the order of settlement',
  json: 'print JSON; edges are parts of the bet, positive for the bank',
  notAgainstABank: (name: string) => `${name} is played for a pot: nobody has an edge by the rules.`,
  notAgainstABankHint: '`cardroom games` lists the games with a player-dealer.',
  noWager: (id: string, ids: readonly string[]) =>
    `There is no bet "${id}" here; there are ${ids.map((one) => `"${one}"`).join(', ')}.`,
  until: (error: string, seconds: number) =>
    `Dealing until the standard error of every bet is ${error}% of the bet or less; it stops then, or after ${seconds} seconds.`,
  badSeconds: (text: string) => `--seconds takes a number above zero, up to 3600, not "${text}".`,
  columns: ['bet', 'edge', '', 'of all at risk', 'wins', 'std. deviation'],
  rowColumns: ['for', 'pays', 'chance', 'deals'],
  exact: 'exact',
  within: (error: string) => `± ${error}`,
  dealt: (rounds: string, seed: string) =>
    `± is the standard error of ${rounds} rounds dealt from the seed "${seed}"; what has none is exact.`,
  allExact: 'All of it is counted, not dealt.',
  sign: 'An edge is what the bank keeps of the bet in the long run, with later bets on the same hand; below zero, the player gains.',
  toOne: (pays: string) => `${pays} to 1`,
  results: { push: 'push', lose: 'loses', half: 'loses half' },
  plain: (title: string, more: string) => `Played by the plain line, ${title} costs ${more} more.`,
  gives: (title: string, part: string, lines: string) =>
    `The book gives money away: ${title} gains the player ${part} of the bet${lines === '' ? '' : ` (${lines})`}.`,
  never: (title: string, method: 'exact' | 'simulated') =>
    `${method === 'exact' ? 'Best play' : 'The plain line'} never makes ${title}, so that it has no price.`,
  none: '–',
  badNumber: (name: string, text: string) => `--${name} takes a number above zero, not "${text}".`,
  priceOf: (option: string, players: number, bet: string, hands: number) =>
    `With fees by ${option}: ${players} players bet ${bet} each, ${hands} hands an hour.`,
  priceColumns: ['', 'a hand', 'of that, fees', 'an hour'],
  player: 'each player pays',
  dealer: 'the player-dealer gains',
  drop: (hour: string) => `The house collects ${hour} an hour.`,
  breakEven: (bet: string) => `The player-dealer comes out ahead when everybody bets ${bet} or more.`,
  noBreakEven: 'The player-dealer does not come out ahead at any bet.',
  shortBank: (stake: string, players: number, bet: string) =>
    `A bank of ${stake} against ${players} bets of ${bet}, by place in the order of settlement:`,
  shortColumns: ['place', 'gains of a bet', '', 'std. deviation', 'not met in full'],
  bankGains: (mean: string, error: string, sd: string) =>
    `The bank gains ${mean} ± ${error} a round, with a standard deviation of ${sd}.`,
  covers: (stake: string) => `${stake} would cover it in 99 rounds out of 100.`,
  shortDealt: (rounds: string) =>
    `${rounds} rounds were dealt, every hand played by the plain line; each bet that is settled, won or lost, uses up as much of the stake.`,
  badPlayers: (most: number, text: string) =>
    `--players takes 1 to ${most}, as many as can bet against the bank here, not "${text}".`,
  covered: (part: string) => `It covers the whole table in ${part} of rounds.`,
  ruin: (part: string) => `A player who keeps banking with this stake goes broke ${part} of the time.`,
} as const;

/** `cardroom odds --readings`. */
export const READINGS = {
  about: 'show what each value of each setting does to the prices',
  title: (title: string, name: string, cite: string) => `${title} (${name}, ${cite})`,
  now: (value: string) => `${value} (as asked)`,
  none: 'No setting changes a price.',
  same: (titles: string) => `No price changes with: ${titles}.`,
  unseen: (titles: string) => `In the rounds dealt no price changed with: ${titles}.`,
  figures: 'Edges of the bets that change; without ± they are exact, and – is a bet that is never made.',
} as const;

/** `cardroom strategy`. */
export const STRATEGY = {
  about: 'how a player-dealer game is best played: counted charts, or a rule and what it costs',
  json: 'print JSON: an array of charts',
  noneHint: '`cardroom odds` says what its bets cost.',
  letters: 'H hit, S stand, D double, P split, R surrender; empty where the hand has no choice.',
} as const;

/** `cardroom advise`. */
export const ADVISE = {
  about: 'what each choice is worth with these cards, in bets',
  cards: 'the hand, then the bank’s cards in sight or the board, e.g. "Ts 6d" 9h',
  json: 'print JSON: an array of choices, the best first',
  badCardsHint:
    'The hand comes first, then what is in sight of the bank, e.g. cardroom advise black-sheep/blackjack-elite "Ts 6d" 9h',
  columns: ['choice', 'worth in bets'],
  setColumns: ['front / back', 'worth in bets', '', ''],
  houseWay: 'house way',
  sevenHint: 'For example: cardroom advise black-sheep/pai-gow-poker-gold "Ks Kd Ah Qc 9d 5s 3h"',
} as const;

/** `cardroom report`. */
export const REPORT = {
  about:
    'what a regulator asks of a player-dealer game, in one document: rules, pay tables, true odds, fees, limits',
  html: 'print HTML, ready for paper',
  odds: 'True odds and house advantage',
  printed: 'printed at',
  rows: (title: string) => `${title}: every result`,
  made: 'Made from the declarations that the tables deal by. Figures with ± were dealt, all others counted over every deal.',
} as const;
