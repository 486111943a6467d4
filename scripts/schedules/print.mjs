/** JSON as the project's formatter writes it: what fits stands on one line. */
const WIDTH = 110;

export function print(value, indent = '', before = 0) {
  const flat = inline(value);
  if (typeof value !== 'object' || value === null) return flat;
  if (!holdsRows(value) && indent.length + before + flat.length + 1 <= WIDTH) return flat;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Array.isArray(value)
    ? value.map((item) => deeper + print(item, deeper))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return deeper + name + print(item, deeper, name.length);
      });
  return `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

/** Sections and files are always spread out, whatever their size. */
const holdsRows = (value) =>
  !Array.isArray(value) && ('rows' in value || 'sections' in value || 'blocks' in value);

function inline(value) {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const items = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
  return items.length === 0 ? '{}' : `{ ${items.join(', ')} }`;
}
