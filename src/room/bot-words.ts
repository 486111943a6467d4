import type { Cents, Refusal } from '../engine/index.ts';
import type { Opening, PlayerCommand } from '../table/index.ts';
import type { TableUpdate } from './published.ts';

/** What the room says to the thread of its bots; each bot has a number. Goes over as JSON. */
export type ToBots =
  | {
      readonly type: 'sit';
      readonly bot: number;
      readonly opening: Opening;
      readonly user: string;
      readonly name: string;
      readonly wait?: number;
      readonly quick?: boolean;
    }
  | {
      readonly type: 'told';
      readonly bots: readonly number[];
      /** What each of them has on the rail. */
      readonly purses: readonly Cents[];
      readonly update: TableUpdate;
    }
  | { readonly type: 'answer'; readonly bot: number; readonly refused: Refusal | null }
  | { readonly type: 'get up'; readonly bot: number };

/** What a bot asks for. It asks one thing at a time, so that the next answer is to that. */
export interface FromBots {
  readonly bot: number;
  /** When it asked, in milliseconds since the epoch. */
  readonly at: number;
  readonly command: PlayerCommand;
}
