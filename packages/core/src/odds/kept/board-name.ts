/** The name that best play with such hands is kept under. */
export const boardName = (hands: string): string => `hold'em against the bank, ${hands}`;
