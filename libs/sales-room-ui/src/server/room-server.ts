import { data } from 'react-router';
import { createRoomApi, isRoomError, type RoomApi } from '@vitrine/sales-room-client/api';
import type { RoomEntry } from '@vitrine/sales-room-protocol';
import { LOCALE_HEADER } from '@vitrine/session';
import type { OwnInvitation } from '../room/room-page-data.ts';

/** Where the room server answers inside: `SALES_ROOM_SERVER_ORIGIN`, else the loopback at `SALES_ROOM_SERVER_PORT` (3003). */
export function roomServerOrigin(env: Readonly<Record<string, string | undefined>> = process.env): string {
  return env.SALES_ROOM_SERVER_ORIGIN || `http://127.0.0.1:${env.SALES_ROOM_SERVER_PORT || '3003'}`;
}

/** The room server as the visitor of this request: with their cookies, in the language of their address. */
function roomApiFor(request: Request, locale: string, origin: string = roomServerOrigin()): RoomApi {
  return createRoomApi({
    origin,
    cookie: request.headers.get('cookie') ?? undefined,
    headers: { [LOCALE_HEADER]: locale },
    signal: request.signal,
  });
}

/** Which screen the visitor belongs to. @throws Response 503 while the room server doesn't answer. */
export async function loadEntry(
  request: Request,
  locale: string,
  path: string,
  viewerType: 'guide' | 'client',
  origin?: string,
): Promise<RoomEntry> {
  try {
    return await roomApiFor(request, locale, origin).entry(path, viewerType);
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.error(`The room server did not answer: ${isRoomError(error) ? error.code : String(error)}`);
    throw data({}, { status: 503 });
  }
}

/** What the bearer of a mail's token has answered. The token alone proves them: no cookie is sent along, and nothing is answered by reading. */
export async function loadOwnInvitation(
  request: Request,
  appointmentId: string,
  token: string,
  origin: string = roomServerOrigin(),
): Promise<OwnInvitation> {
  try {
    const { answer } = await createRoomApi({ origin, signal: request.signal }).readInvitation(appointmentId, token);
    return { isValid: true, answer };
  } catch (error) {
    if (request.signal.aborted) throw error;
    // While it can't be read the question stands: the answer to a press says what is wrong.
    return { isValid: !isRoomError(error) || !REFUSED_TOKENS.has(error.code), answer: null };
  }
}

const REFUSED_TOKENS = new Set(['not-permitted', 'not-accessible', 'invalid-payload', 'not-found']);
