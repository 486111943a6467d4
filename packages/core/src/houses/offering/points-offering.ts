import { pointsMachine } from '../../engine/machines/points.ts';
import type { PointsDeclaration, PointsGame } from '../../engine/points/game.ts';
import type { PointRange } from '../limits/range.ts';
import type { PointsLimit } from './offering.ts';
import type { PointsTable } from './table-rules.ts';
import { type Writer, writer } from './writer.ts';

/** Declares a game for points at a house. */
export const pointsOffering: Writer<
  'points',
  PointsGame,
  PointsDeclaration,
  PointsLimit,
  PointRange,
  PointsTable
> = writer(pointsMachine, (name, declared) => ({ name, ...declared }));
