/** Random choices that a seed repeats. */
export interface Chance {
  /** 0 to below `limit`. */
  below(limit: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** True so often. */
  happens(share: number): boolean;
}

/** See {@link Chance}: xorshift of 32 bits, of a seed and the number of an input, so that each input can be made by itself. */
export function chanceOf(seed: number, index: number): Chance {
  let state = (Math.imul(seed + 1, 0x9e_37_79_b1) ^ Math.imul(index + 1, 0x85_eb_ca_6b)) | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
  // Neighbours begin alike.
  for (let turn = 0; turn < 8; turn += 1) next();
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (values) => values[below(values.length)] as never, happens: (share) => next() < share };
}
