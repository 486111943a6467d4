import type { Random } from '../../cards/index.ts';
import { houses } from '../../houses/offering/house-names.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import type { Table } from '../../table/table.ts';
import { mixed, pick } from '../answers.ts';
import { tableCites } from '../cites.ts';
import type { Draft, QuestionKind } from '../kind.ts';
import type { Level } from '../question.ts';
import { openBank, passesBank, playBanked, sitsDown, takesBank } from '../round/bank-table.ts';
import { seatName, seatNames } from '../words.ts';

/** Who is offered the bank next. */
export const nextBank: QuestionKind = {
  id: 'next-bank',
  title: 'Who is offered the bank',
  fits: ({ kind }) => kind === 'player-dealer',
  make: (offering, level, random) =>
    offering.kind === 'player-dealer' ? ask(offering, level, random) : null,
};

function ask(offering: PlayerDealerOffering, level: Level, random: Random): Draft | null {
  const table = openBank(offering);
  if (table === null) return null;
  const all = mixed([...table.state.seats.keys()], random);
  const seats = all.slice(0, Math.min(level + 2, all.length)).sort((a, b) => a - b);
  if (!seats.every((seat) => sitsDown(table, seat))) return null;
  const notes = story(table, seats, level, random);
  if (notes === null) return null;
  const { bank, seats: taken } = table.state;
  const there = taken.flatMap((seated, seat) => (seated === null ? [] : [seat]));
  const nobody = 'Nobody: it has gone around';
  return {
    situation: {
      game: offering.name,
      house: houses[offering.house].name,
      limit: offering.limits[0].title,
      shared: [],
      pots: [],
      seats: there.map((seat) => ({
        name: seatName(seat),
        marks: seat === bank.seat ? ['player-dealer'] : [],
        cards: '',
        up: '',
        chips: null,
        bets: [],
      })),
      notes,
    },
    asks: 'Who is offered the bank next?',
    right: bank.offered < 0 ? nobody : seatName(bank.offered),
    wrong: [...mixed(there, random).map(seatName), nobody],
    why: whyOf(table),
    cites: tableCites(offering, offering.limits[0].id, ...BANK_RULES),
  };
}

const BANK_RULES = ['bankRounds', 'bankDeclined', 'bankAfterBet', 'bankNewcomers', 'bankRole'];

/** A round or two; the harder levels add a player who stays out, a newcomer, and some who pass. */
function story(table: Table, seats: readonly number[], level: Level, random: Random): string[] | null {
  const notes: string[] = [];
  const { state } = table;
  const rounds = 1 + random.below(2);
  for (let i = 0; i < rounds; i++) {
    const holder = state.bank.offered >= 0 ? state.bank.offered : pick(seats, random);
    if (!takesBank(table, holder)) return null;
    const others = seats.filter((seat) => seat !== holder);
    const out = level === 3 && others.length > 2 ? pick(others, random) : -1;
    const bettors = others.filter((seat) => seat !== out);
    if (!playBanked(table, bettors, random)) return null;
    notes.push(
      `${seatName(holder)} has the bank, and ${seatNames(bettors)} bet${out < 0 ? '' : `; ${seatName(out)} does not`}.`,
    );
  }
  const free = state.seats.flatMap((seated, seat) => (seated === null ? [seat] : []));
  if (level === 3 && free.length > 0) {
    const seat = pick(free, random);
    if (!sitsDown(table, seat)) return null;
    notes.push(`${seatName(seat)} is new and has just sat down.`);
  }
  const passes = level === 1 ? random.below(2) : random.below(level);
  for (let i = 0; i < passes && state.bank.offered >= 0; i++) {
    const { offered } = state.bank;
    if (!passesBank(table, offered)) return null;
    notes.push(`The bank is offered to ${seatName(offered)}, who passes.`);
  }
  return notes;
}

/** The rules of this table that decide it. */
function whyOf({ state }: Table): string {
  const { bank, sign } = state;
  const { rules } = sign;
  const most = rules.bankRounds ?? 2;
  return [
    ...(bank.seat < 0
      ? []
      : [
          `${seatName(bank.seat)} has had the bank for ${bank.rounds === 1 ? 'one round' : `${bank.rounds} rounds`}.`,
        ]),
    `One player may hold the bank for ${most === 1 ? 'one round' : `${most} rounds in a row`}; then it goes to the next seat clockwise.`,
    ...(rules.bankAfterBet ? ['Only players who bet in the last round are asked.'] : []),
    ...(rules.bankAfterBet && rules.bankNewcomers === 'last'
      ? ['A newcomer is asked when all others have passed.']
      : []),
  ].join(' ');
}
