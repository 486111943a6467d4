/** For tests only: three cards of each total, from zero to nine. */
export const THREE: readonly string[] = [
  'Kh Qd Js',
  'Kh Qd As',
  'Kh Qd 2s',
  '6h 4d 3s',
  'Kh Qd 4s',
  'Kh Qd 5s',
  'Kh Qd 6s',
  'Kh 6d As',
  'Kh 6d 2s',
  'Kh 6d 3s',
];
