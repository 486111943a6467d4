import type { HouseId } from '@cardroom/core/houses';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { HouseMark } from '../art/HouseMark.tsx';
import css from './Felt.module.css';
import type { TableLayout } from './layout.ts';
import { outline } from './outline.ts';
import type { Spot } from './spots.ts';

export interface FeltProps {
  readonly layout: TableLayout;
  readonly house: HouseId;
  readonly houseName: string;
  readonly gameName: string;
  /** Seats, cards and chips, put down with `Put`. */
  readonly children?: ReactNode;
}

/** Rail, felt, betting line and what is printed on the cloth; everything else lies on top of it. */
function Felt({ layout, house, houseName, gameName, children }: FeltProps) {
  const { kind, box, scale, board, sign } = layout;
  const id = useId();
  const cloth = outline(layout, 16);
  return (
    <div
      className={css.felt}
      data-portrait={layout.portrait || undefined}
      data-house={house}
      style={{ ...box, '--scale': scale } as CSSProperties}
    >
      <svg className={css.drawing} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        <defs>
          <radialGradient id={`${id}light`} cx="50%" cy="42%" r="68%">
            <stop offset="0" className={css.lit} />
            <stop offset="0.55" className={css.plain} />
            <stop offset="1" className={css.shade} />
          </radialGradient>
          <linearGradient id={`${id}rail`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={css.railLit} />
            <stop offset="0.5" className={css.railPlain} />
            <stop offset="1" className={css.railLit} />
          </linearGradient>
          <pattern id={`${id}weave`} width="4" height="4" patternUnits="userSpaceOnUse">
            <path className={css.warp} d="M0 .5 L2 .5 M2 2.5 L4 2.5" />
            <path className={css.weft} d="M.5 2 L.5 4 M2.5 0 L2.5 2" />
          </pattern>
        </defs>
        <path className={css.shadow} d={outline(layout, -3)} />
        <path d={outline(layout, 0)} fill={`url(#${id}rail)`} />
        <path className={css.stitch} d={outline(layout, 3.4)} />
        <path className={css.trim} d={outline(layout, 14.6)} />
        <path d={cloth} fill={`url(#${id}light)`} />
        <path d={cloth} fill={`url(#${id}weave)`} />
        {/* The line bets go over. */}
        {kind !== 'corner' && <path className={css.line} d={outline(layout, 70)} />}
      </svg>
      <div className={css.emblem} style={at(board)}>
        <HouseMark house={house} size={96 * scale} />
      </div>
      {sign !== null && <Sign sign={sign} scale={scale} house={houseName} game={gameName} />}
      {children}
    </div>
  );
}

interface SignProps {
  readonly sign: Spot;
  readonly scale: number;
  readonly house: string;
  readonly game: string;
}

/** Smaller than this nothing is written: it would be drawn larger, and lie over what is beside it. */
const LEAST_SIGN = 9.6;

/** House and game as printed on the felt: where both do not fit, the game alone, and where that does not, nothing. */
function Sign({ sign, scale, house, game }: SignProps) {
  const whole = signSize(sign, scale, house, game);
  const size = whole < LEAST_SIGN ? signSize(sign, scale, '', game) : whole;
  if (size < LEAST_SIGN) return null;
  return (
    <div
      className={isLine(sign) ? `${css.sign} ${css.signLine}` : css.sign}
      data-long={game.length > LONG || undefined}
      style={{ ...at(sign), fontSize: size }}
      aria-hidden="true"
    >
      {whole >= LEAST_SIGN && <span className={css.house}>{house}</span>}
      <span className={css.game}>{game}</span>
    </div>
  );
}

/** Names of more letters may take two lines. */
const LONG = 24;

const isLine = ({ width, height }: Spot) => width > height * 8;

/** Long names are printed smaller, so that nothing covers them. */
function signSize(sign: Spot, scale: number, house: string, game: string): number {
  const [ofHouse, ofGame] = [house.length * 0.58, game.length * 0.6];
  // In two lines, the game's name may itself take two.
  const wide = isLine(sign)
    ? ofHouse + ofGame + 1
    : Math.max(ofHouse, game.length > LONG ? ofGame * 0.6 : ofGame);
  const high = isLine(sign) || game.length <= LONG ? 1 : 0.78;
  return Math.min(13 * scale * high, sign.width / wide);
}

/** Pot games: two to ten seats around an oval. */
export function OvalTable(props: FeltProps) {
  return <Felt {...props} />;
}

export interface ArcTableProps extends FeltProps {
  /** The seat that holds the bank; it gets a brass ground. */
  readonly playerDealer?: number | null;
  /** What the house dealer's place is called. */
  readonly dealerName?: string;
}

/** Player-dealer games: seats on an arc, each with its circles, and the house dealer opposite. */
export function ArcTable({ playerDealer = null, dealerName = 'Dealer', children, ...felt }: ArcTableProps) {
  const { seats, dealer } = felt.layout;
  const banker = playerDealer === null ? undefined : seats[playerDealer];
  return (
    <Felt {...felt}>
      {dealer !== null && (
        <div className={css.dealer} style={at(dealer)}>
          {dealerName}
        </div>
      )}
      {banker !== undefined && <div className={css.bank} style={at(banker.bet)} />}
      {seats
        .filter(({ seat }) => seat !== playerDealer)
        .flatMap(({ seat, circles, bet }) =>
          (circles.length === 0 ? [bet] : circles).map((circle) => (
            <div key={`${seat} ${circle.x} ${circle.y}`} className={css.circle} style={at(circle)} />
          )),
        )}
      {children}
    </Felt>
  );
}

/** 13-Card and Face-Up Chinese: a player at each side, their rows of cards before them. */
export function CornerTable(props: FeltProps) {
  return <Felt {...props} />;
}

function at({ x, y, width, height }: Spot): CSSProperties {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

export interface PutProps {
  readonly at: Spot;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Something lying on the felt, in the middle of its spot. */
export function Put({ at: spot, className, children }: PutProps) {
  return (
    <div className={className === undefined ? css.put : `${css.put} ${className}`} style={at(spot)}>
      {children}
    </div>
  );
}
