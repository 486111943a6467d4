/** `cardroom serve`: what an operator reads while a room opens, runs and closes. */
export const SERVE = {
  about: 'open the room: tables, people and bots in your browser',
  port: 'port to listen on; if 3000 is in use, the next free one',
  host: 'address to listen on; 0.0.0.0 for everyone on your network',
  data: 'folder for all data; set DATABASE_URL to use PostgreSQL instead',
  demo: 'open tables with bots at every house',
  noDemo: 'open without any tables',
  log: (levels: readonly string[]) => `how much to log: ${levels.join(', ')}`,
  wait: 'how long to wait for data that another program has locked (10 unless given) or another room has open (1 unless given)',
  rulings: 'the room’s own rulings, where the books are silent, from a JSON file (docs/rulings.md)',
  trustProxy: 'trust the X-Forwarded-* headers of a TLS proxy on this machine, or at these addresses',
  limit: 'change a limit, e.g. tables-each=5; repeat for more, docs/operations.md lists them',
  node: 'name of this node, where several machines run one room on the same PostgreSQL database (docs/operations.md)',
  address: 'where the other nodes reach this one, e.g. http://10.0.0.5:3000',
  nodes:
    'run this many nodes on this machine under one address, so that all processors work; needs PostgreSQL',
  badNode: (text: string) => `--node takes small letters, digits and dashes, e.g. east-1, not "${text}".`,
  badAddress: (text: string) => `--address takes an address such as http://10.0.0.5:3000, not "${text}".`,
  noAddress: 'A node that listens on every address needs --address, so that the others know where it is.',
  addressAlone: '--address needs --node.',
  badNodes: (most: number, text: string) => `--nodes takes 1 to ${most}, not "${text}".`,
  oneProcess: (what: string) =>
    `With SQLite a room is one process. ${what} needs PostgreSQL: set DATABASE_URL to its address.`,
  draining: 'Handing the tables over to the other nodes…',
  nodeOpen: (url: string, nodes: number) =>
    `\n  Cardroom is open: ${url}, with ${nodes} nodes on this machine.\n`,
  nodeFell: (name: string, seconds: number) => `Node ${name} ended. It is started again in ${seconds} s.`,
  nodeBack: (name: string) => `Node ${name} is open.`,
  badProxy: (text: string) => `--trust-proxy takes addresses, e.g. 10.0.0.7 or 10.0.0.0/8, not "${text}".`,
  badWait: (most: number, text: string) => `--wait takes 0 to ${most} seconds, not "${text}".`,
  badPort: (text: string) => `--port takes 0 to 65535, not "${text}".`,
  badLevel: (text: string) => `There is no log level "${text}".`,
  levels: (levels: readonly string[]) => `The levels are ${levels.join(', ')}.`,
  limits: (names: readonly string[]) => `The limits are ${names.join(', ')}.`,
  open: (url: string) => `\n  Cardroom is open: ${url}\n`,
  floor: (name: string, password: string) => `  Floor account (shown once): ${name} / ${password}`,
  floorHint: '  Sign in with it and choose your own password.\n',
  closing: 'Closing the room and saving what has happened…',
  closed: 'The room is closed. Every hand continues where it stopped when you open the room again.',
  lost: 'Something failed that belongs to no table. The room can no longer be sure that requests are answered and that what it shows is saved, so it is closing.',
} as const;

/** Why a room waits for its data, or does not open. */
export const OPENING = {
  database: 'the database in DATABASE_URL',
  waiting: (place: string, most: number, why: string) => `Waiting up to ${most} seconds for ${place}. ${why}`,
  cannot: (place: string, why: string) => `Cannot open ${place}. ${why}`,
  taken: 'Close that room first, or choose another folder with --data.',
  damaged: 'Run `cardroom verify` for details, and restore a backup.',
  busy: 'Close the program that is using it, or wait longer with --wait.',
  ports: (first: number, last: number) =>
    first === last ? `Port ${first} is in use.` : `Ports ${first} to ${last} are in use.`,
  portsHint: 'Choose another with --port.',
} as const;

/** The log of a running room, for operators. */
export const LOGGED = {
  rejected: 'unhandled promise rejection',
  uncaught: 'uncaught exception, the room is closing',
  shuffleThread: 'the shuffling thread failed',
  botThread: 'the bot thread failed',
  table: 'a table failed and was stopped',
  bot: 'a bot failed',
  demo: 'a demo table could not be opened',
  signed: 'the heads of all chains are signed',
  notSigned: 'the heads of the chains could not be written',
} as const;
