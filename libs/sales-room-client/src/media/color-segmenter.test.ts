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

describe('a small picture', () => {
  const [width, height] = [32, 18];
  /** Somebody before a wall, each in one color. */
  const picture = (person: readonly number[], wall: readonly number[]) => {
    const data = new Uint8ClampedArray(width * height * 4);
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      const isPerson = (x >= 11 && x <= 20 && y >= 2 && y <= 11) || (x >= 8 && x <= 23 && y >= 10);
      data.set([...(isPerson ? person : wall), 255], pixel * 4);
    }
    return { data, width, height };
  };
  const sureOf = async (mask: Float32Array | Promise<Float32Array>, x: number, y: number) => (await mask)[y * width + x] ?? Number.NaN;

  it.each([
    ['the face', 16, 7, 0.57],
    ['the crown of the head', 15, 0, 0.45],
    ['beside the head', 12, 0, 0.342],
    ['a little farther out', 10, 0, 0.212],
    ['beside the neck', 10, 5, 0.46],
    ['above a shoulder', 8, 9, 0.326],
    ['a shoulder', 6, 11, 0.445],
    ['beside a shoulder', 3, 11, 0.245],
    ['an elbow', 3, 14, 0.461],
    ['the middle of the lower edge', 16, 17, 0.57],
    ['the lower left corner', 0, 17, 0.47],
    ['the left edge', 0, 12, 0.191],
    ['the upper left corner', 0, 0, 0.14],
  ])('of one color alone is judged by place: %s', async (_place, x, y, expected) => {
    const mask = createColorSegmenter()(picture([100, 100, 100], [100, 100, 100]));
    expect(await sureOf(mask, x, y)).toBeCloseTo(expected, 2);
  });

  it.each([
    ['red', [40, 0, 0], [0, 0, 0]],
    ['green', [0, 40, 0], [0, 0, 0]],
    ['blue', [0, 0, 40], [0, 0, 0]],
    ['red rather than blue', [40, 0, 0], [0, 0, 40]],
    ['red and green rather than much green', [40, 40, 0], [0, 230, 0]],
    ['green and blue rather than much blue', [0, 40, 40], [0, 0, 230]],
    ['the brightest gray', [255, 255, 255], [220, 220, 220]],
    ['the next step of red', [32, 0, 0], [31, 0, 0]],
  ])('tells somebody in %s from the wall, the same on both sides', async (_color, person, wall) => {
    const mask = await createColorSegmenter()(picture(person, wall));
    expect(await sureOf(mask, 16, 8)).toBeCloseTo(0.999, 2);
    expect(await sureOf(mask, 9, 14)).toBeCloseTo(0.999, 2);
    expect(await sureOf(mask, 2, 2)).toBeCloseTo(0.029, 2);
    expect(await sureOf(mask, 30, 9)).toBeCloseTo(0.029, 2);
    // The edge is soft: every pixel is as its neighbors are.
    expect(await sureOf(mask, 10, 5)).toBeCloseTo(0.41, 2);
    expect(await sureOf(mask, 10, 1)).toBeCloseTo(0.158, 2);
    for (let pixel = 0; pixel < mask.length; pixel += 1) {
      const mirrored = mask[pixel - (pixel % width) + (width - 1 - (pixel % width))];
      expect(mask[pixel]).toBeCloseTo(mirrored ?? Number.NaN, 4);
    }
  });

  it('takes two colors that fall into the same step for one', async () => {
    const mask = createColorSegmenter()(picture([31, 31, 31], [0, 0, 0]));
    expect(await sureOf(mask, 16, 8)).toBeCloseTo(0.57, 2);
  });

  it('is judged by what was seen lately: what was the person once may be the wall', async () => {
    const red = [200, 40, 40];
    const green = [40, 200, 40];
    const blue = [40, 40, 200];
    const segment = createColorSegmenter();
    for (let frame = 0; frame < 20; frame += 1) await segment(picture(red, blue));
    for (const expected of [0.429, 0.266, 0.189, 0.145, 0.116, 0.097, 0.083])
      expect(await sureOf(segment(picture(green, red)), 2, 2)).toBeCloseTo(expected, 2);
  });
});
