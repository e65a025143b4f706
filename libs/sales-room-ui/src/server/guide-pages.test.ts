import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pageRecord, setRequestScope } from '@vitrine/app-shell/server';
import { parseLocalePath } from '@vitrine/routing';
import { room } from '../testing/room-snapshot.ts';
import {
  loadGuideHome,
  loadGuideTexts,
  loadInvitations,
  loadNewPresentation,
  loadPresentationEditor,
  loadPresentationImport,
  loadSummary,
} from './guide-pages.ts';

const ID = 'a'.repeat(32);
const SUMMARY = {
  id: ID,
  path: 'spring',
  name: 'Spring',
  slideCount: 1,
  appointment: room().appointment,
  updatedAt: '2026-05-04T10:00:00.000Z',
  canManage: true,
};
const DEFINITION = { path: 'spring', name: 'Spring', slides: [{ kind: 'search', name: 'Lamps', search: 'lamp' }] };

let server: Server;
let origin: string;
let answers: Record<string, [status: number, body: unknown]>;
let asked: { path: string; cookie: string | undefined; locale: string | undefined }[];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({
      path: request.url ?? '',
      cookie: request.headers.cookie,
      locale: request.headers['x-vitrine-locale'] as string | undefined,
    });
    const [status, body] = answers[request.url ?? ''] ?? [404, { error: { code: 'not-found', detail: 'No.' } }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  answers = {
    '/room-api/guide/me': [200, { guide: { id: 'b'.repeat(32), name: 'Greta' } }],
    '/room-api/guide/consultations': [200, { isAvailable: false, requests: [], messages: [], version: 'v1' }],
    '/room-api/presentations': [200, { presentations: [SUMMARY] }],
    [`/room-api/presentations/${ID}`]: [200, { presentation: SUMMARY, definition: DEFINITION }],
    [`/room-api/presentations/${ID}/invitations`]: [200, { invitations: [] }],
  };
});

function visit(path = '/de-DE/guide') {
  const url = new URL(`https://shop.example${path}`);
  const context = new RouterContextProvider();
  setRequestScope(context, parseLocalePath(url.pathname), { failure: new Error('no session') });
  const request = new Request(url, { headers: { cookie: 'vitrine-guide=secret' } });
  return { request, url, context, origin, params: { presentationId: ID } };
}
const result = ({ data, init }: { data: { state: string }; init: ResponseInit | null }) => [data.state, init?.status];
const REFUSALS = [
  [401, 'unauthenticated', 'signed-out', 200],
  [403, 'not-permitted', 'not-permitted', 403],
  [404, 'not-found', 'not-found', 404],
  [503, 'storage-unavailable', 'unavailable', 503],
] as const;

it('a guide’s home has presentations and who asks in the shop, by their cookie, in the page’s language', async () => {
  const args = visit();
  const { data } = await loadGuideHome(args);
  expect(data).toMatchObject({
    state: 'ready',
    guideName: 'Greta',
    content: { presentations: [{ path: 'spring' }], consultations: { isAvailable: false } },
  });
  expect(asked.map(({ path, cookie, locale }) => [path, cookie, locale])).toEqual([
    ['/room-api/guide/me', 'vitrine-guide=secret', 'de-DE'],
    ['/room-api/presentations', 'vitrine-guide=secret', 'de-DE'],
    ['/room-api/guide/consultations', 'vitrine-guide=secret', 'de-DE'],
  ]);
  expect(pageRecord(args.context).isNoStore).toBe(true);
});

it.each(REFUSALS)('a refusal %i %s is said in place as %s', async (status, code, state, answered) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  answers['/room-api/presentations'] = [status, { error: { code, detail: 'No.' } }];
  answers[`/room-api/presentations/${ID}`] = [status, { error: { code, detail: 'No.' } }];
  expect(result(await loadGuideHome(visit()))).toEqual([state, answered]);
  expect(result(await loadPresentationEditor(visit()))).toEqual([state, answered]);
  expect(result(await loadNewPresentation(visit(`/guide/presentations/new?from=${ID}`)))).toEqual([state, answered]);
  log.mockRestore();
});

it('nobody who is not signed in gets a new presentation’s form', async () => {
  answers['/room-api/guide/me'] = [401, { error: { code: 'unauthenticated', detail: 'No.' } }];
  expect(result(await loadNewPresentation(visit('/guide/presentations/new')))).toEqual(['signed-out', 200]);
  expect(result(await loadPresentationImport(visit('/guide/presentations/import')))).toEqual(['signed-out', 200]);
});

it('a room server that is away is a 503 with another try', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(result(await loadGuideHome({ ...visit(), origin: 'http://127.0.0.1:1' }))).toEqual(['unavailable', 503]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it('another guide’s presentation, which one may only present, shows nothing to change', async () => {
  expect(result(await loadPresentationEditor(visit()))).toEqual(['ready', 200]);
  answers[`/room-api/presentations/${ID}`] = [200, { presentation: { ...SUMMARY, canManage: false }, definition: DEFINITION }];
  expect(result(await loadPresentationEditor(visit()))).toEqual(['not-permitted', 403]);
  expect(result(await loadInvitations(visit()))).toEqual(['not-permitted', 403]);
  // It may be copied all the same: the copy is one's own.
  expect(result(await loadNewPresentation(visit(`/guide/presentations/new?from=${ID}`)))).toEqual(['ready', 200]);
});

it('a new presentation begins with nothing, a copy with what is there', async () => {
  expect((await loadNewPresentation(visit('/guide/presentations/new'))).data).toMatchObject({ state: 'ready', content: null });
  expect((await loadNewPresentation(visit(`/guide/presentations/new?from=${ID}`))).data).toMatchObject({
    content: { name: 'Spring', slides: [{ search: 'lamp' }] },
  });
});

it('invitations are those of the presentation', async () => {
  expect((await loadInvitations(visit())).data).toMatchObject({ content: { presentation: { path: 'spring' }, invitations: [] } });
});

it('a summary is what the room server tells this guide of it, and its refusal is said in place', async () => {
  answers[`/room-api/presentations/${ID}/recap`] = [
    200,
    { appointment: room().appointment, attendeeCount: 2, shown: [], products: [], orders: [] },
  ];
  expect((await loadSummary(visit())).data).toMatchObject({ state: 'ready', content: { attendeeCount: 2 } });
  answers[`/room-api/presentations/${ID}/recap`] = [403, { error: { code: 'not-permitted', detail: 'No.' } }];
  expect(result(await loadSummary(visit()))).toEqual(['not-permitted', 403]);
});

it('the texts of these pages are those of the page’s language', async () => {
  const { texts } = await loadGuideTexts(visit(), { brand: {} });
  expect(texts).toMatchObject({ presentations: { home: { title: 'Ihre Präsentationen' } } });
});
