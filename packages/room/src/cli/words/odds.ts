/** `cardroom odds`. */
export const ODDS = {
  about:
    'what every bet of a player-dealer game costs: counted exactly where it can be, else dealt many times',
  argument: 'a game with a player-dealer from `cardroom games`, e.g. black-sheep/ez-baccarat',
  wager: 'one bet only, with every row of its pay table',
  set: 'with a setting of the game changed',
  seconds: 'how long to deal where nothing can be counted',
  seed: 'any text; the same seed deals the same rounds',
  json: 'print JSON; edges are parts of the bet, positive for the bank',
  notAgainstABank: (name: string) => `${name} is played for a pot: nobody has an edge by the rules.`,
  notAgainstABankHint: '`cardroom games` lists the games with a player-dealer.',
  noWager: (id: string, ids: readonly string[]) =>
    `There is no bet "${id}" here; there are ${ids.map((one) => `"${one}"`).join(', ')}.`,
  badSeconds: (text: string) => `--seconds is a number above zero and at most 3600, not "${text}".`,
  columns: ['bet', 'edge', '', 'of all at risk', 'wins', 'std. deviation'],
  rowColumns: ['for', 'pays', 'chance', 'deals'],
  exact: 'exact',
  within: (error: string) => `± ${error}`,
  dealt: (rounds: string, seed: string) =>
    `± is the standard error of ${rounds} rounds dealt from the seed "${seed}"; what has none is exact.`,
  allExact: 'All of it is counted, not dealt.',
  sign: 'An edge is what the bank keeps of the bet in the long run, with later bets on the same hand; below zero it is the player who gains.',
  toOne: (pays: string) => `${pays} to 1`,
  results: { push: 'push', lose: 'loses', half: 'loses half' },
} as const;
