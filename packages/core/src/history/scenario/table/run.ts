import { printCards } from '../../../cards/index.ts';
import { DONE, type Result } from '../../../engine/index.ts';
import { legal } from '../../../engine/pot/legal.ts';
import { NO_SEAT } from '../../../engine/sentinels.ts';
import { drawers } from '../../../table/decide.ts';
import {
  type HandCommand,
  houseNeed,
  openHouseTable,
  placeNames,
  replayHouseTable,
  type Table,
  type TableCommand,
} from '../../../table/index.ts';
import { absentMove } from '../../../table/people/absent.ts';
import { personAt, placeOf } from '../../../table/state.ts';
import { missingFrom } from '../action.ts';
import { BadScenario, Field } from '../field.ts';
import type { Difference, ScenarioReport } from '../run.ts';
import { cannotCome } from '../shoe.ts';
import { readActs, type TableAct } from './act.ts';
import { NOT_STACKED, playedIn, TableDealer } from './dealer.ts';
import { FACTS } from './facts.ts';
import { collectedWords } from './fees.ts';
import { legalWords, type Scene } from './look.ts';
import { leftOf, mend, type StackedDeal } from './stack.ts';
import type { Said, Stack, TableEntry, TableScenario } from './table.ts';

/** More than any table needs, where each time some of the cards that are wanted come right. */
const MOST_TRIES = 200;
/** No hand takes more acts. */
const MOST_ACTS = 2000;

/** Plays the scenario until every stacked card falls where it is wanted, and says what turned out otherwise. */
export function runTable(scenario: TableScenario): ScenarioReport {
  const { title, cite, opening, refused } = scenario;
  if (refused !== null) {
    const table = openHouseTable(opening);
    const message = !table.ok ? table.message : 'it opens';
    const differences = message.includes(refused)
      ? []
      : [{ place: 'refused', expected: `the table may not open: ${refused}`, actual: message }];
    return { title, cite, differences, events: [], chips: {} };
  }
  const orders = new Map<number, number[]>();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const run = new TableRun(scenario, orders);
    const report = run.report();
    const wrong = run.deals.find((deal) => {
      const mended = mend(deal, orders);
      if (mended === 'impossible') throw cannotCome(`${deal.place}.cards`);
      return mended === 'changed';
    });
    if (wrong === undefined) return report;
  }
  throw new BadScenario('session: the stacked cards cannot all come where they are wanted.');
}

/** One run through a scenario, with these orders of cards where the house has to bring some. */
class TableRun {
  readonly #scenario: TableScenario;
  readonly #table: Table;
  readonly #dealer: TableDealer;
  readonly #differences: Difference[] = [];
  /** Where the log stood before the last action, and when fees were last looked at. */
  #before = 0;
  #looked = 0;
  /** Something was not done that should have been, or done that should not: what follows means nothing. */
  #astray = false;

  constructor(scenario: TableScenario, orders: ReadonlyMap<number, number[]>) {
    this.#scenario = scenario;
    const table = openHouseTable(scenario.opening);
    if (!table.ok) throw new BadScenario(`the table cannot be opened: ${table.message}`);
    this.#table = table;
    this.#dealer = new TableDealer(table, scenario.seed, orders);
    for (const [player, cents] of scenario.people) {
      if (cents === 0) continue;
      const sold = table.play({ by: 'house', type: 'sell chips', player, cents });
      if (!sold.ok) throw new BadScenario(`people.${player}: ${sold.message}`);
    }
  }

  get deals(): readonly StackedDeal[] {
    return this.#dealer.deals;
  }

