import { memo, type ReactNode } from 'react';
import css from './buttons.module.css';

interface DiscProps {
  readonly size: number | string;
  readonly look: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A lammer: the round plastic a dealer pushes around the table. */
function Disc({ size, look, label, children }: DiscProps) {
  return (
    <svg
      className={css.button}
      data-look={look}
      viewBox="0 0 40 40"
      style={{ width: size }}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <circle className={css.edge} cx="20" cy="20.8" r="18.6" />
      <circle className={css.face} cx="20" cy="19.2" r="18.4" />
      <circle className={css.line} cx="20" cy="19.2" r="15.4" />
      {children}
    </svg>
  );
}

function Word({ children, y = 19.2, size = 20 }: { children: ReactNode; y?: number; size?: number }) {
  return (
    <text className={css.word} x="20" y={y} fontSize={size} dy="0.35em">
      {children}
    </text>
  );
}

/** Below this a button has room for a letter or two. */
const SMALL = 40;
const isSmall = (size: number | string): boolean => typeof size === 'number' && size < SMALL;

export interface ButtonProps {
  readonly size?: number | string;
}

export const DealerButton = memo(function DealerButton({ size = 26 }: ButtonProps) {
  return (
    <Disc size={size} look="dealer" label="dealer button">
      <Word>D</Word>
    </Disc>
  );
});

/** Marks where the action begins at a player-dealer table. */
export const ActionButton = memo(function ActionButton({ size = 26 }: ButtonProps) {
  return (
    <Disc size={size} look="action" label="action button">
      <path className={css.sign} d="M11 16 L21 16 L21 10.4 L31 19.2 L21 28 L21 22.4 L11 22.4 Z" />
    </Disc>
  );
});

/** The bank, with the hand its holder is on: a turn is two hands at most. */
export const BankButton = memo(function BankButton({ size = 30, hand }: ButtonProps & { hand: 1 | 2 }) {
  return (
    <Disc size={size} look="bank" label={`bank, hand ${hand}`}>
      {isSmall(size) ? (
        <Word size={19}>B{hand}</Word>
      ) : (
        <>
          <Word y={13.4} size={11.5}>
            BANK
          </Word>
          <Word y={25.4} size={14}>
            {hand}
          </Word>
        </>
      )}
    </Disc>
  );
});

export const KillButton = memo(function KillButton({ size = 26 }: ButtonProps) {
  return (
    <Disc size={size} look="kill" label="kill button">
      {isSmall(size) ? <Word size={22}>K</Word> : <Word size={13}>KILL</Word>}
    </Disc>
  );
});

/** One pot toward a kill. */
export const LegUp = memo(function LegUp({ size = 26 }: ButtonProps) {
  return (
    <Disc size={size} look="leg" label="leg up">
      {isSmall(size) ? (
        <Word size={22}>L</Word>
      ) : (
        <>
          <Word y={13.4} size={11.5}>
            LEG
          </Word>
          <Word y={25} size={11.5}>
            UP
          </Word>
        </>
      )}
    </Disc>
  );
});

const BLINDS = {
  small: ['SB', 'small blind'],
  big: ['BB', 'big blind'],
  middle: ['MB', 'middle blind'],
  only: ['B', 'blind'],
  straddle: ['ST', 'straddle'],
  ante: ['A', 'ante'],
  missed: ['X', 'missed blind'],
} as const;

export interface BlindMarkerProps extends ButtonProps {
  readonly blind: keyof typeof BLINDS;
}

export const BlindMarker = memo(function BlindMarker({ blind, size = 22 }: BlindMarkerProps) {
  const [mark, said] = BLINDS[blind];
  return (
    <Disc size={size} look={blind === 'missed' ? 'missed' : 'blind'} label={said}>
      <Word size={19}>{mark}</Word>
    </Disc>
  );
});
