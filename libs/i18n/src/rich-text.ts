/** A piece of a text: plain, or inside a tag such as `<terms>…</terms>`. */
export type RichPart = string | { readonly tag: string; readonly text: string };

const TAG = /<([a-zA-Z]\w*)>(.*?)<\/\1>/g;

/** Splits a text at its tags. Tags do not nest; whatever is no pair of tags stays text. */
export function splitRichText(text: string): RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of text.matchAll(TAG)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ tag: match[1] ?? '', text: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
