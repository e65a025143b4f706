/** A steady number from 0 to 1 for a name, for stock, sales and dates that should differ but never change. */
export function share(name: string): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** A thirteen-digit article code with its check digit. */
export function ean(serial: number): string {
  const body = String(401_234_500_000 + serial);
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** A day, counted back from 15 November 2026, as an ISO date. */
export function daysBefore(days: number): string {
  return new Date(Date.UTC(2026, 10, 15, 9) - days * 86_400_000).toISOString();
}
