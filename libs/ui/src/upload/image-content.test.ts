import { describe, expect, it } from 'vitest';
import { checkImage, IMAGE_UPLOAD, imageTypeOf } from './image-content.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];
const text = (value: string) => [...new TextEncoder().encode(value)];

describe('the kind of a picture is told by its content', () => {
  it.each([
    ['JPEG (JFIF)', JPEG, 'image/jpeg'],
    ['JPEG (Exif)', [0xff, 0xd8, 0xff, 0xe1], 'image/jpeg'],
    ['PNG', PNG, 'image/png'],
    ['GIF', text('GIF89a..'), null],
    ['WebP', text('RIFF....WEBPVP8 '), null],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ['HTML', text('<!doctype html>'), null],
    ['PDF', text('%PDF-1.7'), null],
    ['half a PNG signature', PNG.slice(0, 6), null],
    ['a PNG whose line end was converted', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0], null],
    ['nothing', [], null],
  ])('%s', (_, bytes, type) => expect(imageTypeOf(new Uint8Array(bytes))).toBe(type));
});

describe('a file is judged by content and size', () => {
  const file = (bytes: number[], size = bytes.length, type = '') =>
    new Blob([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], { type });
  it.each([
    ['a JPEG that calls itself text', file(JPEG, 100, 'text/plain'), { type: 'image/jpeg' }],
    ['a page that calls itself a PNG', file(text('<script>alert(1)</script>'), 30, 'image/png'), { problem: 'wrong-type' }],
    ['nothing in it', file([]), { problem: 'wrong-type' }],
    ['exactly 5 MB', file(PNG, 5_242_880), { type: 'image/png' }],
    ['one byte more', file(PNG, 5_242_881), { problem: 'too-large' }],
  ])('%s', async (_, blob, answer) => expect(await checkImage(blob)).toEqual(answer));

  it('one that went away meanwhile is not readable', async () => {
    const gone = {
      size: 10,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    } as unknown as Blob;
    expect(await checkImage(gone)).toEqual({ problem: 'unreadable' });
  });

  it('5 MB, JPEG and PNG are the limits of the specification', () =>
    expect(IMAGE_UPLOAD).toEqual({ types: ['image/jpeg', 'image/png'], maxBytes: 5_242_880 }));
});
