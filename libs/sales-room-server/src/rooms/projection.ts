import type { ChangeName, NotificationPayload } from '@vitrine/sales-room-protocol';
import type { RoomEffect } from './effects.ts';
import type { AttendeeRecord } from './records.ts';
import { appointmentView, attendeeView, canSee, isGuide, isInside, pollView, selfView, slideViews, type Viewer } from './views.ts';

/** A change as one viewer is told of it. `room.replaced` still lacks its snapshot. */
export type ProjectedChange =
  | { [Name in Exclude<ChangeName, 'room.replaced'>]: { name: Name; payload: NotificationPayload<Name> } }[Exclude<
      ChangeName,
      'room.replaced'
    >]
  | { name: 'room.replaced' };

const TICK: ProjectedChange = { name: 'room.advanced', payload: {} };

/** What this viewer is told of an effect. Whatever they may not know becomes a tick, so that numbers have no gap. */
export function projectEffect(effect: RoomEffect, viewer: Viewer): ProjectedChange {
  switch (effect.type) {
    case 'appointment':
      return { name: 'appointment.changed', payload: { appointment: appointmentView(effect.appointment, viewer.locale) } };
    case 'attendees':
      if (viewer.attendeeId !== null && effect.replaced.includes(viewer.attendeeId)) return { name: 'room.replaced' };
      return projectAttendees(effect.attendees, viewer);
    case 'act':
      return viewer.attendeeId === effect.attendeeId ? { name: 'act.recorded', payload: { act: effect.act } } : TICK;
    case 'collections':
      return projectCollections(effect.attendee, viewer);
    default:
      return isInside(viewer.role) ? projectInside(effect, viewer) : TICK;
  }
}

function projectInside(
  effect: Exclude<RoomEffect, { type: 'appointment' | 'attendees' | 'collections' | 'act' }>,
  viewer: Viewer,
): ProjectedChange {
  switch (effect.type) {
    case 'broadcast':
      return { name: 'broadcast.changed', payload: { broadcastMode: effect.broadcastMode, ...othersAndSelf(effect.attendees, viewer) } };
    case 'slides':
      return {
        name: 'slides.changed',
        payload: { slides: slideViews(effect.appointment.definition.slides, viewer), currentSlide: effect.appointment.currentSlide },
      };
    case 'slide':
      return { name: 'slide.switched', payload: { index: effect.index, page: effect.page } };
    case 'view-mode':
      return { name: 'view-mode.changed', payload: { viewMode: effect.viewMode } };
    case 'product':
      return { name: 'product.shown', payload: { productId: effect.productId } };
    case 'chat':
      return { name: 'chat.added', payload: { message: effect.message } };
    case 'chat-removed':
      return { name: 'chat.removed', payload: { messageId: effect.messageId } };
    case 'chat-pinned':
      return { name: 'chat.pinned', payload: { message: effect.message } };
    case 'poll':
      return { name: 'poll.changed', payload: { poll: effect.poll === null ? null : pollView(effect.poll, viewer) } };
    case 'poll-vote':
      return projectVote(effect, viewer);
    case 'gone':
      return { name: 'attendee.hidden', payload: { attendeeId: effect.attendeeId } };
    case 'control':
      return { name: 'control.changed', payload: { control: effect.control } };
    case 'note':
      return isGuide(viewer.role) ? { name: 'notes.changed', payload: { note: effect.note } } : TICK;
  }
}

/** Whoever has not voted learns nothing of the others' votes, which might sway them. */
function projectVote({ pollId, votes }: Extract<RoomEffect, { type: 'poll-vote' }>, viewer: Viewer): ProjectedChange {
  const ownAnswer = viewer.ownVote?.pollId === pollId ? viewer.ownVote.answer : null;
  if (ownAnswer === null && !isGuide(viewer.role)) return TICK;
  return { name: 'poll.voted', payload: { pollId, votes: [...votes], ownAnswer } };
}

function projectAttendees(attendees: readonly AttendeeRecord[], viewer: Viewer): ProjectedChange {
  const [only, ...more] = attendees;
  if (only === undefined) return TICK;
  if (more.length === 0) {
    if (only.id === viewer.attendeeId) return { name: 'self.changed', payload: { self: selfView(only, viewer) } };
    if (canSee(viewer, only)) return { name: 'attendee.changed', payload: { attendee: attendeeView(only, viewer) } };
    return isInside(viewer.role) ? { name: 'attendee.hidden', payload: { attendeeId: only.id } } : TICK;
  }
  const payload = othersAndSelf(attendees, viewer);
  return payload.attendees.length === 0 && payload.self === null ? TICK : { name: 'attendees.changed', payload };
}

function projectCollections(attendee: AttendeeRecord, viewer: Viewer): ProjectedChange {
  if (attendee.id === viewer.attendeeId)
    return { name: 'collection.changed', payload: { likes: attendee.liked, lastSeen: attendee.lastSeen } };
  return isGuide(viewer.role) ? { name: 'attendee.changed', payload: { attendee: attendeeView(attendee, viewer) } } : TICK;
}

function othersAndSelf(attendees: readonly AttendeeRecord[], viewer: Viewer) {
  const self = attendees.find(({ id }) => id === viewer.attendeeId);
  return {
    attendees: attendees
      .filter((attendee) => attendee.id !== viewer.attendeeId && canSee(viewer, attendee))
      .map((attendee) => attendeeView(attendee, viewer)),
    self: self === undefined ? null : selfView(self, viewer),
  };
}
