import { describe, expect, it } from 'vitest';
import type { Media } from '@vitrine/store-api-client';
import { imageOf } from './media-image.ts';

const media = (over: object) => ({ url: '/mug.jpg', mimeType: 'image/jpeg', ...over }) as unknown as Media;

describe('a media file', () => {
  it.each([
    ['none', null],
    ['none at all', undefined],
    ['one without an address', media({ url: '' })],
    ['a document', media({ mimeType: 'application/pdf' })],
    ['a video', media({ mimeType: 'video/mp4' })],
  ])('is no picture: %s', (_what, given) => expect(imageOf(given, 'Mug')).toBeUndefined());

  it.each([
    ['of a known kind', media({})],
    ['of no known kind', media({ mimeType: null })],
  ])('is a picture where it is one %s', (_what, given) => {
    expect(imageOf(given, 'Mug')).toEqual({ url: '/mug.jpg', thumbnails: [], alt: 'Mug' });
  });

  it('brings its sizes along, of itself and of its thumbnails', () => {
    const thumbnails = [{ url: '/small.jpg', width: 400, height: 300, id: 'a' }];
    expect(imageOf(media({ thumbnails, metaData: { width: 1200, height: 900 } }), '')).toEqual({
      url: '/mug.jpg',
      thumbnails: [{ url: '/small.jpg', width: 400 }],
      width: 1200,
      height: 900,
      alt: '',
    });
  });

  it.each([
    ['its width', { width: 1200 }],
    ['its height', { height: 900 }],
  ])('may know only %s', (_what, metaData) => {
    expect(imageOf(media({ metaData }), '')).toEqual({ url: '/mug.jpg', thumbnails: [], alt: '', ...metaData });
  });

  it.each([
    ["the page's language first", { translated: { alt: 'Becher' }, alt: 'Mug' }, 'Becher'],
    ['an empty text is one', { translated: { alt: '' }, alt: 'Mug' }, ''],
    ['then its own', { translated: {}, alt: 'Mug' }, 'Mug'],
    ['else what it is shown for', { translated: { alt: null }, alt: null }, 'Shown for'],
  ])('is described: %s', (_what, given, alt) => expect(imageOf(media(given), 'Shown for')?.alt).toBe(alt));
});
