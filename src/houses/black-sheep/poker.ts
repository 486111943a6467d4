import { holdem } from '../../games/holdem.ts';
import { omaha, omahaHiLo } from '../../games/omaha.ts';
import { flopOptions, frame } from '../flop-readings.ts';
import { fixedBlinds, noLimits, potLimit } from '../limits.ts';
import { type PotOffering, potOffering } from '../offering.ts';
import { oddBetweenHalves } from '../readings.ts';

/**
 * 000:2083-2085 and 000:2096-2100 bound the limits; blinds follow the posted limit (000:70) and are
 * customary here.
 */
const limits = [
  fixedBlinds(4, 8),
  fixedBlinds(3, 6),
  fixedBlinds(10, 20),
  fixedBlinds(100, 200),
  ...noLimits([1, 3], [5, 10]),
  potLimit({ blinds: [1, 3] }),
];

/** 000:53, 000:186, 000:325: ten seats. */
const players = 10;

export const poker: readonly PotOffering[] = [
  potOffering({
    id: 'black-sheep/omaha-hi-lo',
    name: 'Omaha High/Low Split',
    cite: '000:3-144',
    settings: {
      ...frame('000:69', '000:78', '000:77, 000:86'),
      oddChips: oddBetweenHalves('000:132, 000:134', 'left of button'),
    },
    limits,
    game: (values) => omahaHiLo(flopOptions({ players, ...values })),
  }),
  potOffering({
    id: 'black-sheep/omaha',
    name: 'Omaha',
    cite: '000:146-270',
    settings: frame('000:199', '000:211', '000:210, 000:219'),
    limits,
    game: (values) => omaha(flopOptions({ players, ...values })),
  }),
  potOffering({
    id: 'black-sheep/holdem',
    name: "Texas Hold'em",
    cite: '000:286-409',
    settings: frame('000:338', '000:350', '000:349, 000:358'),
    limits,
    game: (values) => holdem(flopOptions({ players, ...values })),
  }),
];
