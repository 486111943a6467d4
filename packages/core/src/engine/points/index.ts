/** The machine for set-and-compare games: 13-Card and Face-Up Chinese. */
export { pointsDealing } from '../machines/points-dealing.ts';
export { pointsDealingWithRulings, pointsRulings } from '../machines/points-rulings.ts';
export * from './commands.ts';
export * from './events.ts';
export { evolve } from './evolve.ts';
export * from './game.ts';
export * from './hand.ts';
export * from './legal.ts';
export { inProperOrder, SET_NAMES, SET_SIZES, setRanking, setValues } from './sets/sets.ts';
export { suggestPlacement } from './sets/suggest-placement.ts';
export { inFantasy, type PointsSetup, type PointsState } from './state.ts';
