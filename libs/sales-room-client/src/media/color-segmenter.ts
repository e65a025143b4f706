/** A small image in which a person is to be found: RGBA, row by row. */
export interface SegmenterImage {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Says of each pixel how surely it belongs to the person, 0 to 1. Replaceable, e.g. by a learnt model. */
export type Segmenter = (image: SegmenterImage) => Float32Array | Promise<Float32Array>;

/** Steps of each color channel: few enough that light and shade fall together. */
const STEPS = 8;
/** How much of what was learnt is kept from one picture to the next. */
const MEMORY = 0.85;

/** How likely a person is at this place before anything is known: head and shoulders in the middle, nobody in the corners. */
function prior(x: number, y: number): number {
  const head = Math.hypot((x - 0.5) / 0.15, (y - 0.38) / 0.27);
  const shoulders = y < 0.55 ? 2 : Math.abs(x - 0.5) / (0.2 + (y - 0.55) * 0.5);
  const distance = Math.min(head, shoulders);
  if (distance <= 1) return 0.9;
  return Math.max(0.04, 0.9 - (distance - 1) * 1.1);
}

/**
 * Finds a person only by color: what is seen where people sit is learnt against what is seen at the edges. It needs no
 * model and nothing from a network, and works where somebody sits in the middle in other colors than the wall behind;
 * what it isn't sure of counts as background. A learnt model does better: see {@link Segmenter}.
 */
export function createColorSegmenter(): Segmenter {
  const person = new Float32Array(STEPS ** 3);
  const room = new Float32Array(STEPS ** 3);
  let priors = new Float32Array();
  let mask = new Float32Array();

  return ({ data, width, height }) => {
    const count = width * height;
    if (priors.length !== count) {
      priors = Float32Array.from({ length: count }, (_, pixel) =>
        prior(((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height),
      );
      mask = new Float32Array(count);
    }
    const bins = new Uint16Array(count);
    for (let bin = 0; bin < person.length; bin += 1) {
      person[bin] = (person[bin] ?? 0) * MEMORY;
      room[bin] = (room[bin] ?? 0) * MEMORY;
    }
    const step = (value: number | undefined): number => Math.floor(((value ?? 0) * STEPS) / 256);
    for (let pixel = 0; pixel < count; pixel += 1) {
      const bin = (step(data[pixel * 4]) * STEPS + step(data[pixel * 4 + 1])) * STEPS + step(data[pixel * 4 + 2]);
      bins[pixel] = bin;
      const likely = priors[pixel] ?? 0;
      // What lies between says nothing about either.
      if (likely > 0.8) person[bin] = (person[bin] ?? 0) + 1;
      else if (likely < 0.3) room[bin] = (room[bin] ?? 0) + 1;
    }
    const sum = (histogram: Float32Array): number => histogram.reduce((total, value) => total + value, 1);
    const [people, rooms] = [sum(person), sum(room)];
    for (let pixel = 0; pixel < count; pixel += 1) {
      const bin = bins[pixel] ?? 0;
      // Where a person is likely the wall is seen too: color says more than place.
      const likely = 0.12 + 0.5 * (priors[pixel] ?? 0);
      const asPerson = likely * (((person[bin] ?? 0) + 0.1) / people);
      const asRoom = (1 - likely) * (((room[bin] ?? 0) + 0.3) / rooms);
      mask[pixel] = asPerson / (asPerson + asRoom);
    }
    return smooth(mask, width, height);
  };
}

/** Takes single pixels for what their neighbours are. */
function smooth(mask: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(mask.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [total, count] = [0, 0];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          total += mask[row * width + column] ?? 0;
          count += 1;
        }
      }
      result[y * width + x] = total / count;
    }
  }
  return result;
}
