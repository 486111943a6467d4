import { type HandState, inOrder } from '../state.ts';
import type { Happened } from './happened.ts';

/**
 * The upcard that came to a hand after a downcard of its first cards, before anybody has acted: it should have
 * come down instead. Null where none has come yet, and the next card is still in the pack.
 */
export function upcardAfter(
  { state, log, irregularity: { seat = -1 } }: Happened,
  card: number,
): number | null {
  if (state.doing !== 'bet' || state.round > 1 || state.acted.includes(1)) return null;
  const came = log.findLastIndex(
    (event) => event.type === 'dealt' && event.seat === seat && !event.up && event.cards.includes(card),
  );
  const after = log
    .slice(came + 1)
    .find((event) => event.type === 'dealt' && event.seat === seat && event.up);
  const upcard = came >= 0 && after?.type === 'dealt' ? after.cards[0] : undefined;
  return upcard !== undefined && state.up[seat].includes(upcard) ? upcard : null;
}

/** An upcard goes down. Others lose the last upcard they see; where that is another one, all may know which it was. */
export function turnDown(happened: Happened, seat: number, card: number): void {
  const hidden = happened.state.up[seat].at(-1) === card;
  happened.emit({
    type: 'moved',
    from: { in: 'up', seat },
    to: { in: 'down', seat },
    cards: [card],
    ...(hidden && { only: seat }),
  });
}

/** Cards lie face up before the players in this game. */
export const hasUpcards = ({ game }: HandState): boolean =>
  game.script.some((step) => step.do === 'deal' && step.face !== 'down');

/** The street that ends the deal has just come, and it came down. */
export function isLastStreet({ game, step }: HandState): boolean {
  const dealt = game.script.slice(0, step).findLast(({ do: what }) => what === 'deal');
  const more = game.script.slice(step).some(({ do: what }) => what === 'deal' || what === 'draw');
  return dealt?.do === 'deal' && dealt.burn === true && dealt.face === 'down' && !more;
}

/** The last downcards of all others still in are turned up. */
export function turnUpLast(happened: Happened): void {
  const { state, irregularity } = happened;
  for (const seat of inOrder(state)) {
    const last = state.down[seat].at(-1);
    if (seat !== irregularity.seat && last !== undefined)
      happened.emit({ type: 'moved', from: { in: 'down', seat }, to: { in: 'up', seat }, cards: [last] });
  }
}

/** Other upcards may name another opener, as long as nobody has put anything in (003:186). */
export function openAgain(happened: Happened): void {
  const { state } = happened;
  if (isOpen(state)) happened.emit({ type: 'went back', step: state.step });
}

const isOpen = ({ doing, choosing, acted, level }: HandState): boolean =>
  doing === 'bet' && choosing && level === 0 && !acted.includes(1);
