export { playerDealer } from './player-dealer.ts';
export { pot } from './pot.ts';
