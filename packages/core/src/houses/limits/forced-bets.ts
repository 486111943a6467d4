/** Blinds, antes and bring-ins in dollars, as a limit is written down. */
export interface Forced {
  readonly ante?: number;
  readonly blinds?: readonly number[];
  readonly bringIn?: number;
}

interface Rule {
  /** In words that continue after "with": "a big blind of the small bet ...". */
  readonly says: string;
  /** The forced bets that go with a first bet of this many dollars. */
  readonly at: (bet: number) => Forced;
  /** The forced bets that go with a no limit or pot limit game of these figures. */
  readonly by: (figures: readonly number[]) => Forced;
}

/** A part of an amount, in whole dollars, and at least a dollar. */
const part = (amount: number, of: number): number => Math.max(1, Math.floor(amount / of));

/** 003:155 has $5 at $15-$30, 003:4066 $1 at $4-$8: a third in whole dollars. */
const bringIn = (bet: number): number => (bet < 2 ? 0.5 : part(bet, 3));

/** Half, in whole dollars from $2 on. */
const half = (amount: number): number => (amount < 2 ? amount / 2 : Math.floor(amount / 2));

/** The rules by which limits of a range get their blinds and antes. */
export const FORCED = {
  'two blinds': {
    says: 'a big blind of the small bet and a small blind of half of it',
    at: (bet) => ({ blinds: [part(bet, 2), bet] }),
    by: (blinds) => ({ blinds }),
  },
  'three blinds': {
    says: 'a big blind of the small bet and two blinds of half of it',
    at: (bet) => ({ blinds: [part(bet, 2), part(bet, 2), bet] }),
    by: (blinds) => ({ blinds }),
  },
  'ante and two blinds': {
    says: 'a big blind of the small bet, a small blind of half of it and an ante of a fifth',
    at: (bet) => ({ ante: part(bet, 5), blinds: [part(bet, 2), bet] }),
    by: (blinds) => ({ ante: part(blinds[blinds.length - 1], 5), blinds }),
  },
  'ante and one blind': {
    says: 'a blind of the small bet and an ante of a tenth, $1 at least',
    at: (bet) => ({ ante: part(bet, 10), blinds: [bet] }),
    by: ([blind]) => ({ ante: part(blind, 10), blinds: [blind] }),
  },
  'ante and three blinds': {
    says: 'an ante and a big blind of the bet, a middle blind of half and a small blind of a quarter of it',
    at: (bet) => ({ blinds: [bet, part(bet, 4), part(bet, 2), bet] }),
    by: ([bet]) => ({ blinds: [bet, part(bet, 4), part(bet, 2), bet] }),
  },
  'ante and bring-in': {
    says: 'a bring-in of a third of the small bet and an ante of half the bring-in',
    at: (bet) => ({ ante: half(bringIn(bet)), bringIn: bringIn(bet) }),
    by: ([bet]) => ({ ante: half(bet), bringIn: bet }),
  },
  'ante and forced bet': {
    says: 'a forced bet of the minimum bet and an ante of half of it',
    at: (bet) => ({ ante: half(bet), bringIn: bet }),
    by: ([bet]) => ({ ante: half(bet), bringIn: bet }),
  },
  'forced bet': {
    says: 'a forced bet of half the minimum bet',
    at: (bet) => ({ bringIn: half(bet) }),
    by: ([bet]) => ({ bringIn: bet }),
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** The name of a rule by which blinds and antes follow from a limit. */
export type ForcedBets = keyof typeof FORCED;

export const forcedRule = (name: ForcedBets): Rule => FORCED[name];
