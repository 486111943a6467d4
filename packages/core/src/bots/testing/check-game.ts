import { seededRandom } from '../../cards/index.ts';
import type { RoundEvent } from '../../engine/player-dealer/events.ts';
import type { RoundSetup } from '../../engine/player-dealer/state.ts';
import { tellPlayerDealer } from '../../history/tell/tell-player-dealer.ts';
import { tellPoints } from '../../history/tell/tell-points.ts';
import { Teller } from '../../history/tell/teller.ts';
import { familyTitles } from '../../houses/offering/families.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import { chooseSettings } from '../../houses/offering/setting.ts';
import { type RuleCard, ruleCard } from '../../houses/rules/card.ts';
import { dealBeside } from '../../odds/dealt-check.ts';
import { PlayerDealerSelfPlay } from '../player-dealer/play.ts';
import { PointsSelfPlay } from '../points/play.ts';
import { type Played, PotSelfPlay } from '../self-play.ts';
import type { Manner } from './played-out.ts';
import { playHand, type Values } from './random-hands.ts';
import { checkScript } from './script-faults.ts';
import { withoutWhy } from './whys.ts';

/** Something that must hold for every offering; it says what it has seen, or throws a sentence. */
export interface GameCheck {
  readonly title: string;
  readonly run: (offering: Offering, effort: Effort) => string;
  /** Of a game whose hands break it may never come to an end. */
  readonly needsSoundHands?: true;
}

/** How long to play random hands, and how many hands the bots play. */
interface Effort {
  readonly milliseconds: number;
  readonly hands: number;
}

/** One choice of settings: in words, what is not at its default; and all values. */
interface Way {
  readonly set: string;
  readonly values: Values;
}

/** Its defaults, and each other choice of each setting once. */
function waysToSet({ settings }: Offering): readonly Way[] {
  const chosen: readonly Values[] = [
    {},
    ...Object.entries(settings).flatMap(([name, { choices, default: usual }]) =>
      choices.filter((choice) => choice !== usual).map((choice) => ({ [name]: choice })),
    ),
  ];
  return chosen.map((some) => {
    const values = chooseSettings(settings, some);
    if (!values.ok) throw new Error(values.message);
    const [name] = Object.keys(some);
    return { set: name === undefined ? '' : `with ${name} set to ${some[name]}`, values: values.values };
  });
}

