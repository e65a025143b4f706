/** Shorter texts would tear holes into innocent words. */
const MIN_SECRET_LENGTH = 4;

/** Texts of a request that no failure may repeat: key, token and passwords. */
export function secretsOf(body: unknown, ...others: (string | undefined)[]): string[] {
  const found = others.filter((value) => value !== undefined);
  if (typeof body === 'object' && body !== null) {
    for (const [name, value] of Object.entries(body)) {
      if (/password|token|hash/i.test(name) && typeof value === 'string') found.push(value);
    }
  }
  return found.filter((value) => value.length >= MIN_SECRET_LENGTH);
}
