/** A piece of a chat message: plain text, or a web address. */
export type ChatPart = { text: string } | { text: string; href: string };

/** Web addresses alone: anything else that looks like one stays text. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/giu;
/** Punctuation that ends a sentence, not an address. */
const TRAILING = /(?<![.,;:!?…)\]}])[.,;:!?…)\]}]+$/u;

/** A message has no more letters. A host of many letters with accents takes a URL parser time that grows with their square. */
const LONGEST_ADDRESS = 2_000;

/** Takes a message apart at its web addresses. Nothing of it is ever markup. */
export function linkify(message: string): ChatPart[] {
  const parts: ChatPart[] = [];
  let at = 0;
  const push = (text: string): void => {
    if (text !== '') parts.push({ text });
  };
  for (const match of message.matchAll(ADDRESS)) {
    const raw = match[0];
    const address = raw.replace(TRAILING, (end) => (end.startsWith(')') && raw.includes('(') ? ')' : ''));
    const href = safeAddress(address);
    if (href === undefined) continue;
    push(message.slice(at, match.index));
    parts.push({ text: address, href });
    at = match.index + address.length;
  }
  push(message.slice(at));
  return parts;
}

/** An address that may be followed: http or https, without a user name that could feign another host. */
function safeAddress(text: string): string | undefined {
  if (text.length > LONGEST_ADDRESS || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  return url.username === '' && url.password === '' ? url.href : undefined;
}
