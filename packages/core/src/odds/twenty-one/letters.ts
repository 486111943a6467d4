/** What a chart of a game of twenty-one calls each choice. */
export const LETTERS: Readonly<Record<string, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  surrender: 'R',
};
