import { type Cents, dollars } from '@cardroom/core/engine';
import {
  chipsOf,
  type LegalChoice,
  optionsFor,
  type RoundState,
  type SpotHand,
} from '@cardroom/core/engine/player-dealer';
import { t } from '../t.ts';

/** `Play 4× — $40`: how often the wager that the choice goes by, where that is more than once. */
export function choiceTitle(
  round: RoundState,
  seat: number,
  hand: SpotHand,
  { id, title }: LegalChoice,
  cents: Cents | null,
): string {
  if (cents === null) return title;
  const wager = optionsFor(round, hand).find((option) => option.id === id)?.wager;
  const base = wager === undefined ? 0 : chipsOf(round, seat, hand, wager).base;
  const times = base === 0 ? 0 : cents / base;
  return Number.isInteger(times) && times > 1
    ? t('choose.times', { title, n: times, cents: dollars(cents) })
    : t('choose.cost', { title, cents: dollars(cents) });
}

/** Choices that stay in for the least there is to stay in for: what is usual, never what is dearest. */
export function usualChoices(choices: readonly LegalChoice[]): readonly string[] {
  const stays = choices.filter(({ givesUp, refused }) => !givesUp && refused === '');
  const costs = ({ chips }: LegalChoice) => chips?.least ?? 0;
  const least = Math.min(...stays.map(costs));
  return stays.filter((choice) => costs(choice) === least).map(({ id }) => id);
}
