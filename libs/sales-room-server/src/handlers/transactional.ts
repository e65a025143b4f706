import { accessHandlers } from './access.ts';
import { attendeeHandlers } from './attendee.ts';
import { broadcastHandlers } from './broadcast.ts';
import { chatHandlers } from './chat.ts';
import { controlHandlers } from './control.ts';
import { handHandlers } from './hand.ts';
import { interactionHandlers } from './interaction.ts';
import { leaveHandlers } from './leave.ts';
import { likeHandlers } from './like.ts';
import { lockHandlers } from './lock.ts';
import { mediaSwitchHandlers } from './media-switch.ts';
import { muteHandlers } from './mute.ts';
import { notesHandlers } from './notes.ts';
import { pollHandlers } from './poll.ts';
import { productHandlers } from './product.ts';
import { slideHandlers } from './slide.ts';
import { startEndHandlers } from './start-end.ts';
import { viewModeHandlers } from './view-mode.ts';
import { waitingRoomHandlers } from './waiting-room.ts';

/** Every transactional command, with its handler: its outcome is stored in one transaction of the room, and its first answer is given again. */
export const transactionalHandlers = {
  ...accessHandlers,
  ...attendeeHandlers,
  ...broadcastHandlers,
  ...chatHandlers,
  ...controlHandlers,
  ...handHandlers,
  ...interactionHandlers,
  ...leaveHandlers,
  ...likeHandlers,
  ...lockHandlers,
  ...mediaSwitchHandlers,
  ...muteHandlers,
  ...notesHandlers,
  ...pollHandlers,
  ...productHandlers,
  ...slideHandlers,
  ...startEndHandlers,
  ...viewModeHandlers,
  ...waitingRoomHandlers,
} as const;

/** Name of a transactional command. */
export type TransactionalCommand = keyof typeof transactionalHandlers;

/** Whether a command is transactional. */
export function isTransactional(name: string): name is TransactionalCommand {
  return Object.hasOwn(transactionalHandlers, name);
}