/** Adds any settings that are not at their defaults to an error. */
function setAs<T>({ set, values }: Way, work: (values: Values) => T): T {
  try {
    return work(values);
  } catch (error) {
    if (set === '') throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message} (${set})`, { cause: error });
  }
}

const HOLE = / {2}|undefined|NaN|\bnull\b|\[object|\.\.$/;
const isSound = (line: string): boolean => /^[A-Z0-9].*\.$/.test(line) && !HOLE.test(line);

function checkLines(lines: readonly string[], where: string): void {
  const bad = lines.find((line) => !isSound(line));
  if (bad !== undefined) throw new Error(`${where} has a line that is no sentence: "${bad}"`);
}

const declaration: GameCheck = {
  title: 'declared in full',
  run: (offering) => {
    const { id, house, name, family, line, cite, limits } = offering;
    if (!/^[a-z0-9-]+$/.test(id.slice(house.length + 1)))
      throw new Error(`The id ${id} is not "${house}/" and a name in small letters.`);
    if (!Object.hasOwn(familyTitles, family)) throw new Error(`The lobby has no family ${family}.`);
    checkLines([line], 'The lobby');
    if (limits.length === 0) throw new Error('It has no limit to open a table at.');
    if (new Set(limits.map((limit) => limit.id)).size < limits.length)
      throw new Error('Two limits have one id.');
    for (const way of waysToSet(offering)) setAs(way, (values) => checkScript(offering, values));
    const book = cite === null ? 'in no rule book' : `rule book ${cite}`;
    return `${name}, ${familyTitles[family]}, ${book}, ${limits.length} limits`;
  },
};

const card: GameCheck = {
  title: 'its rule card is made',
  run: (offering) => {
    const ways = waysToSet(offering);
    const [usual] = ways.map((way) =>
      setAs(way, (values) => {
        const made = ruleCard(offering, values);
        checkCard(made);
        return made;
      }),
    );
    const lines = usual.sections.reduce((sum, section) => sum + section.lines.length, 0);
    return `${usual.sections.length} sections, ${lines} lines, ${ways.length} ways to set it`;
  },
};

function checkCard({ sections }: RuleCard): void {
  for (const { title, lines, tables } of sections) {
    if (lines.length + tables.length === 0) throw new Error(`"${title}" is empty.`);
    checkLines(lines, `"${title}"`);
    if (tables.some(({ rows }) => rows.some((row) => row.some((cell) => /undefined|NaN/.test(cell)))))
      throw new Error(`A table of "${title}" has a hole.`);
  }
}

/** The most random hands, however quick they are. */
const MOST = 300;

/**
 * Plays hands in one manner, under each choice of settings in turn and at least once, and goes on until enough was
 * seen, however slow that is; returns how often chips ran out.
 */
function playMany(
  offering: Offering,
  { milliseconds }: Effort,
  manner: Manner,
  enough = (_ranOut: number) => true,
): { hands: number; ranOut: number } {
  const ways = waysToSet(offering);
  const end = performance.now() + milliseconds;
  let ranOut = 0;
  let hands = 0;
  const goesOn = () => performance.now() < end || !enough(ranOut);
  for (; hands < ways.length || (hands < MOST && goesOn()); hands++) {
    const random = seededRandom(`check ${hands}`);
    ranOut += setAs(ways[hands % ways.length], (values) => playHand(offering, values, random, manner));
  }
  return { hands, ranOut };
}

const legality: GameCheck = {
  title: 'any legal play, and nothing else: chips kept, replay equals play, views leak nothing',
  run: (offering, effort) => `${playMany(offering, effort, 'any').hands} hands`,
};

const absent: GameCheck = {
  title: 'absent players always have something to do',
  run: (offering, effort) => `${playMany(offering, effort, 'absent').hands} hands`,
};

/** What is seen when chips run out, and what is wrong if they never do. */
const RUN_OUT = {
  'player-dealer': ['claims not reached, and given back', 'A bank of one cent met every claim.'],
  points: ['payments cut', 'With chips for hardly a point everything was paid.'],
  pot: ['times all in', 'With a few bets each nobody was ever all in.'],
} as const;

const dry: GameCheck = {
  title: 'chips that run out',
  run: (offering, effort) => {
    const [seen, never] = RUN_OUT[offering.kind];
    const barred =
      offering.kind === 'pot' &&
      waysToSet(offering).some(({ values }) => !offering.game(values).betting.allIn);
    const { hands, ranOut } = playMany(offering, effort, 'short', (times) => barred || times > 0);
    if (barred) return `${hands} hands; it bars all-in bets`;
    if (ranOut === 0) throw new Error(never);
    return `${hands} hands, ${ranOut} ${seen}`;
  },
};

/** If players think long, fewer hands will do. */
const PATIENCE = 2;

const bots: GameCheck = {
  title: 'hands by bots, told in sentences',
  run: (offering, { milliseconds, hands }) => {
    const ways = waysToSet(offering);
    // Half of it at the defaults, the rest over all the other ways to set it.
    const share = (way: Way) => (ways.length === 1 ? 1 : way.set === '' ? 1 / 2 : 1 / 2 / (ways.length - 1));
    let [played, sentences] = [0, 0];
    for (const way of ways) {
      const end = performance.now() + PATIENCE * milliseconds * share(way);
      const more = setAs(way, (values) => botsPlay(offering, values, Math.ceil(hands * share(way)), end));
      played += more.played;
      sentences += more.sentences;
    }
    return `${played} hands, ${sentences} sentences`;
  },
};

function botsPlay(offering: Offering, values: Values, hands: number, end: number): Told {
  const randoms = { deck: seededRandom('check deck'), players: seededRandom('check players') };
  switch (offering.kind) {
    case 'pot': {
      const game = offering.game(values);
      const play = new PotSelfPlay(game, offering.limits[0].stakes, game.players, hands, randoms);
      return told(play, (setup, events) => new Teller(setup).tell(events), hands, end);
    }
    case 'points': {
      const game = offering.game(values);
      const play = new PointsSelfPlay(game, offering.limits[0].point, game.players, hands, randoms);
      return told(play, tellPoints, hands, end);
    }
    case 'player-dealer': {
      const game = offering.game(values);
      const play = new PlayerDealerSelfPlay(game, offering.limits[0].limits, game.seats, hands, randoms);
      return told(play, tellWithWhys, hands, end);
    }
  }
}

/** A round in sentences, each of whose bets must say why it came out so. */
function tellWithWhys(setup: RoundSetup, events: readonly RoundEvent[]): string[] {
  const silent = withoutWhy(setup, events);
  if (silent !== undefined)
    throw new Error(`A bet does not say why it came out so: "${silent}" (see \`why\`).`);
  return tellPlayerDealer(setup, events);
}

