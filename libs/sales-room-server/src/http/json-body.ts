import type { Context } from 'hono';
import { BodyTooLargeError, readBoundedText } from '@vitrine/http-server';
import { RoomError } from '../room-error.ts';
import { assertStorableText } from '../unicode-guard.ts';
import { DEFAULT_HTTP_LIMITS } from './request-limits.ts';

/** Deeper than any call of ours or of a store: what walks through a body by recursion, or sends it on, needs no more. */
const DEPTH = 64;

/** Whether something is nested deeper than so many levels. It is walked through level by level. */
function isDeeperThan(body: unknown, levels: number): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length === 0) return false;
  }
  return true;
}

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
  if (isDeeperThan(body, DEPTH)) throw new RoomError('invalid-payload', `A body may be nested ${DEPTH} levels deep.`);
  return body;
}

async function boundedText(request: Request, limit: number): Promise<string> {
  try {
    return await readBoundedText(request, limit);
  } catch (cause) {
    throw cause instanceof BodyTooLargeError ? new RoomError('too-large', `A body may have ${limit} bytes.`, { cause }) : cause;
  }
}
