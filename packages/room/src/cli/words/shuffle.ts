/** `cardroom shuffle` and `verify-proof`. */
export const SHUFFLE = {
  about: 'shuffle a deck and commit to its order, e.g. shuffle 52 --seed 7',
  argument: (names: string) => `one of ${names}`,
  packs: (most: number) => `decks in the shoe, 1 to ${most}`,
  seed: 'any text; the same seed always gives the same order, salts and root',
  proofs: 'print JSON with a proof for every position',
  number: "a player's number for the cut, 32 hexadecimal digits; repeat for more players",
  badNumber: (text: string) => `A number for the cut is 32 hexadecimal digits, not "${text}".`,
  noPack: (name: string) => `There is no deck "${name}".`,
  noPackHint: (names: string) => `The decks are ${names}.`,
  badPacks: (most: number, count: string) => `--packs takes 1 to ${most}, not "${count}".`,
  head: (title: string, seed: string | undefined) =>
    `${title}, shuffled${seed === undefined ? '' : ` with seed "${seed}"`}, top card first:`,
  root: (root: string) => `root ${root}`,
  cut: (cut: number) => `\nCut by ${cut}, in dealing order:`,
} as const;

export const PROOF = {
  about: 'check that cards or dice match a root published before the deal; exit code 1 if any do not',
  root: 'the published root, 64 hexadecimal digits',
  file: 'JSON: a proof, an array of proofs, the output of shuffle --proofs, or a file saved from the page; - for standard input',
  json: 'print JSON: an array of results in the order of the proofs',
  number: "a player's number for the cut, to show where each card was dealt; repeat for more players",
  badRoot: (text: string) => `A root is 64 hexadecimal digits, not "${text}".`,
  none: (file: string) => `There is no proof in ${file}.`,
  notJson: (file: string, why: string) => `${file} is not JSON: ${why}.`,
  stdin: 'standard input',
  result: (number: number | null, ok: boolean, message: string) =>
    `${number === null ? 'The proof' : `Proof ${number}`} ${ok ? 'is good' : 'fails'}. ${message}`,
  die: (message: string, shown: number) => `${message} With the players' numbers it shows ${shown}.`,
  card: (message: string, cut: number, dealt: number) =>
    `${message} Cut by ${cut}, it is dealt as card ${dealt}.`,
} as const;
