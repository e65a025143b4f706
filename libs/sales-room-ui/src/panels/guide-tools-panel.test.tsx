// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomSnapshotAtom } from '../room/room-atoms.ts';
import { roomModalAtom, startPanelAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { attendee, clientSnapshot, IDS, room, self } from '../testing/room-snapshot.ts';
import { GuideToolsPanel } from './guide-tools-panel.tsx';

const page = roomPage();
const COMMANDS: RoomSnapshot['commands'] = [
  'appointment.start',
  'appointment.end',
  'appointment.lock',
  'appointment.unlock',
  'attendee.allow-unmute',
  'attendee.mute-all',
  'broadcast.set',
  'control.cancel',
  'control.offer',
  'view-mode.set',
];
const LEADS = { controllerId: IDS.ann, ownerId: IDS.ann, offeredTo: null };
const jonas = attendee({ type: 'GUIDE', name: 'Jonas' });
const show = (changes: Partial<RoomSnapshot> = {}) =>
  page.show(<GuideToolsPanel />, {
    room: { self: self({ type: 'GUIDE', role: 'guide' }), commands: COMMANDS, control: LEADS, attendees: [], ...changes },
    identity: { viewerType: 'guide' },
  });
const appointment = (changes: Partial<RoomSnapshot['appointment']>) => ({ appointment: { ...room().appointment, ...changes } });
const has = (text: string) => page.text().includes(text);
const setting = (label: string): HTMLInputElement => {
  const found = page
    .all<HTMLLabelElement>('label')
    .find(({ textContent }) => textContent.startsWith(label))
    ?.querySelector('input');
  if (!found) throw new Error(`There is no ${label}`);
  return found;
};
const press = (label: string) => act(async () => setting(label).click());

describe('the course of a presentation', () => {
  it.each([
    ['not-started', true, false],
    ['started', false, true],
    ['locked', false, true],
    ['ended', false, false],
  ] as const)('that is %s is said; it can be started: %s, and ended: %s', async (status, canStart, canEnd) => {
    await show(appointment({ status }));
    expect(page.find('[data-testid=appointment-status]').textContent).toBe(t(`room.state.${status}`));
    expect([has(t('guide.start.action')), has(t('guide.end.action'))]).toEqual([canStart, canEnd]);
  });

  it('is begun and ended after a question, where the room would take it', async () => {
    await show(appointment({ status: 'not-started' }));
    await page.press(t('guide.start.action'));
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'start' });
    await page.change(appointment({ status: 'started' }));
    await page.press(t('guide.end.action'));
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'end' });
    await page.change({ commands: [] });
    expect(page.isDisabled(t('guide.end.action'))).toBe(true);
    await page.change(appointment({ status: 'not-started' }));
    expect(page.isDisabled(t('guide.start.action'))).toBe(true);
  });

  it('is ended by a small button, never one that fills the panel', async () => {
    await show(appointment({ status: 'started' }));
    const end = page.control(t('guide.end.action'));
    expect([end.classList.contains('v-button--sm'), end.classList.contains('v-button--full')]).toEqual([true, false]);
  });

  it('that is only a preview says so', async () => {
    await show(appointment({ isPreview: true }));
    expect(has(t('guide.preview.noAttendees'))).toBe(true);
    await show();
    expect(has(t('guide.preview.noAttendees'))).toBe(false);
  });

  it('has no tools before the room is entered', async () => {
    await show();
    await act(async () => page.store.set(roomSnapshotAtom, clientSnapshot({ room: null })));
    expect(page.all('.v-guide-tools')).toEqual([]);
  });
});

