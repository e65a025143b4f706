/** Values that come from a browser, let through by their shape alone. */

/** A context token as stores make them. */
export function readToken(value: string | null | undefined): string | undefined {
  return value && /^[A-Za-z0-9_-]{16,128}$/.test(value) ? value : undefined;
}

/** A technical id: 32 lower-case hexadecimal characters. */
export function readId(value: string | null | undefined): string | undefined {
  return value && /^[0-9a-f]{32}$/.test(value) ? value : undefined;
}

/** A visit's id, long enough that nobody guesses it. */
export function readVisit(value: string | null | undefined): string | undefined {
  return value && /^[0-9a-f]{32}$/.test(value) ? value : undefined;
}
