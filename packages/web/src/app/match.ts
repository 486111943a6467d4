/** What `/t/:id` finds in a path, or null when it is another place. */
export function match(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/');
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  if (wanted.length !== parts.length) return null;
  const found: Record<string, string> = {};
  for (const [i, name] of wanted.entries()) {
    const part = parts[i] ?? '';
    if (!name.startsWith(':')) {
      if (name !== part) return null;
      continue;
    }
    const text = decoded(part);
    if (text === null || text === '') return null;
    found[name.slice(1)] = text;
  }
  return found;
}

/** A broken escape in the address is no place of ours, and no reason to fall over. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
