import { describe, expect, test } from 'vitest';
import { findOffering, offerings } from './index.ts';
import { chooseSettings } from './offering/setting.ts';

const LIST = `
  black-sheep/omaha-hi-lo | Omaha High/Low Split | pot
  black-sheep/omaha | Omaha | pot
  black-sheep/holdem | Texas Hold'em | pot
  hotel-del-rio/omaha | Omaha | pot
  hotel-del-rio/omaha-hi-lo | Omaha High/Low Split | pot
  hotel-del-rio/holdem | Texas Hold'em | pot
  empire/holdem | Texas Hold'em | pot
  empire/omaha-hi-lo | Omaha Hi-Lo Split | pot
  empire/tahoe-pineapple-hi-lo | Tahoe Pineapple Hi-Lo Split | pot
  empire/lowball | Lowball | pot
  hawaiian-gardens/holdem | Texas Hold'em (limit) | pot
  hawaiian-gardens/no-limit-holdem | No Limit Hold'em | pot
  hawaiian-gardens/pot-limit-holdem | Pot Limit Hold'em | pot
  hawaiian-gardens/crazy-pineapple | Crazy Pineapple | pot
  hawaiian-gardens/seven-card-stud | Seven-Card Stud | pot
  hawaiian-gardens/seven-card-stud-hi-lo-8 | Seven-Card Stud High-Low Split (8-or-Better) | pot
  hawaiian-gardens/lowball | Lowball (ace-to-five, joker, kill pots) | pot
  hawaiian-gardens/mexican-poker | Mexican Poker | pot
  hawaiian-gardens/razz | Razz | pot
  hawaiian-gardens/reverse-holdem | Reverse Hold'em | pot
  hawaiian-gardens/asian-five-card-stud | Asian Five-Card Stud | pot
  hawaiian-gardens/thirteen-card | 13-Card (Chinese Poker) | points
  hawaiian-gardens/badugi | Badugi | pot
  hawaiian-gardens/match-it | Match-It | pot
  hawaiian-gardens/no-limit-omaha | No Limit Omaha | pot
  hawaiian-gardens/no-limit-omaha-hi-lo | No Limit Omaha High/Low | pot
  hawaiian-gardens/kansas-city-lowball | Kansas City Lowball (2-7 triple draw) | pot
  hawaiian-gardens/five-card-omaha-hi-lo | Five Card Omaha High/Low Split | pot
  hawaiian-gardens/archie | Archie | pot
  hawaiian-gardens/double-board-omaha | Double Board Omaha | pot
  hawaiian-gardens/razzdeucey | Razzdeucey | pot
  hawaiian-gardens/razzdacey | Razzdacey | pot
  hawaiian-gardens/super-razzdacey | Super Razzdacey | pot
  hawaiian-gardens/badacey | Badacey | pot
  hawaiian-gardens/super-seven-card-stud | Super 7 Card Stud | pot
  hawaiian-gardens/super-seven-card-stud-hi-lo | Super 7 Card Stud Hi/Lo | pot
  hawaiian-gardens/super-seven-card-stud-hi-lo-regular | Super 7 Card Stud Hi/Lo Regular | pot
  hawaiian-gardens/short-deck-holdem | Short Deck Texas Hold'em | pot
  hawaiian-gardens/super-razzdeucey | Super Razzdeucey | pot
  hawaiian-gardens/super-razz | Super Razz | pot
  hawaiian-gardens/badeucey | Badeucey | pot
  hawaiian-gardens/seven-card-stud-hi-lo-regular | 7 Card Stud Hi/Lo Regular | pot
  hawaiian-gardens/two-seven-dramaha | 2-7 Dramaha | pot
  hawaiian-gardens/dramaha | Dramaha | pot
  hawaiian-gardens/face-up-chinese | Face-Up Chinese Poker | points
  hawaiian-gardens/dramadugi | Dramadugi | pot
  hawaiian-gardens/two-seven-captain | 2-7 Captain | pot
  lucky-lady/lowball | Lowball Draw (joker, kill buttons) | pot
  lucky-lady/omaha | Omaha | pot
  lucky-lady/omaha-hi-lo | Omaha High-Low Split (with kill) | pot
  lucky-lady/ez-money-holdem | EZ Money Hold'em | pot
  lucky-lady/holdem | Texas Hold'em | pot
  lucky-lady/no-limit-holdem | No-Limit Hold'em | pot
  black-sheep/ez-baccarat | EZ Baccarat | player-dealer
  black-sheep/pai-gow-poker-gold | Pai Gow Poker Gold | player-dealer
  black-sheep/three-card-poker-6-card-bonus | Three Card Poker 6 Card Bonus | player-dealer
  black-sheep/blackjack-elite | Blackjack Elite with Boom Bonus and Super 7s Bonus | player-dealer
  black-sheep/face-up-pai-gow-poker | Face Up Pai Gow Poker | player-dealer
  black-sheep/ultimate-texas-holdem | Ultimate Texas Hold'em | player-dealer
  hotel-del-rio/three-card-poker-6-card-bonus | Three Card Poker 6 Card Bonus | player-dealer
  empire/nines-up | 9's Up | player-dealer
  empire/no-bust-blackjack | No Bust 21st Century Blackjack | player-dealer
  empire/pai-gow-tiles | Pai Gow Tiles | player-dealer
  empire/double-hand-poker | Double Hand Poker | player-dealer
  empire/twenty-first-century-baccarat | 21st Century Baccarat with Tie bet | player-dealer
  empire/three-card-poker | Three Card Poker | player-dealer
  empire/pure-21-5-blackjack | Pure 21.5 Blackjack (with the Buster side bet) | player-dealer
  empire/twenty-first-century-blackjack | 21st Century Blackjack 8.0 with Buster Blackjack | player-dealer
  empire/fortune-pai-gow-poker | Fortune Pai Gow Poker 1.1 | player-dealer
  hawaiian-gardens/jokers-wild-pai-gow-poker | Joker's Wild Pai Gow Poker | player-dealer
  hawaiian-gardens/super-9 | Super 9 | player-dealer
  hawaiian-gardens/hawaiian-blackjack | Hawaiian Blackjack | player-dealer
  hawaiian-gardens/caribbean-stud | Caribbean Stud Poker | player-dealer
  hawaiian-gardens/pai-gow-poker | Pai Gow Poker | player-dealer
  hawaiian-gardens/baccarat-9 | Baccarat 9 | player-dealer
  hawaiian-gardens/baccarat-9-2009 | Baccarat 9 (2009 rules) | player-dealer
  hawaiian-gardens/pai-gow-tiles | Pai Gow Tiles | player-dealer
  hawaiian-gardens/nine-and-a-half | 9 1/2 | player-dealer
  hawaiian-gardens/baccarat | Baccarat with Bonus Wager | player-dealer
  hawaiian-gardens/fortune-pai-gow-poker | Fortune Pai Gow Poker | player-dealer
  hawaiian-gardens/pokara | Pokara with Pokara Bonus Bet | player-dealer
  hawaiian-gardens/pan-9 | Pan 9 with Bonus Tie Bet | player-dealer
  hawaiian-gardens/super-9-bonus-tie | Super 9 with Bonus Tie Bet | player-dealer
  hawaiian-gardens/blackjack-poker | Blackjack Poker with Perfect Pair Bonus Bet | player-dealer
  hawaiian-gardens/ultimate-texas-holdem | Ultimate Texas Hold'em | player-dealer
  hawaiian-gardens/three-card-poker-6-card-bonus | Three Card Poker 6 Card Bonus | player-dealer
  hawaiian-gardens/ez-baccarat-panda-8 | EZ Baccarat Panda 8 | player-dealer
  hawaiian-gardens/fortune-7-baccarat | Fortune 7 Baccarat | player-dealer
  hawaiian-gardens/pai-gow-tiles-wild | Pai Gow Tiles Wild | player-dealer
  hawaiian-gardens/face-up-pai-gow-poker | Face Up Pai Gow Poker | player-dealer
  hawaiian-gardens/gardens-baccarat | Gardens Baccarat | player-dealer
  lucky-lady/no-bust-blackjack-2001 | No Bust Blackjack (2001) | player-dealer
  lucky-lady/no-bust-blackjack | No Bust 21st Century Blackjack 4.0 with Buster side bet | player-dealer
  lucky-lady/fortune-pai-gow-poker | Fortune Pai Gow Poker | player-dealer
  lucky-lady/ultimate-texas-holdem-bad-beat | Ultimate Texas Hold'em Bad Beat Bonus | player-dealer
  lucky-lady/fortune-7-baccarat | Fortune 7 Baccarat | player-dealer
  lucky-lady/ez-baccarat-panda-8 | EZ Baccarat Panda 8 | player-dealer
  lucky-lady/three-card-poker-6-card-bonus | Three Card Poker 6 Card Bonus | player-dealer
`;

