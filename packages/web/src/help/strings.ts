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
  heading: 'How to play here',
  text: 'Everything you need to sit down, play a hand and get up again. The rules of each game are on its rule card.',
  contents: 'On this page',
} as const;

export const sections: readonly HelpSection[] = [
  {
    id: 'sit',
    title: 'Take a seat',
    lines: [
      'Pick a house and a game in the lobby and press Sit. If no table of that game has a seat, one opens and bots keep you company. Deal me in takes you to the liveliest table of the house.',
      'Take a name the first time: any name will do for a guest. Set a password under your name at the top, and the name, its chips and its hands will be here next time.',
      'Choose how many chips to sit down with. They come from your rail, which is what you have that is not on a table, and go back there when you leave.',
      'You may be asked how to come in: post the big blind and be dealt in, or wait until the blind gets to you. At a player-dealer table you are dealt in from the next round.',
      'When every seat is taken, join the waiting list. You find your place on it under My tables.',
    ],
  },
  {
    id: 'my-tables',
    title: 'Your tables',
    lines: [
      'You can leave the page and keep your seat. My tables, in the lobby, under your name and at the top of every other table, lists where you sit and wait, your chips there, and whether it is your turn. One tap takes you back.',
      'When a table waits for you, the title of the page says “Your turn”. With sound on in Settings you hear a bell, and a phone buzzes.',
      'Open a table makes one of your own. A private one is in no list: press Invite at its top and send the link to your friends. Whoever has the link can watch, sit down and invite others.',
    ],
  },
  {
    id: 'pot',
    title: 'Games for the pot',
    lines: [
      'In hold’em, Omaha, stud, draw and lowball you play the other players for the pot. Every button says what it does and costs: “Call $8” puts eight dollars in.',
      'The line above the buttons tells whose turn it is, how long is left, what you hold and what it costs to stay in. Before your turn you can tick what to do when it comes, such as Check or fold.',
      'In no-limit and pot-limit games, set the size with the slider, the field or the presets. Where cards are drawn, tap the ones to throw away and press Draw.',
    ],
  },
  {
    id: 'set',
    title: 'Set a hand',
    lines: [
      'Pai gow, tile and Chinese poker hands are set in a tray. Tap a card, then where it goes, or drag it there. The line under the tray names each hand and warns you of a foul.',
      'House way, or Set it for me, lays the hand for you. You can still change it before you press Set the hand.',
    ],
  },
  {
    id: 'banked',
    title: 'Games against a player-dealer',
    lines: [
      'In baccarat, blackjack, pai gow and the casino poker games one of the players holds the bank, and everybody else bets against it. The house only deals.',
      'Bets are open before the cards. Tap a chip, then a circle; tap again for more. Take back clears your bets, Same again puts up the last ones, Double doubles them. Bets close when everybody has bet or the time is up.',
      'Bets are settled one by one, in order from the action button around the table, out of what the player-dealer put up. What the bank cannot cover comes back to you. If you sit down during a round you are dealt in from the next one, and the table says so.',
    ],
  },
  {
    id: 'bank',
    title: 'Hold the bank',
    lines: [
      'The bank goes around the table. When it is offered to you, press Take the bank, or Pass. Nobody has to take it.',
      'Put up what you are willing to risk this round. You can win what is bet against you and lose what you put up, never more.',
      'After two rounds the bank is offered to the next player. At some tables you may add to the bank of another player, and share what it wins and loses.',
    ],
  },
  {
    id: 'buttons',
    title: 'At the table',
    lines: ['What else there is to press around the felt.'],
    list: [
      ['Seat', 'add chips, sit out, come back, change seats, straddle, or leave the table'],
      ['Sit out', 'you keep the seat and are not dealt in; Come back brings you into the game again'],
      ['Leave the table', 'your chips go back to your rail; in a hand, once it is over'],
      ['Story', 'the hand in plain sentences, and the hands before it'],
      ['Rules', 'the house’s rule card of this game'],
      ['Chat', 'talk to the table; the × beside a line mutes whoever said it'],
      ['Scores', 'at baccarat tables, the roads and the count'],
      [
        'The clock',
        'If your time runs out, the table does the least for you: it checks, folds or plays the house way. After a few times in a row you sit out, and your seat and chips stay yours.',
      ],
    ],
  },
  {
    id: 'keys',
    title: 'Keyboard',
    lines: ['Every button at a table has a key, written on it. Press ? at a table to see all that work now.'],
    list: [
      ['F', 'fold'],
      ['C', 'check or call'],
      ['R', 'bet or raise; Same again, where bets are open'],
      ['1 to 9', 'presets of a bet, cards to throw away, circles to bet on, choices'],
      ['+ and −', 'a larger or a smaller bet'],
      ['Enter', 'draw, set the hand, put up the bank'],
      ['H', 'house way'],
      ['B and P', 'take the bank, pass it'],
      ['D and X', 'double your bets, take them back'],
      ['M', 'your seat'],
      ['T', 'story, rules and chat'],
      ['?', 'all keys that work now'],
    ],
  },
  {
    id: 'rules',
    title: 'The rules',
    lines: [
      'Each game in the lobby has a link to its rule card: the deal, the bets, the order of hands, the pay tables, the fees, and every setting the book leaves open. At a table the card is under Rules.',
      'Marks such as 003:71 name the line of the house’s printed book that a rule comes from.',
      'Where two houses differ, each plays by its own book.',
    ],
    links: [{ href: '/', text: 'Find a game and its rules' }],
  },
  {
    id: 'fair',
    title: 'Fair cards',
    lines: [
      'One hand ahead, the room publishes a fingerprint of the whole shuffled pack, and your browser answers with a random number of its own. The pack is cut by what follows from everybody’s numbers, so neither the room nor any one player chooses who gets which card. After the hand you can check that every card you were shown lay where the fingerprint says, and that your number was counted. Open a hand under My hands: your browser does the check by itself and says what it proves and what it does not.',
      'Nobody is sent a card they may not see, not even the page of the player next to you. Bots see what their seat may see, and no more.',
      'Cards are shuffled for every hand unless the table says that its shoe runs on.',
      'The floor can pause a table and take a hand back; it always says why.',
    ],
    links: [{ href: '/hands', text: 'My hands' }],
  },
  {
    id: 'chips',
    title: 'Play chips',
    lines: [
      'All chips here are for play. They cost nothing, cannot be bought or cashed, and are worth nothing outside this room.',
      'You get chips with your name, and more from the cage: press your name at the top and add some. There is a limit for a day.',
      'Collections and jackpot drops are taken as the house’s book prints them, so that the games play as they do on the floor.',
    ],
  },
  {
    id: 'programs',
    title: 'For programmers',
    lines: [
      'A bot, a screen on the wall or a page of your own can do all that this page does. The reference lists every address of the room with what it takes and answers.',
    ],
    links: [{ href: '/docs', text: 'API reference', outside: true }],
  },
];
