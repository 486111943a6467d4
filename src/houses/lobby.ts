/** The lobby's shelves, in its order: each family with its games, and in a line what each of them is. */
const SHELVES = {
  'holdem-omaha': {
    holdem: 'Two cards down, five on the board; the best five of the seven win.',
    'no-limit-holdem': "Hold'em where any bet may be all your chips.",
    'pot-limit-holdem': "Hold'em where a bet may be as large as the pot.",
    'ez-money-holdem': "Hold'em with nothing below a seven; a flush beats a full house.",
    'short-deck-holdem': "Hold'em with nothing below a six; a flush beats a full house.",
    'reverse-holdem': "Hold'em turned round: the board comes one card, one card, then three.",
    'crazy-pineapple': "Hold'em with three cards down, one of which you throw away.",
    'tahoe-pineapple-hi-lo': 'Three cards down, one or two of them play; half the pot for an eight-low.',
    omaha: 'Four cards down; exactly two of them play with three from the board.',
    'no-limit-omaha': 'Omaha where any bet may be all your chips.',
    'omaha-hi-lo': 'Omaha for two halves: the best high hand and the best eight-low.',
    'no-limit-omaha-hi-lo': 'Omaha for a high and an eight-low half, with no limit on bets.',
    'five-card-omaha-hi-lo': 'Five cards down, two of them play; high hand and eight-low share the pot.',
    'double-board-omaha': 'Omaha with two boards, each good for half the pot.',
  },
  stud: {
    'seven-card-stud': 'Seven cards of your own, four of them open; the best five win.',
    'seven-card-stud-hi-lo-8': 'Seven-card stud for two halves: high hand and eight-low.',
    'seven-card-stud-hi-lo-regular': 'Seven-card stud for two halves, and any low will do.',
    'super-seven-card-stud': 'Seven-card stud with a third downcard at first, to choose from.',
    'super-seven-card-stud-hi-lo': 'Stud with a third downcard at first; high hand and eight-low share.',
    'super-seven-card-stud-hi-lo-regular': 'Stud with a third downcard at first; any low takes its half.',
    razz: 'Seven-card stud upside down: the lowest five cards win.',
    'super-razz': 'Razz with a third downcard at first, to choose from.',
    'asian-five-card-stud': 'Five-card stud, sevens to aces: one card down, four up.',
    'mexican-poker': 'Five-card stud with a joker: turn your downcard up, or keep it hidden.',
  },
  'draw-lowball': {
    'empire/lowball': 'Five cards and one draw; the lowest hand wins, and a seven must be bet.',
    lowball: 'Five cards and one draw with a joker; the lowest hand wins, and pots are killed.',
    'kansas-city-lowball': 'Three draws to the worst poker hand; deuce to seven is the best of all.',
    badugi: 'Three draws to four low cards of four ranks and four suits.',
    'match-it': 'Three cards, two draws, and a board of three to be matched.',
  },
  'split-mixed': {
    archie: 'Three draws; half for a high of sixes or better, half for a six-low.',
    badacey: 'Three draws; half for the best ace-to-five low, half for the best badugi.',
    badeucey: 'Three draws; half for the best deuce-to-seven low, half for the best badugi.',
    razzdacey: 'Stud for two halves: ace-to-five low and badugi.',
    razzdeucey: 'Stud for two halves: deuce-to-seven low and badugi.',
    'super-razzdacey': 'Razzdacey with a third downcard at first, to choose from.',
    'super-razzdeucey': 'Razzdeucey with a third downcard at first, to choose from.',
    dramaha: 'Five cards, a board and a draw; half by Omaha, half for the hand you hold.',
    'two-seven-dramaha': 'Five cards, a board and a draw; half by Omaha, half for deuce-to-seven.',
    dramadugi: 'Five cards, a board and a draw; half by Omaha, half for the best badugi.',
    'two-seven-captain': 'Meet the ante or fold; then flop, draw, turn and river are free.',
  },
  chinese: {
    'thirteen-card': 'Set thirteen cards as three hands, and settle with everybody by points.',
    'face-up-chinese': 'Lay thirteen cards as they come into three open hands; they stay.',
  },
  'pai-gow': {
    'pai-gow-poker': "Seven cards set as two hands; beat both of the player-dealer's.",
    'pai-gow-poker-gold': 'Seven cards set as two hands, with a Golden Bonus and Envy.',
    'fortune-pai-gow-poker': 'Seven cards set as two hands, with a Fortune Bonus and Envy.',
    'face-up-pai-gow-poker': "You see the player-dealer's hands before you set your own.",
    'jokers-wild-pai-gow-poker': 'Seven cards set as two hands, with three jokers in the pack.',
    'double-hand-poker': 'Seven cards and a joker set as two hands, without any side bets.',
    'nines-up': 'Four cards set as two hands of two, each as near to nine as can be.',
    'pai-gow-tiles': "Four tiles set as two hands; beat both of the player-dealer's.",
    'pai-gow-tiles-wild': 'Pai gow tiles in which two tiles are wild: the Gee Joon pair.',
  },
  baccarat: {
    baccarat: 'Bet on Player, Banker, Tie or the first four cards; nearest to nine wins.',
    'ez-baccarat': 'Baccarat without commission; Panda 8 and Dragon 7 on the side.',
    'ez-baccarat-panda-8': 'Baccarat without commission; Panda 8 and Dragon 7 on the side.',
    'fortune-7-baccarat': 'Baccarat without commission; Dragon 7 and Dragon 9 on the side.',
    'lucky-lady/fortune-7-baccarat': 'Baccarat without commission; Fortune 7 and One Up on the side.',
    'gardens-baccarat': 'Baccarat dealt face down; Tiger 8 and Dragon 7 on the side.',
    'twenty-first-century-baccarat':
      'One hand for all against the player-dealer, and each bettor hits or stands.',
    'baccarat-9': 'Three cards and one more; all share the Player hand, each chooses to hit.',
    'baccarat-9-2009': 'Three cards and one more; all share the Player hand, in the rules of 2009.',
    'super-9': 'Three cards and at most one more against the player-dealer, nearest to nine.',
    'super-9-bonus-tie': 'Super 9 with a side bet that the hands tie.',
    'pan-9': 'Three cards, perhaps a fourth; nearest to nine, and a side bet on ties.',
    'nine-and-a-half': 'One card and as many more as you dare, up to nine and a half.',
  },
  blackjack: {
    'blackjack-elite': 'Twenty-one where 31 is best; bets on busts and sevens besides.',
    'blackjack-poker': 'Twenty-one where two aces of hearts are best, and pairs pay on the side.',
    'hawaiian-blackjack': 'Twenty-two with jokers; when both go over, the nearer hand wins.',
    'no-bust-blackjack': 'Twenty-one with jokers, where a hand over may still push.',
    'no-bust-blackjack-2001': 'Twenty-one with jokers, where a hand over may still push; as in 2001.',
    'lucky-lady/no-bust-blackjack':
      'Twenty-one where a three-card 22 to 25 may still push; Buster on the side.',
    'pure-21-5-blackjack': 'Bonus cards for tens and pictures; ace and bonus card make 21½.',
    'twenty-first-century-blackjack': 'Twenty-one with a Buster bet on how many cards he goes over with.',
  },
  'casino-poker': {
    'caribbean-stud': 'Five cards each; call or fold against one card that shows.',
    pokara: 'Three cards from tens to aces; change one at your own risk.',
    'three-card-poker': 'Three cards each; play or fold against one card that shows.',
    'three-card-poker-6-card-bonus': 'Three cards each; your three and his three together pay a bonus.',
    'ultimate-texas-holdem': "Hold'em against the player-dealer; bet early, and you bet more.",
    'ultimate-texas-holdem-bad-beat': "Hold'em against the player-dealer, with a bonus for bad beats.",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Family = keyof typeof SHELVES;

/** What the lobby says of an offering besides its name and its limits. */
export interface LobbyCard {
  readonly family: Family;
  readonly line: string;
}

/** By game, or by the whole id where houses differ in what they call the same. */
const cards: ReadonlyMap<string, LobbyCard> = new Map(
  (Object.keys(SHELVES) as Family[]).flatMap((family) =>
    Object.entries(SHELVES[family]).map(([game, line]) => [game, { family, line }] as const),
  ),
);

export function lobbyCard(offering: string): LobbyCard {
  const card = cards.get(offering) ?? cards.get(offering.slice(offering.indexOf('/') + 1));
  if (card === undefined) throw new Error(`The lobby has no card for ${offering}.`);
  return card;
}

/** The families as the lobby titles them, in its order. */
export const familyTitles: Readonly<Record<Family, string>> = {
  'holdem-omaha': "Hold'em & Omaha",
  stud: 'Stud',
  'draw-lowball': 'Draw & Lowball',
  'split-mixed': 'Split & mixed',
  chinese: 'Chinese',
  'pai-gow': 'Pai gow',
  baccarat: 'Baccarat & nines',
  blackjack: 'Blackjack',
  'casino-poker': 'Casino poker',
};
