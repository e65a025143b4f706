import { captionHandlers } from './captions.ts';
import { cartHandlers } from './cart.ts';
import { coBrowsingHandlers } from './co-browsing.ts';
import { mediaConsumeHandlers } from './media-consume.ts';
import { mediaProduceHandlers } from './media-produce.ts';
import { mediaTransportHandlers } from './media-transport.ts';
import { onBehalfHandlers } from './on-behalf.ts';
import { reactionHandlers } from './reaction.ts';

/** Every direct command, with its handler: carried out outside the room's order. `room.enter` and `room.snapshot` belong to the gateway. */
export const directHandlers = {
  ...onBehalfHandlers,
  ...captionHandlers,
  ...cartHandlers,
  ...coBrowsingHandlers,
  ...mediaConsumeHandlers,
  ...mediaProduceHandlers,
  ...mediaTransportHandlers,
  ...reactionHandlers,
} as const;

/** Name of a direct command. */
export type DirectCommand = keyof typeof directHandlers;

/** Whether a command is direct. */
export function isDirect(name: string): name is DirectCommand {
  return Object.hasOwn(directHandlers, name);
}
