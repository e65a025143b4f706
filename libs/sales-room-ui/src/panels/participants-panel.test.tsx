// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { RoomAttendee, RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomSnapshotAtom } from '../room/room-atoms.ts';
import { endPanelAtom, inspectedAttendeeIdAtom, roomModalAtom } from '../room/screen-atoms.ts';
import { EVERY_COMMAND, roomPage, t } from '../testing/room-page.tsx';
import { attendee, clientSnapshot, IDS, self } from '../testing/room-snapshot.ts';
import { ParticipantsPanel } from './participants-panel.tsx';

const page = roomPage();
const GUIDE = self({ type: 'GUIDE', role: 'guide', name: 'Mara' });
const INSIGHTS = {
  cartAccess: 'none',
  wishlistAccess: 'none',
  likedProductIds: [],
  lastSeenProductIds: [],
  turnover: null,
  invitationAnswer: null,
} as unknown as NonNullable<RoomAttendee['insights']>;
const bob = (changes: Partial<RoomAttendee> = {}) => attendee(changes);
const show = (attendees: RoomAttendee[], changes: Partial<RoomSnapshot> = {}, client = {}) =>
  page.show(<ParticipantsPanel />, { room: { attendees, commands: EVERY_COMMAND, ...changes }, client });
const asGuide = (attendees: RoomAttendee[], changes: Partial<RoomSnapshot> = {}) => show(attendees, { self: GUIDE, ...changes });
/** Each group: its title, and who is in it. */
const groups = () =>
  page
    .all('.v-participants__group')
    .map((group) => [
      group.querySelector('h3')?.textContent,
      [...group.querySelectorAll('.v-participant__name')].map(({ textContent }) => textContent),
    ]);
