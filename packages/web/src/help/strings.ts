/** The words of the help page. They are long, so they come with their screen and not with every page. */
export interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** A short name and what it means: buttons, keys, places. */
  readonly list?: readonly (readonly [string, string])[];
  readonly links?: readonly { readonly href: string; readonly text: string; readonly outside?: true }[];
}

export const help = {
  title: 'Help',
  heading: 'How to play',
  text: 'Everything you need to sit down, play a hand and leave. The rules of each game are on its rule card.',
  contents: 'On this page',
} as const;

export const sections: readonly HelpSection[] = [
  {
    id: 'sit',
    title: 'Take a seat',
    lines: [
      'Pick a house and a game in the lobby and press Sit. If no table of that game has an open seat, a new one opens and bots join you. Deal me in takes you to the busiest table of the house.',
      'The first time, choose a name: any name will do for a guest. To keep it, press your name at the top and set a password. Your chips and your hands will be here next time.',
      'Choose your buy-in. It comes out of the chips you have, and you get your chips back when you leave the table.',
      'You may be asked when to join: post the big blind and play the next hand, or wait for the big blind, which is free. At a player-dealer table you are dealt in next round.',
      'When all seats are taken, join the waiting list. My tables shows your place on it.',
    ],
  },
  {
    id: 'learn',
    title: 'Learn and practice',
    lines: [
      'You can learn any game in a minute: press Learn on its card in the lobby. A hand is dealt and explained while you play it.',
      'A practice table is yours alone: just you and bots, no clock, and none of your chips at risk. Take a move back, ask what a bot would do, see all cards at the end, or choose the cards yourself and send the hand to a friend as a link.',
    ],
  },
  {
    id: 'my-tables',
    title: 'Your tables',
    lines: [
      'You can leave the page and keep your seat. My tables, in the lobby, under your name and at the top of every other table, lists the tables where you sit or wait, your chips there, and whether it is your turn. One tap takes you back.',
      'When a table is waiting for you, the page title says “Your turn”. With sound turned on in Settings, you hear a bell and your phone buzzes.',
      'Open a table starts one of your own. A private table is not listed: press Invite at the top and send the link to your friends. Anybody with the link can watch, sit down and invite others.',
    ],
  },
  {
    id: 'pot',
    title: 'Poker (players against players)',
    lines: [
      'In hold’em, Omaha, stud, draw and lowball you play for the pot against the other players. Every button says what it does and what it costs: “Call $8” puts eight dollars in.',
      'The line above the buttons shows whose turn it is, the time left, your hand and what it costs to call. Before your turn you can choose what to do when it comes, such as Check or fold.',
      'In no-limit and pot-limit games, set the size with the slider, the field or the presets. In draw games, tap the cards to discard and press Draw.',
    ],
  },
  {
    id: 'set',
    title: 'Set a hand',
    lines: [
      'Pai gow, tile and Chinese poker hands are set in a tray. Tap a card, then where it goes, or drag it there. The line under the tray names each hand and warns you if it is foul.',
      'House way, or Suggest a setting, sets the hand for you. You can still change it before you press Set the hand.',
    ],
  },
  {
    id: 'banked',
    title: 'California games (against a player-dealer)',
    lines: [
      'In baccarat, blackjack, pai gow and table poker one of the players is the player-dealer and holds the bank, and everyone else bets against it. The house only deals.',
      'Bet before the cards are dealt. Tap a chip, then a circle; tap again for more. Clear bets takes them all back, Rebet repeats your last bets, Double doubles them. Bets close when everyone has bet or the time is up.',
      'Bets are settled one by one, in order from the action button around the table, out of what the player-dealer put up. A bet the bank cannot cover is returned to you. If you sit down during a round, you are dealt in next round.',
    ],
  },
  {
    id: 'bank',
    title: 'Be the player-dealer',
    lines: [
      'The bank goes around the table. When it is your turn, press Be the player-dealer, or No thanks. Nobody has to take it.',
      'Put up what you are willing to risk this round. You can win what is bet against you, and never lose more than you put up.',
      'After two rounds the bank is offered to the next player. At some tables you may add to another player’s bank and share its wins and losses.',
    ],
  },
  {
    id: 'text',
    title: 'Play by typing',
    lines: [
      'Every table is also a page of text, for screen readers, slow connections and people who like to type: My seat, then As text, or add /text to the table’s address. It says what happens as it happens, and nothing twice.',
      'Type help for all you can do at that moment. Cards are named by their place in your hand or as As, Kd, Tc.',
    ],
    list: [
      ['c', 'check or call'],
      ['r 24', 'raise to $24'],
      ['f', 'fold'],
      ['draw 1 3', 'discard your first and third cards'],
      ['bet 10 ante', 'bet $10 on the Ante'],
      ['bank 200', 'put up a bank of $200'],
      ['hand, board, pot, who', 'your cards, all face-up cards, pot or bank, and who sits where'],
    ],
  },
  {
    id: 'buttons',
    title: 'At the table',
    lines: ['The other buttons around the table.'],
    list: [
      ['My seat', 'add chips, sit out, come back, change seats, straddle, or leave the table'],
      ['Sit out', 'you keep your seat and are not dealt in; press I’m back to play again'],
      ['Leave the table', 'you get your chips back; if you are in a hand, you leave when it ends'],
      ['Hand log', 'every action of this hand, and the hands before it'],
      ['Rules', 'the house rules of this game'],
      ['Chat', 'talk to the table; the × beside a message mutes its sender'],
      ['Roads', 'at baccarat tables, the results so far'],
      [
        'The clock',
        'If your time runs out, you check or fold, or your hand is set the house way. After a few times in a row you are sat out; you keep your seat and your chips.',
      ],
    ],
  },
  {
    id: 'school',
    title: 'Practice in the school',
    lines: [
      'The school deals hands and asks about them: who wins, how large the side pots are, what the house takes, how a hand is set the house way. You see at once whether you are right, why, and the line of the rule book.',
      'Ten questions take about five minutes. Number keys answer and Enter continues. What you miss comes back until you have it. You don’t need a name, and your progress stays in this browser.',
      'To practice one game, open its rule card and press Dealer’s questions. Make a sheet to print puts questions on paper, with the answers on another page.',
    ],
    links: [{ href: '/school', text: 'Go to the school' }],
  },
  {
    id: 'keys',
    title: 'Keyboard',
    lines: [
      'Every button at a table has a key, shown on it. Press ? at a table to see the keys that work right now.',
    ],
    list: [
      ['F', 'fold'],
      ['C', 'check or call'],
      ['R', 'bet or raise; Rebet, where bets are open'],
      ['1 to 9', 'preset bet sizes, cards to discard, circles to bet on, choices'],
      ['+ and −', 'a larger or a smaller bet'],
      ['Enter', 'draw, set the hand, put up the bank'],
      ['H', 'house way'],
      ['B and P', 'be the player-dealer, or no thanks'],
      ['D and X', 'double your bets, clear them'],
      ['M', 'My seat'],
      ['T', 'hand log, rules and chat'],
      ['?', 'all keys that work right now'],
    ],
  },
  {
    id: 'rules',
    title: 'The rules',
    lines: [
      'Each game in the lobby has a link to its rule card: the deal, the bets, the hand rankings, the pay tables, the fees, and the settings a house may choose. At a table, the card is under Rules.',
      'Numbers like 003:71 point to the line of the house’s rule book.',
      'Where two houses differ, each plays by its own book.',
    ],
    links: [{ href: '/', text: 'Find a game and its rules' }],
  },
  {
    id: 'fair',
    title: 'Fair cards',
    lines: [
      'One hand ahead, the room publishes a fingerprint of the whole shuffled deck, and your browser answers with a random number. Everyone’s numbers decide where the deck is cut, so neither the room nor any one player chooses who gets which card. After the hand you can check that every card you saw matches the fingerprint, and that your number was counted. Open a hand under My hands: your browser does the check by itself and says what it proves and what it does not.',
      'Nobody is sent a card they may not see. Bots see what their seat may see, and no more.',
      'The cards are shuffled for every hand, unless the table plays through a shoe.',
      'The floor can pause a table or cancel a hand, and always gives the reason.',
    ],
    links: [{ href: '/hands', text: 'My hands' }],
  },
  {
    id: 'chips',
    title: 'Play chips',
    lines: [
      'Play money only. Chips are free, can’t be bought or cashed in, and have no cash value.',
      'You get chips when you join. For more, press your name at the top. There is a daily limit.',
      'Collections and jackpot drops are taken as the house’s rule book says, so the games play as they do on the floor.',
    ],
  },
  {
    id: 'programs',
    title: 'For programmers',
    lines: [
      'A bot or a page of your own can do everything this page does. The reference lists every API endpoint with its parameters and responses.',
    ],
    links: [{ href: '/docs', text: 'API reference', outside: true }],
  },
];