describe('the registry', () => {
  test('holds the offerings of the five books, by name and kind', () => {
    const ofBooks = offerings.filter(({ cite }) => cite !== null);
    const listed = ofBooks.map(({ id, name, kind }) => `${id} | ${name} | ${kind}`);
    expect(listed).toEqual(LIST.trim().split(/\n\s*/));
  });

  test('finds an offering by its id', () => {
    for (const offering of offerings) expect(findOffering(offering.id)).toBe(offering);
    expect(findOffering('black-sheep/whist')).toBeUndefined();
  });

  test.each(offerings)(
    '$id can be opened at every limit and with every choice of every setting',
    (offering) => {
      expect(new Set(offering.limits.map(({ id }) => id)).size).toBe(offering.limits.length);
      for (const [name, { choices, printed, customary, cite }] of Object.entries(offering.settings)) {
        expect(choices).toContain(customary);
        if (printed !== null) expect(choices).toContain(printed);
        if (offering.cite !== null) expect(cite).toMatch(/\d{3}/);
        for (const choice of choices) {
          const chosen = chooseSettings(offering.settings, { [name]: choice });
          if (!chosen.ok) throw new Error(chosen.message);
          const game = offering.game(chosen.values);
          expect('players' in game ? game.players : game.seats).toBeGreaterThan(1);
        }
      }
    },
  );
});

test('printed places of the blinds and caps are what is played unless a house sets it otherwise', () => {
  for (const { id, settings } of offerings)
    for (const name of ['headsUpBlinds', 'capAtNoLimit', 'capLifted']) {
      const setting = Object.hasOwn(settings, name) ? settings[name] : undefined;
      if (setting !== undefined && setting.printed !== null)
        expect([id, name, setting.default]).toEqual([id, name, setting.printed]);
    }
});