  report(): ScenarioReport {
    const { title, cite, session } = this.#scenario;
    for (const entry of session) {
      this.#enter(entry);
      if (this.#astray) break;
    }
    if (this.#differences.length === 0) this.#undealt();
    const { state, log } = this.#table;
    const names = placeNames(state);
    const chips = Object.fromEntries(names.map((name, place) => [name, state.chips[place]]));
    return { title, cite, differences: this.#differences, events: log, chips };
  }

  #differ(place: string, expected: string, actual: string): void {
    if (expected !== actual) this.#differences.push({ place, expected, actual });
  }

  #goAstray(place: string, expected: string, actual: string): void {
    this.#differ(place, expected, actual);
    this.#astray = true;
  }

  get #scene(): Scene {
    const table = this.#table;
    return { table, last: this.#dealer.last, latest: table.log.slice(this.#before) };
  }

  #enter(entry: TableEntry): void {
    const { place } = entry;
    switch (entry.is) {
      case 'said':
        this.#before = this.#table.log.length;
        this.#do(place, entry.said);
        break;
      case 'deal':
        this.#before = this.#table.log.length;
        this.#begin(place, 'a hand is dealt', entry.stack);
        break;
      case 'draw':
        this.#before = this.#table.log.length;
        this.#draw(place, entry.cards);
        break;
      case 'refused':
        this.#refused(entry);
        break;
      case 'may':
        this.#may(place, entry.may);
        break;
      case 'legal':
        this.#differ(place, entry.words, legalWords(this.#scene));
        break;
      case 'collected': {
        const { log, state } = this.#table;
        const lines = collectedWords(state.sign, log, this.#looked);
        this.#looked = log.length;
        this.#differ(
          `${place}.collected`,
          entry.lines.join('; ') || 'nothing',
          lines.join('; ') || 'nothing',
        );
        break;
      }
      case 'fact': {
        const scene = this.#scene;
        for (const one of entry.expected) {
          const at = one.at === '' ? '' : `.${one.at}`;
          this.#differ(`${place}.${entry.fact}${at}`, one.expected, FACTS[entry.fact].now(scene, one));
        }
      }
    }
  }

