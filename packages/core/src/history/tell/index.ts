export { Teller } from './tell.ts';
export { tellBanked } from './tell-banked.ts';
export { tellPoints } from './tell-points.ts';
