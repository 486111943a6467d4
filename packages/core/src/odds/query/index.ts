/** Queries about deals, in a small language. */
export { type Answered, type Found, query } from './query.ts';
export type { QueryRefusal } from './words.ts';
