// @vitest-environment jsdom
// The rules of its form come at once here.
import './entry-rules.ts';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShellData } from '@vitrine/app-shell';
import { prejoinChoiceAtom } from '../room/prejoin-atoms.ts';
import type { RoomPageData } from '../room/room-page-data.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { room, self } from '../testing/room-snapshot.ts';
import { testDevices } from '../testing/test-devices.ts';
import { PrejoinScreen } from './prejoin-screen.tsx';

const page = roomPage();
const machine = testDevices();
const ANN = { attendeeId: self().attendeeId, name: 'Ann', status: 'left' };
const data = ({ appointment = {}, ...entry }: { appointment?: object | null; attendee?: object; mediaAvailable?: boolean }, name = '') =>
  ({
    path: 'spring',
    entry: {
      screen: 'prejoin',
      appointment: appointment === null ? null : { ...room().appointment, ...appointment },
      attendee: null,
      guide: null,
      mediaAvailable: true,
      ...entry,
    },
    attendeeName: name,
    now: 0,
  }) as unknown as RoomPageData;
interface Shown {
  attendeeName?: string;
  session?: object;
  at?: string;
  cookieDomain?: string;
}
const show = (
  entry: Parameters<typeof data>[0] = {},
  { attendeeName, session = { isLoggedIn: false, customerName: null }, at = '/presentation/spring/prejoin', cookieDomain }: Shown = {},
) =>
  page.show(<PrejoinScreen {...data(entry, attendeeName)} />, {
    at,
    shell: {
      session: session as ShellData['session'],
      shopPages: {} as ShellData['shopPages'],
      cookieDomain: cookieDomain ?? null,
    },
  });
const CUSTOMER = { session: { isLoggedIn: true, customerName: 'Clara' } };
const has = (text: string) => page.text().includes(text);
const submitButton = () => page.find('.v-prejoin__form .v-button--primary');
const submit = () => act(async () => submitButton().click());
const agree = () => act(async () => page.find('input[name=privacy]').click());
const alert = () => page.find('[role=alert]').textContent;

let calls: { path: string; body: unknown; locale: string | null }[] = [];
let answer: () => Response | Promise<Response>;
beforeEach(() => {
  calls = [];
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    calls.push({ path, body: JSON.parse(body), locale: headers['x-vitrine-locale'] ?? null });
    return answer();
  });
});
const JOIN = '/store-api/dsr/appointment/spring/join-as-client';

describe('the door of a presentation', () => {
  it('asks a guest for a name and consent, and offers to log in or to create an account', async () => {
    await show({}, { attendeeName: 'Cleo' });
    expect(page.find('h1').textContent).toBe(t('room.prejoin.title'));
    expect(page.find<HTMLInputElement>('input[name=attendeeName]').value).toBe('Cleo');
    expect(page.find<HTMLInputElement>('input[name=attendeeName]').maxLength).toBe(80);
    expect(page.find('input[name=attendeeName]').getAttribute('aria-required')).toBe('true');
    expect(page.all('input[name=privacy]')).toHaveLength(1);
    expect(page.all('.v-account-ways a').map((link) => link.getAttribute('href'))).toEqual([
      '/presentation/spring/login',
      '/presentation/spring/register',
    ]);
    expect(page.all('noscript'), 'without scripts nobody can join, which is said').toHaveLength(1);
    expect(page.find('.v-prejoin__name').textContent).toBe('Spring');
    expect(page.find('.v-prejoin-preview .v-video-tile__name').textContent).toBe('Cleo');
    expect(has(t('room.prejoin.text'))).toBe(true);
  });

  it('knows a customer, who is asked for nothing', async () => {
    await show({}, CUSTOMER);
    expect(page.all('form input')).toEqual([]);
    expect(page.all('.v-account-ways')).toEqual([]);
    expect(submitButton().textContent).toBe(t('room.prejoin.asCustomer', { name: 'Clara' }));
    expect(page.find('.v-video-tile__name').textContent).toBe('Clara');
    await submit();
    await page.eventually(() => expect(calls).toEqual([{ path: JOIN, body: {}, locale: 'en-US' }]));
  });

  it('knows whoever comes back', async () => {
    await show({ attendee: ANN }, { attendeeName: 'Cleo' });
    expect(page.find('h1').textContent).toBe(t('room.rejoin.title'));
    expect(has(t('room.rejoin.text', { name: 'Ann' }))).toBe(true);
    expect(submitButton().textContent).toBe(t('room.rejoin.submit'));
    expect(page.all('form input')).toEqual([]);
    expect(page.find('.v-video-tile__name').textContent).toBe('Ann');
    expect(has(t('room.prejoin.early'))).toBe(false);
  });

  it('calls whoever comes back without a name by the one of their account', async () => {
    await show({ attendee: { ...ANN, name: '' } }, CUSTOMER);
    expect(has(t('room.rejoin.text', { name: 'Clara' }))).toBe(true);
  });

  it('says that it is early, also to whoever was here', async () => {
    await show({ appointment: { status: 'not-started' }, attendee: ANN });
    expect(has(t('room.prejoin.early'))).toBe(true);
    expect(page.find('h1').textContent).toBe(t('room.prejoin.title'));
    expect(submitButton().textContent).toBe(t('room.prejoin.asCustomer', { name: 'Ann' }));
    await show({ appointment: { status: 'started' } });
    expect(has(t('room.prejoin.early'))).toBe(false);
  });

  it('says that it is locked, to whoever has not been here', async () => {
    await show({ appointment: { status: 'locked' } });
    expect(has(t('room.waiting.lockedText'))).toBe(true);
    await show({ appointment: { status: 'locked' }, attendee: ANN });
    expect(has(t('room.waiting.lockedText'))).toBe(false);
    await show();
    expect(has(t('room.waiting.lockedText'))).toBe(false);
  });

  it.each([
    ['both', true, ['mic', 'camera'], 'room.prejoin.join', true],
    ['audio-only', true, ['mic'], 'room.prejoin.join', true],
    ['none', true, [], 'room.prejoin.join', false],
    ['both', false, [], 'room.prejoin.join', false],
  ] as const)('opens what a room of %s has (media: %s)', async (videoAudioSettings, mediaAvailable, sources, label, asksForDevices) => {
    await show({ appointment: { videoAudioSettings }, mediaAvailable });
    expect(machine.opened.map(({ source }) => source)).toEqual(sources);
    expect(submitButton().textContent).toBe(t(label));
    expect(has(t('room.prejoin.text'))).toBe(asksForDevices);
  });

  it('is that of any presentation where nothing is known of it', async () => {
    await show({ appointment: null });
    expect(machine.opened.map(({ source }) => source)).toEqual(['mic', 'camera']);
    expect([has(t('room.prejoin.early')), has(t('room.waiting.lockedText'))]).toEqual([false, false]);
  });

  it('lets one in without devices, which the button says', async () => {
    await show();
    expect(submitButton().textContent).toBe(t('room.prejoin.join'));
    await page.press(t('room.control.mute'));
    expect(submitButton().textContent).toBe(t('room.prejoin.join'));
    await page.press(t('room.control.cameraOff'));
    expect(submitButton().textContent).toBe(t('room.prejoin.joinWithout'));
    await page.press(t('room.control.unmute'));
    expect(submitButton().textContent).toBe(t('room.prejoin.join'));
  });
});

