import type { RequestSession } from '@vitrine/session/server';
import { getContext, type SalesChannelContext } from '@vitrine/store-api-client';

const contexts = new WeakMap<RequestSession, Promise<SalesChannelContext>>();

/** The visitor's sales channel context, asked for once per request however many loaders need it. */
export function visitorContext(session: RequestSession): Promise<SalesChannelContext> {
  const known = contexts.get(session);
  if (known) return known;
  const asked = getContext(session.client);
  contexts.set(session, asked);
  return asked;
}
