/** 002:114, 003:514, 004:304: one player holds the bank for two rounds running, then another. */
export const BANK_ROUNDS = 2;
