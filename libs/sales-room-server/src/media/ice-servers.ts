import { createHmac } from 'node:crypto';

/** A STUN or TURN server as browsers are told of it. */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** TURN servers that share a secret with this server, so that each attendee gets a credential that ends. */
export interface TurnSettings {
  /** `turn:turn.example:3478?transport=udp`. */
  urls: string[];
  /** The TURN server's own, such as coturn's `static-auth-secret`. */
  secret: string;
  /** Seconds for which a credential opens a way through the TURN server; 1,800 where it isn't said. */
  lifetimeS?: number;
}

/** How long a credential holds where it isn't said. */
export const DEFAULT_LIFETIME_S = 1_800;

/** The credential that belongs to a user name, by the secret that both servers know (HMAC-SHA1 in Base64, as TURN servers' REST interface has it). */
export function turnCredential(secret: string, username: string): string {
  return createHmac('sha1', secret).update(username).digest('base64');
}

/** What an attendee's browser is told: the servers as they are set, and the TURN servers with a credential of the attendee's own. */
export function iceServersFor(
  { iceServers, turn }: { iceServers: readonly IceServer[]; turn?: TurnSettings | undefined },
  attendeeId: string,
  now: Date = new Date(),
): IceServer[] {
  const fixed = iceServers.map((server) => ({ ...server }));
  if (turn === undefined) return fixed;
  const username = `${Math.floor(now.getTime() / 1_000) + (turn.lifetimeS ?? DEFAULT_LIFETIME_S)}:${attendeeId}`;
  return [...fixed, { urls: turn.urls, username, credential: turnCredential(turn.secret, username) }];
}

/** Whether a credential is set that every guest is told and that never ends. */
export function hasFixedCredential(iceServers: readonly IceServer[]): boolean {
  return iceServers.some(({ credential }) => credential !== undefined);
}
