import { describe, expect, it } from 'vitest';
import { createColorSegmenter } from './color-segmenter.ts';

const WIDTH = 96;
const HEIGHT = 54;

/** A person, a little off the middle, before a wall; both with the noise of a camera. */
function scene({
  wall,
  shirt,
  skin,
  offset = 0,
}: {
  wall: readonly number[];
  shirt: readonly number[];
  skin: readonly number[];
  offset?: number;
}) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const isPerson: boolean[] = [];
  let seed = 7;
  const noise = (): number => ((seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31 - 0.5) * 12;
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const x = (pixel % WIDTH) / WIDTH - offset;
    const y = Math.floor(pixel / WIDTH) / HEIGHT;
    const isHead = Math.hypot((x - 0.5) / 0.12, (y - 0.38) / 0.22) < 1;
    const isShirt = !isHead && y > 0.6 && Math.abs(x - 0.5) < 0.18 + (y - 0.6) * 0.4;
    isPerson.push(isHead || isShirt);
    const color = isHead ? skin : isShirt ? shirt : wall;
    for (let channel = 0; channel < 3; channel += 1) data[pixel * 4 + channel] = (color[channel] ?? 0) + noise();
    data[pixel * 4 + 3] = 255;
  }
  return { picture: { data, width: WIDTH, height: HEIGHT }, isPerson };
}

/** How much of the person is kept sharp, and how much of the room behind is hidden. */
async function found({ picture, isPerson }: ReturnType<typeof scene>) {
  const segment = createColorSegmenter();
  let mask = await segment(picture);
  for (let frame = 0; frame < 5; frame += 1) mask = await segment(picture);
  const share = (of: boolean, test: (value: number) => boolean): number => {
    const values = [...mask].filter((_, pixel) => isPerson[pixel] === of);
    return values.filter(test).length / values.length;
  };
  return { kept: share(true, (value) => value > 0.5), hidden: share(false, (value) => value < 0.5) };
}

describe('a person is told from the room behind by color', () => {
  it.each([
    ['a light wall and a dark shirt', { wall: [220, 215, 205], shirt: [40, 45, 60], skin: [205, 150, 120] }],
    ['a dark room and a white shirt', { wall: [40, 42, 50], shirt: [235, 235, 230], skin: [140, 95, 70] }],
    ['somebody who sits to one side', { wall: [90, 140, 110], shirt: [150, 40, 50], skin: [225, 180, 155], offset: 0.08 }],
  ])('%s', async (_scene, colors) => {
    const { kept, hidden } = await found(scene(colors));
    expect(kept).toBeGreaterThan(0.93);
    expect(hidden).toBeGreaterThan(0.93);
  });

  it('a shirt in the color of the wall costs some of the shirt, not the room: what is unsure is hidden', async () => {
    const { hidden } = await found(scene({ wall: [200, 195, 190], shirt: [200, 195, 190], skin: [150, 100, 80] }));
    expect(hidden).toBeGreaterThan(0.8);
  });
});

it('a picture of another size begins anew', async () => {
  const segment = createColorSegmenter();
  expect(await segment({ data: new Uint8ClampedArray(8 * 4 * 4), width: 8, height: 4 })).toHaveLength(32);
  expect(await segment({ data: new Uint8ClampedArray(4 * 4 * 4), width: 4, height: 4 })).toHaveLength(16);
});
