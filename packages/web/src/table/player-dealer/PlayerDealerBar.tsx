import type { Cents } from '@cardroom/core/engine';
import type { Laid, Legal, LegalHand, RoundState } from '@cardroom/core/engine/player-dealer';
import { isDealtIn, isForAsking } from '@cardroom/core/table';
import { useState } from 'react';
import ui from '../../ui/ui.module.css';
import { ActionBar } from '../bar/ActionBar.tsx';
import barCss from '../bar/bar.module.css';
import { Choices } from '../bar/Choices.tsx';
import { KeyCap } from '../bar/KeyCap.tsx';
import { useKeys } from '../bar/keys.ts';
import { useAsk, useTable } from '../context.ts';
import { Ending } from '../head/Ending.tsx';
import { nameAt } from '../seats/name-at.ts';
import type { Picks } from '../stage/use-picked.ts';
import { t } from '../t.ts';
import { BetBar } from './bets/BetBar.tsx';
import { StakePanel } from './bets/StakePanel.tsx';
import type { Betting } from './bets/use-betting.ts';
import { ChooseBar } from './ChooseBar.tsx';

interface Props {
  readonly round: RoundState | null;
  readonly now: Legal | null;
  /** Hands that the visitor may choose for. */
  readonly mine: readonly LegalHand[];
  readonly picks: Picks;
  /** Null while the visitor may not bet. */
  readonly betting: Betting | null;
}

/** What the visitor may do at a player-dealer table. */
export function PlayerDealerBar({ round, now, mine, picks, betting }: Props) {
  const { state, feed, seat, place } = useTable();
  const { bank } = state;
  if (state.hand === null) {
    const mayTake = seat >= 0 && !bank.ready && (bank.offered === seat || isForAsking(state));
    return (
      <ActionBar>
        {mayTake ? <BankOffer offered={bank.offered === seat} refused={bank.refused} /> : null}
      </ActionBar>
    );
  }
  // Who sat down during the round has no part in it, and is told when the next one is.
  if (round === null || now === null || (place >= 0 && !isDealtIn(state, place)))
    return <ActionBar>{null}</ActionBar>;
  if (now.due === 'bet') {
    const bets = now.seats.find((of) => of.seat === place);
    if (bets === undefined) return <ActionBar>{null}</ActionBar>;
    return (
      <ActionBar>
        <BeforeCards key={state.hands} round={round} most={bets.stake} betting={betting} />
        {bets.styles !== undefined && <Style round={round} styles={bets.styles} />}
      </ActionBar>
    );
  }
  if (now.due === 'pick' && now.seat === seat) return <PickBar seat={seat} piles={now.piles} />;
  if (mine.length > 0)
    return (
      <ActionBar>
        <ChooseBar round={round} hands={mine} picks={picks} />
      </ActionBar>
    );
  const waits = now.due === 'choose' ? [...new Set(now.hands.map((hand) => hand.seat))] : [];
  return (
    <ActionBar>
      {place < 0 ? null : (
        <>
          <p className={barCss.note}>
            {waits.length > 0
              ? t('choose.waits', { who: waits.map((at) => nameAt(state, feed.names, at)).join(', ') })
              : t('bet.closed')}
          </p>
          <Ending />
        </>
      )}
    </ActionBar>
  );
}

interface BeforeProps {
  readonly round: RoundState;
  /** All that one might put to the bank; 0 where one may not. */
  readonly most: Cents;
  readonly betting: Betting | null;
}

/** Bets, or chips for the bank: the player-dealer's own, or beside theirs. */
function BeforeCards({ round, most, betting }: BeforeProps) {
  const { seat } = useTable();
  const mine = seat === round.dealer;
  const mustStake = mine && round.stake === 0;
  const [banks, setBanks] = useState(mustStake);
  useKeys(
    most > 0 && !banks
      ? [{ key: 'b', does: t(mine ? 'bank.addTitle' : 'bank.shareTitle'), press: () => setBanks(true) }]
      : [],
  );
  if (most > 0 && banks)
    return (
      <StakePanel
        round={round}
        most={most}
        onDone={() => setBanks(false)}
        {...(!mustStake && { onCancel: () => setBanks(false) })}
      />
    );
  const toBank = most > 0 && (
    <button type="button" className={ui.button} onClick={() => setBanks(true)}>
      {t(mine ? 'bank.addTitle' : 'bank.shareTitle')} <KeyCap>B</KeyCap>
    </button>
  );
  if (betting !== null)
    return (
      <>
        {mine && <p className={barCss.note}>{t('bet.noAction')}</p>}
        <BetBar round={round} betting={betting} tools={toBank} />
      </>
    );
  return (
    <>
      {mine && <p className={barCss.note}>{t('bank.stands')}</p>}
      {toBank}
    </>
  );
}

/** 002:367: the player-dealer says how the hands are laid out. */
function Style({ round, styles }: { readonly round: RoundState; readonly styles: readonly Laid[] }) {
  const { play, busy } = useAsk();
  return (
    <label className={barCss.note}>
      {t('bank.laid')}{' '}
      <select
        value={round.style ?? styles[0]}
        disabled={busy}
        onChange={({ target }) => {
          const laid = styles.find((one) => one === target.value);
          if (laid !== undefined) void play({ type: 'style', seat: round.dealer, laid });
        }}
      >
        {styles.map((laid) => (
          <option key={laid} value={laid}>
            {t(`bank.laid.${laid}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function BankOffer({ offered, refused }: { readonly offered: boolean; readonly refused: boolean }) {
  const { ask, refusal, busy } = useAsk();
  return (
    <Choices
      text={t(offered ? 'bank.offered' : refused ? 'bank.refused' : 'bank.free')}
      busy={busy}
      refusal={refusal}
      choices={[
        // Gold marks what is usual: most do not hold the bank, and where nobody does somebody must.
        { title: t('bank.take'), key: 'b', go: () => void ask({ type: 'take bank' }), strong: !offered },
        ...(offered ? [{ title: t('bank.pass'), key: 'p', go: () => void ask({ type: 'pass bank' }) }] : []),
      ]}
    />
  );
}

function PickBar({ seat, piles }: { readonly seat: number; readonly piles: number }) {
  const { play, refusal, busy } = useAsk();
  return (
    <ActionBar>
      <Choices
        text={t('choose.pick')}
        busy={busy}
        refusal={refusal}
        choices={Array.from({ length: piles }, (_, pile) => ({
          title: t('choose.pile', { n: pile + 1 }),
          go: () => void play({ type: 'pick', seat, pile }),
        }))}
      />
    </ActionBar>
  );
}
