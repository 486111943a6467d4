import { type PlayerDealerGame, type RoundState, wagerOf } from '@cardroom/core/engine/player-dealer';

/** Most circles that a seat has room for. */
const MOST = 6;

/** The kinds of wager that have a circle of their own: those before the cards, and later ones if there is room. */
export function circleKinds({ wagers, circles }: PlayerDealerGame): string[] {
  const before = wagers.filter(({ when }) => when === 'before').map(({ id }) => id);
  // A double or an insurance lies with the bet it goes by.
  const all = wagers.filter(({ when, size }) => when === 'before' || size.by !== 'up to').map(({ id }) => id);
  return circles * all.length <= MOST ? all : before;
}

export const circlesOf = (game: PlayerDealerGame): number => circleKinds(game).length * game.circles;

/** Which of a seat's circles the chips of a wager lie on; chips without one lie with those they lean on. */
export function circleOf(game: PlayerDealerGame, spot: number, kind: string): number {
  const kinds = circleKinds(game);
  const own = kinds.indexOf(kind);
  const leans = game.wagers.find(({ id }) => id === kind)?.needs?.[0] ?? '';
  const at = own >= 0 ? own : Math.max(0, kinds.indexOf(leans));
  return (spot % game.circles) * kinds.length + at;
}

export interface OnCircle {
  /** All chips that lie there, and those of others than the seat itself. */
  readonly cents: number;
  readonly behind: number;
}

/** What lies on each circle of a seat now. */
export function chipsOnCircles(round: RoundState, seat: number): OnCircle[] {
  const { game } = round;
  const circles = Array.from({ length: circlesOf(game) }, () => ({ cents: 0, behind: 0 }));
  for (let spot = seat * game.circles; spot < (seat + 1) * game.circles; spot++) {
    for (const wager of round.bets[spot] ?? []) {
      const cents = round.chips[wagerOf(round, wager.index)];
      const circle = circles[circleOf(game, spot, wager.kind)];
      circle.cents += cents;
      if (wager.seat !== seat) circle.behind += cents;
    }
  }
  return circles;
}
