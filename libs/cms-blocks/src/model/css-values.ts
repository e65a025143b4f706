const LENGTH = /^(?:0|\d{1,5}(?:\.\d{1,4})?(?:px|%|r?em|ch|v[hwib]|[sdl]v[hw]|vmin|vmax|pt|cm|mm))$/i;
const NUMBER = /^\d{1,5}(?:\.\d{1,4})?$/;
const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const COLOR_FUNCTION = /^(?:rgb|hsl)a?$/i;
const FIRST_CHANNEL = /^[\d.+-]+(?:deg|turn|rad|%)?$/i;
const CHANNEL = /^[\d.+-]+%?$/;
const NAME = /^[a-z]{3,24}$/i;
const NOT_A_COLOR = new Set(['inherit', 'initial', 'unset', 'revert', 'none', 'auto']);
const CLASS_TOKEN = /^-?[_a-z][\w-]{0,63}$/i;
const MAX_CLASSES = 20;
/** No color is longer; what is may have been written to keep a server busy. */
const LONGEST_COLOR = 64;

/** A non-negative CSS length that a merchant set, or null for anything else. A bare number counts as pixels. */
export function cssLength(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  // A bare 0 is no length inside calc() and max().
  if (LENGTH.test(text)) return text === '0' ? '0px' : text.toLowerCase();
  return NUMBER.test(text) ? `${text}px` : null;
}

/** Name and parts of a color such as `rgb(0 0 0 / 50%)`; null for a text that has not this form. */
function colorFunction(text: string): readonly [name: string, ...parts: string[]] | null {
  const open = text.indexOf('(');
  if (open < 0 || !text.endsWith(')')) return null;
  return [
    text.slice(0, open),
    ...text
      .slice(open + 1, -1)
      .trim()
      .split(/[,/\s]+/),
  ];
}

function isColorFunction(text: string): boolean {
  const [name = '', first = '', ...others] = colorFunction(text) ?? [];
  return (
    COLOR_FUNCTION.test(name) &&
    FIRST_CHANNEL.test(first) &&
    (others.length === 2 || others.length === 3) &&
    others.every((part) => CHANNEL.test(part))
  );
}

/** A CSS color that a merchant set, or null for anything else. */
export function cssColor(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.length > LONGEST_COLOR) return null;
  if (HEX.test(text) || isColorFunction(text)) return text;
  return NAME.test(text) && !NOT_A_COLOR.has(text.toLowerCase()) ? text : null;
}

/** The valid class tokens of a text, separated by single spaces. */
export function classTokens(value: unknown): string {
  if (typeof value !== 'string') return '';
  const tokens = value.split(/\s+/).filter((token) => CLASS_TOKEN.test(token));
  return [...new Set(tokens)].slice(0, MAX_CLASSES).join(' ');
}

const NAMED: Readonly<Record<string, string>> = {
  white: '#fff',
  black: '#000',
  whitesmoke: '#f5f5f5',
  snow: '#fffafa',
  ivory: '#fffff0',
  beige: '#f5f5dc',
  linen: '#faf0e6',
  gray: '#808080',
  grey: '#808080',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  silver: '#c0c0c0',
  navy: '#000080',
  red: '#f00',
  blue: '#00f',
  green: '#008000',
  yellow: '#ff0',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  brown: '#a52a2a',
};

function rgbOf(color: string): readonly [number, number, number, number] | null {
  const text = (NAMED[color.toLowerCase()] ?? color).toLowerCase();
  if (text.startsWith('#')) {
    const digits = text.slice(1);
    const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
    return [channel(0), channel(2), channel(4), full.length === 8 ? channel(6) / 255 : 1];
  }
  const [, ...parts] = colorFunction(text) ?? [''];
  const [first, second, third, fourth] = parts.map((part) => Number.parseFloat(part));
  if (first === undefined || second === undefined || third === undefined) return null;
  const alpha = fourth === undefined ? 1 : parts[3]?.endsWith('%') ? fourth / 100 : fourth;
  if (text.startsWith('hsl')) {
    const tone = (third / 100) * 255;
    return [tone, tone, tone, alpha];
  }
  const scale = parts[0]?.endsWith('%') ? 2.55 : 1;
  return [first * scale, second * scale, third * scale, alpha];
}

/**
 * Which text reads on a background: `light` for a light color (dark text), `dark` for a dark one.
 * Null where the page shines through or the color is not known.
 */
export function schemeOf(color: string): 'light' | 'dark' | null {
  const rgb = color.length > LONGEST_COLOR ? null : rgbOf(color);
  if (!rgb || rgb.some((channel) => Number.isNaN(channel)) || rgb[3] < 0.5) return null;
  const [red, green, blue] = rgb.slice(0, 3).map((channel) => {
    const share = Math.min(Math.max(channel / 255, 0), 1);
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  // 0.179 is where black and white text reach the same contrast.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? 'light' : 'dark';
}
