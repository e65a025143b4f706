import { portraitResponseSchema } from '@vitrine/sales-room-protocol';
import { RoomError } from '../errors/room-error.ts';
import { createRoomCall, refusalOf, type RoomApiOptions } from './room-call.ts';

const PORTRAIT_PATH = '/room-api/guide/portrait';

/** Milliseconds that an upload may take: longer than the server waits for a whole request, whose word comes first. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** An upload on its way. */
interface UploadRequest {
  /** Ends it. */
  signal: AbortSignal;
  /** Hears which share of it has been sent, from 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Saves a picture as the portrait of the guide who is signed in; gives its address. A browser tells how far an upload is
 * through XMLHttpRequest alone.
 * @throws RoomError `too-large`, `unsupported-media-type`, …
 */
export async function uploadPortrait(
  picture: Blob,
  { signal, onProgress }: UploadRequest,
  { origin = '' }: Pick<RoomApiOptions, 'origin'> = {},
): Promise<string> {
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: RoomError['code']) => () => reject(new RoomError(code, `PUT ${PORTRAIT_PATH} was not answered.`));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = fail('unreachable');
    request.ontimeout = fail('timeout');
    request.onabort = fail('closed');
    request.open('PUT', origin + PORTRAIT_PATH);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    if (signal.aborted) return fail('closed')();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(picture);
  });
  const body = parsed(text);
  if (status !== 200) throw refusalOf(new Response(null, { status }), body, `PUT ${PORTRAIT_PATH} answered ${status}.`);
  const saved = portraitResponseSchema.safeParse(body);
  if (!saved.success) throw new RoomError('internal', 'The answer is not of the protocol.', { cause: saved.error });
  return saved.data.portraitUrl;
}

/**
 * Deletes the portrait of the guide who is signed in. Gives the picture at `portraitUrl`, so that it can be saved again;
 * null where there was none.
 * @throws RoomError
 */
export async function removePortrait(portraitUrl: string | undefined, options: Pick<RoomApiOptions, 'origin'> = {}): Promise<File | null> {
  const file = portraitUrl === undefined ? null : await download(`${options.origin ?? ''}${portraitUrl}`);
  await createRoomCall(options)('DELETE', PORTRAIT_PATH);
  return file;
}

async function download(url: string): Promise<File | null> {
  // The page shows it: it is in the browser's cache.
  const response = await fetch(url).catch((cause: unknown) => {
    throw new RoomError('unreachable', `GET ${url} was not answered.`, { cause });
  });
  if (response.status === 404) return null;
  if (!response.ok) throw refusalOf(response, null, `GET ${url} answered ${response.status}.`);
  const picture = await response.blob();
  return new File([picture], 'portrait', { type: picture.type });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
