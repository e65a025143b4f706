/** What an example says that it prints: the text after each `// →`, in the order of the lines. */
export const claimsOf = (code: string): string[] => [...code.matchAll(/\/\/ → (.+)$/gm)].map(([, claim = '']) => claim.trim());

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Whether a claim is true of what was printed by one call. `…` stands for any text. */
const isTrueOf = (claim: string, printed: string): boolean => new RegExp(`^${claim.split('…').map(escaped).join('.*')}$`).test(printed);

/** What is wrong with the claims of an example, in sentences; nothing where all of them are true, and nothing else was printed. */
export function falseClaims(code: string, printed: readonly string[]): string[] {
  const claims = claimsOf(code);
  const wrong = claims.flatMap((claim, index) => {
    const line = printed[index];
    if (line === undefined) return [`nothing was printed for: ${claim}`];
    return isTrueOf(claim, line) ? [] : [`claimed: ${claim}, printed: ${line}`];
  });
  return [...wrong, ...printed.slice(claims.length).map((line) => `printed without a claim: ${line}`)];
}
