import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The peer of the connection; rate limits count by it. Forwarded headers are not believed. */
export function remoteAddress(c: Context): string {
  return getConnInfo(c).remote.address ?? 'unknown';
}
