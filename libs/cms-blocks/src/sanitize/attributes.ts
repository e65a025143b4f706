import { classTokens } from '../model/css-values.ts';
import { isAbsolute, safeFile, safeLink } from '../model/safe-url.ts';
import { filterInlineStyle } from './inline-style.ts';
import type { SanitizeHtmlOptions } from './options.ts';

type Attributes = Record<string, string>;

const ID = /^[a-z][\w-]{0,63}$/i;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;
const REL = new Set(['nofollow', 'sponsored', 'ugc', 'noreferrer', 'author', 'license', 'help']);

/** Merchants' ids live in a space of their own, so that none shadows a name of the page's scripts. */
const ID_PREFIX = 'cms-';

type Check = (value: string) => string | null;

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? value : null;
const number = matching(/^\d{1,5}$/);
const text: Check = (value) => value;
const flag: Check = () => '';

const COMMON: Readonly<Record<string, Check>> = {
  class: (value) => classTokens(value) || null,
  style: (value) => filterInlineStyle(value) || null,
  id: (value) => (ID.test(value) ? `${ID_PREFIX}${value}` : null),
  title: text,
  lang: matching(LANGUAGE),
  dir: matching(/^(?:ltr|rtl|auto)$/i),
  'aria-label': text,
  'aria-hidden': matching(/^(?:true|false)$/),
};
const CELL = {
  colspan: number,
  rowspan: number,
  scope: matching(/^(?:row|col|rowgroup|colgroup)$/i),
  align: matching(/^(?:left|right|center)$/i),
};

const OWN: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  td: CELL,
  th: CELL,
  col: { span: number },
  colgroup: { span: number },
  ol: { start: matching(/^-?\d{1,5}$/), type: matching(/^[1aAiI]$/), reversed: flag },
  li: { value: number },
  time: { datetime: matching(/^[\d:.TZ+\-\s]{4,40}$/) },
  details: { open: flag },
};

/** Attributes that come out of `cleanAttributes`, for every element; the list of what the sanitiser lets through. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': Object.keys(COMMON),
  ...Object.fromEntries(Object.entries(OWN).map(([tag, checks]) => [tag, Object.keys(checks)])),
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
};

function linkAttributes(attributes: Attributes, options: SanitizeHtmlOptions): Attributes {
  const address = safeLink(attributes['href']);
  if (address === null) return {};
  if (address.startsWith('#')) return ID.test(address.slice(1)) ? { href: `#${ID_PREFIX}${address.slice(1)}` } : { href: '#' };
  const href = options.href && !isAbsolute(address) ? options.href(address) : address;
  const rel = (attributes['rel'] ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((token) => REL.has(token));
  // The opened page must not reach back; a shop's own pages open in place unless the merchant wants a new tab.
  return attributes['target']?.toLowerCase() === '_blank'
    ? { href, target: '_blank', rel: [...new Set(['noopener', 'noreferrer', ...rel])].join(' ') }
    : { href, ...(rel.length > 0 ? { rel: rel.join(' ') } : {}) };
}

function imageSource(value: string | undefined, options: SanitizeHtmlOptions): string | null {
  const address = safeFile(value);
  if (address === null || !isAbsolute(address) || /^https:/i.test(address)) return address;
  const origin = URL.canParse(address) ? new URL(address).origin : null;
  return origin !== null && options.imageOrigins?.includes(origin) ? address : null;
}

function imageAttributes(attributes: Attributes, options: SanitizeHtmlOptions): Attributes {
  const src = imageSource(attributes['src'], options);
  if (src === null) return {};
  const size = (name: string) => {
    const value = number((attributes[name] ?? '').replace(/px$/i, ''));
    return value === null ? {} : { [name]: value };
  };
  return { src, alt: attributes['alt'] ?? '', ...size('width'), ...size('height'), loading: 'lazy', decoding: 'async' };
}

/** The attributes of an element that may stay, each with a checked value. */
export function cleanAttributes(tag: string, attributes: Attributes, options: SanitizeHtmlOptions): Attributes {
  const checks: Readonly<Record<string, Check>> = { ...COMMON, ...OWN[tag] };
  const kept: Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    const checked = Object.hasOwn(checks, name) ? (checks[name]?.(value) ?? null) : null;
    if (checked !== null) kept[name] = checked;
  }
  if (tag === 'a') return { ...kept, ...linkAttributes(attributes, options) };
  if (tag === 'img') return { ...kept, ...imageAttributes(attributes, options) };
  return kept;
}
