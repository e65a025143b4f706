import { beforeAll, describe, expect, it } from 'vitest';
import { createFormatter, createTranslator, loadMessages, type Translate } from '@vitrine/i18n';
import type { LocalSource, RoomClientSnapshot } from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { attendee, clientSnapshot, IDS, room, self } from '../testing/room-snapshot.ts';
import { roomAnnouncements } from './announcements.ts';

let t: Translate;
beforeAll(async () => {
  t = createTranslator({ locale: 'en-US', messages: await loadMessages('en-US', ['common', 'room', 'guide']) }).t;
});

const format = createFormatter({ locale: 'en-US', currency: 'USD' });
const ON: LocalSource = { state: 'on', track: null, error: null, pausedBy: null, replacedBy: null };

function told(change: Partial<RoomSnapshot>, before: Partial<RoomSnapshot> = {}, client: Partial<RoomClientSnapshot> = {}): string[] {
  const was = clientSnapshot({ room: room(before), ...client });
  return roomAnnouncements(was, clientSnapshot({ ...client, room: room({ ...before, ...change }) }), t, format).map(({ text }) => text);
}

describe('what is told of a change', () => {
  it('how one finds the room is not told', () =>
    expect(roomAnnouncements(clientSnapshot({ room: null }), clientSnapshot(), t, format)).toEqual([]));
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
  it('another name, to its owner and to the others; not of somebody who is not here', () => {
    expect(told({ self: self({ name: 'Ann B.' }) })).toEqual(['You are shown as Ann B. now.']);
    const here = room().attendees;
    const named = (name: string, status: 'joined' | 'left' = 'joined') => ({ attendees: [...here, attendee({ name, status })] });
    expect(told(named('Robert'), named('Bob'))).toEqual(['Bob is called Robert now.']);
    expect(told(named('Robert', 'left'), named('Bob', 'left'))).toEqual([]);
  });
  it('a hand that a guide has lowered; not one that the viewer has, or that went with leaving or the end', () => {
    const raised = { self: self({ handRaisedAt: '2026-01-01T10:00:00Z' }) };
    expect(told({ self: self() }, raised)).toEqual(['The guide has lowered your hand.']);
    const [was, is] = [clientSnapshot({ room: room(raised) }), clientSnapshot({ room: room() })];
    expect(roomAnnouncements(was, is, t, format, { hasLoweredHand: true })).toEqual([]);
    expect(told({ self: self({ status: 'left' }) }, raised)).toEqual([]);
    expect(told({ self: self(), appointment: { ...room().appointment, status: 'ended' } }, raised)).toEqual([
      'The guide has ended the presentation.',
    ]);
    expect(told(raised, { self: self() }), 'raising').toEqual([]);
  });
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
  it('to a guide: a cart that grew, never one that shrank or that came with somebody', () => {
    const turnover = (productCount: number) => ({ cartSum: 5 * productCount, currencyIsoCode: 'USD', productCount, lineItemCount: 1 });
    const carrying = (count: number | null) =>
      attendee({
        insights: {
          cartAccess: 'none',
          wishlistAccess: 'none',
          likedProductIds: [],
          lastSeenProductIds: [],
          turnover: count === null ? null : turnover(count),
          invitationAnswer: null,
        },
      });
    expect(told({ attendees: [carrying(1)] }, { attendees: [carrying(null)] })).toEqual(['Bob has 1 product in the cart.']);
    expect(told({ attendees: [carrying(3)] }, { attendees: [carrying(1)] })).toEqual(['Bob has 3 products in the cart.']);
    expect(told({ attendees: [carrying(1)] }, { attendees: [carrying(3)] })).toEqual([]);
    expect(told({ attendees: [carrying(2)] }, { attendees: [] })).toEqual(['Bob has joined.']);
  });
  it('to a guide: each order that is new, with its sum in the client’s own currency', () => {
    const buying = (orders: { sum: number; currencyIsoCode: string }[] | undefined) =>
      attendee({
        insights: {
          cartAccess: 'none',
          wishlistAccess: 'none',
          likedProductIds: [],
          lastSeenProductIds: [],
          turnover: null,
          orders,
          invitationAnswer: null,
        },
      });
    const [one, other] = [
      { sum: 49, currencyIsoCode: 'USD' },
      { sum: 19.9, currencyIsoCode: 'EUR' },
    ];
    expect(told({ attendees: [buying([one])] }, { attendees: [buying([])] })).toEqual(['Bob has ordered for $49.00.']);
    expect(told({ attendees: [buying([one, other])] }, { attendees: [buying([one])] })).toEqual(['Bob has ordered for €19.90.']);
    expect(told({ attendees: [buying([one])] }, { attendees: [buying([one])] })).toEqual([]);
    expect(told({ attendees: [buying(undefined)] }, { attendees: [buying(undefined)] })).toEqual([]);
    // Whoever comes back has ordered before: that is no news.
    expect(told({ attendees: [buying([one])] }, { attendees: [] })).toEqual(['Bob has joined.']);
  });
  it('sound and picture that go and come back', () => {
    const media = { ...room().media, available: false, reason: 'worker-restarting' as const };
    expect(told({ media })).toEqual(['Sound and picture are being restored.']);
    expect(told({ media: room().media }, { media })).toEqual(['Sound and picture are back.']);
  });
});