  #play(place: string, text: string, command: TableCommand): boolean {
    const answer = this.#table.play(command);
    if (!answer.ok) this.#goAstray(place, text, `refused (${answer.code}): ${answer.message}`);
    return answer.ok;
  }

  #do(place: string, { text, order }: Said): void {
    switch (order.is) {
      case 'command':
        if (this.#play(place, text, order.command(this.#table))) this.#dealer.goOn(place);
        break;
      case 'deal':
        this.#begin(place, text, NOT_STACKED);
        break;
      case 'play out':
        this.#playOut(place, text);
        break;
      case 'act':
        for (const act of readActs(new Field(text, place), this.#table.state))
          if (!this.#astray) this.#act(place, act);
    }
  }

  #act(place: string, act: TableAct): void {
    const table = this.#table;
    const { hand } = table.state;
    const step = hand?.state.step;
    do {
      const at = table.log.length;
      if (!this.#play(place, act.text, commandFor(table, act))) return;
      const [first] = playedIn(table.log.slice(at));
      const wrong = first === undefined ? null : act.wrong(first);
      if (wrong !== null) this.#goAstray(place, act.text, wrong);
      this.#dealer.goOn(place);
    } while (
      act.by === null &&
      table.state.hand === hand &&
      hand?.state.step === step &&
      table.due.length > 0
    );
  }

  /** Everybody stays in, and does the least that one can. */
  #playOut(place: string, text: string): void {
    const table = this.#table;
    if (table.machine === null) this.#goAstray(place, text, 'no hand is being played');
    for (let acts = 0; acts < MOST_ACTS && table.machine !== null; acts++) {
      if (houseNeed(table)?.type === 'close') {
        const close = { by: 'house', type: 'play', command: { type: 'close' } } as const;
        if (!this.#play(place, text, close)) return;
      } else {
        const [seat = NO_SEAT] = table.due;
        const command = leastMove(table, seat);
        const player = personAt(table.state, seat)?.player ?? '';
        if (command === null) {
          this.#goAstray(place, text, 'nobody can go on');
          return;
        }
        if (!this.#play(place, text, { by: { player }, type: 'play', command })) return;
      }
      this.#dealer.goOn(place);
    }
  }

  #begin(place: string, text: string, stack: Stack): void {
    const answer = this.#dealer.begin(place, stack);
    if (!answer.ok) this.#goAstray(place, text, `refused (${answer.code}): ${answer.message}`);
  }

  #draw(place: string, drawn: ReadonlyMap<string, number>): void {
    const { state } = this.#table;
    const cards = drawers(state).map((seat) => {
      const player = state.seats[seat]?.player ?? '';
      return drawn.get(player) ?? this.#missing(place, player);
    });
    if (!this.#astray)
      this.#play(place, 'the players draw for the button', { by: 'house', type: 'draw for button', cards });
  }

  #missing(place: string, player: string): number {
    this.#goAstray(`${place}.draw`, 'a card for everybody who draws', `none for ${player}`);
    return -1;
  }

  /** What a sentence comes to when it is tried: done, or refused. */
  #try(table: Table, place: string, { text, order }: Said): Result {
    switch (order.is) {
      case 'command':
        return table.play(order.command(table));
      case 'deal':
        return table.play({ by: 'house', type: 'deal' });
      case 'play out':
        throw new BadScenario(`${place}: expected one action, found "${text}".`);
      case 'act': {
        for (const act of readActs(new Field(text, place), table.state)) {
          const answer = table.play(commandFor(table, act));
          if (!answer.ok) return answer;
        }
        return DONE;
      }
    }
  }

  #refused({ place, said, code, because }: Extract<TableEntry, { is: 'refused' }>): void {
    const table = this.#table;
    const events = table.log.length;
    const answer = this.#try(table, place, said);
    const expected = `"${said.text}" is refused`;
    if (answer.ok) {
      this.#goAstray(place, expected, 'it is allowed');
      return;
    }
    if (table.log.length !== events) this.#goAstray(place, expected, 'it is refused, but something changed');
    if (code !== null) this.#differ(place, `refused (${code})`, `refused (${answer.code})`);
    if (because !== null && !answer.message.includes(because))
      this.#differ(place, `refused: ${because}`, `refused: ${answer.message}`);
  }

  /** Tried at a copy of the table. */
  #may(place: string, may: Said | string): void {
    if (typeof may === 'string') {
      this.#differ(place, may, missingFrom(may, legalWords(this.#scene)));
      return;
    }
    const { state, log } = this.#table;
    const answer = this.#try(replayHouseTable(state.sign.opening, log), place, may);
    if (!answer.ok)
      this.#differ(place, `"${may.text}" is allowed`, `it is refused (${answer.code}): ${answer.message}`);
  }

  /** Cards that were stacked for hands that are over, and never came. */
  #undealt(): void {
    for (const deal of this.#dealer.deals) {
      const left = deal.hand.state.over ? leftOf(deal) : [];
      if (left.length > 0)
        this.#differ(`${deal.place}.cards`, 'every stacked card is dealt', `${printCards(left)} never came`);
    }
  }
}

function commandFor({ state, due }: Table, { by, command }: TableAct): TableCommand {
  if (by === 'house') return { by, type: 'play', command: command(NO_SEAT) };
  const [turn = NO_SEAT] = due;
  const player = by ?? personAt(state, turn)?.player ?? '';
  const seat = by === null ? turn : placeOf(state, player);
  return { by: { player }, type: 'play', command: command(seat) };
}

/** Stays in for as little as it takes; where it is no bet, what is done for somebody who is away. */
function leastMove({ machine }: Table, seat: number): HandCommand | null {
  if (machine === null || seat < 0) return null;
  const { kind, hand } = machine.played;
  const due = kind === 'pot' ? legal(hand) : null;
  // Who is away may have a dead hand, though a check is free (003:799).
  if (due?.due === 'bet' && due.check) return { type: 'check', seat };
  if (due?.due === 'bet' && due.bringIn === 0 && due.call > 0) return { type: 'call', seat };
  return absentMove(machine, seat);
}
