import { BodyTooLargeError, readBoundedBytes } from '@vitrine/http-server';
import { PORTRAIT } from '@vitrine/sales-room-protocol';
import { type Portrait, portraitTypeOf } from '../guides/portraits.ts';
import { RoomError } from '../room-error.ts';

/** The picture that is a request's body. It is read no further than the limit, and judged by its first bytes alone. */
export async function pictureBody(request: Request): Promise<Portrait> {
  const bytes = await boundedBytes(request);
  const type = portraitTypeOf(bytes);
  if (type === undefined) throw new RoomError('unsupported-media-type', 'The body is neither JPEG nor PNG by its first bytes.');
  return { type, bytes };
}

async function boundedBytes(request: Request): Promise<Uint8Array> {
  try {
    return await readBoundedBytes(request, PORTRAIT.maxBytes);
  } catch (cause) {
    throw cause instanceof BodyTooLargeError
      ? new RoomError('too-large', `A picture may have ${PORTRAIT.maxBytes} bytes.`, { cause })
      : cause;
  }
}
