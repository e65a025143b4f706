import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** The beginning of a body: all of it, or as much as is kept. */
export interface ArrivedBody {
  readonly bytes: Buffer;
  readonly isWhole: boolean;
}

/**
 * Reads a request's body until it is whole or more has come than is kept, so that whoever sends slowly holds a connection
 * here and nothing behind it. Undefined where the sender has gone.
 */
export function arrivedBody(request: IncomingMessage, keep: number): Promise<ArrivedBody | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (body: ArrivedBody | undefined) => {
      request.off('data', take);
      request.off('end', whole);
      request.off('close', gone);
      resolve(body);
    };
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= keep) return;
      request.pause();
      finish({ bytes: Buffer.concat(chunks), isWhole: false });
    };
    const whole = () => finish({ bytes: Buffer.concat(chunks), isWhole: true });
    const gone = () => finish(undefined);
    request.on('data', take);
    request.once('end', whole);
    request.once('close', gone);
    request.once('error', gone);
  });
}

/** A stream of what has come and of what is still to come. */
export function wholeBody(request: IncomingMessage, begun: Buffer): Readable {
  return Readable.from(
    (async function* body() {
      yield begun;
      yield* request as AsyncIterable<Buffer>;
    })(),
    { objectMode: false },
  );
}
