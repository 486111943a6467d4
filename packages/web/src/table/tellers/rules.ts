export { ruleBehind } from '@cardroom/core/tell';
