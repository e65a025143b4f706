// @vitest-environment jsdom
// The rules of its form come at once here.
import './entry-rules.ts';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InvitationPageData, OwnInvitation } from '../room/room-page-data.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS, room } from '../testing/room-snapshot.ts';
import { InvitationScreen } from './invitation-screen.tsx';

const page = roomPage();
const MAIL = '/invitation/spring?token=secret';
const OPEN: OwnInvitation = { isValid: true, answer: null };
const data = (invitation: OwnInvitation | null, changes: object = {}): InvitationPageData => ({
  path: 'spring',
  entry: {
    screen: 'prejoin',
    appointment: { ...room().appointment, ...changes },
    attendee: null,
    guide: null,
    mediaAvailable: true,
  } as unknown as InvitationPageData['entry'],
  attendeeName: '',
  now: 0,
  invitation,
});
const show = (invitation: OwnInvitation | null, at = MAIL, changes: object = {}) =>
  page.show(<InvitationScreen {...data(invitation, changes)} />, { at });
const has = (text: string) => page.text().includes(text);
const ANSWERS = ['accept', 'maybe', 'decline'] as const;
const answerButtons = () => page.all<HTMLButtonElement>('.v-invitation__answers button');
const pressed = () => answerButtons().map((button) => button.getAttribute('aria-pressed') === 'true');
const proposed = () => answerButtons().map((button) => button.className.includes('v-button--primary'));
const SAID = ['accepted', 'maybeAnswer', 'declined'] as const;
const said = () => SAID.filter((answer) => has(t(`room.invitation.${answer}`)));
const mood = () => page.all('[role=status] .v-notice').map(({ className }) => className.replace('v-notice v-notice--', ''));

