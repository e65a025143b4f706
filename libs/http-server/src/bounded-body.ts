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
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLargeError(limit);
  if (!request.body) return '';
  return new Response(boundedStream(request.body, limit)).text();
}
