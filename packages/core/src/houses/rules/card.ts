import type { Chart } from '../../engine/card-words.ts';
import { houses } from '../offering/house-names.ts';
import type { Offering } from '../offering/offering.ts';
import { chooseSettings, type SettingValue } from '../offering/setting.ts';
import { feesSection } from './fees.ts';
import { playerDealerSections } from './player-dealer/sections.ts';
import { pointsSections } from './points.ts';
import { potSections } from './pot/pot.ts';
import { printedAt } from './printed-at/index.ts';
import { rulingsSection } from './rulings.ts';
import { settingsSection } from './settings.ts';
import { tableSection } from './table.ts';

/** The rule card of a game at a house, made from the same declarations that the machines run. */
export interface RuleCard {
  /** The offering's id. */
  readonly offering: string;
  readonly name: string;
  readonly house: string;
  readonly kind: Offering['kind'];
  /** Its pages in the rule book; null for a game that is in none. */
  readonly cite: string | null;
  readonly sections: readonly RuleSection[];
}

/** The parts of a rule card; a sentence of the hand log names its rule by one of them. */
export type SectionId =
  | 'type'
  | 'cards'
  | 'seats'
  | 'limits'
  | 'table'
  | 'wagers'
  | 'deal'
  | 'betting'
  | 'rankings'
  | 'winning'
  | 'pays'
  | 'settlement'
  | 'rulings'
  | 'fees'
  | 'settings';

/** A part of a rule card: a title, sentences, and tables. */
export interface RuleSection {
  readonly id: SectionId;
  readonly title: string;
  /** The lines of the book that print it; empty if the book is silent, or if each line here has its own. */
  readonly cite?: string;
  readonly lines: readonly string[];
  readonly tables: readonly Chart[];
}

/**
 * The card of an offering with its default settings, or with some of them switched.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core/houses';
 * import { ruleCard } from '@cardroom/core/rules';
 *
 * const tiles = findOffering('empire/pai-gow-tiles');
 * if (tiles) console.log(ruleCard(tiles).sections[0].title); // The game
 * ```
 */
export function ruleCard(
  offering: Offering,
  values: Readonly<Record<string, SettingValue>> = defaults(offering),
): RuleCard {
  const { id, name, house, kind, cite } = offering;
  const printed = printedAt(offering);
  return {
    offering: id,
    name,
    house: houses[house].name,
    kind,
    cite,
    sections: [
      ...sections(offering, values).map((section) => {
        const where = printed[section.id];
        return where === undefined ? section : { ...section, cite: where };
      }),
      tableSection(offering, values),
      rulingsSection(offering, values),
      feesSection(offering),
      settingsSection(offering.settings, values, cite !== null),
    ],
  };
}

function sections(
  offering: Offering,
  values: Readonly<Record<string, SettingValue>>,
): readonly RuleSection[] {
  switch (offering.kind) {
    case 'pot':
      return potSections(offering.game(values), offering);
    case 'points':
      return pointsSections(offering.game(values), offering);
    case 'player-dealer':
      return playerDealerSections(offering.game(values), offering);
  }
}

function defaults({ settings }: Offering): Readonly<Record<string, SettingValue>> {
  const chosen = chooseSettings(settings);
  return chosen.ok ? chosen.values : {};
}
