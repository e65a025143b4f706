/** Rounds to cents, half away from zero, immune to binary dust (1.005 → 1.01). */
export function round(value: number): number {
  const scaled = Math.abs(value) * 100;
  const cents = Math.round(scaled + scaled * Number.EPSILON * 4);
  return cents === 0 ? 0 : (Math.sign(value) * cents) / 100;
}

export const sum = (values: number[]): number => round(values.reduce((total, value) => total + value, 0));
