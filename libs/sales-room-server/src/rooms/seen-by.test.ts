import { describe, expect, it } from 'vitest';
import type { ViewerRole } from '@vitrine/sales-room-protocol';
import { attendeesOf, type RoomEffect } from './effects.ts';
import type { PollRecord } from './polls.ts';
import { projectEffect } from './projection.ts';
import type { AppointmentRecord, AttendeeRecord, StoredSlide } from './records.ts';
import { attendeeView, canSee, pollView, selfView, slideViews, type Viewer } from './views.ts';

const OUTSIDE: readonly ViewerRole[] = ['visitor', 'client-waiting', 'client-blocked'];
const viewer = (role: ViewerRole, attendeeId: string | null = 'me'): Viewer => ({
  attendeeId,
  as: role.startsWith('guide') ? 'guide' : 'client',
  role,
  locale: 'en-GB',
  ownVote: null,
});
const attendee = (id: string, change: Partial<AttendeeRecord> = {}): AttendeeRecord => ({
  id,
  appointmentId: 'a',
  type: 'CLIENT',
  guideUserId: null,
  name: 'Clara',
  portrait: null,
  status: 'joined',
  micOn: true,
  cameraOn: true,
  screenOn: true,
  micForcedOff: true,
  cameraForcedOff: true,
  handRaisedAt: '2026-01-01T00:00:00.000Z',
  cartAccess: 'granted',
  wishlistAccess: 'requested',
  turnover: null,
  orders: [{ sum: 49, currencyIsoCode: 'EUR' }],
  invitationAnswer: 'accepted',
  joinedAt: null,
  isConnected: true,
  liked: ['p1'],
  lastSeen: ['p2'],
  ...change,
});
const told = (effect: RoomEffect, who: Viewer): string => projectEffect(effect, who).name;

describe('an attendee', () => {
  it.each([
    ['guide', 'joined', true],
    ['guide-preview', 'waiting', true],
    ['guide', 'left', true],
    ['client', 'joined', true],
    ['client', 'inactive', true],
    ['client', 'waiting', false],
    ['client', 'left', false],
    ['visitor', 'joined', false],
    ['client-waiting', 'joined', false],
  ] as const)('is seen by a %s while %s: %s', (role, status, isSeen) =>
    expect(canSee(viewer(role), attendee('x', { status }))).toBe(isSeen),
  );

  it.each([
    ['guide', true],
    ['guide-preview', true],
    ['client', false],
  ] as const)('shows a %s what they like and let others see: %s', (role, isShown) => {
    const { insights } = attendeeView(attendee('x'), viewer(role));
    expect(insights !== null).toBe(isShown);
  });

  it('sees all of themselves, and somebody who is nobody yet has everything off', () => {
    expect(selfView(attendee('me'), viewer('client'))).toMatchObject({
      attendeeId: 'me',
      type: 'CLIENT',
      name: 'Clara',
      status: 'joined',
      micOn: true,
      cameraOn: true,
      screenOn: true,
      micForcedOff: true,
      cameraForcedOff: true,
      handRaisedAt: '2026-01-01T00:00:00.000Z',
      cartAccess: 'granted',
      wishlistAccess: 'requested',
    });
    expect(selfView(undefined, viewer('guide'))).toMatchObject({
      attendeeId: null,
      type: 'GUIDE',
      name: '',
      status: null,
      micOn: false,
      cameraOn: false,
      screenOn: false,
      micForcedOff: false,
      cameraForcedOff: false,
      handRaisedAt: null,
      cartAccess: 'none',
      wishlistAccess: 'none',
    });
  });
});

describe('slides', () => {
  const slide = (change: object) =>
    ({ id: 's', sectionId: 't', name: 'Spring', isInstantListing: false, ...change }) as unknown as StoredSlide;
  const slides = [
    slide({ kind: 'listing', productIds: ['p1', 'p2'], notes: 'quietly' }),
    slide({ kind: 'search', search: 'x' }),
    slide({ kind: 'cms' }),
  ];

  it('show guides their notes, clients none, and nobody outside anything', () => {
    expect(slideViews(slides, viewer('guide')).map(({ notes }) => notes)).toEqual(['quietly', '', '']);
    expect(slideViews(slides, viewer('client')).map(({ notes }) => notes)).toEqual([null, null, null]);
    for (const role of OUTSIDE) expect(slideViews(slides, viewer(role))).toEqual([]);
  });

  it('of a search are a listing in which nothing was picked', () => {
    expect(slideViews(slides, viewer('client')).map(({ kind, pickedProductsCount, index }) => [kind, pickedProductsCount, index])).toEqual([
      ['listing', 2, 0],
      ['listing', 0, 1],
      ['cms', 0, 2],
    ]);
  });
});

