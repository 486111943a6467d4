import { printCards } from '../../cards/index.ts';
import { potParts } from '../../engine/pot/betting/pots.ts';
import { evolve } from '../../engine/pot/evolve.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import { betOf, type HandState, newHand } from '../../engine/pot/state.ts';
import { Teller } from '../../history/tell/teller.ts';
import { houses } from '../../houses/offering/house-names.ts';
import type { BuiltPot } from '../built.ts';
import type { ShownBet, ShownPot, ShownSeat, Situation } from '../question.ts';
import { seatName } from '../words.ts';

/** What is shown of a hand besides what everybody sees. */
export interface PotShows {
  /** `hands` as at a showdown; by default only what lies face up. */
  readonly cards?: 'hands' | 'none';
  readonly pots?: readonly ShownPot[];
  /** Chips in front of a seat and what they are for; by default those of this betting round. */
  readonly bets?: (seat: number) => readonly ShownBet[];
  /** Whether the chips behind matter. */
  readonly stacks?: true;
  readonly notes?: readonly string[];
}

export function showPot({ offering, game, limit }: BuiltPot, state: HandState, shows: PotShows): Situation {
  const many = state.boards.filter((board) => board.length > 0).length > 1;
  return {
    game: offering.name,
    house: houses[offering.house].name,
    limit: limit.title,
    shared: state.boards.flatMap((board, i) =>
      board.length === 0 ? [] : [{ name: many ? `board ${i + 1}` : 'board', cards: printCards(board) }],
    ),
    pots: shows.pots ?? [],
    seats: state.setup.stacks.flatMap((stack, seat) =>
      stack === null ? [] : [showSeat(state, seat, shows, game.opening.first.by !== 'upcard')],
    ),
    notes: shows.notes ?? [],
  };
}

function showSeat(state: HandState, seat: number, shows: PotShows, hasButton: boolean): ShownSeat {
  const { down, up, live, chips } = state;
  const folded = live[seat] === 0;
  const open = shows.cards === 'hands' && !folded;
  const bet = chips[betOf(state, seat)];
  return {
    name: seatName(seat),
    marks: [
      ...(hasButton && seat === state.button ? ['button'] : []),
      ...(folded ? ['folded'] : chips[seat] === 0 ? ['all in'] : []),
    ],
    cards: open
      ? printCards([...down[seat], ...up[seat]])
      : folded || shows.cards === 'none'
        ? ''
        : printCards(up[seat]),
    up: open && up[seat].length > 0 ? printCards(up[seat]) : '',
    chips: shows.stacks ? chips[seat] : null,
    bets: shows.bets?.(seat) ?? (bet > 0 ? [{ name: 'bet', cents: bet }] : []),
  };
}

/** The hand as it stood when the last bet was in and nobody had shown. */
export function beforeShowdown({ log, state }: Hand): HandState {
  const before = newHand(state.setup);
  for (const event of log) {
    if (event.type === 'showed' || event.type === 'awarded') break;
    evolve(before, event);
  }
  return before;
}

/** `the pot`, or `the main pot`, `side pot 1`. */
export const potName = (pot: number, of: number): string =>
  of === 1 ? 'the pot' : pot === 0 ? 'the main pot' : of === 2 ? 'the side pot' : `side pot ${pot}`;

/** The pots of a state, with who contests each. */
export function showPots(state: HandState): ShownPot[] {
  const parts = potParts(state);
  return parts.map(({ cents, seats }, i) => ({
    name: potName(i, parts.length),
    cents,
    seats: parts.length === 1 ? [] : seats.map(seatName),
  }));
}

/** What has been done in this betting round, blinds included, without the cards. */
export function roundSoFar({ log, state }: Hand): string[] {
  const began = log.findLastIndex(({ type }) => type === 'round began');
  const first = log.findIndex(({ type }) => type === 'round began') === began;
  const teller = new Teller(state.setup);
  const told = teller.tell(log.slice(0, began)).filter((line) => first && / (posts|antes) /.test(line));
  return [...told, ...teller.tell(log.slice(began))];
}
