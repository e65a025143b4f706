import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createRemoteAddress, createTrust } from '@vitrine/http-server';
import type { TraitName } from '../traits/traits.ts';

const visitorAddress = createRemoteAddress();
const isOwnPeer = createTrust();

const incomingOf = (c: Context): IncomingMessage => (c.env as HttpBindings).incoming;

/** Whether the peer of the connection may speak for others: a program of this machine. */
export function isTrustedPeer(c: Context): boolean {
  return isOwnPeer(incomingOf(c).socket.remoteAddress);
}

/** Whose call it is; rate limits count by it. A frontend on this machine names its visitor, as a trusted proxy of Shopware's would; nobody else is believed. */
export function remoteAddress(c: Context, traits: ReadonlySet<TraitName>): string {
  return traits.has('one-address') ? (incomingOf(c).socket.remoteAddress ?? '') : visitorAddress(incomingOf(c));
}
