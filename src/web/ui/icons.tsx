/** Small signs drawn on a 24 by 24 grid; always beside a word or inside a labelled button. */
const PATHS = {
  search:
    'M10.5 3a7.5 7.5 0 1 0 4.7 13.3l4.3 4.3 1.4-1.4-4.3-4.3A7.5 7.5 0 0 0 10.5 3Zm0 2a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z',
  sliders:
    'M4 6h8.2a3 3 0 0 1 5.6 0H20v2h-2.2a3 3 0 0 1-5.6 0H4V6Zm0 10h2.2a3 3 0 0 1 5.6 0H20v2h-8.2a3 3 0 0 1-5.6 0H4v-2Z',
  plus: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6V5Z',
  lock: 'M12 2a4 4 0 0 1 4 4v3h2v12H6V9h2V6a4 4 0 0 1 4-4Zm0 2a2 2 0 0 0-2 2v3h4V6a2 2 0 0 0-2-2Z',
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}
