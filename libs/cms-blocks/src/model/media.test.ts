import { expect, test } from 'vitest';
import { rawMedia } from '../testing/raw-page.ts';
import { readMedia } from './media.ts';

const thumbnail = (name: string, width: unknown, height?: unknown) => ({ url: `https://media.example/${name}.jpg`, width, height });
const widthsOf = (thumbnails: unknown[], metaData: unknown = { width: 1600, height: 800 }) =>
  readMedia(rawMedia('one', { thumbnails, metaData }))?.thumbnails.map(({ url, width }) => `${/(\w+)\.jpg/.exec(url)?.[1]} ${width}`);

test('a thumbnail as wide as the original is not offered beside it, one pixel less is', () => {
  expect(widthsOf([thumbnail('same', 1600), thumbnail('less', 1599), thumbnail('more', 1601)])).toEqual(['less 1599']);
});

test('where the original’s size is unknown every thumbnail counts', () => {
  expect(widthsOf([thumbnail('large', 5000), thumbnail('small', 10)], null)).toEqual(['small 10', 'large 5000']);
});

test('of thumbnails of one width the first counts', () => {
  expect(widthsOf([thumbnail('first', 400), thumbnail('second', 400)])).toEqual(['first 400']);
});

test('a thumbnail that rounds to no pixel is left out', () => {
  expect(widthsOf([thumbnail('line', 400, 1)], { width: 100, height: 1000 })).toEqual([]);
});

test.each([[0], [-1], [null], ['wide']])('a thumbnail of width %o is left out', (width) => {
  expect(widthsOf([thumbnail('odd', width), thumbnail('fine', 200)])).toEqual(['fine 200']);
});

test.each<[string, string, string]>([
  ['model/gltf-binary', 'a.bin', 'model'],
  ['', 'a.glb', 'model'],
  ['video/mp4', 'a.mp4', 'video'],
  ['image/png', 'a.png', 'image'],
  ['', 'a', 'image'],
  ['application/pdf', 'a.pdf', 'other'],
])('a file of type “%s” called %s is a %s', (mimeType, name, kind) => {
  expect(readMedia(rawMedia('one', { mimeType, url: `https://media.example/${name}` }))?.kind).toBe(kind);
});
