import type { RoomNotification } from './notifications.ts';
import { ACTIONS_LIMIT } from './on-behalf.ts';
import { allowedCommands, type ViewerFacts } from './permissions.ts';
import type { RoomAttendee, RoomSnapshot } from './snapshot.ts';

/** How many chat messages a snapshot holds. */
export const CHAT_LIMIT = 200;

/** What a snapshot says about its viewer's permissions. */
export function viewerFacts(snapshot: RoomSnapshot): ViewerFacts {
  const { self, appointment, control } = snapshot;
  const isController = self.attendeeId !== null && self.attendeeId === control.controllerId;
  return {
    role: self.role,
    status: appointment.status,
    attendeeStatus: self.status,
    broadcastMode: snapshot.broadcastMode,
    mediaAvailable: snapshot.media.available,
    videoAudioSettings: appointment.videoAudioSettings,
    micForcedOff: self.micForcedOff,
    cameraForcedOff: self.cameraForcedOff,
    cartAccess: self.cartAccess,
    wishlistAccess: self.wishlistAccess,
    isController,
    isOwner: self.attendeeId !== null && self.attendeeId === control.ownerId,
    isControlOffered: self.attendeeId !== null && self.attendeeId === control.offeredTo,
    isControlOpen: control.offeredTo !== null,
    isControllerHere:
      isController || snapshot.attendees.some(({ attendeeId, status }) => attendeeId === control.controllerId && status === 'joined'),
    hasActionToUndo: snapshot.acts.some(({ status }) => status === 'done'),
    pollStatus: snapshot.poll?.status ?? 'none',
  };
}

/**
 * What a notification means for a snapshot. `stale` is one that the snapshot already contains; `gap` says that
 * something is missing: fetch `room.snapshot` and go on from there.
 */
export type Reduction = { outcome: 'applied'; snapshot: RoomSnapshot } | { outcome: 'stale' } | { outcome: 'gap' };

/** Applies one notification. Pure: the same snapshot and notification give the same result on both sides. */
export function reduceRoom(snapshot: RoomSnapshot, notification: RoomNotification): Reduction {
  if (notification.name === 'room.replaced') {
    if (notification.seq < snapshot.seq) return { outcome: 'stale' };
    return { outcome: 'applied', snapshot: notification.payload.snapshot };
  }
  if (notification.seq !== null) {
    if (notification.seq <= snapshot.seq) return { outcome: 'stale' };
    if (notification.seq !== snapshot.seq + 1) return { outcome: 'gap' };
  }
  const changed = apply(snapshot, notification);
  const next = notification.seq === null ? changed : { ...changed, seq: notification.seq };
  return { outcome: 'applied', snapshot: next === snapshot ? snapshot : { ...next, commands: allowedCommands(viewerFacts(next)) } };
}

function apply(snapshot: RoomSnapshot, notification: RoomNotification): RoomSnapshot {
  switch (notification.name) {
    case 'appointment.changed': {
      const { appointment } = notification.payload;
      return { ...snapshot, appointment, locked: appointment.status === 'locked' };
    }
    case 'self.changed':
      return { ...snapshot, self: notification.payload.self };
    case 'attendee.changed':
      return { ...snapshot, attendees: withAttendees(snapshot.attendees, [notification.payload.attendee]) };
    case 'attendees.changed':
      return {
        ...snapshot,
        attendees: withAttendees(snapshot.attendees, notification.payload.attendees),
        self: notification.payload.self ?? snapshot.self,
      };
    case 'attendee.hidden':
      return { ...snapshot, attendees: snapshot.attendees.filter(({ attendeeId }) => attendeeId !== notification.payload.attendeeId) };
    case 'slides.changed':
      return { ...snapshot, ...notification.payload };
    case 'slide.switched':
      return { ...snapshot, currentSlide: notification.payload.index, currentSlidePage: notification.payload.page };
    case 'view-mode.changed':
      return { ...snapshot, viewMode: notification.payload.viewMode };
    case 'broadcast.changed': {
      const { broadcastMode, attendees, self } = notification.payload;
      return { ...snapshot, broadcastMode, attendees: withAttendees(snapshot.attendees, attendees), self: self ?? snapshot.self };
    }
    case 'product.shown':
      return { ...snapshot, shownProductId: notification.payload.productId };
    case 'chat.added':
      return { ...snapshot, chat: [...snapshot.chat, notification.payload.message].slice(-CHAT_LIMIT) };
    case 'chat.removed': {
      const { messageId } = notification.payload;
      return {
        ...snapshot,
        chat: snapshot.chat.map((message) => (message.id === messageId ? { ...message, text: '', isRemoved: true } : message)),
      };
    }
    case 'chat.pinned':
      return { ...snapshot, pinnedMessage: notification.payload.message };
    case 'poll.changed':
      return { ...snapshot, poll: notification.payload.poll };
    case 'poll.voted': {
      const { pollId, votes, ownAnswer } = notification.payload;
      return snapshot.poll?.id === pollId ? { ...snapshot, poll: { ...snapshot.poll, votes, ownAnswer } } : snapshot;
    }
    case 'collection.changed':
      return { ...snapshot, ...notification.payload };
    case 'notes.changed': {
      const { note } = notification.payload;
      return { ...snapshot, notes: [...snapshot.notes.filter(({ sectionId }) => sectionId !== note.sectionId), note].sort(bySection) };
    }
    case 'control.changed':
      return { ...snapshot, control: notification.payload.control };
    case 'act.recorded': {
      const { act } = notification.payload;
      return {
        ...snapshot,
        acts: [act, ...snapshot.acts.filter(({ id }) => id !== act.id)].sort((a, b) => b.number - a.number).slice(0, ACTIONS_LIMIT),
      };
    }
    case 'media.producer-added':
    case 'media.producer-changed': {
      const { producer } = notification.payload;
      const others = snapshot.media.producers.filter(({ producerId }) => producerId !== producer.producerId);
      return { ...snapshot, media: { ...snapshot.media, producers: [...others, producer] } };
    }
    case 'media.producer-closed':
      return {
        ...snapshot,
        media: {
          ...snapshot.media,
          producers: snapshot.media.producers.filter(({ producerId }) => producerId !== notification.payload.producerId),
        },
      };
    case 'media.active-speaker':
      return { ...snapshot, media: { ...snapshot.media, activeSpeakerId: notification.payload.attendeeId } };
    case 'media.restarted':
      return { ...snapshot, media: notification.payload.media };
    default:
      return snapshot;
  }
}

function withAttendees(attendees: readonly RoomAttendee[], changed: readonly RoomAttendee[]): RoomAttendee[] {
  const byId = new Map(attendees.map((attendee) => [attendee.attendeeId, attendee]));
  for (const attendee of changed) byId.set(attendee.attendeeId, attendee);
  return [...byId.values()].sort((a, b) => (a.attendeeId < b.attendeeId ? -1 : 1));
}

function bySection(a: { sectionId: string | null }, b: { sectionId: string | null }): number {
  return (a.sectionId ?? '') < (b.sectionId ?? '') ? -1 : 1;
}
