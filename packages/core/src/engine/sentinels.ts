/** Numbers that stand for "none" in states and events, all less than any seat, place or index. */

/** Nobody: no seat acts, has the button, or is asked. */
export const NO_SEAT = -1;
/** A post that is no blind, such as an ante. */
export const NO_BLIND = -1;
/** Of an award: nobody contested the pot, so none of the game's shares decided it. */
export const NO_SHARE = -1;
/** Cards that come from the stub, or no pile that was picked. */
export const NO_PILE = -1;
/** A claim that no wager stands for, and a wager that is not there. */
export const NO_WAGER = -1;
/** A hand that swept nothing. */
export const NO_SWEEP = -1;
/** A seat that has not come to a draw. */
export const NO_DRAW = -1;
/** A step of the script that there has not been. */
export const NO_STEP = -1;
