import { type OpenWager, type RoundState, seatOf } from '@cardroom/core/engine/player-dealer';
import { fromCents, toCents } from '../../ui/money.ts';
import { t } from '../t.ts';
import { does, type Heard, listed, type Order, problem, rangeWords } from './order.ts';

/** `bet 10 ante`, `bet 5 pair plus at 3`: an amount, what on, and where if not in front of oneself. */
export function wagerOrder(round: RoundState, wagers: readonly OpenWager[], seat: number): Order {
  const [first] = wagers;
  const own = seat * round.game.circles;
  const here = wagers.some(({ spot }) => spot === own) ? '' : ` at ${spotName(round, first.spot)}`;
  const example = `bet ${fromCents(first.least)} ${first.title.toLowerCase()}${here}`;
  const read = (rest: string): Heard => {
    const [what = '', at] = rest.split(/\s+at\s+(?:seat\s+)?/);
    const words = what
      .replace(/\bon\b/, ' ')
      .split(/\s+/)
      .filter((word) => word !== '');
    const amounts = words.filter((word) => /^\$?[\d.,]+$/.test(word));
    const name = words.filter((word) => !amounts.includes(word)).join(' ');
    const kinds = [...new Set(wagers.map(({ kind }) => kind))];
    const titled = wagers.filter(({ kind, title }) =>
      [title.toLowerCase(), kind.toLowerCase()].includes(name),
    );
    const begun = wagers.filter(
      ({ title, kind }) => name !== '' && (title.toLowerCase().startsWith(name) || kind.startsWith(name)),
    );
    const meant = titled.length > 0 ? titled : name === '' && kinds.length === 1 ? wagers : begun;
    if (new Set(meant.map(({ kind }) => kind)).size !== 1)
      return problem(t('text.whichBet', { bets: betNames(wagers), example }));
    const wager =
      at === undefined
        ? (meant.find(({ spot }) => spot === own) ?? meant[0])
        : meant.find(({ spot }) => spotName(round, spot) === at || spotName(round, spot) === `${at}.1`);
    if (wager === undefined) {
      const seats = meant.map(({ spot }) => spotName(round, spot)).join(', ');
      return problem(t('text.whichSeat', { bet: meant[0].title, seats }));
    }
    const { least, most } = wager;
    const cents = amounts.length === 0 && least === most ? least : toCents(amounts[0] ?? '');
    if (cents === null) return problem(t('text.amount', { range: rangeWords(wager), example }));
    if (cents === undefined || cents < least || cents > most)
      return problem(t('text.amount', { range: rangeWords(wager), example }));
    const bets = [{ kind: wager.kind, cents }, ...companion(round, wager.kind, cents)];
    return does(
      ...bets.map(
        (bet) => ({ type: 'play', command: { type: 'wager', seat, spot: wager.spot, ...bet } }) as const,
      ),
    );
  };
  return { names: ['bet', 'b'], does: t('text.do.bet', { bets: betNames(wagers) }), example, read };
}

/** What must go with a bet, and can only be of one size, is put there with it (Ultimate's Blind). */
function companion({ game }: RoundState, kind: string, cents: number): { kind: string; cents: number }[] {
  const goesWith = game.wagers.find(({ id }) => id === kind)?.goesWith;
  const with_ = game.wagers.find(({ id }) => id === goesWith);
  return with_?.size.by === 'equal' ? [{ kind: with_.id, cents }] : [];
}

/** What may be bet on, each once, to follow "bet on". */
const betNames = (wagers: readonly OpenWager[]): string =>
  listed([...new Set(wagers.map(({ title }) => title))]);

/** `3`, or `3.2` for the second circle of a seat. */
function spotName(round: RoundState, spot: number): string {
  const { circles } = round.game;
  const seat = seatOf(round, spot) + 1;
  return circles === 1 ? String(seat) : `${seat}.${(spot % circles) + 1}`;
}
