import type { IncomingMessage } from 'node:http';
import { createRemoteAddress, limitKeyOf } from '@vitrine/http-server';

const noted = new WeakMap<IncomingMessage, string>();
const ofLoopbackProxies = createRemoteAddress();

/** Notes the address that a request comes from, as its server sees it. */
export function noteAddress(request: IncomingMessage, address: string): void {
  noted.set(request, address);
}

/** What limits count a request by: the address or network that its server noted, with the proxies that it trusts. */
export function addressOfRequest(request: IncomingMessage): string {
  return limitKeyOf(noted.get(request) ?? ofLoopbackProxies(request));
}
