import { dollars } from '@cardroom/core/engine';
import { type RoundEvent, type RoundState, type Settled, whyMet } from '@cardroom/core/engine/player-dealer';
import { capital } from '../../../ui/capital.ts';
import { t } from '../../t.ts';
import { circleOf, circlesOf } from './circles.ts';

/** What came of the bets on a circle. */
export interface CircleResult {
  readonly text: string;
  /** `+`, `−`, or `=` for nothing won or lost. */
  readonly sign: string;
  readonly won: boolean;
  /** Each bet on it with what it came to and why, in words. */
  readonly said: readonly string[];
}

/** What came of each circle of a seat, its own bets and those behind it; null where nothing has been settled. */
export function resultsOn(
  round: RoundState,
  events: readonly RoundEvent[],
  seat: number,
): (CircleResult | null)[] {
  const { game } = round;
  const met: Settled[][] = Array.from({ length: circlesOf(game) }, () => []);
  for (const event of events)
    if (event.type === 'settled' && Math.floor(event.spot / game.circles) === seat && event.seat === seat)
      met[circleOf(game, event.spot, event.kind)].push(event);
  return met.map((claims) => {
    if (claims.length === 0) return null;
    const cents = claims.reduce((sum, claim) => sum + gain(claim), 0);
    const back = claims.every(({ result }) => result === 'unmet');
    return {
      text: back ? t('did.back') : won(cents),
      sign: cents > 0 ? '+' : cents < 0 ? '−' : '=',
      won: cents > 0,
      said: saidOf(round, claims),
    };
  });
}

/** What came of all bets of a bettor, those that came out alike for one reason together. */
export function resultsOf(round: RoundState, events: readonly RoundEvent[], bettor: number): string[] {
  return saidOf(
    round,
    events.filter((event): event is Settled => event.type === 'settled' && event.seat === bettor),
  );
}

function saidOf(round: RoundState, claims: readonly Settled[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const claim of claims) {
    const title = round.game.wagers.find(({ id }) => id === claim.kind)?.title ?? claim.kind;
    const what = `${capital(title)} ${claim.result === 'unmet' ? t('did.back') : won(gain(claim))}`;
    const why = whyMet(round, claim);
    reasons.set(why, [...(reasons.get(why) ?? []), what]);
  }
  return [...reasons].map(([why, list]) =>
    why === '' ? list.join(', ') : t('did.because', { what: list.join(', '), why }),
  );
}

const gain = ({ result, cents }: Settled): number =>
  result === 'win' ? cents : result === 'lose' || result === 'half' ? -cents : 0;

const won = (cents: number): string =>
  cents === 0 ? t('did.even') : t(cents > 0 ? 'did.won' : 'did.lost', { cents: dollars(Math.abs(cents)) });
