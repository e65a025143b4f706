/** Elements of text, tables and pictures. Nothing that runs, loads a document, takes input or is parsed by other rules. */
export const TAGS: readonly string[] = [
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
export const DROPPED_WITH_CONTENT: readonly string[] = [
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

/** Elements inside each other that stay; of what is deeper the words alone. */
export const NESTING_LIMIT = 100;
/** Old editors write these. */
const RENAMED: Readonly<Record<string, { readonly tag: string; readonly style?: string }>> = {
  center: { tag: 'div', style: 'text-align:center' },
  font: { tag: 'span' },
  strike: { tag: 's' },
  tt: { tag: 'code' },
  big: { tag: 'span', style: 'font-size:larger' },
};

/** Elements that have another name today. */
export const OLD_TAGS: readonly string[] = Object.keys(RENAMED);

/** An element under today's name, its looks as a style. */
export function renamed(tag: string, attributes: Record<string, string>): { tag: string; attributes: Record<string, string> } {
  const now = Object.hasOwn(RENAMED, tag) ? RENAMED[tag] : undefined;
  if (now === undefined) return { tag, attributes };
  const style = [now.style, attributes['color'] ? `color:${attributes['color']}` : undefined, attributes['style']];
  return { tag: now.tag, attributes: { ...attributes, style: style.filter((part) => part !== undefined).join(';') } };
}
