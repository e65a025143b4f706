type Rgb = readonly [number, number, number];

interface Color {
  rgb: Rgb;
  alpha: number;
}

/** Reads `#rrggbb` and `rgb(r g b / a)`, the two forms tokens are written in. */
function parseColor(text: string): Color {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (hex) return { rgb: [1, 2, 3].map((group) => Number.parseInt(hex[group] ?? '', 16)) as unknown as Rgb, alpha: 1 };
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(text);
  if (rgb) return { rgb: [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])], alpha: Number(rgb[4] ?? 1) };
  throw new Error(`Not a color: "${text}"`);
}

function over(top: Color, below: Rgb): Rgb {
  return top.rgb.map((channel, index) => channel * top.alpha + (below[index] ?? 0) * (1 - top.alpha)) as unknown as Rgb;
}

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2; a translucent layer lies between text and ground where one is named. */
export function contrastRatio(foreground: string, ground: string, layer?: string): number {
  const base = parseColor(ground).rgb;
  const below = layer ? over(parseColor(layer), base) : base;
  const [lighter = 0, darker = 0] = [luminance(over(parseColor(foreground), below)), luminance(below)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
