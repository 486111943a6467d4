import { chooseSettings, findOffering } from '@cardroom/core/houses';
import { oddsOf, pointsEquity, potEquity } from '@cardroom/core/odds';
import type { Counted, Question } from './messages.ts';

/** A page should answer in a few seconds: fewer deals are all counted than on the command line. */
const POT = { exact: 60_000_000, error: 0.002, deals: 200_000 };
const POINTS = { error: 0.2, deals: 400 };
const BANK_MS = 2500;

/** Counts odds. All houses are here and nowhere else in the page, and what takes long holds up nobody. */
function counted({ offering: id, hands, board, dead }: Question): Counted {
  const offering = findOffering(id);
  if (offering === undefined) return { kind: 'broke' };
  const chosen = chooseSettings(offering.settings, {});
  if (!chosen.ok) return { kind: 'broke' };
  switch (offering.kind) {
    case 'pot':
      return { kind: 'pot', found: potEquity(offering.game(chosen.values), { hands, board, dead }, POT) };
    case 'points':
      return { kind: 'points', found: pointsEquity(offering.game(chosen.values), { hands, dead }, POINTS) };
    case 'player-dealer': {
      const found = oddsOf(offering, { milliseconds: BANK_MS, seed: id });
      return found.ok ? { kind: 'player-dealer', found: found.odds } : { kind: 'broke' };
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  try {
    postMessage(counted(data));
  } catch {
    postMessage({ kind: 'broke' } satisfies Counted);
  }
});
