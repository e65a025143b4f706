import type { HtmlSanitizer, SafeHtml } from './model/safe-html.ts';
import { cleanAttributes } from './sanitize/attributes.ts';
import { inertBody } from './sanitize/inert-document.ts';
import type { SanitizeHtmlOptions } from './sanitize/options.ts';
import { DROPPED_WITH_CONTENT, NESTING_LIMIT, renamed, TAGS } from './sanitize/rules.ts';

export type { HtmlSanitizer, SafeHtml } from './model/safe-html.ts';
export type { SanitizeHtmlOptions } from './sanitize/options.ts';

const KEPT: ReadonlySet<string> = new Set(TAGS);
const DROPPED: ReadonlySet<string> = new Set(DROPPED_WITH_CONTENT);
/** Elements without an inside. */
const VOID: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'wbr']);
/** What stays where it says nothing: a picture that needs no words. */
const KEPT_EMPTY = 'alt';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
const escapeValue = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** An element's tags as they are written; null where its inside goes with it. */
interface Written {
  readonly start: string;
  readonly end: string;
}

const NO_TAGS: Written = { start: '', end: '' };

function writtenElement(element: Element, isTooDeep: boolean, options: SanitizeHtmlOptions): Written | null {
  // A form's fields may stand in the place of its properties: it is asked nothing, and only its inside stays.
  if (element instanceof HTMLFormElement) return NO_TAGS;
  // SVG and MathML are parsed by other rules.
  if (!(element instanceof HTMLElement) || DROPPED.has(element.localName)) return null;
  const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const { tag, attributes } = renamed(element.localName, given);
  if (isTooDeep || !KEPT.has(tag)) return NO_TAGS;
  const clean = cleanAttributes(tag, attributes, options);
  // A picture whose address is not allowed would be a broken one.
  if (tag === 'img' && !clean['src']) return NO_TAGS;
  const texts = Object.entries(clean).map(([name, value]) =>
    value === '' && name !== KEPT_EMPTY ? ` ${name}` : ` ${name}="${escapeValue(value)}"`,
  );
  return VOID.has(tag) ? { start: `<${tag}${texts.join('')} />`, end: '' } : { start: `<${tag}${texts.join('')}>`, end: `</${tag}>` };
}

/**
 * The sanitiser of `@vitrine/cms-blocks/sanitize` for a browser, by the same rules: what the browser's own parser has read is written anew, from
 * an allow-list of elements none of which changes how the rest is parsed, with checked attributes in quotes and everything else escaped.
 */
export function sanitizeHtml(html: string, options: SanitizeHtmlOptions = {}): SafeHtml {
  const body = inertBody(html);
  // A walker looks at no property that a name in the text could stand for, and no text is nested too deeply for it.
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  /** Ends of the elements around. */
  const ends: string[] = [];
  let depth = 0;
  const leave = (end: string): void => {
    parts.push(end);
    if (end !== '') depth -= 1;
  };
  let node = walker.firstChild();
  while (node !== null) {
    const written = node instanceof Element ? writtenElement(node, depth >= NESTING_LIMIT, options) : null;
    if (node instanceof Text) parts.push(escapeText(node.data));
    if (written !== null) {
      parts.push(written.start);
      if (written.end !== '') depth += 1;
      const child = walker.firstChild();
      if (child !== null) {
        ends.push(written.end);
        node = child;
        continue;
      }
      leave(written.end);
    }
    node = walker.nextSibling();
    while (node === null && ends.length > 0) {
      walker.parentNode();
      leave(ends.pop() ?? '');
      node = walker.nextSibling();
    }
  }
  return parts.join('') as SafeHtml;
}

/** A sanitiser that knows the shop's addresses, for the `sanitize` option of `buildCmsPage`. */
export const createHtmlSanitizer =
  (options: SanitizeHtmlOptions): HtmlSanitizer =>
  (html) =>
    sanitizeHtml(html, options);
