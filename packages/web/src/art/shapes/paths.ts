/**
 * Outlines as text, drawn around the origin with absolute M, L, C, Q and Z only, so that they can be put
 * anywhere by plain arithmetic. A whole card face thus becomes two or three path elements, which is what
 * makes eighty cards on one screen cheap.
 */
export interface Placed {
  readonly x: number;
  readonly y: number;
  /** How many units one unit of the outline becomes. */
  readonly scale?: number;
  /** Half a turn, as the lower pips of a card stand. */
  readonly turned?: boolean;
}

const round = (value: number) => Math.round(value * 100) / 100;

export function place(outline: string, { x, y, scale = 1, turned = false }: Placed): string {
  const factor = turned ? -scale : scale;
  let across = false;
  return outline.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number) => {
    across = !across;
    return `${round(Number(number) * factor + (across ? x : y))} `;
  });
}

/** How far a handle must stand out for four curves to look like a circle. */
const HANDLE = 0.5523;

export function circle(x: number, y: number, across: number, down = across): string {
  const hx = across * HANDLE;
  const hy = down * HANDLE;
  const points = [
    [x, y - down],
    [x + hx, y - down, x + across, y - hy, x + across, y],
    [x + across, y + hy, x + hx, y + down, x, y + down],
    [x - hx, y + down, x - across, y + hy, x - across, y],
    [x - across, y - hy, x - hx, y - down, x, y - down],
  ].map((numbers) => numbers.map(round).join(' '));
  return `M${points[0]} C${points.slice(1).join(' C')} Z`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' L')} Z`;
}

/** A star or a rosette of straight edges. */
export function star(rays: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: rays * 2 }, (_, i) => {
      const angle = (i * Math.PI) / rays - Math.PI / 2;
      const reach = i % 2 === 0 ? outer : inner;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    }),
  );
}
