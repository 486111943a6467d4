/** The words that sections of all houses are made of. */
import { limit, money } from './cells.mjs';

export const dealerByAction = { name: 'Player-dealer fee', from: 'dealer', at: 'start', by: 'action' };
export const dealerByWager = { name: 'Player-dealer fee', from: 'dealer', at: 'start', by: 'wager' };
export const dealerFlat = { name: 'Player-dealer fee', from: 'dealer', at: 'start' };
export const perCircle = { name: 'Player fee', from: 'player', per: 'circle', at: 'start' };
export const perCircleBySize = { ...perCircle, by: 'bet' };
export const coupon = { name: 'Match play coupon fee', from: 'player', per: 'coupon', at: 'start' };
export const halfHourEnd = { name: 'Regular Table Fee', from: 'player', at: 'half hour end', by: 'players' };
export const halfHourStart = { ...halfHourEnd, at: 'half hour start' };

/** Fees from the pot by head count, one at each stage. */
export const drop = (name, ...stages) =>
  stages.map((at, i) => ({
    name: stages.length === 1 ? name : `${name} #${i + 1}`,
    from: 'pot',
    at,
    by: 'players',
  }));

/** The same with the first fee from the small blind seat. */
export const smallBlindFirst = ([first, ...rest]) => [{ ...first, from: 'small blind' }, ...rest];

export const fixed = (min, max) => ({ play: ['fixed'], min, max });
export const big = (min, max = null) => ({ play: ['no-limit', 'pot'], min, max });
export const bets = (min, max) => ({ play: ['bets'], min, max });

export const reading = (printed, value, cite) => ({ printed, default: value, cite });

/** `no more than five rates`: what counts as one is read from the tables themselves. */
export const rules = (one, percent, rates, of, most = 5) => ({
  ...(one === null ? {} : { one }),
  ...(percent === null ? {} : { percent }),
  ...(rates === null ? {} : { rates: { most, of, cite: rates } }),
});

/** Flat rows `[option, limit, player fee, player-dealer fee]`, in whichever order they are printed. */
export function flatRows(rows, lines, order) {
  return rows.map((row, i) => [
    ...order.map((name) => {
      const cell = row[name === 'option' ? 0 : name === 'limit' ? 1 : name];
      if (name === 'option') return Number(cell);
      return name === 'limit' ? limit(cell) : money(cell);
    }),
    lines[i],
  ]);
}

/** Options that are printed twice under one number get a letter: 5, 6, 5b, 6b. */
export function tellApart(rows) {
  const seen = new Map();
  return rows.map(([option, ...rest]) => {
    const times = (seen.get(option) ?? 0) + 1;
    seen.set(option, times);
    return [times === 1 ? option : `${option}${'abcdef'[times - 1]}`, ...rest];
  });
}
