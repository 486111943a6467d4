/** The key of a table in what somebody pasted: its link, or the key alone; null for the link of another place. */
export function keyIn(text: string, table: string): string | null {
  const said = text.trim();
  if (/^[\w-]+$/.test(said)) return said;
  try {
    const { pathname, searchParams } = new URL(said, 'http://room');
    return pathname === `/t/${table}` ? searchParams.get('key') : null;
  } catch {
    return null;
  }
}
