/** What is done about an irregularity. Rulings are lists of these; the machines carry them out as events. */
export type Remedy = PotRemedy | BankRemedy;

/** What a hand for a pot can do. Others know `stands`, `put right` and `misdeal` as well, and some of the rest. */
export type PotRemedy =
  /** It stands as it lies: the card plays, the hand goes on. */
  | { readonly do: 'stands' }
  /** Cards, chips or turn go where they belong, as if nothing had happened. */
  | { readonly do: 'put right' }
  /** The next card of the pack for each of them; the old ones are the next burn, or are out of play. */
  | {
      readonly do: 'replace';
      readonly old: 'next burn' | 'out';
      readonly burn?: number;
      /** Only cards of these ranks; the others stand. */
      readonly ranks?: readonly string[];
    }
  /** Cards too many go back and are the next burn. */
  | { readonly do: 'becomes the burn' }
  /** What is missing is dealt now, or on the next draw. */
  | { readonly do: 'complete'; readonly on?: 'draw' }
  /** The player's next card comes face down; what was seen plays as an upcard, unless it stays a downcard. */
  | { readonly do: 'next card down'; readonly stays?: true }
  /** The cards play as upcards. */
  | { readonly do: 'plays up' }
  /** The last downcards of all the others are turned up as well. */
  | { readonly do: 'last cards up' }
  /** The player has no claim anymore; chips stay in the pot, or come back. `of` the one who deals, whoever's it is. */
  | { readonly do: 'hand dead'; readonly chips: 'stay' | 'ante back' | 'back'; readonly of?: 'dealer' }
  /** All cards and chips go back, and the same button deals again. */
  | { readonly do: 'misdeal' }
  /** All cards go back and are shuffled and dealt again; what was posted stays. */
  | { readonly do: 'deal again' }
  /** The board goes back into the pack, which is shuffled; it is dealt again without another burn. */
  | { readonly do: 'board again' }
  /** The card is out of play until the pack is shuffled with it for the board after `boards` more, with a burn or without. */
  | { readonly do: 'card out'; readonly boards: number; readonly burn?: true }
  /** Cards that came too early are burned; unless `alone`, so is one more card for each player still in. */
  | { readonly do: 'street out'; readonly alone?: true }
  /** A player who got a card too early keeps it, and gets none when the others do. */
  | { readonly do: 'keep card' }
  /** The player contests what is in the pot, and takes no part in further betting. */
  | { readonly do: 'all in' }
  /**
   * Nobody bets in this round, and bets made in it go back: all of them, or only those of the player whose cards it
   * was.
   */
  | { readonly do: 'no betting'; readonly back?: 'theirs' }
  /** The player may not raise in this round. */
  | { readonly do: 'no raise' }
  /** What the player did last is taken back, and done anew; others may have folded since. */
  | { readonly do: 'take back' }
  /** The bet counts as what the player said; the irregularity says how much that is. */
  | { readonly do: 'as said' }
  /** The player's last raise becomes a call. */
  | { readonly do: 'is a call' };

/** What is done only where hands play a player-dealer, or each other for points. */
export type BankRemedy =
  /** The hand is played the house way: this one, or all that have not been set or played yet. */
  | { readonly do: 'house way'; readonly hands: 'this' | 'unset' }
  /** The hand is fouled: its wagers are lost, or only cannot win; those behind it play the house way, where that is said. */
  | { readonly do: 'foul'; readonly wagers?: 'cannot win'; readonly backline?: 'house way' }
  /** Cards that came out of the pack are dead, and so many more are burned before play goes on. */
  | { readonly do: 'card dead'; readonly burn?: number }
  /** The same as `replace`, when the player-dealer has acted and before the players' hands are read. */
  | { readonly do: 'replace before reading' }
  /** The hand that was played out of turn is finished first; then the others go on in turn. */
  | { readonly do: 'play first' }
  /** The hand gets the next card, once the one that is acting is finished. */
  | { readonly do: 'next card' }
  /** Wagers on the hand have no action; with `bank`, as much of the player-dealer's is out of action. */
  | { readonly do: 'no action'; readonly bank?: true }
  /** The player-dealer pays the hand as if it had won even money; bonus bets have no action. */
  | { readonly do: 'paid' }
  /** A courtesy button pays the player's next collection. */
  | { readonly do: 'courtesy' }
  /** The wager is lost, as far as money covers it; for points the hand is, and every other hand beats it. */
  | { readonly do: 'forfeit' }
  /** What is over the table's most has no action and goes back. */
  | { readonly do: 'excess back' }
  /** The wager counts for the table's most if it loses, for its least if it wins. */
  | { readonly do: 'limit bet' };

/** The word of a remedy. */
export type RemedyKind = Remedy['do'];
/** The word of a remedy of a hand for a pot. */
export type PotRemedyKind = PotRemedy['do'];