const id = (digit: string): string => digit.repeat(32);
const GUIDE = self({ type: 'GUIDE', role: 'guide' });
const status = (value: RoomSnapshot['appointment']['status']) => ({ ...room().appointment, status: value });
const news = (change: Partial<RoomSnapshot>, before: Partial<RoomSnapshot> = {}, client: Partial<RoomClientSnapshot> = {}) =>
  roomAnnouncements(
    clientSnapshot({ room: room(before), ...client }),
    clientSnapshot({ ...client, room: room({ ...before, ...change }) }),
    t,
    format,
  );

describe('the presentation', () => {
  it.each([
    ['not-started', 'started', 'room.notice.started', 'success'],
    ['not-started', 'locked', 'room.notice.started', 'success'],
    ['started', 'locked', 'room.notice.locked', 'info'],
    ['locked', 'started', 'room.notice.unlocked', 'info'],
    ['locked', 'ended', 'room.notice.ended', 'info'],
  ] as const)('that was %s and is %s is told of', (from, to, key, notification) => {
    expect(news({ appointment: status(to) }, { appointment: status(from) })).toEqual([{ id: 'status', text: t(key), notification }]);
  });
  it('that has ended is told of to its guide in other words', () =>
    expect(told({ appointment: status('ended') }, { self: GUIDE })).toEqual([t('guide.end.ended')]));
  it.each([
    [true, self(), 'room.broadcast.on'],
    [false, self(), 'room.broadcast.off'],
    [true, GUIDE, 'guide.broadcast.on'],
    [false, GUIDE, 'guide.broadcast.off'],
  ] as const)('tells that its broadcast mode is now %s, to each in their own words', (broadcastMode, viewer, key) => {
    expect(news({ broadcastMode }, { broadcastMode: !broadcastMode, self: viewer })).toEqual([
      { id: 'broadcast', text: t(key), notification: 'info' },
    ]);
  });
  it('that ends takes its broadcast mode along without a word', () =>
    expect(told({ appointment: status('ended'), broadcastMode: false }, { broadcastMode: true })).toEqual([t('room.notice.ended')]));
});

describe('the viewer', () => {
  const local = { ...clientSnapshot().local, mic: ON, camera: ON };
  it('hears that they were admitted, once', () => {
    expect(news({ self: self() }, { self: self({ role: 'client-waiting' }) })).toEqual([
      { id: 'admitted', text: t('room.notice.admitted'), notification: 'success' },
    ]);
    expect(told({ self: self({ cartAccess: 'requested' }) })).toEqual([]);
    expect(told({ self: self({ role: 'client-waiting' }) })).toEqual([]);
  });
  it('hears of each device that a guide has switched off', () =>
    expect(news({ self: self() }, { self: self({ micOn: true, cameraOn: true }) }, { local })).toEqual([
      { id: 'muted', text: t('room.control.mutedByGuide'), notification: 'warning' },
      { id: 'camera-off', text: t('room.control.cameraOffByGuide'), notification: 'warning' },
    ]));
  it.each([
    ['of a guide themselves', {}, { self: GUIDE }, GUIDE],
    ['in broadcast mode', {}, { broadcastMode: true }, self()],
    ['after the end', {}, { appointment: status('ended') }, self()],
  ] as const)('hears nothing of devices that went off %s', (_when, change, before, viewer) => {
    expect(told({ ...change, self: viewer }, { ...before, self: { ...viewer, micOn: true, cameraOn: true } }, { local })).toEqual([]);
  });
  it('hears nothing of a device that they are switching off, that is on still, or that was off', () => {
    const stopping = { ...local, camera: { ...ON, state: 'stopping' as const }, mic: { ...ON, state: 'off' as const } };
    expect(told({ self: self() }, { self: self({ micOn: true, cameraOn: true }) }, { local: stopping })).toEqual([]);
    expect(
      told(
        { self: self({ micOn: true, cameraOn: true, cartAccess: 'requested' }) },
        { self: self({ micOn: true, cameraOn: true }) },
        { local },
      ),
    ).toEqual([]);
    expect(told({ self: self({ cartAccess: 'requested' }) }, {}, { local })).toEqual([]);
  });
});

