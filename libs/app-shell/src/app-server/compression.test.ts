import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress } from './compression.ts';

const TEXT = 'vitrine '.repeat(400);
const asked = (accept?: string) =>
  new Request('https://shop.example/', { headers: accept === undefined ? {} : { 'accept-encoding': accept } });
const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response(TEXT, { status, statusText: 'Fine', headers: { 'content-type': 'text/html', ...headers } });

describe('what a client takes', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0 , gzip;q=0', null],
    ['br;q=0.1', 'br'],
    ['deflate', null],
    ['', null],
    [undefined, null],
  ])('of "%s" is compressed as %s', async (accept, encoding) => {
    const answer = compress(asked(accept), page());
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(text.toString()).toBe(TEXT);
    expect([answer.status, answer.statusText]).toEqual([200, 'Fine']);
  });
});

describe('an answer', () => {
  it.each([
    ['text/css', true],
    ['text/event-stream', false],
    ['application/json; charset=utf-8', true],
    ['application/ld+json', true],
    ['image/svg+xml', true],
    ['image/png', false],
    ['application/octet-stream', false],
  ])('of the type %s is compressed: %s', (type, isCompressed) => {
    const answer = compress(asked('gzip'), page({ 'content-type': type }));
    expect(answer.headers.get('content-encoding')).toBe(isCompressed ? 'gzip' : null);
  });

  it.each<[string, Response]>([
    ['that says nothing', new Response(null, { headers: { 'content-type': 'text/html' } })],
    ['of no known type', new Response(new Uint8Array(2_000))],
    ['that is compressed already', page({ 'content-encoding': 'zstd' })],
    ['that is a part of a file', page({ 'content-range': 'bytes 0-1/2' })],
  ])('%s stays itself', (_what, answer) => expect(compress(asked('gzip'), answer)).toBe(answer));

  it.each([
    [{ 'content-length': '1023' }, null],
    [{ 'content-length': '1024' }, 'gzip'],
    [{ 'cache-control': 'public, No-Transform' }, null],
    [{ 'cache-control': 'public' }, 'gzip'],
  ])('with %o is compressed as %s', (headers, encoding) => {
    const answer = compress(asked('gzip'), page(headers as Record<string, string>, 404));
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect([answer.status, answer.statusText]).toEqual([404, 'Fine']);
  });

  it('that is compressed has another length, and a mark that stands for what it says', () => {
    const headers = (etag: string) => compress(asked('br'), page({ etag, 'content-length': '3200' })).headers;
    expect([headers('"a"').get('etag'), headers('"a"').get('content-length')]).toEqual(['W/"a"', null]);
    expect(headers('W/"a"').get('etag')).toBe('W/"a"');
    expect(compress(asked('br'), page()).headers.has('etag')).toBe(false);
  });

  it.each(['br', 'gzip'])('that streams does not wait inside the compressor: %s', async (encoding) => {
    const parts = new TransformStream<Uint8Array, Uint8Array>();
    const writer = parts.writable.getWriter();
    const answer = compress(asked(encoding), new Response(parts.readable, { headers: { 'content-type': 'text/html' } }));
    const reader = answer.body?.getReader();
    void writer.write(new TextEncoder().encode('<p>first</p>'));
    const first = await reader?.read();
    expect(first?.done).toBe(false);
    expect(first?.value?.length).toBeGreaterThan(0);
    await writer.close();
    await reader?.cancel();
  });
});
