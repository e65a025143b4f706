/**
 * Whether a text can only be a secret. Short ones and plain words (somebody's password is "wrong")
 * occur in innocent messages, where a hole would tell more than it hides.
 */
const isTelling = (value: string): boolean => value.length >= 12 || (value.length >= 6 && /[^a-z]/.test(value));

/** Texts of a request that no failure may repeat: key, token and passwords. */
export function secretsOf(body: unknown, ...others: (string | undefined)[]): string[] {
  const found = others.filter((value) => value !== undefined);
  for (const [name, value] of Object.entries(Object(body) as object)) {
    if (/password|token|secret/i.test(name) && typeof value === 'string') found.push(value);
  }
  return found.filter(isTelling);
}
