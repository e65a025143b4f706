export interface QuantityLimits {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

/** The nearest allowed quantity at or below `value`: a whole number from `min` in `step`s up to `max`. */
export function clampQuantity(value: number, { min = 1, max, step = 1 }: QuantityLimits = {}): number {
  const size = Math.max(1, Math.trunc(step));
  const highest = max === undefined ? Infinity : min + Math.floor((max - min) / size) * size;
  const whole = Math.trunc(value);
  if (!(whole > min)) return min;
  return Math.max(min, Math.min(min + Math.floor((whole - min) / size) * size, highest));
}
