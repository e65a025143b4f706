import { describe, expect, it } from 'vitest';
import { BodyTooLargeError, readBoundedBytes, readBoundedText } from './bounded-body.ts';

const bytes = (length: number) => new TextEncoder().encode('x'.repeat(length));

/** A body that comes in pieces, whose length nobody tells. */
const inPieces = (...lengths: number[]) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const length of lengths) controller.enqueue(bytes(length));
      controller.close();
    },
  });
  return new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit);
};
const told = (length: number, body = '') =>
  new Request('http://localhost', { method: 'POST', headers: { 'content-length': String(length) }, ...(body === '' ? {} : { body }) });

describe('a body with a limit', () => {
  it('is read up to the limit, whether its length is told or not', async () => {
    expect(await readBoundedText(told(10, 'x'.repeat(10)), 10)).toBe('x'.repeat(10));
    expect(await readBoundedText(inPieces(4, 6), 10)).toBe('x'.repeat(10));
    expect(await readBoundedText(told(0), 10)).toBe('');
    expect(await readBoundedBytes(inPieces(4, 6), 10)).toEqual(bytes(10));
    expect(await readBoundedBytes(told(0), 10)).toEqual(new Uint8Array());
  });

  it('is refused beyond it: at once where its length is told, else as soon as too much has come', async () => {
    for (const read of [readBoundedText, readBoundedBytes]) {
      await expect(read(told(11), 10)).rejects.toBeInstanceOf(BodyTooLargeError);
      await expect(read(inPieces(4, 7), 10)).rejects.toBeInstanceOf(BodyTooLargeError);
    }
  });
});
