import { readMoney, readPlayers } from './cells.ts';
import { Place } from './place.ts';
import { type Fee, type FeeOption, MEASURES, type Range, type Rate } from './schedule.ts';

/** A column: the fee that its amounts are for, and the bracket in its head, if any. */
interface Column {
  readonly name: string;
  readonly fee: number;
  readonly range: Range | null;
}

function readColumn(place: Place, fees: readonly Fee[]): Column {
  const name = place.text();
  const parts = /^fee (\d)(?: @ (\S+))?$/.exec(name);
  if (parts === null) {
    place.one(['option', 'limit', 'bonus', ...MEASURES, 'line', 'printed', 'reading']);
    return { name, fee: -1, range: null };
  }
  const fee = Number(parts[1]) - 1;
  if (fees[fee] === undefined) place.fail(`there is no fee ${parts[1]}`);
  const range =
    parts[2] === undefined ? null : (readPlayers(parts[2]) ?? place.fail(`${parts[2]} is no bracket`));
  if (range !== null && fees[fee].by !== 'players') place.fail('the fee does not depend on players');
  return { name, fee, range };
}

interface Draft {
  limit?: string;
  bonus?: string;
  readonly rates: Rate[];
}

/** Reads the options of a section, putting each row's amounts under the fee that its column names. */
export function readRows(section: Place, fees: readonly Fee[], prefix: string, book: string): FeeOption[] {
  const head = section.at('columns');
  const columns = head.list().map((name, i) => readColumn(new Place(`${head.where} ${i + 1}`, name), fees));
  const lines = section.has('columnLines') ? section.at('columnLines') : null;
  const options = new Map<string, Draft>();
  for (const [i, value] of section.at('rows').list().entries()) {
    const row = new Place(`${section.where}, row ${i + 1}`, value);
    const cells = row.list();
    const cell = (name: string) => {
      const n = columns.findIndex((column) => column.name === name);
      return new Place(`${row.where}, field "${name}"`, n < 0 ? null : (cells[n] ?? null));
    };
    const words = columns.filter(({ name }) => name === 'printed' || name === 'reading').length;
    if (cells.length !== columns.length && cells.length !== columns.length - words)
      row.fail(`${cells.length} cells under ${columns.length} columns`);
    const number = String(cell('option').value ?? cell('option').fail('missing'));
    if (!/^\d+[a-z]?$/.test(number)) cell('option').fail(`${number} is no option number`);
    const draft = options.get(number) ?? { rates: [] };
    options.set(number, draft);
    if (cell('limit').value !== null) draft.limit = cell('limit').text();
    if (cell('bonus').value !== null) draft.bonus = cell('bonus').text();
    const damage =
      cell('printed').value === null
        ? {}
        : { printed: cell('printed').text(), reading: cell('reading').text() };
    for (const { name, fee, range } of columns) {
      if (fee < 0) continue;
      const of = cell(name);
      const by = fees[fee].by;
      const measured = range ?? (by === undefined ? null : measure(cell(by), by));
      // A blank cell beside a tier: the amount above still applies (000:1851), or the room posts one (003:59).
      if (of.value === null && !(by === undefined && !draft.rates.some((rate) => rate.fee === fee))) continue;
      const line = lines?.has(name) ? lines.at(name).number() : cell('line').number();
      addRate(draft.rates, of, {
        fee,
        range: measured,
        cents: of.value === null ? null : of.number(),
        cite: `${book}:${line}`,
        ...damage,
      });
    }
  }
  return [...options].map(([number, draft]) => ({ number, id: `${prefix}${number}`, ...draft }));
}

function measure(place: Place, by: (typeof MEASURES)[number]): Range | null {
  if (place.value === null) return null;
  const text = place.text();
  return (by === 'players' ? readPlayers(text) : readMoney(text)) ?? place.fail(`${text} is not a range`);
}

/** A flat fee is printed again on every tier (003:3176), and must then be the same. */
function addRate(rates: Rate[], place: Place, rate: Rate): void {
  if (rate.range === null) {
    const flat = rates.find(({ fee }) => fee === rate.fee);
    if (flat !== undefined && flat.cents !== rate.cents)
      place.fail(`${rate.cents} where ${flat.cents} stands above`);
    if (flat !== undefined) return;
  }
  rates.push(rate);
}