describe('control over the slides', () => {
  const control = { controllerId: IDS.guide, ownerId: IDS.guide, offeredTo: null };
  const attendees = [
    attendee({ attendeeId: IDS.guide, type: 'GUIDE', name: 'Mara' }),
    attendee({ attendeeId: IDS.bob, type: 'GUIDE', name: 'Jonas' }),
  ];
  it('that passes on is shown to guides and only said to clients', () => {
    const change = { control: { ...control, controllerId: IDS.bob } };
    const text = t('room.lead.changed', { name: 'Jonas' });
    expect(news(change, { control, attendees, self: GUIDE })).toEqual([{ id: 'control', text, notification: 'info' }]);
    expect(news(change, { control, attendees })).toEqual([{ id: 'control', text }]);
  });
  it('that becomes one’s own is told as a success', () =>
    expect(news({ control: { ...control, controllerId: IDS.ann } }, { control, attendees, self: GUIDE })).toEqual([
      { id: 'control', text: t('room.lead.mine'), notification: 'success' },
    ]));
  it('that is offered by somebody who has left is offered by a guide', () =>
    expect(news({ control: { ...control, offeredTo: IDS.ann } }, { control, attendees: [], self: GUIDE })).toEqual([
      { id: 'control', text: t('guide.control.offerTitle', { name: t('room.role.GUIDE') }), notification: 'info' },
    ]));
  it('that was offered before is told once', () =>
    expect(
      told({ currentSlide: 1, control: { ...control, offeredTo: IDS.ann } }, { control: { ...control, offeredTo: IDS.ann }, attendees }),
    ).toEqual(['Slide 2 of 3: Slide 2']));
  it.each([
    ['with the first guide', { ...control, controllerId: null }, control],
    ['with the last guide who leaves', control, { ...control, controllerId: null }],
    ['to somebody who is not known', control, { ...control, controllerId: id('9') }],
  ] as const)('that comes or goes %s is not told', (_how, from, to) => {
    expect(told({ control: to }, { control: from, attendees })).toEqual([]);
  });
});

describe('the slides', () => {
  it('tell of another page of the same one, and of one without a name by its place', () => {
    expect(news({ currentSlidePage: 2 }, { currentSlidePage: 1 })).toEqual([{ id: 'slide', text: 'Slide 1 of 3: Slide 1' }]);
    expect(told({ currentSlide: 1, slides: [] })).toEqual([t('room.slide.current', { index: 2, total: 0 })]);
  });
});

