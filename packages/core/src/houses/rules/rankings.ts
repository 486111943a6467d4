import type { Pack } from '../../cards/index.ts';
import type { RankedHands } from '../../engine/card-words.ts';
import { capital, list } from '../../engine/words.ts';
import type { RuleSection } from './card.ts';
import { ladder } from './hands.ts';
import { rankingWords } from './ranking-words.ts';

/** The section on how hands rank; a ranking that several hands use is shown once. */
export function rankingSection(hands: readonly RankedHands[], pack: Pack): RuleSection {
  const lines: string[] = [];
  const tables: RuleSection['tables'][number][] = [];
  for (const ranking of new Set(hands.map((hand) => hand.ranking))) {
    const of = hands.filter((hand) => hand.ranking === ranking).map((hand) => hand.of);
    const { lines: known, chart } = ladder(ranking, pack);
    const said = [...known, ...hands.flatMap((hand) => (hand.ranking === ranking ? (hand.says ?? []) : []))];
    const named = of.filter((name) => name !== '');
    const title = named.length > 0 ? capital(list(named)) : capital(rankingWords(ranking).name);
    if (hands.length === 1) lines.push(...said);
    else if (said.length > 0) lines.push(`${title}: ${said.join(' ')}`);
    if (chart !== null) tables.push({ ...chart, title: `${title}, from the best down` });
  }
  return { id: 'rankings', title: 'Rankings', lines, tables };
}
