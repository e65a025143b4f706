import { expect, it } from 'vitest';
import { CAMERA_ENCODINGS, layerFor } from './video-layers.ts';

it.each([
  ['a tile of the strip', 160, 90, 1, 0],
  ['the same on a sharp screen', 160, 90, 2, 0],
  ['a tile of a full grid', 320, 180, 1, 0],
  ['the same on a sharp screen', 320, 180, 2, 1],
  ['one of four', 640, 360, 1, 1],
  ['the same on a sharp screen', 640, 360, 2, 2],
  ['one alone', 1_280, 720, 1, 2],
  ['a narrow, high tile, which is cut at both sides', 200, 700, 1, 2],
  ['a sharper screen than any eye', 160, 90, 4, 0],
  ['nothing at all', 0, 0, 1, 0],
  ['as much larger as nobody minds', 0, 225, 1, 0],
  ['a line more than that', 0, 226, 1, 1],
  ['as much larger as nobody minds of the next size', 0, 450, 1, 1],
  ['a line more than that', 0, 451, 1, 2],
  ['a page that is shown smaller', 0, 226, 0.5, 1],
] as const)('%s of %i × %i at %i takes size %i', (_what, width, height, ratio, layer) =>
  expect(layerFor({ width, height }, ratio)).toBe(layer),
);

it('a camera is sent in three sizes, each twice as large as the last and worth three times the line', () => {
  expect(CAMERA_ENCODINGS.map(({ rid, scaleResolutionDownBy }) => [rid, scaleResolutionDownBy])).toEqual([
    ['r0', 4],
    ['r1', 2],
    ['r2', 1],
  ]);
  expect(CAMERA_ENCODINGS.map(({ maxBitrate }) => maxBitrate)).toEqual([150_000, 500_000, 1_500_000]);
});