describe('joining', () => {
  it('sends the name and goes in, with the devices as chosen', async () => {
    const written: string[] = [];
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    await show({}, { at: '/presentation/spring/prejoin?token=secret', cookieDomain: 'example.com' });
    await page.choose(page.all('select')[1], 'c2');
    await page.press(t('room.control.mute'));
    await page.type('input[name=attendeeName]', ' Cleo ');
    await agree();
    await submit();
    await page.eventually(() => expect(page.address).toBe('/presentation/spring'));
    expect(calls).toEqual([{ path: JOIN, body: { attendeeName: 'Cleo', invitationToken: 'secret' }, locale: 'en-US' }]);
    expect(page.store.get(prejoinChoiceAtom)).toEqual({ mic: false, camera: true, micId: undefined, cameraId: 'c2' });
    expect(machine.opened.map(({ readyState }) => readyState)).toEqual(['ended', 'ended', 'ended']);
    expect(written).toHaveLength(1);
    expect(written[0]).toContain('vitrine-attendee-name=Cleo;');
    expect(written[0]).toMatch(/domain=example\.com/i);
    expect(written[0], 'the page is not encrypted').not.toMatch(/secure/i);
  });

  it('remembers the name for encrypted pages alone where this is one', async () => {
    const written: string[] = [];
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    await show({}, { attendeeName: 'Cleo' });
    await agree();
    vi.stubGlobal('location', { ...location, protocol: 'https:', href: 'https://shop.example/' });
    await submit();
    await page.eventually(() => expect(written).toHaveLength(1));
    expect(written[0]).toMatch(/secure/i);
    expect(written[0]).not.toMatch(/domain/i);
  });

  it('remembers no name of those who have one already', async () => {
    const write = vi.spyOn(Document.prototype, 'cookie', 'set');
    await show({ attendee: ANN });
    await submit();
    await page.eventually(() => expect(page.address).toBe('/presentation/spring'));
    expect(write).not.toHaveBeenCalled();
    expect(calls[0]?.body).toEqual({});
  });

  it('does not wait for a slow camera, which is wanted', async () => {
    machine.beforeOpening = () => new Promise(() => undefined);
    await show({ attendee: ANN });
    await submit();
    await page.eventually(() => expect(page.store.get(prejoinChoiceAtom)).toMatchObject({ mic: true, camera: true }));
  });

  it('needs a name and the consent', async () => {
    await show();
    await submit();
    expect(calls).toEqual([]);
    expect(has(t('room.prejoin.privacyRequired'))).toBe(true);
    expect(page.find('input[name=attendeeName]').getAttribute('aria-invalid')).toBe('true');
  });

  it('is waited for', async () => {
    answer = () => new Promise(() => undefined);
    await show({ attendee: ANN });
    await submit();
    expect(submitButton().className).toContain('pending');
    expect(page.store.get(prejoinChoiceAtom)).toBeNull();
  });

  it.each([
    ['SALES_ROOM__RATE_LIMITED', 'room.prejoin.busy'],
    ['SALES_ROOM__LIMIT_REACHED', 'room.prejoin.full'],
    ['SALES_ROOM__BLOCKED', 'room.error.blocked'],
  ] as const)('that is refused by %s is said so, and nothing is let go of', async (code, words) => {
    answer = () => Response.json({ errors: [{ status: '403', code, detail: 'No.' }] }, { status: 403 });
    await show({ attendee: ANN });
    await submit();
    await page.eventually(() => expect(alert()).toContain(t(words)));
    expect(page.store.get(prejoinChoiceAtom)).toBeNull();
    expect(page.address).toBe('/presentation/spring/prejoin');
    expect(machine.opened.map(({ readyState }) => readyState)).toEqual(['live', 'live']);
  });

  it('that fails in a way nobody knows is said so', async () => {
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {
      throw new Error('closed');
    });
    await show({}, { attendeeName: 'Cleo' });
    await agree();
    await submit();
    await page.eventually(() => expect(alert()).toContain(t('room.prejoin.joinFailed')));
  });
});
