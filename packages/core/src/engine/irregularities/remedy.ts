/** What is done about an irregularity. Rulings are lists of these; the machines carry them out as events. */
export type Remedy =
  /** It stands as it lies: the card plays, the hand goes on. */
  | { readonly do: 'stands' }
  /** Cards, chips or turn go where they belong, as if nothing had happened. */
  | { readonly do: 'put right' }
  /** The next card of the pack for each of them; the old ones are the next burn, or are out of play. */
  | { readonly do: 'replace'; readonly old: 'next burn' | 'out'; readonly burn?: number }
  /** Cards too many go back and are the next burn. */
  | { readonly do: 'becomes the burn' }
  /** What is missing is dealt now. */
  | { readonly do: 'complete' }
  /** The player's next card comes face down. */
  | { readonly do: 'next card down' }
  /** The player has no claim any more; chips stay in the pot, or come back. `of` the one who deals, whoever's it is. */
  | { readonly do: 'hand dead'; readonly chips: 'stay' | 'ante back' | 'back'; readonly of?: 'dealer' }
  /** All cards and chips go back, and the same button deals again. */
  | { readonly do: 'misdeal' }
  /** All cards go back and are shuffled and dealt again; what was posted stays. */
  | { readonly do: 'deal again' }
  /** The board goes back into the pack, which is shuffled; it is dealt again without another burn. */
  | { readonly do: 'board again' }
  /** The card is out of play until the pack is shuffled with it for the board after `boards` more. */
  | { readonly do: 'card out'; readonly boards: number }
  /** Cards that came too early are out of play, and so is another for each player still in. */
  | { readonly do: 'street out' }
  /** Who has a card too early keeps it, and gets none when the others do. */
  | { readonly do: 'keep card' }
  /** The player contests what is in the pot, and takes no part in further betting. */
  | { readonly do: 'all in' }
  /** Nobody bets in this round. */
  | { readonly do: 'no betting' }
  /** The player may not raise in this round. */
  | { readonly do: 'no raise' }
  /** The last act is taken back, and the player acts anew. */
  | { readonly do: 'take back' };

/** The word of a remedy. */
export type RemedyKind = Remedy['do'];
