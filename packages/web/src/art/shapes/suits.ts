import { circle } from './paths.ts';

/** Clubs, diamonds, hearts, spades, in the order of the card codes; each two units high. */
export const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

const club = [
  circle(0, -0.5, 0.47),
  circle(-0.5, 0.2, 0.47),
  circle(0.5, 0.2, 0.47),
  'M-.22 -.3 L.22 -.3 L.3 .3 L-.3 .3 Z',
  'M-.1 .05 L.1 .05 C.1 .55 .18 .85 .4 1 L-.4 1 C-.18 .85 -.1 .55 -.1 .05 Z',
].join(' ');

const diamond = 'M0 -1 Q.32 -.42 .78 0 Q.32 .42 0 1 Q-.32 .42 -.78 0 Q-.32 -.42 0 -1 Z';

const heart =
  'M0 .95 C-.22 .55 -1 .18 -1 -.4 C-1 -.75 -.75 -.94 -.5 -.94 C-.26 -.94 -.07 -.78 0 -.54 ' +
  'C.07 -.78 .26 -.94 .5 -.94 C.75 -.94 1 -.75 1 -.4 C1 .18 .22 .55 0 .95 Z';

const spade =
  'M0 -1 C.2 -.6 .96 -.2 .96 .3 C.96 .6 .74 .78 .5 .78 C.3 .78 .16 .7 .08 .54 C.08 .76 .18 .92 .4 1 ' +
  'L-.4 1 C-.18 .92 -.08 .76 -.08 .54 C-.16 .7 -.3 .78 -.5 .78 C-.74 .78 -.96 .6 -.96 .3 C-.96 -.2 -.2 -.6 0 -1 Z';

export const SUITS: readonly string[] = [club, diamond, heart, spade];
