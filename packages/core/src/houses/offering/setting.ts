import { quoted } from '../../cards/index.ts';
import { type Result, refuse } from '../../engine/refusal.ts';

/**
 * A choice that the rule book leaves open or makes in an unusual way, or whose text is damaged. None is buried in code:
 * each is named, cited, and can be switched by a house.
 */
export interface Setting<V extends SettingValue = SettingValue> {
  /** What it decides, in a line for the rules page. */
  readonly title: string;
  /** Where the book speaks of it: `000:132`. */
  readonly cite: string;
  /** The choices as stored and sent: a choice keeps its name as long as there are tables that were opened with it. */
  readonly choices: readonly V[];
  /** The words people see for choices, where they differ from the names. */
  readonly labels: Readonly<Record<string, string>>;
  /** What the book prints; null if it is silent, torn or contradicts itself. */
  readonly printed: V | null;
  /** What most card rooms do. */
  readonly customary: V;
  readonly default: V;
}

/** A value that a setting may have. */
export type SettingValue = string | number | boolean;
/** The settings of an offering, by name. */
export type Settings = Readonly<Record<string, Setting>>;
export type ValuesOf<S extends Settings> = { readonly [K in keyof S]: S[K]['choices'][number] };

/**
 * A setting as written down: `printed` may be left out if nothing is, and `default` if it is what is printed, or else
 * customary.
 */
type Written<V extends SettingValue> = Omit<Setting<V>, 'labels' | 'printed' | 'default'> &
  Partial<Pick<Setting<V>, 'printed' | 'default'>> & {
    // `V & {}`: a label is for a choice and makes none; `NoInfer` would ask for TypeScript 5.4.
    readonly labels?: { readonly [C in `${V & {}}`]?: string };
  };

/**
 * Declares a setting with the exact type of its choices.
 *
 * @example
 * ```ts
 * import { setting } from '@cardroom/core';
 *
 * const draws = setting({ title: 'Draws', cite: '', choices: [1, 3], customary: 3 });
 * console.log(draws.default); // 3
 * ```
 */
export function setting<const V extends SettingValue>(of: Written<V>): Setting<V> {
  const { title, cite, choices, labels = {}, printed = null, customary } = of;
  return { title, cite, choices, labels, printed, customary, default: of.default ?? printed ?? customary };
}

/**
 * A value of a setting in words: its label if it has one, yes or no for a switch.
 *
 * @example
 * ```ts
 * import { sayValue, setting } from '@cardroom/core';
 *
 * const blind = setting({
 *   title: 'Heads-up: which blind the button posts',
 *   cite: '000:338',
 *   choices: ['button small', 'button big'],
 *   labels: { 'button small': 'small blind', 'button big': 'big blind' },
 *   customary: 'button small',
 * });
 * console.log(sayValue(blind, blind.default)); // small blind
 * console.log(sayValue({ labels: {} }, true)); // yes
 * ```
 */
export function sayValue({ labels }: Pick<Setting, 'labels'>, value: SettingValue): string {
  const name = String(value);
  if (Object.hasOwn(labels, name)) return labels[name];
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : name;
}

/** Its settings as the house has them. */
export const defaultsOf = (settings: Settings): Record<string, SettingValue> =>
  Object.fromEntries(Object.entries(settings).map(([name, { default: value }]) => [name, value]));

export type ChosenSettings = Result<{ readonly values: Readonly<Record<string, SettingValue>> }>;

/**
 * The defaults with some of them switched; an unknown name or value is refused with a sentence.
 *
 * @example
 * ```ts
 * import { chooseSettings, findOffering } from '@cardroom/core';
 *
 * const chosen = chooseSettings(findOffering('black-sheep/omaha')?.settings ?? {}, { capAtNoLimit: false });
 * if (chosen.ok) console.log(chosen.values.capAtNoLimit); // false
 * ```
 */
export function chooseSettings(
  settings: Settings,
  chosen: Readonly<Record<string, unknown>> = {},
): ChosenSettings {
  if (typeof settings !== 'object' || settings === null)
    return refuse('malformed', `There are no settings to choose from, but ${quoted(settings)}.`);
  const values = defaultsOf(settings);
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen))
    return refuse('bad-setup', `Settings are an object of names and values, not ${quoted(chosen)}.`);
  for (const [name, value] of Object.entries(chosen)) {
    const of = Object.hasOwn(settings, name) ? settings[name] : undefined;
    if (of === undefined) {
      const names = Object.keys(settings);
      return refuse(
        'bad-setup',
        `There is no setting ${quoted(name)} here; ${names.length === 0 ? 'this game has none' : `there are ${names.join(', ')}`}.`,
      );
    }
    const choice = of.choices.find((c) => c === value);
    if (choice === undefined)
      return refuse(
        'bad-setup',
        `Setting "${name}" is one of ${of.choices.map(String).join(', ')}, not ${quoted(value)}.`,
      );
    values[name] = choice;
  }
  return { ok: true, values };
}
