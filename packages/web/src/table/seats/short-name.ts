/** A long name gives up its last word for its first letter, then all of it; its end goes last of all. */
export function shortName(name: string, room: number): string {
  const [first] = name.split(' ');
  return [name, withInitial(name, name.length)].find((form) => form.length <= room) ?? first;
}

function withInitial(name: string, room: number): string {
  const [first, ...rest] = name.split(' ');
  const last = rest.at(-1) ?? '';
  if (last === '') return name;
  const end = /^\p{L}/u.test(last) ? `${last.charAt(0)}.` : last;
  return `${first.slice(0, Math.max(1, Math.floor(room) - end.length - 1))} ${end}`;
}

/** Names for plates side by side, of which no two look alike: by their last letters, else by their seats. */
export function shortNames(names: readonly (string | null)[], room: number): string[] {
  const shown = names.map((name) => (name === null ? '' : shortName(name, room)));
  const isTwice = (all: readonly string[], at: number) =>
    names[at] !== null && all.some((other, i) => i !== at && other === all[at]);
  const apart = shown.map((form, i) => (isTwice(shown, i) ? withInitial(names[i] ?? '', room) : form));
  return apart.map((form, i) => (isTwice(apart, i) ? `${form} ${i + 1}` : form));
}
