import { expect, it } from 'vitest';
import { layerFor } from './video-layers.ts';

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
] as const)('%s of %i × %i at %i takes size %i', (_what, width, height, ratio, layer) =>
  expect(layerFor({ width, height }, ratio)).toBe(layer),
);
