/** Texts that no failure may hold, for example the token and the passwords of the request. */
export type Secrets = readonly string[];

/** A text with its secrets replaced. */
export function redactText(text: string, secrets: Secrets): string {
  return secrets.reduce((current, secret) => current.replaceAll(secret, '[redacted]'), text);
}

const isError = (value: unknown): value is Error => Object.prototype.toString.call(value) === '[object Error]' || value instanceof Error;

/**
 * What a failure may keep of its cause: the cause itself where all it holds are plain values free
 * of secrets; else an error with its name, code, message and stack alone. What platforms and hosts
 * throw may hold the request with its headers.
 */
export function safeCause(cause: unknown, secrets: Secrets, depth = 0): Error | undefined {
  if (cause === undefined || depth > 5) return undefined;
  if (!isError(cause))
    return new Error(typeof cause === 'string' ? redactText(cause, secrets) : 'Something other than an error was thrown.');
  const below = safeCause(cause.cause, secrets, depth + 1);
  const own = Object.getOwnPropertyNames(cause).filter((name) => name !== 'cause');
  const isSafe = own.every((name) => {
    const value = (cause as unknown as Record<string, unknown>)[name];
    return Object(value) !== value && (typeof value !== 'string' || redactText(value, secrets) === value);
  });
  if (isSafe && below === cause.cause) return cause;
  const copy = new Error('', below && { cause: below });
  for (const name of ['name', 'code', 'message', 'stack'] as const) {
    const value = (cause as unknown as Record<string, unknown>)[name];
    if (typeof value === 'string')
      Object.defineProperty(copy, name, { value: redactText(value, secrets), configurable: true, writable: true });
  }
  return copy;
}
