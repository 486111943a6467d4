import type { TableLayout } from './layout.ts';

const POINTS = 120;

/** How far the edge of the table lies inside the box, on a phone. */
const MARGIN = 15;

/**
 * The edge of the table drawn in by so many phone pixels: the rail is the strip between two of them, the
 * betting line a third. An arc table has a straight edge where the house dealer stands.
 */
export function outline({ kind, box, portrait, scale }: TableLayout, inset: number): string {
  const margin = (MARGIN + inset) * scale;
  const across = box.width / 2 - margin;
  const down = box.height / 2 - margin;
  const power = 2 / squareness(kind, portrait);
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const flat = kind === 'arc' && sin < 0 ? 2 / 12 : power;
    const x = box.width / 2 + across * Math.sign(cos) * Math.abs(cos) ** flat;
    const y = box.height / 2 + down * Math.sign(sin) * Math.abs(sin) ** flat;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join(' L')} Z`;
}

function squareness(kind: TableLayout['kind'], portrait: boolean): number {
  if (kind === 'corner') return 9;
  return portrait ? 3.6 : 2.6;
}