describe('people', () => {
  const crowd = (count: number) => ['4', '5', '6', '7'].slice(0, count).map((digit) => attendee({ attendeeId: id(digit), name: digit }));
  it('who come or go are told of up to three at a time', () => {
    expect(news({ attendees: crowd(3) }, { attendees: [] })).toEqual(
      ['4', '5', '6'].map((name) => ({ id: `came:${id(name)}`, text: t('room.participants.joined', { name }) })),
    );
    expect(news({ attendees: [] }, { attendees: crowd(3) })).toEqual(
      ['4', '5', '6'].map((name) => ({ id: `left:${id(name)}`, text: t('room.participants.left', { name }) })),
    );
    expect(told({ attendees: [] }, { attendees: crowd(4) })).toEqual([]);
  });
  it('who are away for a moment have neither come nor gone', () => {
    expect(told({ attendees: [attendee({ status: 'inactive' })] }, { attendees: [attendee()] })).toEqual([]);
    expect(told({ attendees: [attendee()] }, { attendees: [attendee({ status: 'inactive' })] })).toEqual([]);
  });
  it('who wait have not come yet, and who are sent back have left', () => {
    expect(told({ attendees: [attendee({ status: 'waiting' })] }, { attendees: [] })).toEqual([]);
    expect(told({ attendees: [attendee({ status: 'waiting' })] }, { attendees: [attendee()] })).toEqual([
      t('room.participants.left', { name: 'Bob' }),
    ]);
  });
  it('who ask to come in are shown, once', () => {
    expect(news({ attendees: [attendee({ status: 'requested' })] }, { attendees: [] })).toEqual([
      { id: `asks:${IDS.bob}`, text: t('guide.attendees.wantsIn', { name: 'Bob' }), notification: 'info' },
    ]);
    const asking = attendee({ status: 'requested' });
    expect(told({ attendees: [{ ...asking, name: 'Robert' }] }, { attendees: [asking] })).toEqual([]);
  });
  it('who raise a hand are shown, once; who come with a raised hand have only come', () => {
    const raised = attendee({ handRaisedAt: '2026-01-01T10:00:00Z' });
    expect(news({ attendees: [raised] }, { attendees: [attendee()] })).toEqual([
      { id: `hand:${IDS.bob}`, text: t('room.stage.handRaised', { name: 'Bob' }), notification: 'info' },
    ]);
    expect(told({ attendees: [{ ...raised, micOn: true }] }, { attendees: [raised] })).toEqual([]);
    expect(told({ attendees: [attendee()] }, { attendees: [raised] })).toEqual([]);
    expect(told({ attendees: [raised] }, { attendees: [] })).toEqual([t('room.participants.joined', { name: 'Bob' })]);
  });
  it.each([
    ['granted', 'guide.access.answerGranted', 'success'],
    ['refused', 'guide.access.answerRefused', 'warning'],
    ['withdrawn', 'guide.access.answerWithdrawn', 'warning'],
  ] as const)('who have %s a look into the cart tell the guide', (cartAccess, key, notification) => {
    const insights = {
      wishlistAccess: 'none',
      likedProductIds: [],
      lastSeenProductIds: [],
      turnover: null,
      invitationAnswer: null,
    } as const;
    const of = (access: 'none' | 'requested' | 'granted' | 'refused' | 'withdrawn') =>
      attendee({ insights: { ...insights, likedProductIds: [], lastSeenProductIds: [], cartAccess: access } });
    expect(news({ attendees: [of(cartAccess)] }, { attendees: [of('requested')] })).toEqual([
      { id: `access:${IDS.bob}`, text: t(key, { name: 'Bob' }), notification },
    ]);
    expect(told({ attendees: [of(cartAccess)] }, { attendees: [of(cartAccess)] })).toEqual([]);
    expect(told({ attendees: [of('requested')] }, { attendees: [of('none')] })).toEqual([]);
    expect(told({ attendees: [of(cartAccess)] }, { attendees: [attendee()] })).toEqual([]);
  });
});

describe('a guide whose connection was interrupted', () => {
  const guide = (value: 'joined' | 'inactive', type: 'GUIDE' | 'CLIENT' = 'GUIDE') => [
    attendee({ attendeeId: IDS.guide, type, name: 'Mara', status: value }),
  ];
  it('is back: everybody waited', () =>
    expect(news({ attendees: guide('joined') }, { attendees: guide('inactive') })).toEqual([
      { id: `guide:${IDS.guide}`, text: t('room.guideAway.back', { name: 'Mara' }), notification: 'success' },
    ]));
  it.each(['ended', 'not-started'] as const)('is not waited for in a presentation that is %s', (value) =>
    expect(told({ attendees: guide('joined') }, { attendees: guide('inactive'), appointment: status(value) })).toEqual([]),
  );
  it('is told of neither where they fall away, nor where they stayed, nor like a client', () => {
    expect(told({ attendees: guide('inactive') }, { attendees: guide('joined') })).toEqual([]);
    expect(told({ attendees: guide('joined'), currentSlide: 0 }, { attendees: guide('joined') })).toEqual([]);
    expect(told({ attendees: guide('joined', 'CLIENT') }, { attendees: guide('inactive', 'CLIENT') })).toEqual([]);
  });
});