describe('what is read while speaking', () => {
  const clock = () => page.find('[role=timer]').textContent;
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 500).toISOString();
  const PLANNED = { accessibleFrom: '2026-05-04T16:00:00Z', accessibleTo: '2026-05-04T16:45:00Z' };

  it('stands first: time, next slide, notes', async () => {
    await show(appointment({ startedAt: at(1) }));
    expect([...page.find('.v-guide-tools').children].slice(0, 3).map(({ classList }) => classList[1])).toEqual([
      'v-course',
      'v-next-slide',
      'v-notes',
    ]);
  });

  it('is how long the presentation runs, and how long it was planned', async () => {
    await show(appointment({ startedAt: at(12) }));
    expect(clock()).toBe('12:00');
    await show(appointment({ startedAt: at(12), ...PLANNED }));
    expect(clock()).toBe('12:00 of 45\u00a0min');
    expect(page.all('.v-course__timer--over')).toEqual([]);
    await show(appointment({ startedAt: at(50), ...PLANNED }));
    expect(clock()).toBe('50:00 of 45\u00a0min (5:00 over)');
    expect(page.all('.v-course__timer--over')).toHaveLength(1);
  });

  it('is before the start how long it is planned, where that is known', async () => {
    await show(appointment({ status: 'not-started', ...PLANNED }));
    expect(has(t('guide.timer.planned', { planned: '45\u00a0min' }))).toBe(true);
    expect(page.all('[role=timer]')).toEqual([]);
    await show(appointment({ status: 'not-started' }));
    expect(page.all('.v-course__planned')).toEqual([]);
  });

  it('is the next slide, where a press leads; after the last one none', async () => {
    await show({ commands: [...COMMANDS, 'slide.switch'] });
    const name = (index: number) => `${t('guide.nextSlide.title')} Slide ${index}`;
    await page.press(name(2));
    expect(page.sent).toEqual([{ name: 'slide.switch', payload: { index: 1, page: 1 } }]);
    await page.change({ currentSlide: 1, commands: COMMANDS });
    expect(page.isDisabled(name(3))).toBe(true);
    await page.change({ currentSlide: 2 });
    expect(has(t('guide.nextSlide.last'))).toBe(true);
    await page.change({ slides: [] });
    expect(page.all('.v-next-slide')).toEqual([]);
  });
});

describe('what everybody sees', () => {
  it('is chosen, at once on the screen, and taken back where the room refuses it', async () => {
    let refuse = (): void => undefined;
    page.answer = () => new Promise((_resolve, reject) => (refuse = () => reject(new Error('no'))));
    await show();
    expect(setting(t('room.view.content')).checked).toBe(true);
    await press(t('room.view.speech'));
    expect(page.sent).toEqual([{ name: 'view-mode.set', payload: { viewMode: 'speech' } }]);
    expect(setting(t('room.view.speech')).checked).toBe(true);
    await act(async () => refuse());
    expect(setting(t('room.view.content')).checked).toBe(true);
    expect(page.notices()).toEqual([t('common.error.general')]);
  });

  it('follows the room, whatever was wished before', async () => {
    await show();
    await press(t('room.view.speech'));
    await page.change({ viewMode: 'conference' });
    expect(setting(t('room.view.conference')).checked).toBe(true);
    await page.change({ commands: [] });
    expect(setting(t('room.view.content')).disabled).toBe(true);
  });
});

describe('the rules of the room', () => {
  it('are switched, at once on the screen', async () => {
    page.answer = () => new Promise(() => undefined);
    await show();
    await press(t('guide.tools.broadcastMode'));
    await press(t('guide.tools.lock'));
    expect([setting(t('guide.tools.broadcastMode')).checked, setting(t('guide.tools.lock')).checked]).toEqual([true, true]);
    await page.change({ broadcastMode: true, locked: true });
    await press(t('guide.tools.broadcastMode'));
    await press(t('guide.tools.lock'));
    expect(page.sent).toEqual([
      { name: 'broadcast.set', payload: { on: true } },
      { name: 'appointment.lock', payload: {} },
      { name: 'broadcast.set', payload: { on: false } },
      { name: 'appointment.unlock', payload: {} },
    ]);
  });

  it('are greyed out where the room would refuse: locking and unlocking each for itself', async () => {
    await show({ commands: ['appointment.unlock'] });
    expect([setting(t('guide.tools.lock')).disabled, setting(t('guide.tools.broadcastMode')).disabled]).toEqual([true, true]);
    expect(page.isDisabled(t('guide.tools.muteAll'))).toBe(true);
    await page.change({ locked: true });
    expect(setting(t('guide.tools.lock')).disabled).toBe(false);
    await page.change({ commands: ['appointment.lock'] });
    expect(setting(t('guide.tools.lock')).disabled).toBe(true);
  });

  it('let a guide mute all after a question, and allow all again where somebody is kept off', async () => {
    await show({ attendees: [attendee()] });
    await page.press(t('guide.tools.muteAll'));
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'mute-all' });
    expect(has(t('guide.muteAll.allow'))).toBe(false);
    for (const keptOff of [{ micForcedOff: true }, { cameraForcedOff: true }]) {
      await page.change({ attendees: [attendee(keptOff)] });
      expect(has(t('guide.muteAll.allow'))).toBe(true);
    }
    await page.press(t('guide.muteAll.allow'));
    expect(page.sent).toEqual([{ name: 'attendee.allow-unmute', payload: {} }]);
    await page.change({ commands: [] });
    expect(page.isDisabled(t('guide.muteAll.allow'))).toBe(true);
  });
});