/** What the server was asked: method, path, and body or query. */
let calls: string[] = [];
let answer: (path: string, body: string) => Response | Promise<Response>;
beforeEach(() => {
  calls = [];
  answer = () => Response.json({}, { status: 500 });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), { ...init, signal: null });
    const body = await request.text();
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search} ${body}`.trim());
    return answer(pathname, body);
  });
});
const accepted = (_path: string, body: string) =>
  Response.json({ appointment: { id: IDS.appointment, status: null }, answer: (JSON.parse(body) as { answer: string }).answer });
const refused = (code: string) => () => Response.json({ errors: [{ status: '403', code, detail: 'No.' }] }, { status: 403 });
const RESPOND = `PATCH /store-api/dsr/appointment/${IDS.appointment}/attendee/respond-invitation`;

describe('an invitation', () => {
  it('shows whose it is', async () => {
    const shown = data(null);
    await page.show(<InvitationScreen {...shown} entry={{ ...shown.entry, presenter: { name: 'Mara', portraitUrl: '/mara' } }} />);
    expect([has('Mara'), page.find('.v-presenter img').getAttribute('src')]).toEqual([true, '/mara']);
  });

  it('says to what, and when; and leads in', async () => {
    await show(null, '/invitation/spring', { accessibleFrom: '2026-05-04T10:00:00Z' });
    expect(has(t('room.invitation.text', { name: 'Spring' }))).toBe(true);
    expect(page.find('dd').textContent).toContain('2026');
    expect(page.control(t('room.invitation.join')).getAttribute('href')).toBe('/presentation/spring');
    await show(null, '/invitation/spring');
    expect(page.find('dd').textContent).toBe(t('room.invitation.anytime'));
  });

  it('has the ways in for an account, old or new, with its token, unless one is known or is let in by none', async () => {
    const hrefs = () => page.all('.v-account-ways a').map((link) => link.getAttribute('href'));
    await show(OPEN);
    expect(hrefs()).toEqual(['/presentation/spring/login?token=secret', '/presentation/spring/register?token=secret']);
    const known = data(OPEN);
    const attendee = { attendeeId: IDS.guide, name: 'Cleo', type: 'CLIENT', status: 'joined' } as const;
    for (const entry of [{ attendee }, { screen: 'denied' as const }]) {
      await page.show(<InvitationScreen {...known} entry={{ ...known.entry, ...entry }} />, { at: MAIL });
      expect(hrefs()).toEqual([]);
    }
  });

  it('to a presentation that is over says so, and leads nowhere', async () => {
    await show(OPEN, MAIL, { status: 'ended' });
    expect(has(t('room.invitation.ended'))).toBe(true);
    expect(page.all('a, button')).toEqual([]);
  });

  it('to what does not exist is not found', async () => {
    const nothing = data(null);
    await page.show(<InvitationScreen {...nothing} entry={{ ...nothing.entry, appointment: null }} />);
    expect(has(t('room.notFound.title'))).toBe(true);
  });

  it.each([
    ['without a token', OPEN, '/invitation/spring'],
    ['that nobody knows of', null, MAIL],
  ])('%s asks nothing', async (_what, invitation, at) => {
    await show(invitation, at);
    expect(has(t('room.invitation.question'))).toBe(false);
    expect(page.control(t('room.invitation.join'))).toBeDefined();
  });

  it('whose token holds no more says so, and asks nothing', async () => {
    await show({ isValid: false, answer: null });
    expect(has(t('room.invitation.invalid'))).toBe(true);
    expect(answerButtons()).toEqual([]);
  });
});

describe('the answer to an invitation', () => {
  it('is asked for, and none is given yet', async () => {
    await show(OPEN);
    expect(page.find('h2').textContent).toBe(t('room.invitation.question'));
    expect(answerButtons().map(({ textContent }) => textContent)).toEqual(ANSWERS.map((key) => t(`room.invitation.${key}`)));
    expect([pressed(), proposed(), said(), mood()]).toEqual([[false, false, false], [false, false, false], [], []]);
    expect(has(t('room.invitation.confirm'))).toBe(false);
    const icons = page.all('.v-invitation__answers svg').map(({ innerHTML }) => innerHTML);
    expect(new Set(icons).size).toBe(3);
  });

  it.each([
    ['accepted', 0, 'success'],
    ['maybe', 1, 'success'],
    ['declined', 2, 'info'],
  ] as const)('%s that was given before is shown, and can be changed', async (given, index, tone) => {
    await show({ isValid: true, answer: given }, `${MAIL}&answer=maybe`);
    const only = [0, 1, 2].map((each) => each === index);
    expect(page.find('h2').textContent).toBe(t('room.invitation.changeAnswer'));
    expect([pressed(), proposed(), said(), mood()]).toEqual([only, only, [SAID[index]], [tone]]);
    expect(has(t('room.invitation.confirm')), 'a link proposes nothing any more').toBe(false);
  });

  it.each([
    ['accepted', [true, false, false]],
    ['declined', [false, false, true]],
    ['perhaps', [false, false, false]],
  ])("is proposed by a mail's link, not given: %s", async (wanted, expected) => {
    await show(OPEN, `${MAIL}&answer=${wanted}`);
    expect([proposed(), pressed()]).toEqual([expected, [false, false, false]]);
    expect(has(t('room.invitation.confirm'))).toBe(expected.includes(true));
    expect(calls).toEqual([]);
  });

  it('is given by a press, and the link proposes none from then on', async () => {
    answer = accepted;
    await show(OPEN, `${MAIL}&answer=accepted`);
    await page.press(t('room.invitation.maybe'));
    await page.eventually(() => expect(said()).toEqual(['maybeAnswer']));
    expect(calls).toEqual([`${RESPOND} {"token":"secret","answer":"maybe"}`]);
    expect(pressed()).toEqual([false, true, false]);
    await page.eventually(() => expect(page.address).toBe(MAIL));
  });

  it('waits at the button that was pressed', async () => {
    answer = () => new Promise(() => undefined);
    await show(OPEN);
    await page.press(t('room.invitation.decline'));
    await page.eventually(() => expect(calls).toHaveLength(1));
    expect(answerButtons().map(({ className }) => className.includes('pending'))).toEqual([false, false, true]);
  });

  it.each([
    ['SALES_ROOM__NOT_PERMITTED', 'room.invitation.invalid'],
    ['SALES_ROOM__NOT_ACCESSIBLE', 'room.invitation.invalid'],
    ['SALES_ROOM__INVALID_PAYLOAD', 'room.invitation.invalid'],
    ['SALES_ROOM__RATE_LIMITED', 'room.invitation.answerFailed'],
  ] as const)('that is refused by %s is said so', async (code, words) => {
    answer = refused(code);
    await show(OPEN);
    await page.press(t('room.invitation.accept'));
    await page.eventually(() => expect(page.find('[role=alert]').textContent).toContain(t(words)));
    expect([pressed(), said()]).toEqual([[false, false, false], []]);
    expect(page.all('.v-button--pending')).toEqual([]);
  });

  it('that fails in a way nobody knows is said so', async () => {
    answer = () => Response.json(null);
    await show(OPEN);
    await page.press(t('room.invitation.accept'));
    await page.eventually(() => expect(page.find('[role=alert]').textContent).toContain(t('room.invitation.answerFailed')));
  });
});

describe('the calendar file', () => {
  const clicked: { href: string; download: string }[] = [];
  beforeEach(() => {
    clicked.length = 0;
    URL.createObjectURL = vi.fn(() => 'blob:calendar');
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ href: this.href, download: this.download });
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  const file = () => new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } });
  const button = () => page.control(t('room.invitation.calendar'));
  const isPending = () => page.all('.v-invitation__actions .v-button--pending').length > 0;
  const isFailed = () => has(t('room.invitation.calendarFailed'));

  it('is downloaded, and let go of once the browser has read it', async () => {
    answer = file;
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await show(OPEN);
    await act(async () => button().click());
    await page.eventually(() => expect(clicked).toEqual([{ href: 'blob:calendar', download: 'appointment.ics' }]));
    expect([isPending(), isFailed()]).toEqual([false, false]);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('secret');
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    timers.mock.calls.findLast(([, ms]) => ms === 10_000)?.[0]();
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:calendar');
  });

  it.each([
    ['no invitation', null, '/invitation/spring'],
    ['a token that holds no more', { isValid: false, answer: null }, MAIL],
    ['no token', OPEN, '/invitation/spring'],
  ])('is asked for without a token where there is %s', async (_what, invitation, at) => {
    answer = file;
    await show(invitation, at);
    await page.press(t('room.invitation.calendar'));
    await page.eventually(() => expect(clicked).toHaveLength(1));
    expect(calls[0]).not.toContain('token');
  });

  it('that is empty or refused is said so, until it is tried again', async () => {
    answer = () => new Response(null, { status: 204 });
    await show(OPEN);
    await page.press(t('room.invitation.calendar'));
    await page.eventually(() => expect(isFailed()).toBe(true));
    expect([isPending(), clicked]).toEqual([false, []]);
    let give = (_file: Response): void => undefined;
    answer = () => new Promise((resolve) => (give = resolve));
    await act(async () => button().click());
    await page.eventually(() => expect(calls).toHaveLength(2));
    expect([isPending(), isFailed()]).toEqual([true, false]);
    await act(async () => give(file()));
    await page.eventually(() => expect(isPending()).toBe(false));
    expect(isFailed()).toBe(false);
  });
});