describe('the media', () => {
  const away = (reason: RoomSnapshot['media']['reason']) => ({ ...room().media, available: false, reason });
  it('are said to be on their way back, and shown to be back, after a restart alone', () => {
    expect(news({ media: away('worker-restarting') })).toEqual([{ id: 'media', text: t('room.mediaUnavailable.restarting') }]);
    expect(news({ media: room().media }, { media: away('worker-restarting') })).toEqual([
      { id: 'media', text: t('room.mediaUnavailable.restored'), notification: 'success' },
    ]);
    expect(told({ media: away('no-worker') })).toEqual([]);
    expect(told({ media: room().media }, { media: away('no-worker') })).toEqual([]);
  });
});

describe('the chat', () => {
  const line = (digit: string, changes: object = {}) => ({
    id: id(digit),
    commandId: digit,
    attendeeId: IDS.guide,
    type: 'GUIDE' as const,
    name: `Sender ${digit}`,
    text: 'Hi',
    sentAt: '2026-01-01T10:00:00Z',
    ...changes,
  });
  it('tells of the newest of several new lines alone, and of no old one', () => {
    expect(news({ chat: [line('4'), line('5'), line('6')] }, { chat: [line('4')] })).toEqual([
      { id: 'chat', text: t('room.chat.newMessage', { name: 'Sender 6' }) },
    ]);
    expect(told({ chat: [line('4')], currentSlide: 0 }, { chat: [line('4')] })).toEqual([]);
  });
  it('tells of a pinned message, and shows it to whose message it is', () => {
    expect(news({ pinnedMessage: line('4') })).toEqual([{ id: 'pinned', text: t('room.chat.pinnedOf', { name: 'Sender 4' }) }]);
    expect(news({ pinnedMessage: line('4', { attendeeId: IDS.ann }) })).toEqual([
      { id: 'pinned', text: t('room.chat.pinnedYours'), notification: 'success' },
    ]);
    expect(told({ pinnedMessage: line('4'), currentSlide: 0 }, { pinnedMessage: line('4') })).toEqual([]);
    expect(told({ pinnedMessage: null }, { pinnedMessage: line('4') })).toEqual([]);
  });
  it('tells of the newest removal among those that one could read', () => {
    const gone = { text: '', isRemoved: true };
    expect(news({ chat: [line('4', gone), line('5', gone), line('6')] }, { chat: [line('4'), line('5'), line('6')] })).toEqual([
      { id: 'chat-removed', text: t('room.chat.removedOf', { name: 'Sender 5' }) },
    ]);
    expect(told({ chat: [line('4', gone), line('5', gone)] }, { chat: [line('4', gone)] })).toEqual([]);
  });
});

describe('a poll', () => {
  const poll = {
    id: id('f'),
    question: 'Oak or walnut?',
    answers: [
      { text: 'Oak', productId: null },
      { text: 'Walnut', productId: null },
    ],
    askedAt: '2026-01-01T10:00:00Z',
    votes: null,
    ownAnswer: null,
  };
  const open = { ...poll, status: 'open' as const };
  const closed = (votes: number[]) => ({ ...poll, status: 'closed' as const, votes });
  it('is told when it is asked and when it is closed, with the answer that leads; not when somebody votes', () => {
    expect(told({ poll: open })).toEqual([t('room.poll.asked', { question: 'Oak or walnut?' })]);
    expect(told({ poll: closed([1, 2]) }, { poll: open })).toEqual([
      t('room.poll.result', { question: 'Oak or walnut?', answer: 'Walnut', share: '67%' }),
    ]);
    expect(told({ poll: closed([2, 2]) }, { poll: open })).toEqual([t('room.poll.closed', { question: 'Oak or walnut?' })]);
    expect(told({ poll: { ...open, votes: [1, 0] } }, { poll: open })).toEqual([]);
    expect(told({ poll: null }, { poll: closed([1, 2]) })).toEqual([]);
  });
  it('is shown as a notification to clients alone, where a panel lies over the stage', () => {
    const tell = (viewer: Partial<RoomSnapshot>, isStageCovered: boolean) =>
      roomAnnouncements(clientSnapshot({ room: room(viewer) }), clientSnapshot({ room: room({ ...viewer, poll: open }) }), t, format, {
        hasLoweredHand: false,
        isStageCovered,
      }).map(({ notification }) => notification);
    expect([tell({}, true), tell({}, false)]).toEqual([['info'], [undefined]]);
    expect(tell({ self: self({ type: 'GUIDE', role: 'guide' }) }, true)).toEqual([undefined]);
  });
});
