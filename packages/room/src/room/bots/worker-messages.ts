import type { Character } from '@cardroom/core/bots';
import type { Cents, Refusal } from '@cardroom/core/engine';
import type { Opening, PlayerCommand, TableEvent } from '@cardroom/core/table';
import type { FirstLook } from '../table/watchers.ts';

/** What the room says to the worker of its bots; each bot has a number. Goes over as JSON. */
export type ToBots =
  | {
      readonly type: 'sit';
      readonly bot: number;
      readonly table: string;
      readonly opening: Opening;
      readonly user: string;
      readonly who: Character;
      readonly first: FirstLook;
      readonly rail: Cents;
      readonly wait?: number;
      readonly quick?: boolean;
    }
  /** What has happened at a table, for all bots that sit there; each is shown what its seat may see. */
  | {
      readonly type: 'told';
      readonly table: string;
      readonly seq: number;
      readonly events: readonly TableEvent[];
    }
  /** What a bot has on the rail now. */
  | { readonly type: 'rail'; readonly bot: number; readonly cents: Cents }
  | { readonly type: 'answer'; readonly bot: number; readonly refused: Refusal | null }
  | { readonly type: 'get up'; readonly bot: number };

/** What a bot asks for. It asks one thing at a time, so that the next answer is to that. */
export interface Asked {
  readonly bot: number;
  /** When it asked, in milliseconds since the epoch. */
  readonly at: number;
  readonly command: PlayerCommand;
}

/** What the worker says, as JSON. A bot that broke has got up. */
export type FromBots =
  | { readonly type: 'asked'; readonly asked: readonly Asked[] }
  | { readonly type: 'broke'; readonly bot: number; readonly why: string };
