import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { PORTRAIT } from '@vitrine/sales-room-protocol';
import { codeOf, ORIGIN, PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const ADDRESS = /^\/room-api\/portraits\/[0-9a-f]{32}$/;

let room: RoomFixture;
let guide: Visitor;
beforeAll(async () => {
  room = await startRoomFixture({ limits: { rates: { portrait: { burst: 200, perSecond: 100 } } } });
});
afterAll(() => room.close());
beforeEach(async () => {
  guide = room.visitor();
  await guide.signIn();
  await room.services.database.query('delete from guide_portrait');
});

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends a picture as a page of ours does, by its bytes. */
async function put(visitor: Visitor, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(`${room.server.url}/room-api/guide/portrait`, {
    method: 'PUT',
    headers: { origin: ORIGIN, cookie: cookieOf(visitor), ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
  return { status: response.status, body: (await response.json()) as unknown };
}
const save = async (visitor: Visitor, bytes: Buffer) =>
  ((await put(visitor, new Uint8Array(bytes))).body as { portraitUrl: string }).portraitUrl;
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${room.server.url}${path}`, { headers });
const presenter = async (visitor: Visitor, path = PATH) =>
  ((await visitor.call('GET', `/room-api/rooms/${path}/entry?as=client`)).body as { presenter?: unknown }).presenter;

describe('a portrait', () => {
  it.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
  ])('is kept and sent as %s by its first bytes, whatever it is declared as', async (type, bytes) => {
    const { status, body } = await put(guide, new Uint8Array(bytes), { 'content-type': 'text/html' });
    expect(status).toBe(200);
    expect(body).toEqual({ portraitUrl: expect.stringMatching(ADDRESS) as string });
    const answer = await get((body as { portraitUrl: string }).portraitUrl);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('runs nothing in a browser, and is kept by it for as long as the address is the same', async () => {
    const address = await save(guide, PNG);
    const { status, headers } = await get(address);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const etag = headers.get('etag') ?? '';
    expect(etag).toContain(address.slice(-32));
    const again = await get(address, { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('that replaces another has a new address, and the old one leads nowhere', async () => {
    const [before, after] = [await save(guide, PNG), await save(guide, PNG)];
    expect(after).not.toBe(before);
    expect((await get(before)).status).toBe(404);
    expect((await get(after)).status).toBe(200);
    expect(await room.services.database.query('select name from guide_portrait')).toEqual([{ name: 'Gina Guide' }]);
  });

  it('that is removed leads nowhere; removing none is no mistake', async () => {
    const address = await save(guide, JPEG);
    for (let time = 0; time < 2; time += 1) expect((await guide.call('DELETE', '/room-api/guide/portrait')).status).toBe(204);
    const gone = await get(address);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it.each(['x', '0'.repeat(32), 'F'.repeat(32), "' or 1=1"])('is found by its version alone, not by %j', async (version) => {
    await save(guide, PNG);
    expect((await get(`/room-api/portraits/${encodeURIComponent(version)}`)).status).toBe(404);
  });
});

describe('what is no portrait is refused, and the one before stays', () => {
  it.each([
    ['a GIF', 'GIF89a'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a cut signature', PNG.subarray(0, 7).toString('latin1')],
    ['nothing', ''],
  ])('%s that is declared as a PNG: 415', async (_, content) => {
    const before = await save(guide, PNG);
    const refused = await put(guide, new Uint8Array(Buffer.from(content, 'latin1')), { 'content-type': 'image/png' });
    expect(refused).toEqual({
      status: 415,
      body: { error: { code: 'unsupported-media-type', detail: 'The body is neither JPEG nor PNG by its first bytes.' } },
    });
    expect((await get(before)).status).toBe(200);
  });

  it('one byte more than 5 MB: 413, whether its length is told or not; 5 MB are taken', async () => {
    const large = new Uint8Array(PORTRAIT.maxBytes + 1);
    large.set(PNG);
    const inPieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < large.length; at += 1_000_000) controller.enqueue(large.subarray(at, at + 1_000_000));
        controller.close();
      },
    });
    for (const body of [large, inPieces])
      expect(await put(guide, body)).toEqual({
        status: 413,
        body: { error: { code: 'too-large', detail: 'A picture may have 5242880 bytes.' } },
      });
    expect((await put(guide, large.subarray(0, PORTRAIT.maxBytes))).status).toBe(200);
  });
});

describe('only a guide who is signed in changes a portrait', () => {
  it.each(['PUT', 'DELETE'])('%s is refused to strangers and clients with 401', async (method) => {
    const client = room.visitor();
    await client.join('Clara');
    for (const visitor of [room.visitor(), client]) {
      const refused = await visitor.call(method, '/room-api/guide/portrait');
      expect([refused.status, codeOf(refused)]).toEqual([401, 'unauthenticated']);
    }
  });
  it.each(['PUT', 'DELETE'])('%s from a page of another origin is refused with 403', async (method) => {
    const refused = await guide.call(method, '/room-api/guide/portrait', undefined, { origin: 'https://evil.example' });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'origin-refused']);
  });
  it('and their own alone', async () => {
    const mine = await save(guide, PNG);
    const other = room.visitor();
    await other.signIn('otto');
    await save(other, JPEG);
    await other.call('DELETE', '/room-api/guide/portrait');
    expect((await get(mine)).status).toBe(200);
  });
});

describe('who sees a portrait', () => {
  it('the invitation names the guide, with the portrait, once the guide is known', async () => {
    expect(await presenter(room.visitor())).toBeUndefined();
    const address = await save(guide, PNG);
    const socket = await guide.enterAsGuide();
    expect(await presenter(room.visitor())).toEqual({ name: 'Gina Guide', portraitUrl: address });
    await guide.call('DELETE', '/room-api/guide/portrait');
    expect(await presenter(room.visitor())).toEqual({ name: 'Gina Guide' });
    socket.close();
  });

  it('who made a presentation is named before they come, as soon as they have a portrait', async () => {
    await guide.call('POST', '/room-api/presentations', {
      path: 'made',
      name: 'Made',
      slides: [{ kind: 'search', name: 'Chairs', search: 'chair' }],
    });
    expect(await presenter(room.visitor(), 'made')).toBeUndefined();
    const address = await save(guide, PNG);
    expect(await presenter(room.visitor(), 'made')).toEqual({ name: 'Gina Guide', portraitUrl: address });
  });

  it('a preview names nobody to strangers', async () => {
    await save(guide, PNG);
    await guide.enterAsGuide().then((socket) => socket.close());
    await room.setDefinition({ isPreview: true });
    expect(await presenter(room.visitor())).toBeUndefined();
    await room.setDefinition({});
  });

  it('in the room everybody sees it at once, and no more once it is removed', async () => {
    const host = await guide.enterAsGuide();
    await room.setAppointment("status = 'started'");
    const client = await room.visitor().enterAsClient('Clara');
    const seen = () => client.snapshot().attendees.find(({ type }) => type === 'GUIDE')?.portraitUrl;
    expect(seen()).toBeUndefined();
    const address = await save(guide, PNG);
    await client.until(() => seen() === address);
    await host.until(({ self }) => self.portraitUrl === address);
    await guide.call('DELETE', '/room-api/guide/portrait');
    await client.until(() => seen() === undefined);
    host.close();
    client.close();
  });
});

describe('a portrait is kept for as long as a presentation may show it', () => {
  it('and goes with the last one that its guide made or joined', async () => {
    const made = async (path: string) =>
      (
        (
          await guide.call('POST', '/room-api/presentations', {
            path,
            name: path,
            slides: [{ kind: 'search', name: 'Chairs', search: 'chair' }],
          })
        ).body as {
          presentation: { id: string };
        }
      ).presentation.id;
    await room.services.database.query('delete from attendee');
    await room.services.database.query('update appointment set made_by = null');
    const [one, two] = [await made('one'), await made('two')];
    const address = await save(guide, PNG);
    await guide.call('DELETE', `/room-api/presentations/${one}`);
    expect((await get(address)).status).toBe(200);
    await guide.call('DELETE', `/room-api/presentations/${two}`);
    expect((await get(address)).status).toBe(404);
  });
});

test('a guide who changes the portrait without end is told to wait', async () => {
  const small = await startRoomFixture({ limits: { rates: { portrait: { burst: 1, perSecond: 0.01 } } } });
  try {
    const visitor = small.visitor();
    await visitor.signIn();
    expect((await visitor.call('DELETE', '/room-api/guide/portrait')).status).toBe(204);
    const refused = await visitor.call('DELETE', '/room-api/guide/portrait');
    expect([refused.status, codeOf(refused)]).toEqual([429, 'rate-limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await small.close();
  }
});
