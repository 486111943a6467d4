import { type Irregularity, sayIrregularity } from '@cardroom/core/rulings';
import type { FloorCommand, HandInPlay, TableState } from '@cardroom/core/table';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sentence } from '../../app/api.ts';
import type { Picked, Thing } from '../../table/naming/naming.ts';
import { Problem } from '../../ui/Problem.tsx';
import ui from '../../ui/ui.module.css';
import { type FloorRuling, floorApi } from '../floor-api.ts';
import { irregularitiesQuery } from '../floor-queries.ts';
import { t } from '../t.ts';
import { Details } from './Details.tsx';
import { nameablesOf } from './nameables.ts';
import { PickNamed } from './PickNamed.tsx';
import { PickWrong } from './PickWrong.tsx';
import { markedOn, pointedAt, wrongWith } from './pointed.ts';
import { ReadRuling } from './ReadRuling.tsx';
import {
  type Draft,
  groupsOf,
  irregularityOf,
  isNamed,
  type Known,
  NOTHING,
  namesCards,
} from './ruling-draft.ts';

interface Props {
  readonly table: string;
  readonly state: TableState;
  readonly nameAt: (seat: number) => string;
  readonly problem: string;
  /** Does it, and says whether it was done. */
  readonly act: (command: FloorCommand) => Promise<boolean>;
  readonly onCancel: () => void;
  /** What was pointed at on the felt last, where there is one; and what is to be marked there. */
  readonly pointed?: Thing | null;
  readonly onPicked?: (picked: Picked | null) => void;
}

interface Read {
  readonly irregularity: Irregularity;
  readonly answer: FloorRuling;
}

/** Something went wrong in the hand: what it was, what the book says then, and what is done. */
export function RulingPanel(props: Props) {
  const { table, state, onCancel } = props;
  const { hand, hands: number } = state;
  const { data, error, refetch } = useQuery(irregularitiesQuery(table, number));
  if (data === undefined)
    return error === null ? (
      <p className={ui.loading}>{t('floor.fetching')}</p>
    ) : (
      <Problem error={error} again={refetch} />
    );
  if (hand === null || data.known.length === 0)
    return (
      <div className={ui.stack}>
        <p>{t(hand === null ? 'ruling.noHand' : 'ruling.none')}</p>
        <Back onCancel={onCancel} />
      </div>
    );
  return <InHand key={number} {...props} hand={hand} all={data.known} />;
}

interface InHandProps extends Props {
  readonly hand: HandInPlay;
  readonly all: readonly Known[];
}

function InHand(props: InHandProps) {
  const { table, state, hand, all, nameAt, problem, act, onCancel, pointed = null, onPicked } = props;
  const [draft, setDraft] = useState<Draft>(NOTHING);
  const [read, setRead] = useState<Read | null>(null);
  const [wrong, setWrong] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const knownOf = (what: Draft['what']) => all.find((one) => one.what === what);
  const known = knownOf(draft.what);
  const nameables = known === undefined ? [] : nameablesOf(hand, known, nameAt);
  const irregularity = irregularityOf(draft, known, nameables);
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setRead(null);
    setWrong('');
  };
  /** What went wrong, of what was pointed at where that can be. */
  const choose = (what: Draft['what']) => {
    const of = knownOf(what);
    const aimed = of && pointed && pointedAt(NOTHING, of, nameablesOf(hand, of, nameAt), pointed);
    change({ ...NOTHING, what, ...aimed });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thing is taken up when it is pointed at.
  useEffect(() => {
    if (pointed === null) return;
    const aimed = known && pointedAt(draft, known, nameables, pointed);
    change(aimed ?? NOTHING);
  }, [pointed]);
  const marked = markedOn(draft, known, nameables[draft.named], pointed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is marked matters.
  useEffect(() => {
    onPicked?.(marked);
    return () => onPicked?.(null);
  }, [JSON.stringify(marked)]);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (irregularity === null) return;
    floorApi.ruling(table, irregularity).then(
      (answer) => setRead({ irregularity, answer }),
      (failed) => setWrong(sentence(failed)),
    );
  };
  return (
    <div className={ui.stack}>
      <form ref={form} className={ui.stack} onSubmit={ask}>
        <h3>{t('ruling.title', { n: state.hands })}</h3>
        {onPicked !== undefined && pointed === null && draft.what === '' && (
          <p className={ui.hint}>{t('ruling.tap')}</p>
        )}
        {draft.what === '' && pointed !== null && (
          <PickWrong
            thing={pointed}
            wrong={wrongWith(draft, all, hand, pointed).map(({ what }) => what)}
            onPick={choose}
          />
        )}
        <label className={ui.field}>
          <span className={ui.label}>{t('ruling.what')}</span>
          <select value={draft.what} onChange={({ target }) => choose(target.value as Draft['what'])}>
            <option value="">{t('ruling.pick')}</option>
            {groupsOf(all).map(({ title, kinds }) => (
              <optgroup key={title} label={t(title)}>
                {kinds.map((what) => (
                  <option key={what} value={what}>
                    {sayIrregularity(what)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        {known !== undefined && isNamed(known) && (
          <PickNamed
            nameables={nameables}
            draft={draft}
            cards={namesCards(known)}
            optional={known.of === 'table'}
            onChange={change}
          />
        )}
        {known !== undefined && <Details {...{ nameables, draft }} details={known.asks} onChange={change} />}
        {wrong !== '' && (
          <p className={ui.problem} role="alert">
            {wrong}
          </p>
        )}
        {read === null && (
          <div className={ui.row}>
            <button
              type="submit"
              className={ui.button}
              data-strength="strong"
              disabled={irregularity === null}
            >
              {t('ruling.read')}
            </button>
            <Back onCancel={onCancel} />
          </div>
        )}
      </form>
      {read !== null && (
        <ReadRuling
          kind={hand.kind}
          answer={read.answer}
          problem={problem}
          onRule={(remedy, reason) =>
            act({
              type: 'rule',
              irregularity: read.irregularity,
              remedy,
              ...(reason !== '' && { reason }),
            })
          }
          onCancel={onCancel}
        />
      )}
    </div>
  );
}

function Back({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <button type="button" className={ui.button} onClick={onCancel}>
      {t('floor.cancel')}
    </button>
  );
}
