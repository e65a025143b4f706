import type { Guide } from './guides/guide-sessions.ts';
import { hashSecret } from './identifiers.ts';
import type { Services } from './services.ts';

/** Who a request comes from, as its cookies prove. */
export interface Identity {
  /** The guide who is signed in. */
  guide(): Promise<Guide | undefined>;
  /** Hash of the key that proves a returning attendee; undefined where there is none. */
  readonly attendeeKeyHash: string | undefined;
}

/** Reads the cookies of a request or handshake. */
export function identityOf(services: Pick<Services, 'host' | 'guides'>, headers: Headers): Identity {
  const cookies = headers.get('cookie');
  const key = services.host.cookies.attendee.read(cookies);
  let guide: Promise<Guide | undefined> | undefined;
  return {
    attendeeKeyHash: key === undefined || key.length < 32 || key.length > 128 ? undefined : hashSecret(key),
    guide: () => (guide ??= services.guides.find(services.host.cookies.guide.read(cookies))),
  };
}
