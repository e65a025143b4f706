import type { Context } from 'hono';
import { RoomError } from '../room-error.ts';

/** A request's JSON body; an empty one is an empty object. */
export async function jsonBody(context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new RoomError('invalid-payload', 'The body is not JSON.', { cause });
  }
}
