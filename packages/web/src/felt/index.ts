/** Tables as they are drawn, where everything on them lies, and how it moves. */

export { ArcTable, CornerTable, OvalTable, Put } from './Felt.tsx';
export { Flight } from './Flight.tsx';
export { layout, type SeatSpots, type TableKind, type TableLayout } from './layout.ts';
export { departures, useMoves, useTurn } from './motion.ts';
export type { Spot } from './spots.ts';
