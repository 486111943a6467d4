import { setSetting, useSettings } from '../../app/settings.ts';
import { CardText } from '../../rules/CardText.tsx';
import ui from '../../ui/ui.module.css';
import css from '../bank/BankOdds.module.css';
import { Progress } from '../counting/Progress.tsx';
import { t } from '../t.ts';
import type { Judged } from './decisions.ts';
import { useJudged } from './use-judged.ts';
import { WorthList } from './WorthList.tsx';
import { saidOf, seenSaid } from './words.ts';

/** One's choices of the last hand, each with what it gave up. */
export function LastHand({ asked }: { readonly asked: Parameters<typeof useJudged>[0] }) {
  const hand = useJudged(asked);
  const { advice } = useSettings();
  return (
    <section className={css.part}>
      <h2>{t('advice.title')}</h2>
      <label className={ui.tick}>
        <input
          type="checkbox"
          checked={advice === 'on'}
          onChange={({ target }) => setSetting('advice', target.checked ? 'on' : 'off')}
        />
        <span>{t('advice.each')}</span>
      </label>
      {hand === null && <p className={css.quiet}>{t('advice.none')}</p>}
      {hand !== null && hand.judged === null && <Progress part={hand.part} />}
      {hand !== null && hand.judged !== null && (
        <ol className={css.says}>
          {hand.decisions.map((decision, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: choices of a hand stay in their order.
            <li key={i}>
              <CardText>{`${seenSaid(decision)} ${saidOf(decision, hand.judged?.[i] ?? null)}`}</CardText>
              <Ways judged={hand.judged?.[i] ?? null} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Every way to play the hand, for who wants to see them. */
function Ways({ judged }: { readonly judged: Judged }) {
  if (judged === null) return null;
  return (
    <details>
      <summary>{t('advice.ways')}</summary>
      <WorthList worths={judged.worths} made={judged.choice} />
    </details>
  );
}
