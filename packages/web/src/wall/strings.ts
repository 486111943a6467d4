/** Words of the screens for a wall. */
export const wall = {
  'wall.title': 'Tables now',
  'wall.lobby': 'Lobby',
  'wall.room': 'All tables',
  'wall.none': 'No tables are running.',
  'wall.jackpot': 'Jackpot {cents}',
  'wall.free.one': '{n} open seat',
  'wall.free.other': '{n} open seats',
  'wall.full': 'Full',
  'wall.waiting.one': '{n} waiting',
  'wall.waiting.other': '{n} waiting',
  'wall.bankOpen': 'bank is open',
  'wall.banker': '{name} is the player-dealer',
} as const;
