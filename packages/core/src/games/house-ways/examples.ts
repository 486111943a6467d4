import { type Pack, parseCards, printCards } from '../../cards/index.ts';
import type { Chart } from '../../engine/card-words.ts';
import type { HouseWay } from './chart.ts';

const CARDS = [
  'As Kd Qh 9c 7s 5d 3h',
  'Ks Kd Qh 9c 7s 5d 3h',
  'Ks Kd 9h 9c 7s 5d 3h',
  '6s 6d 3h 3c Ks 9d 8h',
  'Qs Qd 9h 9c 4s 4d Kh',
  'As Ad Ah Kc 9s 5d 3h',
  '8s 8d 8h Kc Qs 5d 3h',
  'Kd Qh 9s 8d 7h 6c 5s',
  'Ad Qh Ks Ts 8s 5s 3s',
  '9s 9d 9h 4c 4s Kd Qh',
  '9s 9d 9h 4c 4s 4d Kh',
  'Ks Kd Kh Kc 9s 5d 3h',
  '7s 7d 7h 7c Ks 9d 3h',
  'Jk Ks Qd 9h 7c 5s 3d',
  'Jk Ks Kd 9h 7c 5s 3d',
  'Jk As Ad Ah Ac 9d 5h',
  'Jk As Ad Ah Ac Kd 5h',
];

const TILES = [
  'Teen Dey Gow45 Bot35',
  'Teen Yun Chit34 Look',
  'Gee6 Gee3 Teen Yun',
  'Gee6 Bon Teen Mooy',
  'Bon Bon Teen Chit34',
  'Bot35 Bot26 Teen Mooy',
  'Gow45 Gow36 Teen Dey',
  'Teen Teen Gow45 Foo',
  'Teen Teen Dey Foo',
  'Teen Teen Gor Bon',
  'Chong Ping Ng14 Foo',
  'Yun Gor Tit Look',
];

/** Examples of how a house way sets hands, made by the way itself. */
export function houseWayExamples(way: HouseWay, pack: Pack): Chart {
  const tiles = pack.id === 'tiles';
  const hands = (tiles ? TILES : CARDS).flatMap((text) => {
    const read = parseCards(text);
    if (!read.ok) throw new Error(read.message);
    return read.cards.every((card) => pack.cards.includes(card)) ? [read.cards] : [];
  });
  return {
    title: 'The house way, by examples',
    columns: ['dealt', 'front', 'back', 'row'],
    rows: hands.map((cards) => {
      const { front, back } = way.set(cards);
      return [printCards(cards), printCards(front), printCards(back), way.ruleFor(cards)];
    }),
  };
}
