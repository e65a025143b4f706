import sanitize from 'sanitize-html';
import type { HtmlSanitizer, SafeHtml } from './model/safe-html.ts';
import { ALLOWED_ATTRIBUTES, cleanAttributes } from './sanitize/attributes.ts';
import type { SanitizeHtmlOptions } from './sanitize/options.ts';
import { DROPPED_WITH_CONTENT, NESTING_LIMIT, OLD_TAGS, renamed, TAGS } from './sanitize/rules.ts';

export type { HtmlSanitizer, SafeHtml } from './model/safe-html.ts';
export type { SanitizeHtmlOptions } from './sanitize/options.ts';

function optionsFor(options: SanitizeHtmlOptions): sanitize.IOptions {
  const rename = Object.fromEntries(
    OLD_TAGS.map((old) => [
      old,
      (_tag: string, attribs: sanitize.Attributes) => {
        const { tag, attributes } = renamed(old, attribs);
        return { tagName: tag, attribs: attributes };
      },
    ]),
  );
  return {
    allowedTags: [...TAGS],
    allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    nonTextTags: [...DROPPED_WITH_CONTENT],
    nestingLimit: NESTING_LIMIT,
    // Addresses and styles are checked and rewritten below, stricter than by scheme or property alone.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    parseStyleAttributes: false,
    enforceHtmlBoundary: false,
    transformTags: {
      ...rename,
      '*': (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs, options) }),
    },
    // A picture whose address is not allowed would be a broken one.
    exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs['src'],
  };
}

/**
 * Makes a merchant's HTML safe to write into a page: an allow-list of elements and attributes, links without script
 * schemes (new tabs without a way back), pictures over https or from the shop itself, inline styles limited to text,
 * boxes and colors. A browser's own of the same rules is `@vitrine/cms-blocks/browser-sanitize`, which brings no parser along.
 */
export function sanitizeHtml(html: string, options: SanitizeHtmlOptions = {}): SafeHtml {
  return sanitize(html, optionsFor(options)) as SafeHtml;
}

/** A sanitiser that knows the shop's addresses, for the `sanitize` option of `buildCmsPage`. */
export function createHtmlSanitizer(options: SanitizeHtmlOptions): HtmlSanitizer {
  const prepared = optionsFor(options);
  return (html) => sanitize(html, prepared) as SafeHtml;
}
