import { encode } from 'uqr';
import { t } from '../../strings.ts';
import css from './QrCode.module.css';

/** A link as a code that a phone's camera reads. */
export default function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('link.code')}>
      <path d={dark} shapeRendering="crispEdges" />
    </svg>
  );
}