describe('what a viewer is told', () => {
  const attendees = (list: AttendeeRecord[], replaced: string[] = []): RoomEffect => ({ type: 'attendees', attendees: list, replaced });
  const other = attendee('other');
  const waiting = attendee('other', { status: 'waiting' });

  it.each<[string, RoomEffect, ViewerRole, string]>([
    ['nothing of nobody', attendees([]), 'client', 'room.advanced'],
    ['of themselves', attendees([attendee('me')]), 'client', 'self.changed'],
    ['of one other', attendees([other]), 'client', 'attendee.changed'],
    ['that one other is out of sight', attendees([waiting]), 'client', 'attendee.hidden'],
    ['of somebody who waits, as a guide', attendees([waiting]), 'guide', 'attendee.changed'],
    ['nothing of others outside', attendees([other]), 'visitor', 'room.advanced'],
    ['of several', attendees([other, attendee('third')]), 'client', 'attendees.changed'],
    ['of themselves among several nobody sees', attendees([waiting, attendee('me')]), 'client', 'attendees.changed'],
    ['nothing of several nobody sees', attendees([waiting, attendee('third', { status: 'waiting' })]), 'client', 'room.advanced'],
    ['everything anew where they may see more', attendees([attendee('me')], ['me']), 'client', 'room.replaced'],
    ['a change where another may see more', attendees([attendee('me')], ['other']), 'client', 'self.changed'],
    ['of their own likes', { type: 'collections', attendee: attendee('me') }, 'client', 'collection.changed'],
    ['of others’ likes as a guide', { type: 'collections', attendee: other }, 'guide', 'attendee.changed'],
    ['nothing of others’ likes', { type: 'collections', attendee: other }, 'client', 'room.advanced'],
    ['the slide inside', { type: 'slide', index: 1, page: 1 }, 'client', 'slide.switched'],
    ['no slide outside', { type: 'slide', index: 1, page: 1 }, 'visitor', 'room.advanced'],
    ['who is gone', { type: 'gone', attendeeId: 'x' }, 'client', 'attendee.hidden'],
    ['of a product', { type: 'product', productId: null }, 'client', 'product.shown'],
    ['of the view', { type: 'view-mode', viewMode: 'content' }, 'client', 'view-mode.changed'],
    ['of a line taken back', { type: 'chat-removed', messageId: 'm' }, 'client', 'chat.removed'],
    ['of control', { type: 'control', control: { controllerId: null, ownerId: null, offeredTo: null } }, 'client', 'control.changed'],
    ['of a broadcast', { type: 'broadcast', broadcastMode: true, attendees: [other] }, 'client', 'broadcast.changed'],
  ])('is %s', (_what, effect, role, name) => expect(told(effect, viewer(role))).toBe(name));

  it('of notes is for guides, and of what was done in somebody’s name for that one alone', () => {
    const note = { type: 'note', note: {} } as unknown as RoomEffect;
    expect([told(note, viewer('guide')), told(note, viewer('client'))]).toEqual(['notes.changed', 'room.advanced']);
    const act = { type: 'act', attendeeId: 'me', act: {} } as unknown as RoomEffect;
    expect([told(act, viewer('client')), told(act, viewer('guide', 'other'))]).toEqual(['act.recorded', 'room.advanced']);
  });

  it('of several keeps themselves apart from the others', () => {
    expect(projectEffect(attendees([attendee('me'), other, attendee('third', { status: 'left' })]), viewer('client'))).toMatchObject({
      payload: { attendees: [{ attendeeId: 'other' }], self: { attendeeId: 'me' } },
    });
    expect(projectEffect(attendees([other, attendee('third')]), viewer('client'))).toMatchObject({ payload: { self: null } });
  });

  it('to somebody who is nobody yet is never everything anew', () =>
    expect(told(attendees([other], ['other']), viewer('visitor', null))).toBe('room.advanced'));
});

describe('a poll', () => {
  const poll: PollRecord = {
    id: 'poll',
    question: 'Oak or walnut?',
    answers: [
      { text: 'Oak', productId: null },
      { text: 'Walnut', productId: 'p1' },
    ],
    status: 'open',
    askedAt: '2026-01-01T00:00:00.000Z',
    votes: [2, 1],
  };
  const voter: Viewer = { ...viewer('client'), ownVote: { pollId: 'poll', answer: 1 } };
  const vote: RoomEffect = { type: 'poll-vote', pollId: 'poll', attendeeId: 'other', answer: 0, votes: [3, 1] };

  it('shows its votes to guides, to those who have voted, and to all once it is closed', () => {
    expect(pollView(poll, viewer('guide'))).toMatchObject({ votes: [2, 1], ownAnswer: null });
    expect(pollView(poll, voter)).toMatchObject({ votes: [2, 1], ownAnswer: 1 });
    expect(pollView(poll, viewer('client'))).toMatchObject({ votes: null, ownAnswer: null });
    expect(pollView({ ...poll, status: 'closed' }, viewer('client'))).toMatchObject({ votes: [2, 1], ownAnswer: null });
    expect(pollView({ ...poll, id: 'next' }, voter), 'a vote counts for its own poll').toMatchObject({ votes: null, ownAnswer: null });
  });

  it('tells of a vote without naming anybody, and only those who may see votes', () => {
    const seen = { name: 'poll.voted', payload: { pollId: 'poll', votes: [3, 1] } };
    expect(projectEffect(vote, viewer('guide'))).toEqual({ ...seen, payload: { ...seen.payload, ownAnswer: null } });
    expect(projectEffect(vote, voter)).toEqual({ ...seen, payload: { ...seen.payload, ownAnswer: 1 } });
    expect(told(vote, viewer('client'))).toBe('room.advanced');
    for (const role of OUTSIDE) {
      expect([told(vote, viewer(role)), told({ type: 'poll', poll }, viewer(role))]).toEqual(['room.advanced', 'room.advanced']);
      expect(told({ type: 'chat-pinned', message: null }, viewer(role))).toBe('room.advanced');
    }
  });
});

describe('an effect', () => {
  it('carries the records of those whom it is about, and of nobody else', () => {
    const list = [attendee('x')];
    expect(attendeesOf({ type: 'attendees', attendees: list, replaced: [] })).toBe(list);
    expect(attendeesOf({ type: 'broadcast', broadcastMode: false, attendees: list })).toBe(list);
    expect(attendeesOf({ type: 'collections', attendee: attendee('y') })).toMatchObject([{ id: 'y' }]);
    expect(attendeesOf({ type: 'appointment', appointment: {} as AppointmentRecord })).toEqual([]);
  });
});
