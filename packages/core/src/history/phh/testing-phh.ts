/** For tests only: the fields of a hand history. */
export type Fields = Record<string, unknown>;

/** Three players at 1-2 no limit. */
export const THREE_PLAYERS: Fields = {
  variant: 'NT',
  antes: [0, 0, 0],
  blinds_or_straddles: [1, 2, 0],
  min_bet: 2,
  starting_stacks: [100, 100, 100],
};

/** They are dealt cards nobody sees. */
export const unseen = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????'];
