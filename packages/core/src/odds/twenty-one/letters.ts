/** The name of each choice in a chart of a game of twenty-one. */
export const LETTERS: Readonly<Record<string, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  surrender: 'R',
};
