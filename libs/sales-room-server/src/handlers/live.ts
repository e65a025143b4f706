import { cartHandlers } from './cart.ts';
import { mediaConsumeHandlers } from './media-consume.ts';
import { mediaProduceHandlers } from './media-produce.ts';
import { mediaTransportHandlers } from './media-transport.ts';
import { onBehalfHandlers } from './on-behalf.ts';
import { reactionHandlers } from './reaction.ts';

/** Every command that concerns one socket, with its handler; `room.enter` and `room.snapshot` belong to the gateway. */
export const liveHandlers = {
  ...onBehalfHandlers,
  ...cartHandlers,
  ...mediaConsumeHandlers,
  ...mediaProduceHandlers,
  ...mediaTransportHandlers,
  ...reactionHandlers,
} as const;

/** Name of a command that concerns one socket. */
export type LiveCommand = keyof typeof liveHandlers;

/** Whether a command is one that concerns one socket. */
export function isLive(name: string): name is LiveCommand {
  return Object.hasOwn(liveHandlers, name);
}
