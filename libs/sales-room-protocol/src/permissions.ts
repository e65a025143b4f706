import { COMMAND_NAMES, type CommandName } from './command-names.ts';
import type { RoomErrorCode } from './errors.ts';
import type { ViewerRole } from './roles.ts';
import type { VideoAudioSettings } from './snapshot.ts';
import {
  type AccessStatus,
  type AppointmentStatus,
  type AttendeeStatus,
  nextStatus,
  POLL_TRANSITIONS,
  type PollEvent,
  type PollStatus,
} from './states.ts';

type Statuses = readonly AppointmentStatus[];
type Row = Readonly<Partial<Record<ViewerRole, Statuses>>>;

const ALWAYS: Statuses = ['not-started', 'started', 'locked', 'ended'];
const RUNNING: Statuses = ['started', 'locked'];
const OPEN: Statuses = ['not-started', 'started', 'locked'];

const EVERYBODY: Row = {
  visitor: ALWAYS,
  client: ALWAYS,
  'client-waiting': ALWAYS,
  'client-blocked': ALWAYS,
  guide: ALWAYS,
  'guide-preview': ALWAYS,
};
const GUIDE_RUNNING: Row = { guide: RUNNING };
const MEDIA: Row = { client: RUNNING, guide: RUNNING };

/** Who may do what, and when: command × role × appointment status. What isn't listed is refused. */
export const PERMISSIONS: Readonly<Record<CommandName, Row>> = {
  'room.enter': EVERYBODY,
  'room.snapshot': EVERYBODY,
  'room.leave': EVERYBODY,
  'room.prepare': { visitor: RUNNING, 'client-waiting': RUNNING },
  'room.request-access': { 'client-waiting': RUNNING },
  'appointment.start': { guide: ['not-started'] },
  'appointment.lock': { guide: ['started'] },
  'appointment.unlock': { guide: ['locked'] },
  'appointment.end': { guide: RUNNING },
  'attendee.rename': { client: OPEN, 'client-waiting': OPEN },
  'attendee.admit': GUIDE_RUNNING,
  'attendee.admit-all': GUIDE_RUNNING,
  'attendee.refuse': GUIDE_RUNNING,
  'attendee.remove': { guide: OPEN },
  'attendee.unblock': { guide: OPEN },
  'attendee.mute': GUIDE_RUNNING,
  'attendee.mute-all': GUIDE_RUNNING,
  'attendee.allow-unmute': GUIDE_RUNNING,
  'control.offer': { guide: OPEN },
  'control.cancel': { guide: OPEN },
  'control.answer': { guide: OPEN },
  'control.claim': { guide: OPEN, 'guide-preview': OPEN },
  'slide.switch': { guide: OPEN, 'guide-preview': OPEN },
  'slide.scroll': GUIDE_RUNNING,
  'slide.point': { client: RUNNING, guide: RUNNING },
  'caption.say': { client: RUNNING, guide: RUNNING },
  'view-mode.set': { guide: OPEN, 'guide-preview': OPEN },
  'broadcast.set': GUIDE_RUNNING,
  'product.show': { guide: RUNNING, 'guide-preview': OPEN },
  'chat.send': { client: RUNNING, guide: OPEN },
  'chat.remove': { guide: ALWAYS },
  'chat.pin': { guide: OPEN },
  'poll.ask': GUIDE_RUNNING,
  'poll.vote': { client: RUNNING },
  'poll.close': GUIDE_RUNNING,
  'poll.dismiss': GUIDE_RUNNING,
  'like.set': { client: ALWAYS, guide: OPEN, 'guide-preview': OPEN },
  'notes.set': { guide: ALWAYS, 'guide-preview': ALWAYS },
  'hand.set': { client: RUNNING, guide: RUNNING },
  'reaction.send': { client: RUNNING, guide: RUNNING },
  'access.request': GUIDE_RUNNING,
  'access.answer': { client: RUNNING },
  'access.withdraw': { client: RUNNING },
  'cart.read': GUIDE_RUNNING,
  'cart.act': GUIDE_RUNNING,
  'wishlist.read': GUIDE_RUNNING,
  'wishlist.act': GUIDE_RUNNING,
  'act.undo': { client: ['started', 'locked', 'ended'] },
  'interaction.record': { client: ALWAYS, guide: OPEN, 'guide-preview': OPEN },
  'cart.report': { client: ALWAYS },
  'media.create-transport': MEDIA,
  'media.connect-transport': MEDIA,
  'media.close-transport': MEDIA,
  'media.restart-ice': MEDIA,
  'media.produce': MEDIA,
  'media.close-producer': MEDIA,
  'media.set': MEDIA,
  'media.consume': MEDIA,
  'media.resume-consumer': MEDIA,
  'media.pause-consumer': MEDIA,
  'media.close-consumer': MEDIA,
  'media.set-layers': MEDIA,
};

/** Whether the table lets this role send this command in this status. */
export function isPermitted(command: CommandName, role: ViewerRole, status: AppointmentStatus): boolean {
  return PERMISSIONS[command][role]?.includes(status) ?? false;
}

