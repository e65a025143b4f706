/** A body was larger than its limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
  readonly code = 'BODY_TOO_LARGE';
  constructor(limit: number) {
    super(`The body is larger than ${limit} bytes.`);
  }
}

/** A stream that fails once more than `limit` bytes have passed. */
export function boundedStream(stream: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  let passed = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        passed += chunk.byteLength;
        if (passed > limit) controller.error(new BodyTooLargeError(limit));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/**
 * A request's body as text, read no further than the limit.
 * @throws BodyTooLargeError
 */
export async function readBoundedText(request: Request, limit: number): Promise<string> {
  return boundedBody(request, limit).text();
}

/**
 * A request's body as bytes, read no further than the limit.
 * @throws BodyTooLargeError
 */
export async function readBoundedBytes(request: Request, limit: number): Promise<Uint8Array> {
  return new Uint8Array(await boundedBody(request, limit).arrayBuffer());
}

/** A body that says itself that it is larger is refused before any of it is read. */
function boundedBody(request: Request, limit: number): Response {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLargeError(limit);
  return new Response(request.body && boundedStream(request.body, limit));
}
