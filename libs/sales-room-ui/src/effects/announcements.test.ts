import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslator, loadMessages, type Translate } from '@vitrine/i18n';
import type { LocalSource, RoomClientSnapshot } from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { attendee, clientSnapshot, IDS, room, self } from '../testing/room-snapshot.ts';
import { roomAnnouncements } from './announcements.ts';

let t: Translate;
beforeAll(async () => {
  t = createTranslator({ locale: 'en-US', messages: await loadMessages('en-US', ['common', 'room', 'guide']) }).t;
});

const ON: LocalSource = { state: 'on', track: null, error: null, pausedBy: null, replacedBy: null };

function told(change: Partial<RoomSnapshot>, before: Partial<RoomSnapshot> = {}, client: Partial<RoomClientSnapshot> = {}): string[] {
  const was = clientSnapshot({ room: room(before), ...client });
  return roomAnnouncements(was, clientSnapshot({ ...client, room: room({ ...before, ...change }) }), t).map(({ text }) => text);
}

describe('what is told of a change', () => {
  it('how one finds the room is not told', () =>
    expect(roomAnnouncements(clientSnapshot({ room: null }), clientSnapshot(), t)).toEqual([]));
  it('the next slide, by place and name', () => expect(told({ currentSlide: 1 })).toEqual(['Slide 2 of 3: Slide 2']));
  it('who leads now, and that control is offered to oneself', () => {
    const control = { controllerId: IDS.guide, ownerId: IDS.guide, offeredTo: null };
    const guides = {
      control,
      self: self({ type: 'GUIDE', role: 'guide' }),
      attendees: [
        attendee({ attendeeId: IDS.guide, type: 'GUIDE', name: 'Mara' }),
        attendee({ attendeeId: IDS.bob, type: 'GUIDE', name: 'Jonas' }),
      ],
    };
    expect(told({ control: { ...control, offeredTo: IDS.ann } }, guides)).toEqual(['Mara hands control over to you']);
    expect(told({ control: { ...control, offeredTo: IDS.bob } }, guides)).toEqual([]);
    expect(told({ control: { ...control, controllerId: IDS.ann } }, guides)).toEqual(['You lead the presentation now.']);
    expect(told({ control: { ...control, controllerId: IDS.bob } }, guides)).toEqual(['Jonas leads the presentation now.']);
  });
  it('broadcast mode, once, without the devices that it switches off', () => {
    const local = { ...clientSnapshot().local, mic: ON };
    expect(told({ broadcastMode: true, self: self() }, { self: self({ micOn: true }) }, { local })).toEqual([
      'Broadcast mode is on. Camera and microphone of all participants are off.',
    ]);
  });
  it('being muted by the guide', () =>
    expect(told({ self: self() }, { self: self({ micOn: true }) }, { local: { ...clientSnapshot().local, mic: ON } })).toEqual([
      'The guide has turned your microphone off.',
    ]));
  it('switching off oneself is not told', () =>
    expect(
      told({ self: self() }, { self: self({ micOn: true }) }, { local: { ...clientSnapshot().local, mic: { ...ON, state: 'stopping' } } }),
    ).toEqual([]));
  it('who comes and who goes', () => {
    const bob = attendee();
    expect(told({ attendees: [...room().attendees, bob] })).toEqual(['Bob has joined.']);
    expect(told({ attendees: room().attendees }, { attendees: [...room().attendees, bob] })).toEqual(['Bob has left.']);
  });
  it('a crowd that comes at once is not read out one by one', () =>
    expect(told({ attendees: ['4', '5', '6', '7'].map((digit) => attendee({ attendeeId: digit.repeat(32) })) }, { attendees: [] })).toEqual(
      [],
    ));
  it('the end, and not everybody who is gone with it', () =>
    expect(told({ appointment: { ...room().appointment, status: 'ended' }, attendees: [] }, { attendees: [attendee()] })).toEqual([
      'The guide has ended the presentation.',
    ]));
  it('a message of somebody else, and none of one’s own', () => {
    const message = {
      id: IDS.product,
      commandId: 'command-1',
      attendeeId: IDS.guide,
      type: 'GUIDE' as const,
      name: 'Mara',
      text: 'Hi',
      sentAt: '2026-01-01T10:00:00Z',
    };
    expect(told({ chat: [message] })).toEqual(['New message from Mara']);
    expect(told({ chat: [{ ...message, attendeeId: IDS.ann }] })).toEqual([]);
  });
  it('a message that a guide removes, once; one that was removed before one read it is no news', () => {
    const message = {
      id: IDS.other,
      commandId: 'a',
      attendeeId: IDS.guide,
      type: 'GUIDE' as const,
      name: 'Mara',
      text: 'Hi',
      sentAt: '2026-01-01T10:00:00Z',
    };
    const removed = { ...message, text: '', isRemoved: true };
    expect(told({ chat: [removed] }, { chat: [message] })).toEqual(['The guide has removed a message from Mara.']);
    expect(told({ chat: [removed], currentSlide: 0 }, { chat: [removed] })).toEqual([]);
    expect(told({ chat: [removed] })).toEqual([]);
  });
  it('to a guide: who asks to come in, and who answers', () => {
    const insights = {
      cartAccess: 'requested' as const,
      wishlistAccess: 'none' as const,
      likedProductIds: [],
      lastSeenProductIds: [],
      turnover: null,
      invitationAnswer: null,
    };
    expect(told({ attendees: [attendee({ status: 'requested' })] }, { attendees: [attendee({ status: 'waiting' })] })).toEqual([
      'Bob would like to join.',
    ]);
    expect(
      told({ attendees: [attendee({ insights: { ...insights, cartAccess: 'granted' } })] }, { attendees: [attendee({ insights })] }),
    ).toEqual(['Bob allows you to see the cart.']);
  });
  it('sound and picture that go and come back', () => {
    const media = { ...room().media, available: false, reason: 'worker-restarting' as const };
    expect(told({ media })).toEqual(['Sound and picture are being restored.']);
    expect(told({ media: room().media }, { media })).toEqual(['Sound and picture are back.']);
  });
});