const person = (name: string): HTMLElement => {
  const found = page.all('.v-participant').find((each) => each.querySelector('.v-participant__name')?.textContent === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const note = (name: string) => person(name).querySelector('.v-participant__note')?.textContent;
const icons = (name: string) => [...person(name).querySelectorAll('[role=img]')].map((icon) => icon.getAttribute('aria-label'));
const more = () => page.press(t('guide.attendees.actions', { name: 'Bob' }));

it('a guide reads at a name what somebody has ordered here, in their currencies; others do not', async () => {
  const orders = [
    { sum: 49, currencyIsoCode: 'EUR' },
    { sum: 10, currencyIsoCode: 'USD' },
    { sum: 1, currencyIsoCode: 'EUR' },
  ];
  await asGuide([bob({ insights: { ...INSIGHTS, orders } }), bob({ attendeeId: '4', name: 'Dan', insights: INSIGHTS })]);
  expect(note('Bob')).toBe(t('guide.audience.orderedFor', { sum: '€50.00 + $10.00' }));
  expect(note('Dan')).toBe('');
});

describe('a client sees', () => {
  it('who is here with them, and how many, but nobody who waits or has gone', async () => {
    await show([bob(), bob({ attendeeId: '4', name: 'Late', status: 'waiting' }), bob({ attendeeId: '5', name: 'Gone', status: 'left' })]);
    expect(groups()).toEqual([[t('room.participants.count', { count: 2 }), ['Ann', 'Bob']]]);
    expect(page.all('button')).toEqual([]);
  });

  it('that nobody else is here', async () => {
    await show([]);
    expect(page.text()).toContain(t('room.participants.empty'));
    await show([bob()]);
    expect(page.text()).not.toContain(t('room.participants.empty'));
  });

  it('whoever asks to speak first, in the order in which they did', async () => {
    const raised = (name: string, attendeeId: string, minute: number) =>
      bob({ name, attendeeId, handRaisedAt: `2026-01-01T10:0${minute}:00Z` });
    await show([bob(), raised('Second', '4', 2), raised('First', '5', 1)]);
    expect(groups()[0]?.[1]).toEqual(['Ann', 'First', 'Second', 'Bob']);
    expect(icons('First')[0]).toBe(t('room.stage.handInOrder', { place: 1, name: 'First' }));
    expect(icons('Second')[0]).toBe(t('room.stage.handInOrder', { place: 2, name: 'Second' }));
    expect(person('Second').querySelector('.v-participant__hand')?.textContent).toBe('2');
    expect(icons('Bob')).toHaveLength(2);
  });

  it('who can be heard and seen: oneself by the own devices, the others by what the room says', async () => {
    const on = { state: 'on', track: null, error: null, pausedBy: null, replacedBy: null } as const;
    const { local } = clientSnapshot();
    await show([bob({ cameraOn: true })], {}, { local: { ...local, mic: on } });
    expect(icons('Ann')).toEqual([t('room.participants.microphoneOn'), t('room.participants.cameraOff')]);
    expect(icons('Bob')).toEqual([t('room.participants.microphoneOff'), t('room.participants.cameraOn')]);
    await show([bob({ micOn: true })], { self: self({ handRaisedAt: '2026-01-01T10:00:00Z' }) }, { local: { ...local, camera: on } });
    expect(icons('Ann')).toEqual([
      t('room.stage.handInOrder', { place: 1, name: 'Ann' }),
      t('room.participants.microphoneOff'),
      t('room.participants.cameraOn'),
    ]);
    expect(icons('Bob')).toEqual([t('room.participants.microphoneOn'), t('room.participants.cameraOff')]);
  });

  it('who is a guide, and who leads', async () => {
    await show([bob(), bob({ attendeeId: IDS.guide, type: 'GUIDE', name: 'Mara' })]);
    expect(note('Mara')).toBe(`${t('room.role.GUIDE')} · ${t('room.lead.leads')}`);
    expect([note('Bob'), note('Ann')]).toEqual(['', t('room.role.you')]);
  });

  it('the way to another name beside the own, where the room permits it', async () => {
    await show([bob()], { commands: ['attendee.rename'] });
    expect(person('Ann').querySelector('button')?.getAttribute('aria-label')).toBe(t('room.rename.title'));
    expect(person('Bob').querySelector('button')).toBeNull();
  });

  it('nothing before the room is entered', async () => {
    await show([bob()]);
    await act(async () => page.store.set(roomSnapshotAtom, clientSnapshot({ room: null })));
    expect(page.all('.v-participants')).toEqual([]);
  });
});

describe('a guide sees', () => {
  it('everybody by where they are, and no group of nobody', async () => {
    const of = (status: RoomAttendee['status'], attendeeId: string) => bob({ status, attendeeId, name: status });
    await asGuide([
      of('joined', '4'),
      of('waiting', '5'),
      of('requested', '6'),
      of('inactive', '7'),
      of('invited', '8'),
      of('left', '9'),
      of('refused', 'a'),
      of('blocked', 'b'),
    ]);
    expect(groups()).toEqual([
      [t('guide.attendees.waiting'), ['waiting', 'requested']],
      [t('guide.attendees.joined'), ['Mara', 'joined']],
      [t('guide.attendees.inactive'), ['inactive']],
      [t('guide.attendees.invited'), ['invited']],
      [t('guide.attendees.left'), ['left', 'refused', 'blocked']],
    ]);
    expect(note('requested')).toBe(t('room.attendeeStatus.requested'));
    expect(note('blocked')).toBe(t('room.attendeeStatus.blocked'));
    await asGuide([]);
    expect(groups()).toEqual([[t('guide.attendees.joined'), ['Mara']]]);
    expect(page.text()).not.toContain(t('room.participants.empty'));
  });

  it('that they lead themselves', async () => {
    await asGuide([], { control: { controllerId: IDS.ann, ownerId: IDS.ann, offeredTo: null } });
    expect(note('Mara')).toBe(`${t('room.role.GUIDE')} · ${t('room.role.you')} · ${t('room.lead.leads')}`);
  });

  it('how an invitation was answered, and how the wish to see a cart', async () => {
    await asGuide([
      bob({ insights: { ...INSIGHTS, cartAccess: 'granted' } }),
      bob({ attendeeId: '4', name: 'Vera', status: 'invited', insights: { ...INSIGHTS, invitationAnswer: 'accepted' } as never }),
      bob({ attendeeId: '5', name: 'Silent', status: 'invited', insights: INSIGHTS }),
    ]);
    expect(note('Bob')).toBe(`${t('room.cart.title')}: ${t('guide.access.granted')}`);
    expect(person('Vera').textContent).toContain(t('guide.attendees.accepted'));
    expect(person('Silent').querySelector('.v-badge')).toBeNull();
  });
});

describe('a guide lets', () => {
  const waiting = [bob({ status: 'waiting' })];
  it('one in, all in, or nobody', async () => {
    await asGuide(waiting);
    await page.press(t('guide.attendees.admitOf', { name: 'Bob' }));
    await page.press(t('guide.attendees.refuseOf', { name: 'Bob' }));
    await page.press(t('guide.attendees.admitAll'));
    expect(page.sent).toEqual([
      { name: 'attendee.admit', payload: { attendeeId: IDS.bob } },
      { name: 'attendee.refuse', payload: { attendeeId: IDS.bob } },
      { name: 'attendee.admit-all', payload: {} },
    ]);
  });

  it('nobody in where the room would refuse that', async () => {
    await asGuide(waiting, { commands: [] });
    for (const name of [
      t('guide.attendees.admitOf', { name: 'Bob' }),
      t('guide.attendees.refuseOf', { name: 'Bob' }),
      t('guide.attendees.admitAll'),
    ])
      expect([name, page.isDisabled(name)]).toEqual([name, true]);
  });

  it.each(['blocked', 'refused'] as const)('somebody who was %s knock again, but nobody who has only left', async (status) => {
    await asGuide([bob({ status }), bob({ attendeeId: '4', name: 'Left', status: 'left' })]);
    await page.press(t('guide.attendees.unblockOf', { name: 'Bob' }));
    expect(page.sent).toEqual([{ name: 'attendee.unblock', payload: { attendeeId: IDS.bob } }]);
    expect(person('Left').querySelector('button')).toBeNull();
    await asGuide([bob({ status })], { commands: [] });
    expect(page.isDisabled(t('guide.attendees.unblockOf', { name: 'Bob' }))).toBe(true);
  });
});

describe('raised hands', () => {
  const up = (name: string, attendeeId: string, minute: number) => bob({ name, attendeeId, handRaisedAt: `2026-01-01T10:0${minute}:00Z` });
  const [BOB, CLEO] = [up('Bob', IDS.bob, 2), up('Cleo', '4', 1)];
  const lower = (name: string) => t('guide.attendees.lowerHandOf', { name });
  const ALL = t('guide.attendees.lowerAllHands');

  it('count the viewer’s own in the order', async () => {
    await show([BOB, CLEO], { self: self({ handRaisedAt: '2026-01-01T10:01:30Z' }) });
    expect(['Cleo', 'Ann', 'Bob'].map((name) => person(name).querySelector('.v-participant__hand')?.textContent)).toEqual(['1', '2', '3']);
  });

  it('are lowered by a guide, one by one or all with one press', async () => {
    await asGuide([BOB, CLEO]);
    await page.press(lower('Bob'));
    await page.press(ALL);
    expect(page.sent).toEqual([
      { name: 'hand.set', payload: { raised: false, attendeeId: IDS.bob } },
      { name: 'hand.set', payload: { raised: false, attendeeId: null } },
    ]);
  });

  it('of others are lowered by no client', async () => {
    await show([BOB, CLEO]);
    expect(page.all('button')).toEqual([]);
  });

  it('are lowered together where there are two or more', async () => {
    await asGuide([BOB]);
    expect(page.text()).not.toContain(ALL);
    expect(page.text()).toContain(t('guide.attendees.lowerHand'));
    await asGuide([bob()]);
    expect(page.text()).not.toContain(t('guide.attendees.lowerHand'));
  });

  it('cannot be lowered while the room would refuse it', async () => {
    await asGuide([BOB, CLEO], { commands: [] });
    expect([lower('Bob'), ALL].map((name) => page.isDisabled(name))).toEqual([true, true]);
  });

  it('of somebody who is away have no place in the order', async () => {
    await asGuide([CLEO, { ...BOB, status: 'inactive' }]);
    expect(icons('Bob')[0]).toBe(t('room.stage.handRaised', { name: 'Bob' }));
    expect(icons('Cleo')[0]).toBe(t('room.stage.handInOrder', { place: 1, name: 'Cleo' }));
  });
});

describe('control', () => {
  const jonas = bob({ type: 'GUIDE', name: 'Jonas' });
  const control = (controllerId: string, offeredTo: string | null = null) => ({ controllerId, ownerId: controllerId, offeredTo });

  it('is offered by whoever leads, to another guide, once', async () => {
    await asGuide([jonas], { control: control(IDS.ann) });
    await page.press(t('guide.control.offer'));
    expect(page.sent).toEqual([{ name: 'control.offer', payload: { attendeeId: IDS.bob } }]);
    await page.change({ control: control(IDS.ann, IDS.bob) });
    expect(page.isDisabled(t('guide.control.offered'))).toBe(true);
    await page.change({ control: control(IDS.ann), commands: [] });
    expect(page.isDisabled(t('guide.control.offer'))).toBe(true);
  });

  it('is offered by nobody else, and to no client', async () => {
    await asGuide([jonas], { control: control(IDS.guide) });
    expect(page.all('button')).toEqual([]);
    await asGuide([bob()], { control: control(IDS.ann) });
    expect(page.text()).not.toContain(t('guide.control.offer'));
  });
});

describe('what a guide may do about a client', () => {
  const items = () =>
    page.all('[role=menuitem]').map((item) => [item.getAttribute('data-key'), item.matches('[data-disabled], [aria-disabled=true]')]);
  const choose = async (label: string) => {
    await more();
    const item = page.all('[role=menuitem]').find(({ textContent }) => textContent.startsWith(label));
    if (!item) throw new Error(`There is no ${label}`);
    item.click();
    await page.eventually(() => expect(page.all('[role=menuitem]')).toEqual([]));
  };
  const open = (changes: Partial<RoomAttendee>, commands = EVERY_COMMAND) => asGuide([bob(changes)], { commands });

  it.each([
    [{}, { mute: false, camera: true, allow: undefined, access: false, remove: false }],
    [
      { micOn: true, cameraOn: true },
      { mute: false, camera: false, allow: undefined, access: false, remove: false },
    ],
    [{ micForcedOff: true }, { mute: true, camera: true, allow: false, access: false, remove: false }],
    [
      { micForcedOff: true, micOn: true },
      { mute: false, camera: true, allow: false, access: false, remove: false },
    ],
    [{ cameraForcedOff: true }, { mute: false, camera: true, allow: false, access: false, remove: false }],
    [{ insights: { ...INSIGHTS, cartAccess: 'requested' } }, { mute: false, camera: true, allow: undefined, access: true, remove: false }],
    [{ insights: { ...INSIGHTS, cartAccess: 'granted' } }, { mute: false, camera: true, allow: undefined, access: true, remove: false }],
    [{ insights: { ...INSIGHTS, cartAccess: 'refused' } }, { mute: false, camera: true, allow: undefined, access: false, remove: false }],
  ] as const)('who is %o is offered, and greyed out where it has no sense', async (changes, expected) => {
    await open(changes as Partial<RoomAttendee>);
    await more();
    const found = Object.fromEntries(items());
    expect(Object.fromEntries(Object.keys(expected).map((id) => [id, found[id]]))).toEqual(expected);
    expect([found['look'], found['statistics']]).toEqual([false, false]);
  });

  it('says how the wish to see a cart stands, where there was one', async () => {
    const entry = async (cartAccess: 'none' | 'requested' | 'refused') => {
      await open({ insights: { ...INSIGHTS, cartAccess } });
      await more();
      return page
        .all('[role=menuitem][data-key=access]')
        .map(({ textContent }) => textContent.replace(t('guide.access.requestCart'), ''))[0];
    };
    expect(await entry('none')).toBe('');
    expect(await entry('requested')).toBe(t('guide.access.requested'));
    expect(await entry('refused')).toBe(t('guide.access.refused'));
  });

  it('is greyed out where the room would refuse it', async () => {
    await open({ micOn: true, cameraOn: true, micForcedOff: true, handRaisedAt: '2026-01-01T10:00:00Z' }, []);
    await more();
    expect(
      items()
        .filter(([, isOff]) => isOff)
        .map(([id]) => id),
    ).toEqual(['mute', 'camera', 'allow', 'access', 'remove']);
  });

  it.each([
    ['guide.attendees.muteMicrophone', 'attendee.mute', { attendeeId: IDS.bob, kinds: ['audio'], keepOff: true }],
    ['guide.attendees.muteCamera', 'attendee.mute', { attendeeId: IDS.bob, kinds: ['video'] }],
    ['guide.attendees.allowUnmute', 'attendee.allow-unmute', { attendeeId: IDS.bob }],
    ['guide.access.requestCart', 'access.request', { attendeeId: IDS.bob, kind: 'cart' }],
  ] as const)('sends %s as %s', async (label, name, payload) => {
    await open({ micOn: true, cameraOn: true, cameraForcedOff: true, handRaisedAt: '2026-01-01T10:00:00Z' });
    await choose(t(label, { name: 'Bob' }));
    expect(page.sent).toEqual([{ name, payload }]);
  });

  it('opens their cart beside the stage, their figures, and the question whether to remove them', async () => {
    await open({});
    await choose(t('guide.onBehalf.title'));
    expect([page.store.get(inspectedAttendeeIdAtom), page.store.get(endPanelAtom)]).toEqual([IDS.bob, 'attendee']);
    await choose(t('guide.attendees.statistics'));
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'statistics', attendeeId: IDS.bob });
    await choose(t('guide.attendees.remove'));
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'remove', attendeeId: IDS.bob });
    expect(page.sent).toEqual([]);
  });

  it('that the server refuses is told in words', async () => {
    await open({ micOn: true });
    page.answer = () => Promise.reject(new Error('no'));
    await choose(t('guide.attendees.muteMicrophone'));
    expect(page.notices()).toEqual([t('common.error.general')]);
  });
});
