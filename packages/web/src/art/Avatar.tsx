import { memo } from 'react';
import css from './Avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  readonly size?: number | string;
  readonly bot?: boolean;
  /** Without letters, where something else lies on it. */
  readonly bare?: boolean;
}

/** Cloth and thread: dark enough for the light monogram, quiet enough to step back behind the cards. */
const CLOTHS = [
  ['#4a5568', '#5b6880'],
  ['#5c4a3d', '#72604f'],
  ['#3d5650', '#4d6d65'],
  ['#5a4460', '#705678'],
  ['#5f4147', '#77535a'],
  ['#3f4f6b', '#506485'],
  ['#54552f', '#6a6b40'],
  ['#2f5566', '#3f6b7f'],
] as const;

/** Woven grounds, one line path each on a 40 by 40 field. */
const WEAVES = [
  'M-4 12 L12 -4 M-4 28 L28 -4 M-4 44 L44 -4 M12 44 L44 12 M28 44 L44 28',
  'M0 8 L40 8 M0 20 L40 20 M0 32 L40 32',
  'M-2 10 L10 2 L20 10 L30 2 L42 10 M-2 24 L10 16 L20 24 L30 16 L42 24 M-2 38 L10 30 L20 38 L30 30 L42 38',
  'M20 -2 A22 22 0 0 1 42 20 M20 8 A12 12 0 0 1 32 20 M-2 20 A22 22 0 0 0 20 42 M8 20 A12 12 0 0 0 20 32',
  'M8 -2 L8 42 M20 -2 L20 42 M32 -2 L32 42',
  'M20 20 m-17 0 a17 17 0 1 0 34 0 a17 17 0 1 0 -34 0 M20 20 m-10 0 a10 10 0 1 0 20 0 a10 10 0 1 0 -20 0',
] as const;

/** The same name always gets the same cloth. */
function hash(name: string): number {
  let value = 2166136261;
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

function initials(name: string): string {
  // A number at the end tells two of a name apart, and is no name.
  const words = name.split(/[\s_-]+/).filter((word, i) => word !== '' && (i === 0 || !/^\d/.test(word)));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words[words.length - 1] : ''];
  return ([...first][0] ?? '?').toUpperCase() + ([...last][0] ?? '').toUpperCase();
}

/** A name as a woven patch with its initials. A bot's patch is square. */
export const Avatar = memo(function Avatar({ name, size = 32, bot = false, bare = false }: AvatarProps) {
  const value = hash(name);
  const [cloth, thread] = CLOTHS[value % CLOTHS.length];
  const letters = bare ? '' : initials(name);
  return (
    <svg
      className={bot ? `${css.avatar} ${css.bot}` : css.avatar}
      viewBox="0 0 40 40"
      style={{ width: size }}
      aria-hidden="true"
    >
      <rect width="40" height="40" fill={cloth} />
      <path className={css.weave} d={WEAVES[(value >>> 8) % WEAVES.length]} stroke={thread} />
      <text className={css.initials} x="20" y="20" dy="0.35em" fontSize={[...letters].length > 1 ? 16 : 20}>
        {letters}
      </text>
    </svg>
  );
});
