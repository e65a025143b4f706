import { n, type Pen } from './pen.ts';

/**
 * A soft-edged stroke, like an airbrush: a stack of thinner and thinner translucent
 * strokes. Far cheaper than a blur filter, and it can be clipped to the object it shades.
 */
export function airbrush(path: string, color: string, width: number, opacity: number, steps = 7): string {
  const each = 1 - (1 - Math.min(0.97, opacity)) ** (1 / steps);
  const strokes: string[] = [];
  for (let i = 0; i < steps; i += 1) {
    const share = 1 - (i / steps) ** 0.8;
    strokes.push(`<path d="${path}" stroke-width="${n(Math.max(0.6, width * share))}"/>`);
  }
  return `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${each.toFixed(3)}">${strokes.join('')}</g>`;
}

/** A soft round patch of light or shadow. */
export function glow(pen: Pen, cx: number, cy: number, rx: number, ry: number, color: string, opacity: number): string {
  const paint = pen.radial(
    cx,
    cy,
    rx,
    [
      [0, color, opacity],
      [0.35, color, opacity * 0.72],
      [0.65, color, opacity * 0.28],
      [0.85, color, opacity * 0.07],
      [1, color, 0],
    ],
    ry / rx,
  );
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"/>`;
}

/** Draws `content` only where `path` is. */
export function within(pen: Pen, path: string, content: string): string {
  return `<g clip-path="${pen.clip(path)}">${content}</g>`;
}

/** A filled path. */
export function fill(path: string, paint: string, opacity?: number): string {
  return `<path d="${path}" fill="${paint}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}/>`;
}

/** A stroked path with round ends. */
export function line(path: string, paint: string, width: number, opacity?: number): string {
  return `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === undefined ? '' : ` stroke-opacity="${opacity}"`}/>`;
}

/** Moves (and scales, mirrors) a finished drawing. */
export function placed(content: string, x: number, y: number, scale = 1, rotate = 0, mirrored = false): string {
  const turn = rotate === 0 ? '' : ` rotate(${n(rotate)})`;
  const size = scale === 1 && !mirrored ? '' : ` scale(${mirrored ? -scale : scale} ${scale})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn}${size}">${content}</g>`;
}

/** Rounds a scale down to eighths, so that tiles of texture come out as whole pixels. */
export function inEighths(scale: number): number {
  return Math.max(0.125, Math.floor(scale * 8) / 8);
}
