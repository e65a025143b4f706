import type { Context } from 'hono';
import { RoomError } from '../room-error.ts';
import { assertStorableText } from '../storable-text.ts';
import { DEFAULT_HTTP_LIMITS } from './request-limits.ts';

/** A request's JSON body; an empty one is an empty object. It is read no further than the limit. */
export async function jsonBody(context: Context): Promise<unknown> {
  const limit: unknown = context.get('maxBodyBytes');
  const text = await boundedText(context.req.raw, typeof limit === 'number' ? limit : DEFAULT_HTTP_LIMITS.maxBodyBytes);
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text) as unknown;
  } catch (cause) {
    throw new RoomError('invalid-payload', 'The body is not JSON.', { cause });
  }
  assertStorableText(body);
  return body;
}

async function boundedText(request: Request, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new RoomError('too-large', `A body may have ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
