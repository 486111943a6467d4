export const percent = (part: number, digits = 2): string => `${(100 * part).toFixed(digits)}%`;
