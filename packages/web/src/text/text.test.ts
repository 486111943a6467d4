import { seededRandom } from '@cardroom/core/cards';
import { type Offering, offerings } from '@cardroom/core/houses';
import { houseMove, must, opened, sits } from '@cardroom/core/source/table/testing/testing.ts';
import { openView, type TableView, viewTable } from '@cardroom/core/table';
import { describe, expect, it, test } from 'vitest';
import { answer, help } from './command.ts';
import { board, ownHand, pot, turn, who } from './looks.ts';
import { newsOf } from './news.ts';
import type { AtText } from './orders/at-text.ts';
import { playOrders } from './orders/orders.ts';

const RAIL = 1_000_000;

/** People at a table who type, and see nothing but what their seats may. */
class Room {
  readonly table;
  readonly views: TableView[];
  readonly random;
  readonly typed: string[] = [];
  readonly read: string[] = [];

  constructor(offering: Offering, players = 3) {
    const anyone = offering.kind === 'player-dealer' ? { table: { bankRole: 'anyone' } } : {};
    const opening = { house: offering.house, offering: offering.id, ...anyone };
    this.table = opened(opening);
    this.random = seededRandom(offering.id);
    this.views = Array.from({ length: players }, () => openView(opening));
    for (let i = 0; i < players; i++) sits(this.table, `p${i}`, i + 1);
    this.#tell();
  }

  at(seat: number): AtText {
    const view = this.views[seat];
    return {
      state: view.state,
      legal: view.legal(),
      me: `p${seat}`,
      place: seat,
      rail: RAIL,
      nameAt: (n) => `p${n}`,
    };
  }

  #tell(): void {
    for (const event of this.table.drain())
      for (const [seat, view] of this.views.entries()) view.see([viewTable(event, seat)]);
  }

  /** What the table says to a line; empty when it was done. */
  types(seat: number, line: string): string {
    this.typed.push(line);
    const heard = answer(line, this.at(seat), []);
    if (!('commands' in heard)) return 'say' in heard ? heard.say.join(' ') : '';
    for (const command of heard.commands) {
      const done = this.table.play({ by: { player: `p${seat}` }, ...command });
      if (!done.ok) return done.message;
    }
    this.#tell();
    return '';
  }

  /** Somebody types one of the lines that are offered; false when nobody is asked for anything. */
  somebody(): boolean {
    for (const seat of this.views.keys()) {
      const at = this.at(seat);
      const orders = playOrders(at).filter(
        ({ names: [name] }) => !/^(undo|clear|lay|pass|surrender)/.test(name),
      );
      // One bet each will do, and a bank is put up once.
      const { hand } = at.state;
      const round = hand?.kind === 'player-dealer' && hand.state.open ? hand.state : null;
      const open =
        round === null
          ? orders
          : orders.filter(({ names: [name] }) =>
              name === 'bank'
                ? seat === round.dealer && round.stake === 0
                : round.wagers.every((wager) => wager.seat !== seat),
            );
      if (open.length === 0) continue;
      this.read.push(...ownHand(at), ...board(at), ...pot(at), ...who(at), turn(at), ...help(at));
      const line = open[this.random.below(open.length)].example;
      const before = turn(at);
      expect(this.types(seat, line), `${line}: ${before}`).toBe('');
      return true;
    }
    return false;
  }

  play(hands: number): void {
    const { table } = this;
    for (let steps = 0; table.state.hands < hands || table.machine !== null; steps++) {
      if (steps > 600) throw new Error(`The hand does not end: ${this.typed.join('; ')}`);
      if (houseMove(table, this.random)) this.#tell();
      else if (!this.somebody()) {
        const closes = table.machine !== null;
        must(
          table,
          closes
            ? { by: 'house', type: 'play', command: { type: 'close' } }
            : { by: 'house', type: 'offer bank' },
        );
        this.#tell();
      }
    }
  }
}

describe('every game is played by typing alone', () => {
  it.each(offerings.map((offering) => [offering.id, offering] as const))('%s', (_, offering) => {
    const room = new Room(offering);
    room.play(1);
    expect(room.typed.length).toBeGreaterThan(1);
    expect(room.read.join()).not.toMatch(/undefined|NaN|\{\w+\}/);
  });
});

describe('lines at a hold’em table', () => {
  const room = () => {
    const holdem = offerings.find(({ id }) => id === 'black-sheep/holdem');
    if (holdem === undefined) throw new Error('No hold’em.');
    const made = new Room(holdem);
    while (made.table.machine === null || houseMove(made.table, made.random))
      houseMove(made.table, made.random);
    made.types(0, 'who');
    return made;
  };
  const actor = (made: Room) => made.table.due[0];

  test('c calls, r raises, f folds, and what is unclear is answered with what can be done', () => {
    const made = room();
    // What was dealt is told with the next command.
    made.types(0, 'sit out');
    const seat = actor(made);
    expect(made.types(seat, 'dance')).toMatch(/is not something you can do now\. You can call .*fold/);
    expect(made.types(seat, 'r')).toBe('');
    expect(made.types(actor(made), 'r 1')).toMatch(/^Say how much/);
    expect(made.types(actor(made), 'c')).toBe('');
  });

  test('only what is new is said, and a sentence that changed is said again', () => {
    expect(newsOf({ hand: 1, lines: ['a'] }, 1, ['a', 'b'])).toEqual(['b']);
    expect(newsOf({ hand: 1, lines: ['a', 'b'] }, 1, ['a', 'b'])).toEqual([]);
    expect(newsOf({ hand: 1, lines: ['a', 'b'] }, 1, ['a', 'bc', 'd'])).toEqual(['bc', 'd']);
    expect(newsOf({ hand: 1, lines: ['a', 'b'] }, 2, ['a'])).toEqual(['a']);
  });
});
