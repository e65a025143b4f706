import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { DEVICE_ERROR_CODES } from '@vitrine/sales-room-client';
import type { RoomEntry } from '@vitrine/sales-room-protocol';
import { UiProvider } from '@vitrine/ui';
import { DeviceNotice, DevicePermissionGuide } from '../media/device-notice.tsx';
import { DeniedScreen, GuideNotFoundScreen, LeaveScreen, NotFoundScreen, useAppointmentDates } from './notices.tsx';

const messages = await loadMessages('en-US', ['common', 'room', 'guide']);
const html = (screen: ReactNode) =>
  renderToString(
    <I18nProvider locale="en-US" messages={messages}>
      <StaticRouter location="/presentation/spring">
        <UiProvider locale="en-US">{screen}</UiProvider>
      </StaticRouter>
    </I18nProvider>,
  );
const page = (entry: object) => ({
  path: 'spring',
  entry: { appointment: null, attendee: null, guide: null, mediaAvailable: true, ...entry } as RoomEntry,
  attendeeName: '',
  now: 0,
});

describe('screens of a presentation', () => {
  it('not found says so, to clients and to guides', () => {
    expect(html(<NotFoundScreen path="spring" />)).toContain('Presentation not found');
    expect(html(<GuideNotFoundScreen />)).toContain('404');
  });

  it.each([
    [null, 'You do not have access to this presentation.'],
    ['blocked', 'The guide has removed you from this presentation.'],
    ['refused', 'The guide has not let you in.'],
  ])('restricted says so, and why: of an attendee who is %s', (status, reason) => {
    const screen = html(<DeniedScreen {...page({ screen: 'denied', attendee: status === null ? null : { status } })} />);
    expect(screen).toContain('This presentation is restricted');
    expect(screen).toContain(reason);
  });

  it('in progress offers whoever left to rejoin; an ended one does not', () => {
    const running = html(<LeaveScreen {...page({ screen: 'prejoin', appointment: { status: 'started' } })} />);
    expect(running).toContain('It is still running. You can come back at any time.');
    expect(running).toMatch(/href="\/presentation\/spring"[^>]*>[^]*Join again/);
    expect(html(<LeaveScreen {...page({ screen: 'ended', appointment: { status: 'ended' } })} />)).not.toContain('Join again');
  });
});

describe('leaving a presentation', () => {
  const left = (screen: string, status: string | null) =>
    html(<LeaveScreen {...page({ screen, appointment: status === null ? null : { status } })} />);
  it.each([
    ['prejoin', 'started', true, true],
    ['prejoin', 'locked', true, true],
    ['waiting', 'not-started', true, false],
    ['waiting', null, true, false],
  ] as const)('for one of %s that is %s can be undone (%s) and says that it runs: %s', (screen, status, canRejoin, isRunning) => {
    const text = left(screen, status);
    expect([text.includes('Join again'), text.includes('It is still running.')]).toEqual([canRejoin, isRunning]);
    expect(text).toContain('href="/"');
  });

  it('when it is over leads back to what one liked', () => {
    const text = left('ended', 'started');
    expect(text).not.toContain('Join again');
    expect(text).not.toContain('It is still running.');
    expect(text).toContain('href="/presentation/spring"');
    expect(text).not.toContain('href="/"');
  });
});

describe('the dates of a presentation', () => {
  function Dates({ from, to }: { from: string | null; to: string | null }) {
    return useAppointmentDates({ accessibleFrom: from, accessibleTo: to } as RoomEntry['appointment']) ?? 'always';
  }
  function NoDates() {
    return useAppointmentDates(null) ?? 'unknown';
  }
  const [first, last] = ['2026-05-04T10:00:00Z', '2027-06-05T10:00:00Z'];
  it.each([
    [first, null, /^from .*2026/i, /2027/],
    [null, last, /^until .*2027/i, /2026/],
    [first, last, /2026.*, .*2027/, /always/],
  ])('are its beginning and its end, as far as it has them: %s to %s', (from, to, expected, unexpected) => {
    expect(html(<Dates from={from} to={to} />)).toMatch(expected);
    expect(html(<Dates from={from} to={to} />)).not.toMatch(unexpected);
  });

  it('are none where it is always open, or not known', () => {
    expect([html(<Dates from={null} to={null} />), html(<NoDates />)]).toEqual(['always', 'unknown']);
  });
});

describe('devices', () => {
  it('the permission guide says what to answer the browser', () => {
    expect(html(<DevicePermissionGuide />).length).toBeGreaterThan(100);
    expect(html(<DevicePermissionGuide />)).toMatch(/allow|permission/i);
  });

  it('each of the six device errors has words of its own; a refused permission says how to give it', () => {
    const notices = DEVICE_ERROR_CODES.map((error) => html(<DeviceNotice error={error} />));
    expect(new Set(notices.map((notice) => notice.replace(/<[^>]+>/g, ''))).size).toBe(6);
    expect(notices.filter((notice) => notice.includes('Access is blocked.'))).toEqual([
      notices[DEVICE_ERROR_CODES.indexOf('permission-denied')],
    ]);
  });
});
