import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchRoutes, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageRecord, setRequestScope } from '@vitrine/app-shell/server';
import { parseLocalePath } from '@vitrine/routing';
import { createUserTypeMiddleware, localizedRoutes, type RouteEntry } from '@vitrine/routing/react-router';
import { ENTRY_SCREENS, type EntryScreen } from '@vitrine/sales-room-protocol';
import {
  GUIDE_ROUTES,
  guideAddress,
  type GuideRoute,
  PRESENTATION_ROUTES,
  presentationAddress,
  type PresentationRoute,
} from '../room/room-addresses.ts';
import { IDS, room } from '../testing/room-snapshot.ts';
import { PRESENTATION_GUARDS } from './guard-rules.ts';
import { guardGuide, guardPresentation, loadInvitation, wayIn } from './guards.ts';

/** A room server that names the screen and nothing else. */
let screen: EntryScreen = 'room';
let server: Server;
let origin: string;
/** Whom the room server was asked for last. */
let askedAs: string | null = null;
/** Everything that it was asked, by path. */
let asked: string[] = [];
/** Whether it knows the presentation. */
let isKnown = false;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    askedAs = searchParams.get('as');
    asked.push(pathname);
    response.setHeader('content-type', 'application/json');
    if (pathname.endsWith('/respond-invitation')) return void response.end(JSON.stringify({ answer: 'maybe' }));
    response.end(
      JSON.stringify({ screen, appointment: isKnown ? room().appointment : null, attendee: null, guide: null, mediaAvailable: false }),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const answer = (thrown: unknown) => {
  if (!(thrown instanceof Response)) throw thrown;
  return thrown.headers.get('location');
};
const entries: RouteEntry[] = [
  { id: 'guide-presentationPath', path: 'guide/*', file: 'guide.tsx' },
  { id: 'presentation-presentationPath', path: 'presentation/*', file: 'presentation.tsx' },
];
const setUserType = createUserTypeMiddleware(entries);
const routes = localizedRoutes(entries).map(({ id = '', path = '' }) => ({ id, path }));
const guarded = (path: string) => {
  const url = new URL(`https://shop.example${path}`);
  const context = new RouterContextProvider();
  // A room's pages need no session.
  setRequestScope(context, parseLocalePath(url.pathname), { failure: new Error('no session') });
  const pattern = matchRoutes(routes, url.pathname)?.at(-1)?.route.path ?? '';
  void setUserType({ pattern, context }, () => Promise.resolve());
  return { request: new Request(url), url, params: { presentationPath: 'spring' }, context, origin };
};
/** Where a page sends its visitor, or its status where they may stay. */
const visit = async (at: EntryScreen, route: PresentationRoute, prefix = '', search = '') => {
  screen = at;
  return guardPresentation(guarded(`${prefix}${presentationAddress('spring', route)}${search}`), route).then(
    ({ init }) => init?.status,
    answer,
  );
};
const visitAsGuide = async (at: EntryScreen, route: GuideRoute) => {
  screen = at;
  return guardGuide(guarded(guideAddress('spring', route)), route).then(({ init }) => init?.status, answer);
};

/** The pages on which each screen leaves its visitor, its own page first. */
const STAYS: Record<EntryScreen, readonly [PresentationRoute, ...PresentationRoute[]]> = {
  'not-found': ['not-found'],
  login: ['login', 'register'],
  denied: ['denied'],
  'not-started': ['not-started', 'login', 'register'],
  waiting: ['waiting', 'prejoin', 'login', 'register', 'leave'],
  prejoin: ['prejoin', 'login', 'register', 'leave'],
  room: ['main', 'leave'],
  ended: ['main', 'leave'],
};

it('the room server is asked as the user type of the navigation', async () => {
  await visit('room', 'main');
  expect(askedAs).toBe('client');
  await visitAsGuide('room', 'main');
  expect(askedAs).toBe('guide');
});

describe('the presentation guard and the presentation-accessible guard', () => {
  it.each(ENTRY_SCREENS.flatMap((at) => PRESENTATION_ROUTES.map((route) => [at, route] as const)))(
    'whoever belongs to %s and opens %s stays or is sent to the page of their own',
    async (at, route) => {
      const stays = STAYS[at].includes(route);
      expect(await visit(at, route)).toBe(
        stays ? (({ 'not-found': 404, denied: 403 } as Record<string, number>)[route] ?? 200) : presentationAddress('spring', STAYS[at][0]),
      );
    },
  );

  it('all pages have the presentation guard; main view, leave, waiting also presentation-accessible', () => {
    const accessible = PRESENTATION_ROUTES.filter((route) => PRESENTATION_GUARDS[route].includes('presentation-accessible'));
    expect(accessible).toEqual(['main', 'leave', 'waiting']);
    for (const route of PRESENTATION_ROUTES) expect(PRESENTATION_GUARDS[route]).toContain('presentation');
  });

  it('keep locale and query of the address', async () => {
    expect(await visit('prejoin', 'main', '/de-DE', '?token=abc')).toBe('/de-DE/presentation/spring/prejoin?token=abc');
  });
});

describe('the guide guard', () => {
  it.each(
    (['login', 'not-found', 'room'] as const).flatMap((at) =>
      GUIDE_ROUTES.map((route) => [at, route, at === 'room' ? 'main' : at] as const),
    ),
  )('whoever belongs to %s and opens %s is on, or is sent to, the page %s', async (at, route, home) => {
    expect(await visitAsGuide(at, route)).toBe(route === home ? (route === 'not-found' ? 404 : 200) : guideAddress('spring', home));
  });
});

it('while the room server does not answer, every page is a 503', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await expect(guardPresentation({ ...guarded('/presentation/spring'), origin: 'http://127.0.0.1:1' }, 'main')).rejects.toMatchObject({
    init: { status: 503 },
  });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it.each([
  ['Clara', 'Clara'],
  ['Cla\u200Bra  K.', 'Clara K.'],
  ['\u202Earalc', ''],
  ['x'.repeat(81), ''],
  ['', ''],
])('the name that the browser remembers is read as one that is typed: %j', async (cookie, name) => {
  screen = 'prejoin';
  const asked = guarded(presentationAddress('spring', 'prejoin'));
  asked.request.headers.set('cookie', `vitrine-attendee-name=${encodeURIComponent(cookie)}`);
  const { data } = await guardPresentation(asked, 'prejoin');
  expect(data.attendeeName).toBe(name);
});

describe('an invitation', () => {
  const visitInvitation = (search = '', params: { presentationPath?: string } = { presentationPath: 'spring' }) => {
    asked = [];
    return loadInvitation({ ...guarded(`/invitation/spring${search}`), params });
  };

  it('to a presentation that nobody knows is not found, whatever its token', async () => {
    isKnown = false;
    expect(await visitInvitation('?token=secret')).toMatchObject({ data: { invitation: null }, init: { status: 404 } });
    expect(asked).toHaveLength(1);
  });

  it('without a token is the public page', async () => {
    isKnown = true;
    expect(await visitInvitation()).toMatchObject({ data: { path: 'spring', invitation: null }, init: { status: 200 } });
    expect(asked).toHaveLength(1);
  });

  it('with a token says what was answered', async () => {
    isKnown = true;
    expect(await visitInvitation('?token=secret')).toMatchObject({
      data: { invitation: { isValid: true, answer: 'maybe' }, entry: { screen } },
      init: { status: 200 },
    });
    expect(asked[1]).toBe(`/store-api/dsr/appointment/${IDS.appointment}/attendee/respond-invitation`);
    isKnown = false;
  });
});

it('pages of a presentation are stored nowhere, and have the time of the server', async () => {
  screen = 'room';
  const before = Date.now();
  for (const load of [
    (request: ReturnType<typeof guarded>) => guardPresentation(request, 'main'),
    (request: ReturnType<typeof guarded>) => guardGuide(request, 'main'),
    loadInvitation,
  ]) {
    const request = guarded('/presentation/spring');
    const { data } = await load(request);
    expect(data.now).toBeGreaterThanOrEqual(before);
    expect(pageRecord(request.context).isNoStore).toBe(true);
  }
});

it('a page without a path is asked for as one without a name', async () => {
  screen = 'room';
  for (const load of [
    (request: ReturnType<typeof guarded>) => guardPresentation(request, 'main'),
    (request: ReturnType<typeof guarded>) => guardGuide(request, 'main'),
    loadInvitation,
  ]) {
    asked = [];
    expect((await load({ ...guarded('/presentation/spring'), params: {} } as ReturnType<typeof guarded>)).data.path).toBe('');
    expect(asked).toEqual(['/room-api/rooms//entry']);
  }
});

it('who has signed in goes on into the presentation, with the query', () => {
  expect(wayIn(guarded('/de-DE/presentation/spring/login?token=a.b'))).toBe('/presentation/spring?token=a.b');
});
