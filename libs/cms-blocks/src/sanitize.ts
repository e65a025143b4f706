import sanitize from 'sanitize-html';
import type { HtmlSanitizer, SafeHtml } from './model/safe-html.ts';
import { ALLOWED_ATTRIBUTES, cleanAttributes } from './sanitize/attributes.ts';
import type { SanitizeHtmlOptions } from './sanitize/options.ts';

export type { HtmlSanitizer, SafeHtml } from './model/safe-html.ts';
export type { SanitizeHtmlOptions } from './sanitize/options.ts';

/** Elements of text, tables and pictures. Nothing that runs, loads a document, takes input or is parsed by other rules. */
const TAGS = [
  'a',
  'abbr',
  'address',
  'article',
  'aside',
  'b',
  'bdi',
  'bdo',
  'blockquote',
  'br',
  'caption',
  'cite',
  'code',
  'col',
  'colgroup',
  'dd',
  'del',
  'details',
  'dfn',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'i',
  'img',
  'ins',
  'kbd',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  's',
  'samp',
  'section',
  'small',
  'span',
  'strong',
  'sub',
  'summary',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'time',
  'tr',
  'u',
  'ul',
  'var',
  'wbr',
];

/** Elements whose inside is code, a document of its own, or data: it goes with them. */
const DROPPED_WITH_CONTENT = [
  'script',
  'style',
  'template',
  'textarea',
  'option',
  'select',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'title',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
  'frameset',
  'head',
];

const NESTING_LIMIT = 100;
/** Old editors write these. */
const RENAMED: Readonly<Record<string, string>> = { center: 'div', font: 'span', strike: 's', tt: 'code', big: 'span' };
const RENAMED_STYLE: Readonly<Record<string, string>> = { center: 'text-align:center', big: 'font-size:larger' };

function optionsFor(options: SanitizeHtmlOptions): sanitize.IOptions {
  const rename = Object.fromEntries(
    Object.entries(RENAMED).map(([old, tagName]) => [
      old,
      (_tag: string, attribs: sanitize.Attributes) => {
        const style = [RENAMED_STYLE[old], attribs['color'] ? `color:${attribs['color']}` : undefined, attribs['style']];
        return { tagName, attribs: { ...attribs, style: style.filter((part) => part !== undefined).join(';') } };
      },
    ]),
  );
  return {
    allowedTags: TAGS,
    allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    nonTextTags: DROPPED_WITH_CONTENT,
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
 * boxes and colors. The same text comes out on a server and in a browser.
 */
export function sanitizeHtml(html: string, options: SanitizeHtmlOptions = {}): SafeHtml {
  return sanitize(html, optionsFor(options)) as SafeHtml;
}

/** A sanitiser that knows the shop's addresses, for the `sanitize` option of `buildCmsPage`. */
export function createHtmlSanitizer(options: SanitizeHtmlOptions): HtmlSanitizer {
  const prepared = optionsFor(options);
  return (html) => sanitize(html, prepared) as SafeHtml;
}
