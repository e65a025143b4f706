/** A piece of a text: plain, or inside a tag such as `<terms>…</terms>`. */
export type RichPart = string | { readonly tag: string; readonly text: string };

const TAG = /<(\/?)([a-zA-Z]\w*)>/g;

/** Splits a text at its tags. Tags do not nest; whatever is no pair of tags stays text. */
export function splitRichText(text: string): RichPart[] {
  const parts: RichPart[] = [];
  const tags = [...text.matchAll(TAG)].map(([whole, slash, name = ''], at, all) => ({
    name,
    isOpening: slash === '',
    start: all[at]?.index ?? 0,
    length: whole.length,
  }));
  // From the last tag to the first: where each name is closed next. Looking for it from every opened tag would read a text again and again.
  const closings = new Map<string, (typeof tags)[number]>();
  const closingOf = new Map<(typeof tags)[number], (typeof tags)[number]>();
  for (const tag of tags.toReversed()) {
    const closing = closings.get(tag.name);
    if (!tag.isOpening) closings.set(tag.name, tag);
    else if (closing) closingOf.set(tag, closing);
  }
  let end = 0;
  for (const tag of tags) {
    const closing = closingOf.get(tag);
    if (tag.start < end || !closing) continue;
    if (tag.start > end) parts.push(text.slice(end, tag.start));
    parts.push({ tag: tag.name, text: text.slice(tag.start + tag.length, closing.start) });
    end = closing.start + closing.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
