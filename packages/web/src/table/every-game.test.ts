import { HIDDEN, seededRandom } from '@cardroom/core/cards';
import type { RoundEvent } from '@cardroom/core/engine/player-dealer';
import type { PointsEvent } from '@cardroom/core/engine/points';
import type { PotEvent } from '@cardroom/core/engine/pot';
import type { Offering } from '@cardroom/core/houses';
import { offerings } from '@cardroom/core/houses';
import { anyMove as anyRoundMove } from '@cardroom/core/source/engine/player-dealer/testing/random.ts';
import { act, handMove, houseMove, must, opened, sits } from '@cardroom/core/source/table/testing/testing.ts';
import { type Opening, openView, type TableEvent, type TableView, viewTable } from '@cardroom/core/table';
import { describe, expect, it } from 'vitest';
import { layout, type TableKind } from '../felt/layout.ts';
import { chipsOnCircles, circleOf, circlesOf } from './player-dealer/bets/circles.ts';
import { roundMoves } from './player-dealer/bets/moves.ts';
import { nameOf } from './player-dealer/names.ts';
import { roundNotes } from './player-dealer/round-seat-notes.ts';
import { pointsNotes } from './points/points-seat-notes.ts';
import { setLine } from './points/set-line.ts';
import { handName } from './pot/hand-name.ts';
import { potMoves } from './pot/moves.ts';
import { potNotes } from './pot/pot-seat-notes.ts';
import { dueSeats } from './seats/due.ts';
import { loadTeller, tellHand } from './story.ts';

for (const kind of ['pot', 'points', 'player-dealer'] as const) await loadTeller(kind);

const KINDS: Readonly<Record<Offering['kind'], TableKind>> = {
  pot: 'oval',
  points: 'corner',
  'player-dealer': 'arc',
};

/** Seat 1's screen through a hand: everything it says of the table, after every event. */
class Screen {
  readonly view: TableView;
  readonly names: string[] = [];
  readonly events: TableEvent[] = [];
  readonly #place;

  constructor(opening: Opening) {
    this.view = openView(opening);
    const { sign } = this.view.state;
    const circles = sign.kind === 'player-dealer' ? circlesOf(sign.game) : 1;
    this.#place = layout(KINDS[sign.kind], sign.seats, 0, { width: 928, height: 620 }, { circles });
  }

  see(event: TableEvent): void {
    const { state } = this.view;
    this.#moves(event);
    this.view.see([event]);
    this.events.push(event);
    dueSeats(state, this.view.legal());
    const played = this.events
      .slice(this.events.findLastIndex(({ type }) => type === 'hand began'))
      .flatMap((of) => (of.type === 'played' ? [of.event] : []));
    const { hand } = state;
    if (hand === null) return;
    switch (hand.kind) {
      case 'pot':
        this.names.push(...handName(hand.state, 0).map((named) => named.hand));
        potNotes(hand.state, played as PotEvent[], false);
        break;
      case 'points':
        pointsNotes(hand.state, played as PointsEvent[]);
        this.names.push(
          setLine(
            hand.state.sets[0].filter((set) => !set.includes(HIDDEN)),
            true,
          )?.text ?? '',
        );
        break;
      case 'player-dealer': {
        const round = hand.state;
        roundNotes(round, played as RoundEvent[]);
        let laid = 0;
        for (let seat = 0; seat < round.seats; seat++)
          for (const { cents } of chipsOnCircles(round, seat)) laid += cents;
        // What lies on all circles is all that is bet and not yet settled.
        expect(laid).toBe(round.chips.slice(round.bettors + 4).reduce((sum, cents) => sum + cents, 0));
        for (const of of [...round.hands.flat(), ...Object.values(round.shared)])
          this.names.push(nameOf(round, of));
      }
    }
    if (event.type === 'played' && played.length % 9 === 0) tellHand(hand, played);
  }

  #moves(event: TableEvent): void {
    const { state } = this.view;
    const moves =
      state.sign.kind === 'pot'
        ? potMoves(this.#place, event, state)
        : state.sign.kind === 'player-dealer'
          ? roundMoves(this.#place, event, state)
          : [];
    for (const { cents, from, to } of moves) {
      expect(cents).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(from.x + to.x)).toBe(true);
    }
  }
}

function playOne(offering: Offering, seed: string): Screen {
  const anyone = offering.kind === 'player-dealer' ? { table: { bankRole: 'anyone' } } : {};
  const opening = { house: offering.house, offering: offering.id, ...anyone };
  const table = opened(opening);
  const random = seededRandom(seed);
  const screen = new Screen(opening);
  const players = Math.min(table.state.sign.seats, 4);
  for (let i = 0; i < players; i++) sits(table, `p${i}`, i + 1);
  const hear = () => {
    for (const event of table.drain()) screen.see(viewTable(event, 0));
  };
  for (let steps = 0; table.state.hands < 1 || table.machine !== null; steps++) {
    if (steps > 3000) throw new Error('The hand does not end.');
    hear();
    const { offered } = table.state.bank;
    if (table.machine === null && offered >= 0) {
      must(table, { by: { player: `p${offered}` }, type: 'take bank' });
      continue;
    }
    if (houseMove(table, random) || table.machine === null) continue;
    const { played } = table.machine;
    if (played.kind !== 'player-dealer') handMove(table, random);
    else act(table, anyRoundMove(played.hand, random));
  }
  hear();
  return screen;
}

describe('the screen of every game', () => {
  it.each(offerings.map((offering) => [offering.id, offering] as const))('%s', (id, offering) => {
    const screen = playOne(offering, id);
    expect(screen.view.state.hands).toBe(1);
    // Somebody always has a hand with a name before the last card has fallen; a game of no book may have no rankings.
    if (offering.cite !== null) expect(screen.names.some((name) => name !== '')).toBe(true);
    expect(screen.names.join()).not.toMatch(/undefined|NaN/);
    if (offering.kind !== 'player-dealer') return;
    const { sign } = screen.view.state;
    if (sign.kind !== 'player-dealer') return;
    const most = circlesOf(sign.game);
    for (const { id: kind } of sign.game.wagers) {
      const circle = circleOf(sign.game, 0, kind);
      expect(circle >= 0 && circle < most).toBe(true);
    }
  });
});