/** What decides about a viewer's commands, beside the command itself. */
export interface ViewerFacts {
  role: ViewerRole;
  status: AppointmentStatus;
  attendeeStatus: AttendeeStatus | null;
  broadcastMode: boolean;
  mediaAvailable: boolean;
  videoAudioSettings: VideoAudioSettings;
  micForcedOff: boolean;
  cameraForcedOff: boolean;
  cartAccess: AccessStatus;
  wishlistAccess: AccessStatus;
  /** This guide has control of the presentation. */
  isController: boolean;
  /** This guide may take control back at any time. */
  isOwner: boolean;
  /** Control is offered to this guide. */
  isControlOffered: boolean;
  /** Control is offered to anybody. */
  isControlOpen: boolean;
  /** Whoever has control is in the room. */
  isControllerHere: boolean;
  /** A guide did something in this attendee's name that is not taken back yet. */
  hasActionToUndo: boolean;
  /** The poll that the room sees. */
  pollStatus: PollStatus;
}

/** What belongs to whoever has control of the presentation, and to no other guide. */
const CONTROLLED_COMMANDS = [
  'appointment.start',
  'appointment.lock',
  'appointment.unlock',
  'appointment.end',
  'control.offer',
  'control.cancel',
  'slide.switch',
  'slide.scroll',
  'view-mode.set',
  'broadcast.set',
  'product.show',
] as const satisfies readonly CommandName[];

/** Why a command would be refused, whatever it carries; undefined where it would be accepted. */
export function refusalOf(command: CommandName, facts: ViewerFacts): RoomErrorCode | undefined {
  if (!isPermitted(command, facts.role, facts.status)) return refusalByTable(command, facts);
  if (!facts.isController && (CONTROLLED_COMMANDS as readonly CommandName[]).includes(command)) return 'not-in-control';
  switch (command) {
    case 'access.answer':
      return facts.cartAccess === 'requested' || facts.wishlistAccess === 'requested' ? undefined : 'wrong-state';
    case 'access.withdraw':
      return facts.cartAccess === 'granted' || facts.wishlistAccess === 'granted' ? undefined : 'wrong-state';
    case 'control.cancel':
      return facts.isControlOpen ? undefined : 'wrong-state';
    case 'control.answer':
      return facts.isControlOffered ? undefined : 'wrong-state';
    case 'control.claim':
      if (facts.isController) return 'wrong-state';
      return facts.isOwner || !facts.isControllerHere ? undefined : 'not-permitted';
    case 'act.undo':
      return facts.hasActionToUndo ? undefined : 'wrong-state';
    case 'poll.ask':
      return pollRefusal('ask', facts);
    case 'poll.vote':
      return pollRefusal('vote', facts);
    case 'poll.close':
      return pollRefusal('close', facts);
    case 'poll.dismiss':
      return pollRefusal('dismiss', facts);
    case 'caption.say':
      return captionRefusal(facts);
    case 'room.request-access':
      return facts.attendeeStatus === 'waiting' ? undefined : 'wrong-state';
    default:
      return command === 'room.prepare' || command.startsWith('media.') ? mediaRefusal(command, facts) : undefined;
  }
}

/** Commands that no button sends. They are listed nowhere: a client that is older than they are would not know the names. */
const UNLISTED: readonly CommandName[] = ['room.prepare'];

/** Every command that the server would accept from this viewer now, and that a person can wish for. */
export function allowedCommands(facts: ViewerFacts): CommandName[] {
  return COMMAND_NAMES.filter((command) => !UNLISTED.includes(command) && refusalOf(command, facts) === undefined);
}

function refusalByTable(command: CommandName, { role, status }: ViewerFacts): RoomErrorCode {
  if (role === 'client-blocked') return 'blocked';
  const statuses = PERMISSIONS[command][role];
  if (statuses === undefined) return command === 'appointment.start' && role === 'guide-preview' ? 'preview-cannot-start' : 'not-permitted';
  if (status === 'ended') return 'ended';
  if (command === 'appointment.start') return 'already-started';
  return status === 'not-started' ? 'not-started' : 'wrong-state';
}

function pollRefusal(event: PollEvent, { pollStatus }: ViewerFacts): RoomErrorCode | undefined {
  return nextStatus(POLL_TRANSITIONS, pollStatus, event) === undefined ? 'wrong-state' : undefined;
}

/** Whoever may not be heard may not be read either. */
function captionRefusal({ videoAudioSettings, role, broadcastMode, micForcedOff }: ViewerFacts): RoomErrorCode | undefined {
  if (videoAudioSettings === 'none') return 'media-unavailable';
  if (role === 'guide') return undefined;
  if (broadcastMode) return 'broadcast-active';
  return micForcedOff ? 'muted-by-guide' : undefined;
}

function mediaRefusal(command: CommandName, facts: ViewerFacts): RoomErrorCode | undefined {
  if (!facts.mediaAvailable || facts.videoAudioSettings === 'none') return 'media-unavailable';
  const sends = command === 'media.set' || command === 'media.produce';
  if (!sends || facts.role === 'guide') return undefined;
  if (facts.broadcastMode) return 'broadcast-active';
  return facts.micForcedOff && facts.cameraForcedOff ? 'muted-by-guide' : undefined;
}
