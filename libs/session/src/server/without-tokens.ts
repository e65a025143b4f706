const TOKEN_NAMES = new Set(['sw-context-token', 'contexttoken', 'newcontexttoken']);

/**
 * A parsed answer without any context token: under the names that tokens have, and wherever a text holds one of the
 * tokens known for this exchange. The same object where it holds none.
 */
function withoutTokens(value: unknown, known: readonly string[]): unknown {
  if (typeof value === 'string') return known.some((token) => value.includes(token)) ? '' : value;
  if (Array.isArray(value)) {
    const parts = value.map((part) => withoutTokens(part, known));
    return parts.every((part, index) => part === value[index]) ? value : parts;
  }
  if (typeof value !== 'object' || value === null) return value;
  let changed = false;
  const copy: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    const kept =
      TOKEN_NAMES.has(name.toLowerCase()) || (typeof part === 'string' && known.includes(part)) ? undefined : withoutTokens(part, known);
    if (kept === undefined && part !== undefined) {
      changed = true;
      continue;
    }
    if (kept !== part) changed = true;
    copy[name] = kept;
  }
  return changed ? copy : value;
}

/** An answer's text without tokens; texts that hold none pass untouched. */
export function textWithoutTokens(text: string, known: readonly string[]): string {
  if (!/contexttoken|sw-context-token/i.test(text) && !known.some((token) => text.includes(token))) return text;
  try {
    return JSON.stringify(withoutTokens(JSON.parse(text), known));
  } catch {
    return known.reduce((rest, token) => rest.replaceAll(token, ''), text);
  }
}
