import type { LocalizedText } from '../catalogue/market-model.ts';

/** A path in every language that it has, changed. */
export function changePath(path: LocalizedText, change: (path: string) => string): LocalizedText {
  const changed: LocalizedText = { ...path, 'en-US': change(path['en-US']) };
  for (const code of ['en-GB', 'de-DE'] as const) {
    const own = path[code];
    if (own !== undefined) changed[code] = change(own);
  }
  return changed;
}
