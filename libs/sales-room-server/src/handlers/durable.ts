import { accessHandlers } from './access.ts';
import { attendeeHandlers } from './attendee.ts';
import { broadcastHandlers } from './broadcast.ts';
import { chatHandlers } from './chat.ts';
import { controlHandlers } from './control.ts';
import { handHandlers } from './hand.ts';
import { interactionHandlers } from './interaction.ts';
import { likeHandlers } from './like.ts';
import { lockHandlers } from './lock.ts';
import { mediaSwitchHandlers } from './media-switch.ts';
import { muteHandlers } from './mute.ts';
import { notesHandlers } from './notes.ts';
import { productHandlers } from './product.ts';
import { slideHandlers } from './slide.ts';
import { startEndHandlers } from './start-end.ts';
import { viewModeHandlers } from './view-mode.ts';
import { waitingRoomHandlers } from './waiting-room.ts';

/** Every command that is stored, with its handler. */
export const durableHandlers = {
  ...accessHandlers,
  ...attendeeHandlers,
  ...broadcastHandlers,
  ...chatHandlers,
  ...controlHandlers,
  ...handHandlers,
  ...interactionHandlers,
  ...likeHandlers,
  ...lockHandlers,
  ...mediaSwitchHandlers,
  ...muteHandlers,
  ...notesHandlers,
  ...productHandlers,
  ...slideHandlers,
  ...startEndHandlers,
  ...viewModeHandlers,
  ...waitingRoomHandlers,
} as const;

/** Name of a command that is stored. */
export type DurableCommand = keyof typeof durableHandlers;

/** Whether a command is one that is stored. */
export function isDurable(name: string): name is DurableCommand {
  return Object.hasOwn(durableHandlers, name);
}
