import type { Chart } from '../../engine/card-words.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { RoundState, SpotHand } from '../../engine/player-dealer/state.ts';
import { type BlackjackGame, upCard } from '../../games/blackjack/rules.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import { chooseSettings } from '../../houses/offering/setting.ts';
import charts from '../kept/charts.json' with { type: 'json' };
import { keptIn } from '../kept/kept-in.ts';
import { type ChartPlace, placeOfTwo } from '../twenty-one/charts.ts';
import { LETTERS } from '../twenty-one/letters.ts';
import { isTwentyOne } from '../twenty-one/line.ts';

/** Which of the open choices the counted charts say for a hand; null where they say nothing. */
export type ChartLine = (view: RoundState, hand: SpotHand, open: readonly string[]) => string | null;

const known = new WeakMap<PlayerDealerGame, ChartLine | null>();

/** Play by the charts that are kept for an offering with these settings; null if there are none. */
export function chartLineOf(
  game: PlayerDealerGame,
  offering: Pick<Offering, 'id' | 'settings'>,
  settings: Readonly<Record<string, unknown>> | undefined,
): ChartLine | null {
  let line = known.get(game);
  if (line === undefined) {
    line = isTwentyOne(game) ? lineFor(game, offering, settings) : null;
    known.set(game, line);
  }
  return line;
}

function lineFor(
  game: BlackjackGame,
  offering: Pick<Offering, 'id' | 'settings'>,
  settings: Readonly<Record<string, unknown>> | undefined,
): ChartLine | null {
  const found = chartsFor(offering, settings);
  return found === null ? null : byCharts(game, found);
}

function chartsFor(
  offering: Pick<Offering, 'id' | 'settings'>,
  given: Readonly<Record<string, unknown>> | undefined,
): readonly Chart[] | null {
  const chosen = chooseSettings(offering.settings, given);
  return chosen.ok ? (keptIn([charts], offering, chosen.values, 'charts') as readonly Chart[] | null) : null;
}

const [HARD, SOFT] = [0, 1];
const IDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LETTERS).map(([id, letter]) => [letter, id]),
);
/** What is next best where the best choice is no longer open. */
const INSTEAD: Readonly<Record<string, (total: number) => string>> = {
  D: (total) => (total > 17 ? 'stand' : 'hit'),
  R: (total) => (total > 16 ? 'stand' : 'hit'),
};

function byCharts({ rules: { totals } }: BlackjackGame, all: readonly Chart[]): ChartLine {
  const letterAt = ({ chart, row, column }: ChartPlace): string => all[chart].rows[row][column];
  /** The cell of a total, for hands of more than two cards and for pairs that cannot be split. */
  const byTotal = (cards: readonly number[], up: number): string => {
    const soft = totals.isSoft(cards);
    const total = totals.total(cards);
    const chart = soft ? SOFT : HARD;
    const name = soft ? `A-${total === 21 ? 'T' : total - 11}` : String(total);
    const row = all[chart].rows.findIndex(([first]) => first === name);
    const column = placeOfTwo(all, [up, up], up)?.column ?? -1;
    return row < 0 || column < 0 ? '' : letterAt({ chart, row, column });
  };
  return (view, { cards }, open) => {
    const up = upCard(view);
    const place = placeOfTwo(all, cards, up);
    const first = place === null ? byTotal(cards, up) : letterAt(place);
    if (open.includes('play on'))
      return first === '' ? null : first === 'R' && open.includes('surrender') ? 'surrender' : 'play on';
    const total = totals.total(cards);
    for (const letter of [first, byTotal(cards, up)])
      for (const id of [IDS[letter], INSTEAD[letter]?.(total)])
        if (id !== undefined && open.includes(id)) return id;
    return null;
  };
}