interface Told {
  readonly played: number;
  readonly sentences: number;
}

/** In fewer hands than this, everybody may break even. */
const FEW = 20;
const WON: readonly unknown[] = ['awarded', 'settled', 'compared'];
const isWon = (event: { readonly type?: string; readonly cents?: number }): boolean =>
  WON.includes(event.type) && (event.cents ?? 0) > 0;

/**
 * Plays up to this many hands until time is up; at least one, and a few more while nobody has won, however slow they
 * are.
 */
function told<S, E extends object>(
  play: { readonly chips: Readonly<Record<string, number>>; next(): Played<S, E> },
  tell: (setup: S, events: readonly E[]) => string[],
  hands: number,
  end: number,
): Told {
  const sum = () => Object.values(play.chips).reduce((chips, cents) => chips + cents, 0);
  const chips = sum();
  let sentences = 0;
  let played = 0;
  let won = false;
  const few = Math.min(hands, FEW);
  for (; played < (won ? 1 : few) || (played < hands && performance.now() < end); played++) {
    const { setup, events } = play.next();
    won ||= events.some(isWon);
    const lines = tell(setup, events);
    const holed = lines.find((line) => HOLE.test(line));
    if (holed !== undefined) throw new Error(`The story has a hole: "${holed}"`);
    const strange = lines.find((line) => /\bchooses? /.test(line));
    if (strange !== undefined) throw new Error(`A choice has no verb: "${strange}" (see \`verbs\`).`);
    sentences += lines.length;
  }
  if (sum() !== chips) throw new Error('Chips were made or lost among the bots.');
  if (!won && played >= FEW) throw new Error(`In ${played} hands nobody has won anything.`);
  return { played, sentences };
}

/** More standard errors apart than this is not chance. */
const APART = 5;

const costs: GameCheck = {
  title: 'what its bets cost, counted and dealt alike',
  needsSoundHands: true,
  run: (offering, { hands }) => {
    if (offering.kind !== 'player-dealer') return 'no bank to bet against';
    const found = dealBeside(offering, { rounds: 10 * hands, seed: 'check' });
    const percent = (part: number) => `${(100 * part).toFixed(2)}%`;
    for (const { wager, counted, dealt, se, apart } of found)
      if (Math.abs(apart) > APART)
        throw new Error(
          `The ${wager} wager costs ${percent(counted)} by \`counted\` or \`asDealt\`, and ${percent(dealt)} ± ${percent(se)} in ${10 * hands} rounds that were dealt.`,
        );
    return found.length === 0 ? 'none is counted' : `${found.length} bets`;
  },
};

/** In the order in which they are worth reading. */
export const gameChecks: readonly GameCheck[] = [declaration, card, legality, absent, dry, bots, costs];
