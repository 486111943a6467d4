import type { SettingValue } from '@cardroom/core/houses';
import { useEffect } from 'react';
import type { Decision } from './advice/decisions.ts';
import { BankOdds } from './bank/BankOdds.tsx';
import { Progress } from './counting/Progress.tsx';
import { useCounting } from './counting/use-counting.ts';
import { PotOdds } from './PotOdds.tsx';
import { t } from './t.ts';

/** What is known of a table before anybody moves anything. */
export interface Begins {
  readonly players?: number;
  readonly bet?: number;
  readonly stake?: number;
  readonly option?: string;
}

interface Props {
  readonly offering: string;
  readonly heading: string;
  readonly set?: Readonly<Record<string, SettingValue>>;
  readonly begins?: Begins;
  /** A hand of one's own, which the charts light up with. */
  readonly hand?: Decision | null;
}

const NO_SETTINGS = {};

/** Odds of an offering, by its kind. */
export function Lab({ offering, heading, set = NO_SETTINGS, begins = {}, hand = null }: Props) {
  const { answer, busy, part, ask } = useCounting();
  const settings = JSON.stringify(set);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same settings come as new objects.
  useEffect(
    () => ask({ ask: 'worth', offering, set, hands: ['any', 'any'], board: '', dead: '' }),
    [offering, settings, ask],
  );
  if (answer === null) return <Progress part={part} />;
  switch (answer.kind) {
    case 'player-dealer':
      return (
        <BankOdds found={answer} about={{ offering, set }} heading={heading} begins={begins} hand={hand} />
      );
    case 'pot':
    case 'points':
      return (
        <PotOdds
          answer={answer}
          busy={busy}
          part={part}
          heading={heading}
          onAsk={(asked) => ask({ ask: 'worth', offering, set, ...asked })}
        />
      );
    default:
      return <p>{t('odds.failed')}</p>;
  }
}
