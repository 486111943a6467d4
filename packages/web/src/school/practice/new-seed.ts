/** Something new to deal from. */
export const newSeed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
