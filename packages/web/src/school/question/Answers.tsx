import type { Question } from '@cardroom/core/school';
import { CardText } from '../../rules/CardText.tsx';
import { useKeys } from '../../table/bar/keys.ts';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';
import css from './Answers.module.css';

interface Props {
  readonly question: Question;
  /** The answer that was given; null before. */
  readonly picked: number | null;
  readonly onPick: (answer: number) => void;
}

/** The answers to choose from: a press, or the key of its number. */
export function Answers({ question: { answers, right }, picked, onPick }: Props) {
  useKeys(
    picked === null
      ? answers.map((answer, i) => ({ key: String(i + 1), does: answer, press: () => onPick(i) }))
      : [],
  );
  return (
    <ol className={css.answers} aria-label={t('session.answers')}>
      {answers.map((answer, i) => {
        const is = picked === null ? 'open' : i === right ? 'right' : i === picked ? 'wrong' : 'other';
        return (
          <li key={answer}>
            <button
              type="button"
              className={css.answer}
              data-is={is}
              disabled={picked !== null}
              onClick={() => onPick(i)}
            >
              <span className={css.sign} aria-hidden="true">
                {is === 'right' ? '✓' : is === 'wrong' ? '✗' : i + 1}
              </span>
              <span className={css.text}>
                {answer.split('; ').map((part) => (
                  <span key={part} className={css.part}>
                    <CardText>{part}</CardText>
                  </span>
                ))}
              </span>
              {picked !== null && <Told is={is} mine={i === picked} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** What became of an answer, also for whoever does not see its color and sign. */
function Told({ is, mine }: { readonly is: string; readonly mine: boolean }) {
  const told = mine ? t('session.yours') : is === 'right' ? t('session.theRight') : '';
  return told === '' ? null : (
    <span className={`${css.told} ${ui.hint}`} data-is={is}>
      {told}
    </span>
  );
}
