import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

const file = (width: number) => ({ url: `https://shop.example/media/lamp-${width}.webp?ts=1`, width });
const picture = (over: object = {}) => ({ url: 'https://shop.example/media/lamp.webp', thumbnails: [file(200), file(400)], ...over });

it('a page comes back from its packing as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(pack(value))).toEqual(value);
    }),
  );
});

it.each([
  [[file(200), file(400), file(1200)]],
  [
    [
      { url: 'a', width: 1 },
      { url: 'a', width: 2 },
    ],
  ],
  [
    [
      { url: '', width: 1 },
      { url: 'b', width: 2 },
    ],
  ],
  [
    [
      { url: 'aa', width: 1 },
      { url: 'aaa', width: 2 },
    ],
  ],
  [[file(200)]],
  [[]],
])('the smaller files of a picture come back as they were: %j', (thumbnails) => {
  expect(unpack(pack({ thumbnails }))).toEqual({ thumbnails });
});

it('lists of the same kind that are no smaller files of a picture come back as they were', () => {
  const videos = [file(200), file(400)];
  expect(unpack(pack({ videos }))).toEqual({ videos });
});

it('what the addresses of a picture’s files share is said once', () => {
  const text = JSON.stringify(pack(picture()));
  expect(text.match(/ts=1/g)).toHaveLength(1);
  expect(JSON.stringify(unpack(pack(picture()))).match(/ts=1/g)).toHaveLength(2);
});

it('parts that are equal are one, and parts that are not stay two', () => {
  const [first, second, third] = pack([picture(), picture(), picture({ alt: 'Lamp' })]) as unknown as object[];
  expect(first).toBe(second);
  expect(first).not.toBe(third);
  const kinds = pack([[1], ['1'], [true], ['true'], [null], ['null'], [undefined], {}, [], { 0: 1 }]) as unknown as object[];
  expect(new Set(kinds).size).toBe(10);
});
