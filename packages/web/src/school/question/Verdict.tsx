import type { Question } from '@cardroom/core/school';
import { Link } from '../../app/router.tsx';
import { CardText } from '../../rules/CardText.tsx';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';
import css from './Verdict.module.css';

interface Props {
  readonly question: Question;
  readonly right: boolean;
}

/** Right or wrong, why, and where the book says so. */
export function Verdict({ question, right }: Props) {
  const { answers, why, cites, offering, situation } = question;
  return (
    <div className={css.verdict} data-right={right}>
      <p className={css.says}>{t(right ? 'session.isRight' : 'session.isWrong')}</p>
      {!right && (
        <p>
          <CardText>{t('session.answerIs', { answer: answers[question.right] ?? '' })}</CardText>
        </p>
      )}
      <p className={css.why}>
        <CardText>{why}</CardText>
      </p>
      {cites.length > 0 && (
        <ul className={css.cites} aria-label={t('session.cites')}>
          {cites.map(({ cite, about }) => (
            <li key={`${cite} ${about}`}>
              <span className={css.cite}>{cite}</span> {about}
            </li>
          ))}
        </ul>
      )}
      <p>
        {/* The session goes on here while the card is read there. */}
        <Link
          className={`${ui.textButton} ${css.card}`}
          href={`/rules/${offering}`}
          target="_blank"
          rel="noopener"
        >
          {t('session.card', { game: situation.game })}
        </Link>
      </p>
    </div>
  );
}
