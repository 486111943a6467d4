import type { JackpotPosting } from '@cardroom/core/table';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';

export const NO_JACKPOT: JackpotPosting = {
  title: '',
  for: 'bad beat',
  least: { hand: '' },
  fewest: 4,
  shares: { loser: 50, winner: 25, others: 25 },
};

interface Props {
  readonly jackpot: JackpotPosting;
  readonly posted: boolean;
  readonly onPost: (posted: boolean) => void;
  readonly onChange: (jackpot: JackpotPosting) => void;
}

const KINDS = ['bad beat', 'high hand'] as const;
const PARTS = ['loser', 'winner', 'others'] as const;

/** How a jackpot is won, which is the room's own posting. */
export function PickJackpot({ jackpot, posted, onPost, onChange }: Props) {
  const { least, shares } = jackpot;
  const board = (text: string) => (text.trim() === '' ? {} : { board: text });
  return (
    <details className={ui.fold}>
      <summary>
        {t('opening.jackpot')}
        <span className={ui.hint}>{t(posted ? 'opening.jackpotPosted' : 'opening.jackpotNone')}</span>
      </summary>
      <p className={ui.quiet}>{t('opening.jackpotText')}</p>
      <label className={ui.tick}>
        <input type="checkbox" checked={posted} onChange={({ target }) => onPost(target.checked)} />
        <span>{t('opening.jackpotPost')}</span>
      </label>
      {posted && (
        <div className={ui.fields}>
          <label className={ui.field}>
            <span className={ui.label}>{t('opening.jackpotTitle')}</span>
            <input
              value={jackpot.title}
              maxLength={80}
              required
              onChange={({ target }) => onChange({ ...jackpot, title: target.value })}
            />
          </label>
          <label className={ui.field}>
            <span className={ui.label}>{t('opening.jackpotFor')}</span>
            <select
              value={jackpot.for}
              onChange={({ target }) => {
                const kind = KINDS.find((of) => of === target.value) ?? 'bad beat';
                // A high hand has no loser to pay.
                const loser = kind === 'high hand' ? 0 : shares.loser;
                onChange({ ...jackpot, for: kind, shares: { ...shares, loser } });
              }}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`opening.${kind}`)}
                </option>
              ))}
            </select>
          </label>
          <label className={ui.field}>
            <span className={ui.label}>{t('opening.leastHand')}</span>
            <input
              value={least.hand}
              placeholder={t('opening.leastHint')}
              required
              spellCheck={false}
              onChange={({ target }) => onChange({ ...jackpot, least: { ...least, hand: target.value } })}
            />
          </label>
          <label className={ui.field}>
            <span className={ui.label}>{t('opening.leastBoard')}</span>
            <input
              value={least.board ?? ''}
              spellCheck={false}
              onChange={({ target }) =>
                onChange({ ...jackpot, least: { hand: least.hand, ...board(target.value) } })
              }
            />
          </label>
          <label className={ui.field}>
            <span className={ui.label}>{t('opening.fewest')}</span>
            <input
              type="number"
              min={2}
              max={15}
              value={jackpot.fewest}
              onChange={({ target }) => onChange({ ...jackpot, fewest: target.valueAsNumber || 0 })}
            />
          </label>
          {PARTS.map((part) => (
            <label key={part} className={ui.field}>
              <span className={ui.label}>{t(`opening.${part}`)}</span>
              <input
                type="number"
                min={0}
                max={100}
                value={shares[part]}
                onChange={({ target }) =>
                  onChange({ ...jackpot, shares: { ...shares, [part]: target.valueAsNumber || 0 } })
                }
              />
            </label>
          ))}
        </div>
      )}
    </details>
  );
}
