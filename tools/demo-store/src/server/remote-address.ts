import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { TraitName } from '../traits/traits.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** Whether the peer of the connection may speak for others: a program of this machine. */
export function isTrustedPeer(c: Context): boolean {
  return LOOPBACK.test(getConnInfo(c).remote.address ?? '');
}

/** Whose call it is; rate limits count by it. A frontend on this machine names its visitor, as a trusted proxy of Shopware's would; nobody else is believed. */
export function remoteAddress(c: Context, traits: ReadonlySet<TraitName>): string {
  const peer = getConnInfo(c).remote.address ?? 'unknown';
  if (traits.has('one-address')) return peer;
  const named = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isTrustedPeer(c) && isIP(named) ? named : peer;
}
