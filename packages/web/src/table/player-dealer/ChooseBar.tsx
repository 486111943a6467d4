import type { Cents } from '@cardroom/core/engine';
import {
  DEALER,
  type LegalChoice,
  type LegalHand,
  newHandOn,
  type RoundState,
  type SpotHand,
} from '@cardroom/core/engine/player-dealer';
import { useState } from 'react';
import ui from '../../ui/ui.module.css';
import { AmountField } from '../bar/AmountField.tsx';
import { fitDown } from '../bar/amounts.ts';
import barCss from '../bar/bar.module.css';
import { type ChoiceButton, Choices } from '../bar/Choices.tsx';
import { useAsk, useTable } from '../context.ts';
import type { Picks } from '../stage/use-picked.ts';
import { count, t } from '../t.ts';
import betBarCss from './bets/BetBar.module.css';
import { choiceKeys } from './choice-keys.ts';
import { choiceTitle, usualChoices } from './choice-title.ts';
import { SetBar } from './SetBar.tsx';

interface Props {
  readonly round: RoundState;
  readonly hands: readonly LegalHand[];
  readonly picks: Picks;
}

const handOf = (round: RoundState, { spot, number }: LegalHand): SpotHand =>
  (spot === DEALER ? round.shared.dealer : round.hands[spot]?.[number]) ?? newHandOn(spot, number);

/** The choices of one's hands, one hand at a time. */
export function ChooseBar({ round, hands, picks }: Props) {
  const [at, setAt] = useState(0);
  const due = hands[Math.min(at, hands.length - 1)];
  const hand = handOf(round, due);
  return (
    <>
      {hands.length > 1 && (
        <fieldset className={betBarCss.places}>
          <legend className={ui.unseen}>{t('choose.which')}</legend>
          {hands.map(({ spot, number }, i) => (
            <button
              key={`${spot} ${number}`}
              type="button"
              className={barCss.preset}
              aria-pressed={i === at}
              onClick={() => setAt(i)}
            >
              {t('choose.handN', { n: i + 1 })}
            </button>
          ))}
        </fieldset>
      )}
      {due.choices.some(({ front }) => front > 0) ? (
        <SetBar key={`${due.spot} ${due.number}`} round={round} due={due} hand={hand} />
      ) : (
        <Plain
          key={`${due.spot} ${due.number} ${round.step}`}
          round={round}
          due={due}
          hand={hand}
          picks={picks}
        />
      )}
    </>
  );
}

interface PlainProps {
  readonly round: RoundState;
  readonly due: LegalHand;
  readonly hand: SpotHand;
  readonly picks: Picks;
}

/** Most amounts of one choice that get a button each. */
const BUTTONS = 3;

/** Buttons for what the hand may do, with what each costs. */
function Plain({ round, due, hand, picks }: PlainProps) {
  const { place: seat } = useTable();
  const { play, refusal, busy } = useAsk();
  const ranged = due.choices.find((choice) => amounts(choice) === null);
  const range = ranged?.chips ?? null;
  const [cents, choose] = useState<Cents>(range?.most ?? 0);
  const discards = Math.max(0, ...due.choices.map((choice) => choice.discards));
  const go = (choice: LegalChoice, amount: Cents | null) =>
    void play({
      type: 'choose',
      seat,
      choice: choice.id,
      spot: due.spot,
      ...(amount !== null && { cents: amount }),
      ...(choice.discards > 0 && { discard: picks.picked.map((place) => hand.cards[place]) }),
    });
  const usual = usualChoices(due.choices);
  const keys = choiceKeys(due.choices);
  const buttons = due.choices.flatMap((choice): ChoiceButton[] => {
    const enough = choice.discards === 0 || picks.picked.length === choice.discards;
    const refused =
      choice.refused !== '' ? choice.refused : enough ? '' : count('choose.discards', choice.discards);
    const strong = usual.includes(choice.id);
    const letter = keys.get(choice.id);
    const given = amounts(choice);
    if (given === null && range !== null) {
      const amount = fitDown(cents, { min: range.least, max: range.most, step: range.step });
      return [
        {
          title: choiceTitle(round, seat, hand, choice, amount),
          go: () => go(choice, amount),
          strong,
          refused,
        },
      ];
    }
    return (given ?? [null]).map((amount) => ({
      title: choiceTitle(round, seat, hand, choice, amount),
      go: () => go(choice, amount),
      strong,
      refused,
      ...(letter !== undefined && given?.length === 1 && { key: letter }),
    }));
  });
  return (
    <>
      {range !== null && (
        <AmountField
          label={t('choose.amount')}
          range={{ min: range.least, max: range.most, step: range.step }}
          value={fitDown(cents, { min: range.least, max: range.most, step: range.step })}
          onChange={choose}
        />
      )}
      <Choices
        {...(discards > 0 && { text: count('choose.discards', discards) })}
        choices={buttons}
        busy={busy}
        refusal={refusal}
      />
    </>
  );
}

/** The amounts of a choice that can each have a button: none at all, a few; null for a whole range of them. */
function amounts({ chips }: LegalChoice): readonly (Cents | null)[] | null {
  if (chips === null) return [null];
  const { least, most, step } = chips;
  const many = Math.floor((most - least) / step) + 1;
  return many > BUTTONS ? null : Array.from({ length: many }, (_, i) => least + i * step).reverse();
}
