import { HIDDEN, RANK_LETTERS, rankOf } from '@cardroom/core/cards';
import { type HandState, handValue, type Share } from '@cardroom/core/engine/pot';
import { highBoard, NO_HAND } from '@cardroom/core/ranks';

/** A hand in words; `share` is empty where the whole pot goes by it. */
interface Named {
  readonly share: string;
  readonly hand: string;
}

/** A seat's own hand in words as it stands, share by share; nothing while there is nothing to name. */
export function handName(state: HandState, seat: number): readonly Named[] {
  const down = state.down[seat] ?? [];
  if (down.length + (state.up[seat]?.length ?? 0) === 0 || down.includes(HIDDEN)) return [];
  const { shares } = state.game;
  const names = shares.flatMap((share) => {
    const hand = nameIn(state, share, seat);
    if (hand === null) return [];
    return [{ share: shares.length === 1 ? '' : share.name, hand }];
  });
  if (names.length > 0) return names;
  const hand = unfinished(state, seat);
  return hand === '' ? [] : [{ share: '', hand }];
}

function nameIn(state: HandState, share: Share, seat: number): string | null {
  if (!isEnough(state, share, seat)) return null;
  const { ranking } = share;
  const value = handValue(share, state.down[seat], state.up[seat], state.boards, state.turned);
  return value === NO_HAND ? null : ranking.name(value);
}

/** A ranking says how many cards it can be given; before that there is no hand yet. */
function isEnough({ down, up, boards }: HandState, { ranking, from }: Share, seat: number): boolean {
  const [mine, board] = [down[seat].length + up[seat].length, boards[0]?.length ?? 0];
  const takes = (part: number, size: number) => ranking.parts[part]?.sizes.includes(size) ?? false;
  switch (from.use) {
    case 'hand':
      return takes(0, mine);
    case 'any':
      return takes(0, mine + board);
    case 'parts':
      return takes(0, down[seat].length) && takes(1, boards[from.board]?.length ?? 0);
    case 'facing':
      return takes(0, down[seat].length) && takes(1, up[seat].length + board);
  }
}

/** The first cards of a high game: a pair, or `Q-5`. */
function unfinished({ game, down, up }: HandState, seat: number): string {
  const cards = [...down[seat], ...up[seat]];
  const high = game.shares.some(({ ranking }) => /high|omaha|short/.test(ranking.id));
  if (!high || cards.length > 5 || !cards.every(highBoard.accepts)) return '';
  const ranks = cards.map(rankOf).toSorted((a, b) => b - a);
  if (new Set(ranks).size === ranks.length)
    return ranks.map((rank) => RANK_LETTERS[rank].replace('T', '10')).join('-');
  return highBoard.name(highBoard.value(cards));
}
