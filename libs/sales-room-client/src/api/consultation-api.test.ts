import { expect, test } from 'vitest';
import { createConsultationApi, createGuideConsultationApi } from './consultation-api.ts';

const ID = 'a'.repeat(32);
const STATUS = { presence: { guides: [{ name: 'Greta' }], busyGuides: 0, waiting: 1 }, request: null, version: 'v1' };
const LIST = { isAvailable: true, requests: [], messages: [], version: 'v1' };

/** Answers each call alike, and notes what was asked. */
function server(status: number, body?: unknown) {
  const asked: [string, unknown][] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    asked.push([`${init?.method} ${String(address)}`, typeof init?.body === 'string' ? JSON.parse(init.body) : undefined]);
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  };
  return { asked, options: { fetch } };
}

test('a shopper’s calls are the server’s', async () => {
  const { asked, options } = server(200, STATUS);
  const api = createConsultationApi(options);
  expect(await api.own()).toEqual(STATUS);
  await api.own('v 1');
  await api.ask({ name: 'Clara', productId: ID });
  await api.cancel();
  await api.leaveMessage({ name: 'Clara', email: 'clara@example.com', text: 'Hello' });
  expect(asked).toEqual([
    ['GET /room-api/consultations/own', undefined],
    ['GET /room-api/consultations/own?known=v+1', undefined],
    ['POST /room-api/consultations', { name: 'Clara', productId: ID }],
    ['DELETE /room-api/consultations/own', undefined],
    ['POST /room-api/consultations/messages', { name: 'Clara', email: 'clara@example.com', text: 'Hello' }],
  ]);
});

test('what the shop announces is read in a language, and an answer that is none is refused', async () => {
  const { asked, options } = server(200, { presentations: [] });
  expect(await createConsultationApi(options).announced('de-DE')).toEqual([]);
  expect(asked).toEqual([['GET /room-api/announced-presentations?locale=de-DE', undefined]]);
  await expect(createConsultationApi(server(200, {}).options).announced('de-DE')).rejects.toMatchObject({ code: expect.any(String) });
});

test('a guide’s calls are the server’s, with ids that stay one part of the address', async () => {
  const { asked, options } = server(200, LIST);
  const api = createGuideConsultationApi(options);
  expect(await api.list('v1')).toEqual(LIST);
  await api.setAvailability({ isAvailable: true });
  await api.defer('../x');
  await api.deleteMessage(ID);
  expect(asked).toEqual([
    ['GET /room-api/guide/consultations?known=v1', undefined],
    ['PUT /room-api/guide/availability', { isAvailable: true }],
    ['POST /room-api/guide/consultations/..%2Fx/defer', undefined],
    [`DELETE /room-api/guide/consultations/messages/${ID}`, undefined],
  ]);
});

test('an acceptance gives the room’s path, and a guide who comes second is told so', async () => {
  expect(await createGuideConsultationApi(server(200, { path: 'consultation-1' }).options).accept(ID)).toEqual({ path: 'consultation-1' });
  const late = server(409, { error: { code: 'wrong-state', detail: 'Otto has accepted it already.' } });
  await expect(createGuideConsultationApi(late.options).accept(ID)).rejects.toMatchObject({ code: 'wrong-state' });
});
