import { useMemo } from 'react';
import { cardName, PlayingCard } from '../art/index.ts';
import { count, t } from '../strings.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { type CheckedCard, type CheckedShuffle, checkShuffles, failures } from './check.ts';
import { type HandPlace, type PastHand, proofsOf } from './past-hand.ts';
import { save } from './save.ts';

interface Props {
  readonly place: HandPlace;
  readonly hand: PastHand;
  readonly me: string;
}

/** The proof of the shuffle, worked out here in the browser, card by card. */
export function ShuffleProof({ place, hand, me }: Props) {
  const { table, number, share } = place;
  const { data, problem, again } = useLoaded(`proofs ${table} ${number} ${share} ${me}`, () =>
    proofsOf(place),
  );
  const checked = useMemo(
    () => (data === null ? null : checkShuffles(data.shuffles, hand.commitments, hand.seq)),
    [data, hand],
  );
  const seen = checked?.reduce((sum, { cards }) => sum + cards.length, 0) ?? 0;
  return (
    <section className="proof panel" aria-labelledby="proof-title">
      <h2 id="proof-title">{t('proof.title')}</h2>
      {problem !== null ? (
        <p className="problem" role="alert">
          {problem}{' '}
          <button type="button" className="text-button" onClick={again}>
            {t('error.again')}
          </button>
        </p>
      ) : checked === null || data === null ? (
        <p className="quiet">{t('proof.loading')}</p>
      ) : (
        <>
          <Verdict shuffles={checked} seen={seen} />
          <p className="quiet proof-text">{t('proof.intro')}</p>
          {checked
            .filter(({ cards }) => cards.length > 0)
            .map((shuffle, i, all) => (
              <Shuffle key={shuffle.root} shuffle={shuffle} title={titleOf(shuffle, i, all.length)} />
            ))}
          <Meaning />
          {seen > 0 && (
            <button
              type="button"
              className="button"
              data-size="small"
              onClick={() =>
                save(
                  `proofs-${table}-${number}.json`,
                  JSON.stringify(data.shuffles, null, 1),
                  'application/json',
                )
              }
            >
              {t('proof.save')}
            </button>
          )}
        </>
      )}
    </section>
  );
}

const titleOf = ({ size, running }: CheckedShuffle, i: number, of: number): string =>
  running
    ? t('proof.running', { size })
    : of === 1
      ? t('proof.only', { size })
      : t('proof.shuffle', { n: i + 1, size });

function Verdict({
  shuffles,
  seen,
}: {
  readonly shuffles: readonly CheckedShuffle[];
  readonly seen: number;
}) {
  const wrong = failures(shuffles);
  const published = shuffles.every((shuffle) => shuffle.published);
  const fine = wrong === 0 && published;
  return (
    <p className="verdict" data-fine={fine} role={fine ? 'status' : 'alert'}>
      <span className="verdict-sign" aria-hidden="true">
        {fine ? (seen === 0 ? '–' : '✓') : '✕'}
      </span>
      {seen === 0
        ? t('proof.none')
        : wrong > 0
          ? count('proof.broken', wrong)
          : published
            ? count('proof.allHold', seen)
            : t('proof.notPublished')}
    </p>
  );
}

function Shuffle({ shuffle, title }: { readonly shuffle: CheckedShuffle; readonly title: string }) {
  return (
    <div className="proof-shuffle">
      <h3>{title}</h3>
      <p className="root">
        <span className="label">{t('proof.root')}</span> <code>{shuffle.root}</code>{' '}
        <span className="hint">{t('proof.rootHint')}</span>
      </p>
      <ul className="proof-cards">
        {shuffle.cards
          .toSorted((a, b) => a.position - b.position)
          .map((card) => (
            <Card key={card.position} card={card} />
          ))}
      </ul>
    </div>
  );
}

function Card({ card: { position, value, text, holds } }: { readonly card: CheckedCard }) {
  const name = value === null ? text : cardName(value);
  return (
    <li data-holds={holds}>
      <span className="unseen">{t(holds ? 'proof.holds' : 'proof.fails', { card: name, n: position })}</span>
      <span className="proof-card" aria-hidden="true">
        {value === null ? text : <PlayingCard card={value} size={44} />}
      </span>
      <span className="proof-place" aria-hidden="true">
        <b>{holds ? '✓' : '✕'}</b> {position}
      </span>
    </li>
  );
}

function Meaning() {
  return (
    <details className="fold">
      <summary>{t('proof.what')}</summary>
      <ul className="meaning">
        <li>{t('proof.does')}</li>
        <li>{t('proof.doesNot')}</li>
        <li>{t('proof.hidden')}</li>
        <li>{t('proof.others')}</li>
        <li>{t('proof.byHandText', { command: 'cardroom verify-proof <root> proof.json' })}</li>
      </ul>
    </details>
  );
}
