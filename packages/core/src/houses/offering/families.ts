/** The lobby's shelves, in its order, as it titles them. */
export const familyTitles = {
  'holdem-omaha': "Hold'em & Omaha",
  stud: 'Stud',
  'draw-lowball': 'Draw & Lowball',
  'split-mixed': 'Split pot & mixed',
  chinese: 'Chinese',
  'pai-gow': 'Pai gow',
  baccarat: 'Baccarat & Pan 9',
  blackjack: 'Blackjack',
  'casino-poker': 'Three Card, Ultimate & other table poker',
} as const;

/** A family of games, as the lobby groups them. */
export type Family = keyof typeof familyTitles;
