import { Duplex, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml|[^;]+\+(?:json|xml))/i;
/** Below this many bytes compression gains nothing. */
const SMALLEST = 1_024;

/** How an answer may be compressed. */
export type Encoding = 'br' | 'gzip';

/** The encoding that the client takes and we make; Brotli first. An encoding with weight 0 is refused by the client. */
export function encodingFor(accept: string): Encoding | undefined {
  const accepted = new Set(
    accept
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined;
}

/** Both flush after each chunk: a page that streams must not wait inside the compressor. */
function compressor(encoding: Encoding): Transform {
  return encoding === 'br'
    ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 });
}

/** A response compressed as its request allows, or as it is where that gains nothing. */
export function compress(request: Request, response: Response): Response {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !COMPRESSIBLE.test(type) || response.headers.has('content-encoding') || response.headers.has('content-range'))
    return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  const length = headers.get('content-length');
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '');
  if (!encoding || (length !== null && Number(length) < SMALLEST) || /no-transform/i.test(headers.get('cache-control') ?? '')) {
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  }
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const etag = headers.get('etag');
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  const body = response.body.pipeThrough(Duplex.toWeb(compressor(encoding)) as unknown as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Bytes that are compressed once and sent often. */
export const compressWhole = (encoding: Encoding, bytes: Uint8Array): Promise<Uint8Array> => compressors[encoding](bytes);
