import { type Random, seededRandom } from '../../cards/index.ts';
import { playAtRandom } from '../../engine/player-dealer/testing/random.ts';
import { Teller } from '../../history/tell/tell.ts';
import { tellPlayerDealer } from '../../history/tell/tell-player-dealer.ts';
import { tellPoints } from '../../history/tell/tell-points.ts';
import { familyTitles } from '../../houses/offering/families.ts';
import type { Offering, PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../../houses/offering/setting.ts';
import { ruleCard } from '../../houses/rules/card.ts';
import { PlayerDealerSelfPlay } from '../player-dealer/play.ts';
import { PointsSelfPlay } from '../points/play.ts';
import { type Played, PotSelfPlay } from '../self-play.ts';
import { handAtRandom, handOfAbsent } from './random-hands.ts';

/** Something that must hold of every offering; it says what it has seen, or throws a sentence. */
export interface GameCheck {
  readonly title: string;
  readonly run: (offering: Offering, effort: Effort) => string;
}

/** How long hands are played at random, and how many the bots play. */
interface Effort {
  readonly milliseconds: number;
  readonly hands: number;
}

type Values = Readonly<Record<string, SettingValue>>;

/** The values of an offering: its defaults, and each other choice of each setting once. */
function everySetting({ settings }: Offering): readonly Values[] {
  const chosen: readonly Values[] = [
    {},
    ...Object.entries(settings).flatMap(([name, { choices, default: usual }]) =>
      choices.filter((choice) => choice !== usual).map((choice) => ({ [name]: choice })),
    ),
  ];
  return chosen.map((some) => {
    const values = chooseSettings(settings, some);
    if (!values.ok) throw new Error(values.message);
    return values.values;
  });
}

const HOLE = / {2}|undefined|NaN|\bnull\b|\[object|\.\.$/;
const isSound = (line: string): boolean => /^[A-Z0-9].*\.$/.test(line) && !HOLE.test(line);

function checkLines(lines: readonly string[], where: string): void {
  const bad = lines.find((line) => !isSound(line));
  if (bad !== undefined) throw new Error(`${where} has a line that is no sentence: "${bad}"`);
}

const declaration: GameCheck = {
  title: 'declared in full',
  run: ({ id, house, name, family, line, cite, limits }) => {
    if (!/^[a-z0-9-]+$/.test(id.slice(house.length + 1)))
      throw new Error(`The id ${id} is not "${house}/" and a name in small letters.`);
    if (!Object.hasOwn(familyTitles, family)) throw new Error(`The lobby has no family ${family}.`);
    checkLines([line], 'The lobby');
    if (limits.length === 0) throw new Error('It has no limit to open a table at.');
    if (new Set(limits.map((limit) => limit.id)).size < limits.length)
      throw new Error('Two limits have one id.');
    const book = cite === null ? 'in no rule book' : `rule book ${cite}`;
    return `${name}, ${familyTitles[family]}, ${book}, ${limits.length} limits`;
  },
};

const card: GameCheck = {
  title: 'its rule card is made',
  run: (offering) => {
    const cards = everySetting(offering).map((values) => ruleCard(offering, values));
    for (const { sections } of cards)
      for (const { title, lines, tables } of sections) {
        if (lines.length + tables.length === 0) throw new Error(`"${title}" is empty.`);
        checkLines(lines, `"${title}"`);
        if (tables.some(({ rows }) => rows.some((row) => row.some((cell) => /undefined|NaN/.test(cell)))))
          throw new Error(`A table of "${title}" has a hole.`);
      }
    const lines = cards[0].sections.reduce((sum, section) => sum + section.lines.length, 0);
    return `${cards[0].sections.length} sections, ${lines} lines, ${cards.length} ways to set it`;
  },
};

/** No more of them at random, however quick they are. */
const MOST = 300;

function many({ milliseconds }: Effort, play: (random: Random, i: number) => void): string {
  const end = performance.now() + milliseconds;
  let played = 0;
  while (played < MOST && performance.now() < end) {
    play(seededRandom(`check ${played}`), played);
    played++;
  }
  return `${played} hands`;
}

const random: GameCheck = {
  title: 'any legal play: chips kept, replay equals play, views leak nothing',
  run: (offering, effort) => {
    const values = everySetting(offering);
    return many(effort, (random, i) => handAtRandom(offering, values[i % values.length], random));
  },
};

const absent: GameCheck = {
  title: 'absent players always have something to do',
  run: (offering, effort) => {
    const values = everySetting(offering);
    return many(effort, (random, i) => handOfAbsent(offering, values[i % values.length], random));
  },
};

/** Claims that a bank has not reached, among rounds with as little in it as may be. */
function dryRounds({ game, limits }: PlayerDealerOffering, values: Values, effort: Effort): number {
  let unmet = 0;
  const built = game(values);
  const { limits: of } = limits[0];
  many(effort, (random) => {
    const stacks = Array.from({ length: built.seats }, (_, seat) => (seat === 0 ? 1 : of.min * 40));
    const { log } = playAtRandom(built, of, random, { dealer: 0, stacks, standing: 0 });
    unmet += log.filter((event) => event.type === 'settled' && event.result === 'unmet').length;
  });
  return unmet;
}

const dry: GameCheck = {
  title: 'a bank that runs dry',
  run: (offering, effort) => {
    if (offering.kind !== 'player-dealer') return 'it has no bank';
    const unmet = dryRounds(offering, everySetting(offering)[0], effort);
    if (unmet === 0) throw new Error('A bank of one cent met every claim.');
    return `${unmet} claims not reached, and given back`;
  },
};

/** Where players think long, a part of them will do. */
const PATIENCE = 2;

const bots: GameCheck = {
  title: 'hands by bots, told in sentences',
  run: (offering, effort) => {
    const values = everySetting(offering)[0];
    const randoms = { deck: seededRandom('check deck'), players: seededRandom('check players') };
    switch (offering.kind) {
      case 'pot': {
        const game = offering.game(values);
        const play = new PotSelfPlay(game, offering.limits[0].stakes, game.players, effort.hands, randoms);
        return told(effort, play, (setup, events) => new Teller(setup).tell(events));
      }
      case 'points': {
        const game = offering.game(values);
        const play = new PointsSelfPlay(game, offering.limits[0].point, game.players, effort.hands, randoms);
        return told(effort, play, tellPoints);
      }
      case 'player-dealer': {
        const game = offering.game(values);
        const play = new PlayerDealerSelfPlay(
          game,
          offering.limits[0].limits,
          game.seats,
          effort.hands,
          randoms,
        );
        return told(effort, play, tellPlayerDealer);
      }
    }
  },
};

function told<S, E>(
  { milliseconds, hands }: Effort,
  play: { readonly chips: Readonly<Record<string, number>>; next(): Played<S, E> },
  tell: (setup: S, events: readonly E[]) => string[],
): string {
  const sum = () => Object.values(play.chips).reduce((chips, cents) => chips + cents, 0);
  const chips = sum();
  let sentences = 0;
  const end = performance.now() + PATIENCE * milliseconds;
  let played = 0;
  for (; played < hands && performance.now() < end; played++) {
    const { setup, events } = play.next();
    const lines = tell(setup, events);
    const holed = lines.find((line) => HOLE.test(line));
    if (holed !== undefined) throw new Error(`The story has a hole: "${holed}"`);
    const strange = lines.find((line) => /\bchooses? /.test(line));
    if (strange !== undefined) throw new Error(`A choice has no verb: "${strange}" (see \`verbs\`).`);
    sentences += lines.length;
  }
  if (sum() !== chips) throw new Error('Chips were made or lost among the bots.');
  return `${played} hands, ${sentences} sentences`;
}

/** In the order in which they are worth reading. */
export const gameChecks: readonly GameCheck[] = [declaration, card, random, absent, dry, bots];
