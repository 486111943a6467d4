/** The lobby's shelves, in its order, as it titles them. */
export const familyTitles = {
  'holdem-omaha': "Hold'em & Omaha",
  stud: 'Stud',
  'draw-lowball': 'Draw & Lowball',
  'split-mixed': 'Split & mixed',
  chinese: 'Chinese',
  'pai-gow': 'Pai gow',
  baccarat: 'Baccarat & nines',
  blackjack: 'Blackjack',
  'casino-poker': 'Casino poker',
} as const;

export type Family = keyof typeof familyTitles;
