import type { FlopOptions } from '../../games/flop.ts';
import { holdem } from '../../games/holdem.ts';
import { omaha, omahaHiLo } from '../../games/omaha.ts';
import { fixedBlinds, noLimit, potLimit } from '../limits.ts';
import { type PotOffering, potOffering } from '../offering.ts';
import { blindsFor, capAtNoLimit, headsUpBlinds, oddBetweenHalves, raises, shortAllIn } from '../readings.ts';
import type { ValuesOf } from '../setting.ts';

/** 000:2083-2085 and 000:2098-2100 bound the limits; blinds follow the posted limit (000:70). */
const limits = [
  fixedBlinds(4, 8),
  fixedBlinds(3, 6),
  fixedBlinds(100, 200),
  noLimit({ blinds: [1, 3] }),
  noLimit({ blinds: [5, 10] }),
  potLimit({ blinds: [1, 3] }),
];

/** The three games print the same frame at other lines. */
const readings = (blinds: string, cap: string) => ({
  headsUpBlinds: headsUpBlinds(blinds, 'button big'),
  capAtNoLimit: capAtNoLimit(cap),
  shortAllIn: shortAllIn('000 prints nothing on all-in bets'),
});

function options(values: ValuesOf<ReturnType<typeof readings>>): FlopOptions {
  return { players: 10, blinds: blindsFor(values.headsUpBlinds), betting: raises(values) };
}

export const poker: readonly PotOffering[] = [
  potOffering({
    id: 'black-sheep/omaha-hi-lo',
    name: 'Omaha High/Low Split',
    cite: '000:3-144',
    settings: {
      ...readings('000:69', '000:78'),
      oddChips: oddBetweenHalves('000:132, 000:134', 'left of button'),
    },
    limits,
    game: (values) => omahaHiLo({ ...options(values), oddChips: values.oddChips }),
  }),
  potOffering({
    id: 'black-sheep/omaha',
    name: 'Omaha',
    cite: '000:146-270',
    settings: readings('000:202', '000:211'),
    limits,
    game: (values) => omaha(options(values)),
  }),
  potOffering({
    id: 'black-sheep/holdem',
    name: "Texas Hold'em",
    cite: '000:286-409',
    settings: readings('000:341', '000:350'),
    limits,
    game: (values) => holdem(options(values)),
  }),
];
