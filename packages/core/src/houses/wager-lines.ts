/**
 * Where a book prints what a wager is played and paid by, by offering and wager: for wagers whose pays are no table of
 * rows, which carry their own lines. Said here for those that favor the player.
 */
export const wagerLines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'black-sheep/ez-baccarat': { banker: '000:458, 000:502' },
  // Hands meet as they are laid.
  'empire/pai-gow-tiles': { game: '002:336' },
  // The Tie is offered when cards have been seen.
  'empire/twenty-first-century-baccarat': { bet: '002:759' },
  'empire/fortune-pai-gow-poker': { fortune: '002:1455, 002:1610' },
  'hawaiian-gardens/hawaiian-blackjack': { game: '003:618-625' },
  'hawaiian-gardens/caribbean-stud': { ante: '003:696' },
  'hawaiian-gardens/baccarat-9': { banker: '003:1034' },
  'hawaiian-gardens/baccarat-9-2009': { banker: '003:1306, 003:1310' },
  'hawaiian-gardens/pokara': { wager: '003:1773-1776' },
  'hawaiian-gardens/ez-baccarat-panda-8': { banker: '003:2731, 003:2768' },
  'hawaiian-gardens/pai-gow-tiles-wild': { game: '003:2993-2997' },
  'lucky-lady/no-bust-blackjack': { game: '004:309-317, 004:326' },
  'lucky-lady/ez-baccarat-panda-8': { banker: '004:1063, 004:1100' },
};
