import type { HtmlSanitizer, SafeHtml } from '@vitrine/cms-blocks';

/** Characters of texts that are remembered, as they came and as they went. */
const MOST_CHARACTERS = 4_000_000;

/**
 * A sanitizer that remembers: a merchant's texts are the same on each rendering, and taking markup apart is much of what a page costs.
 * The texts that were asked for longest ago make room.
 */
export function rememberingSanitizer(sanitize: HtmlSanitizer, mostCharacters = MOST_CHARACTERS): HtmlSanitizer {
  const known = new Map<string, SafeHtml>();
  let characters = 0;
  return (html) => {
    const seen = known.get(html);
    const safe = seen ?? sanitize(html);
    if (seen !== undefined) known.delete(html);
    else characters += html.length + safe.length;
    known.set(html, safe);
    for (const [oldest, kept] of known) {
      if (characters <= mostCharacters) break;
      known.delete(oldest);
      characters -= oldest.length + kept.length;
    }
    return safe;
  };
}
