// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removePortrait, uploadPortrait } from './portrait.ts';

const PORTRAIT_URL = `/room-api/portraits/${'a'.repeat(32)}`;

let server: Server;
let origin: string;
/** What came, without the browser's own questions. */
let asked: string[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    // The page of the test is of another origin.
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-methods', 'PUT, DELETE');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let bytes = 0;
    for await (const part of request) bytes += (part as Buffer).length;
    asked.push(`${request.method} ${request.url} ${bytes}`);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const json =
  (status: number, body: unknown): typeof answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const picture = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });
const upload = (bytes = 8, request: Partial<Parameters<typeof uploadPortrait>[1]> = {}) =>
  uploadPortrait(picture(bytes), { signal: new AbortController().signal, onProgress: () => undefined, ...request }, { origin });

describe('a portrait that is uploaded', () => {
  it('is sent once, says how far it is, and gives its address', async () => {
    answer = json(200, { portraitUrl: PORTRAIT_URL });
    const shares: number[] = [];
    expect(await upload(500_000, { onProgress: (share) => shares.push(share) })).toBe(PORTRAIT_URL);
    expect(asked).toEqual(['PUT /room-api/guide/portrait 500000']);
    expect(shares.at(-1)).toBe(1);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it.each([
    [413, { error: { code: 'too-large', detail: 'Too large.' } }, 'too-large'],
    [415, { error: { code: 'unsupported-media-type', detail: 'No picture.' } }, 'unsupported-media-type'],
    [401, null, 'unauthenticated'],
    [500, '<h1>A proxy</h1>', 'internal'],
    [503, null, 'unreachable'],
    [200, { address: 'elsewhere' }, 'internal'],
  ])('and refused with %i fails as the room’s other calls do', async (status, body, code) => {
    answer = json(status, body);
    await expect(upload()).rejects.toMatchObject({ name: 'RoomError', code });
  });

  it('and cut off on its way is unreachable', async () => {
    answer = (request) => void request.socket.destroy();
    await expect(upload()).rejects.toMatchObject({ name: 'RoomError', code: 'unreachable' });
  });

  it('ends where it is given up, also before it has begun', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    await expect(upload(8, { signal: controller.signal })).rejects.toMatchObject({ code: 'closed' });
    await expect(upload(8, { signal: controller.signal })).rejects.toMatchObject({ code: 'closed' });
    expect(asked).toHaveLength(1);
  });
});

describe('a portrait that is removed', () => {
  const sends: typeof answer = ({ method }, response) =>
    void (method === 'GET' ? response.writeHead(200, { 'content-type': 'image/png' }).end('picture') : response.writeHead(204).end());

  it('is kept as a file first, so that it can come back', async () => {
    answer = sends;
    const file = await removePortrait(PORTRAIT_URL, { origin });
    expect([file?.type, await file?.text()]).toEqual(['image/png', 'picture']);
    expect(asked).toEqual([`GET ${PORTRAIT_URL} 0`, 'DELETE /room-api/guide/portrait 0']);
  });

  it('is gone all the same where there was none, or none any more', async () => {
    answer = ({ method }, response) => void response.writeHead(method === 'GET' ? 404 : 204).end();
    expect(await removePortrait(undefined, { origin })).toBeNull();
    expect(await removePortrait(PORTRAIT_URL, { origin })).toBeNull();
    expect(asked.filter((call) => call.startsWith('DELETE'))).toHaveLength(2);
  });

  it.each([
    ['GET', 500, 'internal'],
    ['DELETE', 503, 'unreachable'],
  ])('stays where %s fails with %i', async (failing, status, code) => {
    answer = (request, response) => (request.method === failing ? void response.writeHead(status).end() : sends(request, response));
    await expect(removePortrait(PORTRAIT_URL, { origin })).rejects.toMatchObject({ name: 'RoomError', code });
  });

  it('stays where the server is not there', async () => {
    server.close();
    await expect(removePortrait(PORTRAIT_URL, { origin })).rejects.toMatchObject({ name: 'RoomError', code: 'unreachable' });
  });
});