describe('control', () => {
  it('is no matter of one guide alone, nor after the end', async () => {
    await show();
    expect(page.all('[data-testid=control]')).toEqual([]);
    await show({ attendees: [attendee(), { ...jonas, status: 'left' }] });
    expect(page.all('[data-testid=control]')).toEqual([]);
    await show({ attendees: [jonas], ...appointment({ status: 'ended' }) });
    expect(page.all('[data-testid=control]')).toEqual([]);
  });

  it('is offered to another guide, and the offer taken back', async () => {
    await show({ attendees: [jonas, attendee({ attendeeId: '4' })] });
    expect(page.find('[data-testid=control] [role=status]').textContent).toBe(t('guide.control.mine'));
    await page.press(t('guide.control.offer'));
    await page.change({ control: { ...LEADS, offeredTo: IDS.bob } });
    expect(has(t('guide.control.offeredTo', { name: 'Jonas' }))).toBe(true);
    expect(has(t('guide.control.offer'))).toBe(false);
    await page.press(t('guide.control.cancel'));
    expect(page.sent).toEqual([
      { name: 'control.offer', payload: { attendeeId: IDS.bob } },
      { name: 'control.cancel', payload: {} },
    ]);
    await page.change({ commands: [] });
    expect(page.isDisabled(t('guide.control.cancel'))).toBe(true);
    await page.change({ control: LEADS });
    expect(page.isDisabled(t('guide.control.offer'))).toBe(true);
  });

  it('is somebody else’s or nobody’s, and can be taken over where the room allows it', async () => {
    const of = (controllerId: string | null) => ({ control: { controllerId, ownerId: IDS.guide, offeredTo: null } });
    await show({ attendees: [jonas], ...of(IDS.bob) });
    expect(page.find('[data-testid=control] [role=status]').textContent).toBe(t('guide.control.other', { name: 'Jonas' }));
    expect(has(t('guide.control.offer'))).toBe(false);
    expect(has(t('guide.control.claim'))).toBe(false);
    await page.change({ ...of(null), commands: ['control.claim'] });
    expect(page.find('[data-testid=control] [role=status]').textContent).toBe(t('guide.control.nobody'));
    await page.press(t('guide.control.claim'));
    expect(page.sent).toEqual([{ name: 'control.claim', payload: {} }]);
  });
});

describe('a guide', () => {
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

  it('copies the links of invitation and presentation, with the origin of the page', async () => {
    const written = vi.fn(async () => undefined);
    clipboard(written);
    await show();
    await page.press(t('guide.menu.invitationLink'));
    await page.press(t('guide.menu.presentationLink'));
    expect(written.mock.calls).toEqual([[`${location.origin}/invitation/spring`], [`${location.origin}/presentation/spring`]]);
    expect(page.notices()).toContain(t('guide.menu.linkCopied'));
  });

  it('is shown a link that the browser may not copy', async () => {
    clipboard(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
    await show();
    await page.press(t('guide.menu.invitationLink'));
    expect(page.notices()).toEqual([`${location.origin}/invitation/spring`]);
  });

  it('goes to listings and saved products', async () => {
    await show();
    await page.press(t('guide.listing.title'));
    expect(page.store.get(startPanelAtom)).toBe('listings');
    await page.press(t('guide.products.savedTitle'));
    expect(page.store.get(startPanelAtom)).toBe('saved');
  });

  it('signs out, and is asked to sign in, also where the server did not hear of it', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
      asked.push(new URL(input instanceof Request ? input.url : input, location.href).pathname);
      return Response.json({}, { status: 500 });
    });
    await show();
    await page.press(t('guide.login.logout'));
    await page.eventually(() => expect(page.address).toBe('/guide/spring/login'));
    expect(asked).toContain('/room-api/guide/logout');
  });
});
