import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roomSnapshot } from '../testing/snapshot-fixture.ts';
import { createPresentationsApi } from './presentations-api.ts';

const ID = 'a'.repeat(32);
const ATTENDEE = 'b'.repeat(32);
const { appointment: APPOINTMENT } = roomSnapshot();
const DEFINITION = {
  path: 'autumn',
  name: 'Autumn',
  slides: [{ kind: 'product' as const, name: 'Lamp', productId: 'c'.repeat(32) }],
};

let server: Server;
let origin: string;
let asked: [string, unknown][];
let answers: Record<string, [status: number, body: unknown]>;

beforeEach(async () => {
  asked = [];
  answers = {};
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const call = `${request.method} ${request.url}`;
    const text = Buffer.concat(parts).toString();
    asked.push([call, text === '' ? undefined : JSON.parse(text)]);
    const [status, body] = answers[call] ?? [204, undefined];
    response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe('a guide’s calls about presentations', () => {
  it('are the server’s, with ids that stay one part of the address', async () => {
    const api = createPresentationsApi({ origin });
    answers['GET /room-api/guide/me'] = [200, { guide: { id: ID, name: 'Greta' } }];
    answers['GET /room-api/presentations'] = [200, { presentations: [] }];
    answers['POST /room-api/presentations/import?dryRun=true'] = [200, { made: 1, changed: 0, unchanged: 0 }];
    answers[`GET /room-api/presentations/${ID}/recap`] = [
      200,
      { appointment: APPOINTMENT, attendeeCount: 2, shown: [], products: [], orders: [] },
    ];
    answers[`GET /room-api/presentations/${ID}/invitations`] = [200, { invitations: [] }];
    answers[`POST /room-api/presentations/${ID}/invitations`] = [201, { attendeeId: ATTENDEE, token: 't', url: 'https://shop.example' }];
    expect((await api.guide()).guide.name).toBe('Greta');
    expect((await api.list()).presentations).toEqual([]);
    expect(await api.importFile({ presentations: [DEFINITION] }, { dryRun: true })).toEqual({ made: 1, changed: 0, unchanged: 0 });
    expect((await api.listInvitations(ID)).invitations).toEqual([]);
    expect((await api.recap(ID)).attendeeCount).toBe(2);
    const fault = { code: 'product-sold-out', slide: 0, locale: 'de-DE', product: { id: ID, number: 'P1' } };
    answers[`GET /room-api/presentations/${ID}/check`] = [200, { locales: ['de-DE'], slides: [{ id: ID, name: 'Lamp' }], faults: [fault] }];
    expect((await api.check(ID)).faults).toEqual([fault]);
    expect((await api.invite(ID, 'Ivy')).token).toBe('t');
    await api.takeInvitationBack(ID, ATTENDEE);
    await api.remove(ID);
    await api.remove('../guide/logout');
    expect(asked).toEqual([
      ['GET /room-api/guide/me', undefined],
      ['GET /room-api/presentations', undefined],
      ['POST /room-api/presentations/import?dryRun=true', { presentations: [DEFINITION] }],
      [`GET /room-api/presentations/${ID}/invitations`, undefined],
      [`GET /room-api/presentations/${ID}/recap`, undefined],
      [`GET /room-api/presentations/${ID}/check`, undefined],
      [`POST /room-api/presentations/${ID}/invitations`, { name: 'Ivy' }],
      [`DELETE /room-api/presentations/${ID}/invitations/${ATTENDEE}`, undefined],
      [`DELETE /room-api/presentations/${ID}`, undefined],
      ['DELETE /room-api/presentations/..%2Fguide%2Flogout', undefined],
    ]);
  });

  it('say which fields the server did not take', async () => {
    const issues = [{ path: 'slides.0.productId', message: 'the store knows no product with this id' }];
    const refusal = { error: { code: 'invalid-payload', detail: 'No.', issues } };
    answers['POST /room-api/presentations'] = [400, refusal];
    answers[`PUT /room-api/presentations/${ID}`] = [400, refusal];
    const api = createPresentationsApi({ origin });
    await expect(api.create(DEFINITION)).rejects.toMatchObject({ code: 'invalid-payload', issues });
    await expect(api.change(ID, DEFINITION)).rejects.toMatchObject({ code: 'invalid-payload', issues });
    answers[`GET /room-api/presentations/${ID}`] = [404, { error: { code: 'not-found', detail: 'No.' } }];
    await expect(api.get(ID)).rejects.toMatchObject({ code: 'not-found', issues: [] });
  });

  it('name what is left out of a presentation that has it', async () => {
    const slides = ['b'.repeat(32), 'c'.repeat(32)];
    const address = `PUT /room-api/presentations/${ID}?without=${slides.join('&without=')}`;
    answers[address] = [404, { error: { code: 'not-found', detail: 'No.' } }];
    await expect(createPresentationsApi({ origin }).change(ID, DEFINITION, { without: slides })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(asked.map(([call]) => call)).toContain(address);
  });

  it('fail where the answer is not of the protocol', async () => {
    answers['GET /room-api/presentations'] = [200, { presentations: [{ id: 'x' }] }];
    await expect(createPresentationsApi({ origin }).list()).rejects.toMatchObject({ name: 'RoomError', code: 'internal' });
  });
});
