import { cssColor, cssLength, schemeOf } from '../model/css-values.ts';

type Check = (value: string) => string | null;

const oneOf =
  (...choices: readonly string[]): Check =>
  (value) =>
    choices.includes(value.toLowerCase()) ? value.toLowerCase() : null;
const length: Check = (value) => (value.toLowerCase() === 'auto' ? 'auto' : cssLength(value));
/** One to four lengths, as `margin` and `padding` take them. */
const lengths: Check = (value) => {
  const parts = value.split(/\s+/).map(length);
  return parts.length <= 4 && parts.every((part) => part !== null) ? parts.join(' ') : null;
};
const LINE = /^(\d{1,2}px|thin|medium|thick|0)(?:\s+(solid|dashed|dotted|double|none)(?:\s+(\S.*))?)?$/i;
const line: Check = (value) => {
  const [, width, style, color] = LINE.exec(value) ?? [];
  if (width === undefined) return null;
  const checked = color === undefined ? null : cssColor(color);
  if (color !== undefined && checked === null) return null;
  return [width, style, checked].filter((part) => part !== undefined && part !== null).join(' ');
};
const fontSize: Check = (value) =>
  /^(?:\d{1,2}(?:\.\d{1,3})?(?:px|pt|r?em)|\d{2,3}%|(?:x{0,2}-)?(?:small|large)|medium|smaller|larger)$/i.test(value) ? value : null;

/** What a merchant may style inside a text, and how each value is checked. Nothing here can load, cover or move anything. */
const PROPERTIES: Readonly<Record<string, Check>> = {
  'text-align': oneOf('left', 'right', 'center', 'justify', 'start', 'end'),
  'text-decoration': oneOf('underline', 'line-through', 'none'),
  'text-transform': oneOf('uppercase', 'lowercase', 'capitalize', 'none'),
  'font-weight': (value) => (/^(?:normal|bold|bolder|lighter|[1-9]00)$/i.test(value) ? value : null),
  'font-style': oneOf('normal', 'italic', 'oblique'),
  'font-size': fontSize,
  'line-height': (value) => (/^(?:normal|\d(?:\.\d{1,3})?)$/i.test(value) ? value : null),
  'vertical-align': oneOf('top', 'middle', 'bottom', 'baseline', 'sub', 'super'),
  'list-style-type': oneOf('disc', 'circle', 'square', 'decimal', 'lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman', 'none'),
  float: oneOf('left', 'right', 'none', 'inline-start', 'inline-end'),
  clear: oneOf('left', 'right', 'both', 'none'),
  'border-collapse': oneOf('collapse', 'separate'),
  border: line,
  'border-top': line,
  'border-bottom': line,
  width: length,
  'max-width': length,
  height: length,
  margin: lengths,
  'margin-top': length,
  'margin-right': length,
  'margin-bottom': length,
  'margin-left': length,
  padding: lengths,
  'padding-top': length,
  'padding-right': length,
  'padding-bottom': length,
  'padding-left': length,
};

/** None of the values above is longer. */
const LONGEST_DECLARATION = 200;

/**
 * Keeps the allowed declarations of an inline style, rewritten from their checked values.
 *
 * A text's `color` becomes the custom property `--v-html-color`, so that the style sheet can lighten it where the
 * page is dark; a `background-color` brings the scheme of the text that reads on it.
 */
export function filterInlineStyle(style: string): string {
  const kept: string[] = [];
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 1 || declaration.length > LONGEST_DECLARATION) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim();
    if (name === 'color' || name === '--v-html-color') {
      const color = cssColor(value);
      if (color !== null) kept.push(`--v-html-color:${color}`);
    } else if (name === 'background-color' || name === 'background') {
      const color = cssColor(value);
      const scheme = color === null ? null : schemeOf(color);
      if (color !== null) kept.push(`background-color:${color}`, ...(scheme === null ? [] : [`color-scheme:${scheme}`]));
    } else if (Object.hasOwn(PROPERTIES, name)) {
      const checked = PROPERTIES[name]?.(value) ?? null;
      if (checked !== null) kept.push(`${name}:${checked}`);
    }
  }
  return kept.join(';');
}
