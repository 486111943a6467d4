import { HIDDEN, isTile } from '@cardroom/core/cards';
import { PlayingCard } from '../../art/index.ts';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';
import type { Nameable } from './nameables.ts';
import css from './PickNamed.module.css';
import type { Draft } from './ruling-draft.ts';

interface Props {
  readonly nameables: readonly Nameable[];
  readonly draft: Draft;
  /** Which cards it was is said too. */
  readonly cards: boolean;
  /** It need not be anybody's. */
  readonly optional: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Whose hand it was, or which bet; and which of its cards, where that has to be said. */
export function PickNamed({ nameables, draft, cards, optional, onChange }: Props) {
  const picked = nameables[draft.named];
  const tap = (place: number) =>
    onChange({
      cards: draft.cards.includes(place)
        ? draft.cards.filter((one) => one !== place)
        : [...draft.cards, place],
    });
  return (
    <>
      <fieldset className={css.row}>
        <legend className={ui.label}>{t('ruling.whose')}</legend>
        {optional && (
          <label className={css.one}>
            <input
              type="radio"
              name="named"
              checked={draft.named < 0}
              onChange={() => onChange({ named: -1, cards: [] })}
            />
            <span>{t('ruling.nobody')}</span>
          </label>
        )}
        {nameables.map(({ label, names }, i) => (
          <label key={JSON.stringify(names)} className={css.one}>
            <input
              type="radio"
              name="named"
              checked={i === draft.named}
              onChange={() => onChange({ named: i, cards: [] })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {cards && picked !== undefined && (
        <fieldset className={css.row}>
          <legend className={ui.label}>{t('ruling.cards')}</legend>
          {picked.cards.map((card, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is named by its place in the hand.
              key={place}
              type="button"
              className={css.card}
              aria-pressed={draft.cards.includes(place)}
              aria-label={t('ruling.card', { n: place + 1 })}
              onClick={() => tap(place)}
            >
              <PlayingCard
                card={shown(card, picked.cards)}
                faceDown={card === HIDDEN}
                size={48}
                selected={draft.cards.includes(place)}
              />
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** One that the floor does not see lies on its face, beside its like. */
const shown = (card: number, all: readonly number[]): number =>
  card === HIDDEN ? (all.find((one) => one !== HIDDEN && isTile(one)) ?? 0) : card;
