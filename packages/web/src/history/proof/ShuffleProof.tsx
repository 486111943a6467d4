import type { Patron } from '@cardroom/core/protocol';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { sentence } from '../../app/api.ts';
import { cardName, PlayingCard } from '../../art/index.ts';
import ui from '../../ui/ui.module.css';
import { type HandPlace, type PastHand, proofsOf } from '../replay/past-hand.ts';
import { save } from '../save.ts';
import { count, t } from '../t.ts';
import {
  type CheckedCard,
  type CheckedCut,
  type CheckedDie,
  type CheckedHand,
  type CheckedShuffle,
  checkHand,
  failures,
} from './check.ts';
import css from './ShuffleProof.module.css';

interface Props {
  readonly place: HandPlace;
  readonly hand: PastHand;
  readonly me: string;
}

/** The proof of the shuffle, worked out here in the browser, card by card. */
export function ShuffleProof({ place, hand, me }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['proofs', place, me],
    queryFn: () => proofsOf(place),
  });
  const checked = useMemo(() => (data === undefined ? null : checkHand(data.shuffles, hand)), [data, hand]);
  const seen = checked?.shuffles.reduce((sum, { cards }) => sum + cards.length, 0) ?? 0;
  const who = (player: string): Pick<Patron, 'name' | 'bot'> =>
    hand.names[player] ?? { name: player, bot: false };
  return (
    <section className={`${css.proof} ${ui.panel}`} aria-labelledby="proof-title">
      <h2 id="proof-title">{t('proof.title')}</h2>
      {error !== null ? (
        <p className={ui.problem} role="alert">
          {sentence(error)}{' '}
          <button type="button" className={ui.textButton} onClick={() => void refetch()}>
            {t('error.again')}
          </button>
        </p>
      ) : checked === null || data === undefined ? (
        <p className={ui.quiet}>{t('proof.loading')}</p>
      ) : (
        <>
          <Verdict checked={checked} seen={seen} />
          <p className={`${ui.quiet} ${css.text}`}>{t('proof.intro')}</p>
          {checked.shuffles.map((shuffle, i, all) => (
            <Shuffle key={shuffle.root} shuffle={shuffle} title={titleOf(shuffle, i, all.length)}>
              {shuffle.cut !== null && <Cut cut={shuffle.cut} me={me} who={who} />}
            </Shuffle>
          ))}
          {checked.dice !== null && <Dice {...checked.dice} />}
          {checked.missing.length > 0 && (
            <p className={ui.problem} role="alert">
              {t('proof.missing', { cards: checked.missing.join(', ') })}
            </p>
          )}
          <Meaning />
          {seen > 0 && (
            <button
              type="button"
              className={ui.button}
              data-size="small"
              onClick={() =>
                save(
                  `proofs-${place.table}-${place.number}.json`,
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

function Verdict({ checked, seen }: { readonly checked: CheckedHand; readonly seen: number }) {
  const wrong = failures(checked);
  const published = checked.shuffles.every((shuffle) => shuffle.published);
  const fine = wrong === 0 && published;
  return (
    <p className={css.verdict} data-fine={fine} role={fine ? 'status' : 'alert'}>
      <span className={css.verdictSign} aria-hidden="true">
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

interface ShuffleProps {
  readonly shuffle: CheckedShuffle;
  readonly title: string;
  readonly children: ReactNode;
}

function Shuffle({ shuffle, title, children }: ShuffleProps) {
  return (
    <div className={css.shuffle}>
      <h3>{title}</h3>
      <p className={css.root}>
        <span className={ui.label}>{t('proof.root')}</span> <code>{shuffle.root}</code>{' '}
        <span className={ui.hint}>{t('proof.rootHint')}</span>
      </p>
      {children}
      <ul className={css.cards}>
        {shuffle.cards
          .toSorted((a, b) => a.dealt - b.dealt)
          .map((card) => (
            <Card key={card.position} card={card} />
          ))}
      </ul>
    </div>
  );
}

interface CutProps {
  readonly cut: CheckedCut;
  readonly me: string;
  readonly who: (player: string) => Pick<Patron, 'name' | 'bot'>;
}

/** By how many cards the players turned the order, and the number of each that it follows from. */
function Cut({ cut: { numbers, cut, follows }, me, who }: CutProps) {
  return (
    <div className={css.cut} data-holds={follows}>
      <p>
        <b aria-hidden="true">{follows ? '✓' : '✕'}</b>{' '}
        {follows ? count('proof.cut', cut) : t('proof.cutFails', { n: cut })}{' '}
        <span className={ui.hint}>{t(numbers.length === 0 ? 'proof.noNumbers' : 'proof.numbersHint')}</span>
      </p>
      {numbers.length > 0 && (
        <ul>
          {numbers.map(({ player, number }) => (
            <li key={player} data-me={player === me}>
              <span>
                {who(player).name}
                {player === me && <span className={ui.hint}> {t('proof.yourNumber')}</span>}
                {who(player).bot && <span className={ui.hint}> {t('proof.botNumber')}</span>}
              </span>
              <code>{number}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Dice({ root, dice }: { readonly root: string; readonly dice: readonly CheckedDie[] }) {
  return (
    <div className={css.shuffle}>
      <h3>{t('proof.dice')}</h3>
      <p className={css.root}>
        <span className={ui.label}>{t('proof.root')}</span> <code>{root}</code>{' '}
        <span className={ui.hint}>{t('proof.diceHint')}</span>
      </p>
      <ul className={css.cards}>
        {dice.map(({ committed, shown, holds }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were thrown.
          <li key={i} data-holds={holds}>
            <span className={ui.unseen}>
              {t(holds ? 'proof.dieHolds' : 'proof.dieFails', { n: shown, of: committed })}
            </span>
            <span className={css.die} aria-hidden="true">
              {committed} → {shown}
            </span>
            <b aria-hidden="true">{holds ? '✓' : '✕'}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Card({ card: { position, dealt, value, text, holds } }: { readonly card: CheckedCard }) {
  const name = value === null ? text : cardName(value);
  return (
    <li data-holds={holds}>
      <span className={ui.unseen}>
        {t(holds ? 'proof.holds' : 'proof.fails', { card: name, n: dealt, of: position })}
      </span>
      <span className={css.card} aria-hidden="true">
        {value === null ? text : <PlayingCard card={value} size={44} />}
      </span>
      <span aria-hidden="true">
        <b>{holds ? '✓' : '✕'}</b> {dealt}
      </span>
    </li>
  );
}

function Meaning() {
  return (
    <details className={ui.fold}>
      <summary>{t('proof.what')}</summary>
      <ul className={css.meaning}>
        <li>{t('proof.does')}</li>
        <li>{t('proof.cutDoes')}</li>
        <li>{t('proof.doesNot')}</li>
        <li>{t('proof.hidden')}</li>
        <li>{t('proof.byHandText', { command: 'cardroom verify-proof <root> proof.json' })}</li>
      </ul>
    </details>
  );
}
