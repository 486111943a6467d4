import { potMachine } from '../../engine/machines/pot.ts';
import type { PotDeclaration, PotGame } from '../../engine/pot/game.ts';
import type { PotRange } from '../limits/range.ts';
import type { Limit } from './offering.ts';
import type { PotTable } from './table-rules.ts';
import { type Writer, writer } from './writer.ts';

/** Declares a game for a pot at a house. */
export const potOffering: Writer<'pot', PotGame, PotDeclaration, Limit, PotRange, PotTable> = writer(
  potMachine,
  (name, declared) => ({ name, ...declared }),
);
