import type { HouseId } from '../../offering/offering.ts';
import { readMoney } from './cells.ts';
import { Place } from './place.ts';
import { READING_CHOICES } from './readings.ts';
import { readRows } from './rows.ts';
import {
  type Fee,
  MEASURES,
  PAYERS,
  type PostingRules,
  type Range,
  type Reading,
  type Schedule,
  type ScheduleLimits,
  STAGES,
} from './schedule.ts';

/** Reads a schedule file; throws a `ScheduleFileError` that names file, row and field. */
export function readScheduleFile(file: string, json: unknown): Schedule[] {
  const root = new Place(file, json);
  root.only(['house', 'book', 'blocks']);
  const house = root.at('house').text() as HouseId;
  const book = root.at('book').text();
  return root
    .at('blocks')
    .list()
    .flatMap((value, i) => readBlock(new Place(`${file}, block ${i + 1}`, value), file, house, book));
}

const BLOCK = ['id', 'title', 'cite', 'standing', 'dated', 'games', 'rules', 'ownRates', 'sections'];
const SECTION = [
  'id',
  'title',
  'cite',
  'limits',
  'bonus',
  'note',
  'fees',
  'readings',
  'columns',
  'columnLines',
  'numbered',
  'sentence',
  'rows',
];

function readBlock(block: Place, file: string, house: HouseId, book: string): Schedule[] {
  block.only(BLOCK);
  const id = block.at('id').text();
  const shared = {
    house,
    book,
    block: id,
    blockTitle: block.at('title').text(),
    blockCite: block.at('cite').text(),
    standing: block.at('standing').one(['current', 'own', 'older'] as const),
    ...(block.has('dated') ? { dated: block.at('dated').text() } : {}),
    offerings: texts(block.at('games')).map((game) => `${house}/${game}`),
    rules: readRules(block.at('rules')),
    ownRates: block.has('ownRates') ? readOwnRates(block.at('ownRates'), house) : {},
  };
  const taken = new Set<string>();
  return block
    .at('sections')
    .list()
    .map((value, i) => {
      const section = new Place(`${file}, section ${id}.s${i + 1}`, value);
      section.only(SECTION);
      const fees = section.at('fees').list();
      const kinds = fees.map((fee, n) => readFee(new Place(`${section.where}, fee ${n + 1}`, fee)));
      const bonus = section.has('bonus') ? { bonus: readBonus(section.at('bonus')) } : {};
      const options = readRows(section, kinds, `${id}/`, book).map((option) => ({ ...option, ...bonus }));
      for (const { number } of options) {
        if (taken.has(number)) section.fail(`option ${number} is in the block twice`);
        taken.add(number);
      }
      return {
        ...shared,
        id: `${id}.${section.at('id').text()}`,
        title: section.at('title').text(),
        cite: section.at('cite').text(),
        limits: section.has('limits') ? readLimits(section.at('limits')) : null,
        fees: kinds,
        readings: section.has('readings') ? readReadings(section.at('readings')) : {},
        numbered: section.has('numbered') ? section.at('numbered').one(['by row'] as const) : 'in print',
        ...(section.has('note') ? { note: section.at('note').text() } : {}),
        options,
        rows: section.at('rows').list().length,
      };
    });
}

/** Limits of bonus bets that a section prints for all of its options. */
function readBonus(place: Place): string {
  const text = place.text();
  return text === 'table limits' || readMoney(text) !== null ? text : place.fail('not a range of bets');
}

function texts(place: Place): string[] {
  return place.list().map((value, i) => new Place(`${place.where} ${i + 1}`, value).text());
}

function readRules(rules: Place): PostingRules {
  rules.only(['one', 'percent', 'rates']);
  const rates = rules.has('rates') ? rules.at('rates') : null;
  return {
    ...(rules.has('one') ? { one: rules.at('one').text() } : {}),
    ...(rules.has('percent') ? { percent: rules.at('percent').text() } : {}),
    ...(rates === null
      ? {}
      : {
          rates: {
            most: rates.at('most').number(),
            of: rates.at('of').one(['amounts', 'brackets', 'fees'] as const),
            cite: rates.at('cite').text(),
          },
        }),
  };
}

function readOwnRates(place: Place, house: HouseId): Schedule['ownRates'] {
  return Object.fromEntries(
    Object.keys(place.object()).map((game) => {
      const of = place.at(game);
      return [`${house}/${game}`, { most: of.at('most').number(), cite: of.at('cite').text() }];
    }),
  );
}

function readLimits(place: Place): ScheduleLimits {
  place.only(['play', 'min', 'max', 'anyMinimum']);
  const money = (field: string): Range | null => {
    if (!place.has(field) || place.at(field).value === null) return null;
    return readMoney(place.at(field).text()) ?? place.at(field).fail('not an amount');
  };
  const kinds = ['fixed', 'spread', 'no-limit', 'pot', 'bets'] as const;
  const play = place
    .at('play')
    .list()
    .map((kind, i) => new Place(`${place.where}, field "play" ${i + 1}`, kind).one(kinds));
  return {
    play,
    min: money('min'),
    max: money('max'),
    ...(place.has('anyMinimum') ? { anyMinimum: place.at('anyMinimum').text() } : {}),
  };
}

function readFee(place: Place): Fee {
  place.only(['name', 'from', 'at', 'unless', 'per', 'by', 'to', 'joins']);
  return {
    name: place.at('name').text(),
    from: place.at('from').one(PAYERS),
    at: place.at('at').one([...STAGES, 'half hour start', 'half hour end'] as const),
    to: place.has('to') ? place.at('to').one(['drop', 'jackpot'] as const) : 'drop',
    ...(place.has('unless') ? { unless: place.at('unless').one(STAGES) } : {}),
    ...(place.has('per') ? { per: place.at('per').one(['hand', 'circle', 'coupon'] as const) } : {}),
    ...(place.has('by') ? { by: place.at('by').one(MEASURES) } : {}),
    ...(place.has('joins') ? { joins: place.at('joins').number() } : {}),
  };
}

function readReadings(place: Place): Record<string, Reading> {
  return Object.fromEntries(
    Object.keys(place.object()).map((name) => {
      const of = place.at(name);
      if (!Object.hasOwn(READING_CHOICES, name)) place.fail(`there is no reading "${name}"`);
      const choices: readonly string[] = READING_CHOICES[name];
      const printed = of.at('printed').value === null ? null : of.at('printed').one(choices);
      return [name, { printed, default: of.at('default').one(choices), cite: of.at('cite').text() }];
    }),
  );
}
