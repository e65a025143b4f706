import { lit, shaded } from './color.ts';
import { n, type Pen } from './pen.ts';

/**
 * A paint that repeats; cover a clipped area with `cover`. Tiles measure multiples of 8, and
 * articles are scaled by eighths (`inEighths`): a tile of whole pixels is copied, any other is
 * resampled for every pixel, which takes ten times as long.
 */
export type Texture = string;

/** A rectangle of texture large enough for any object. */
export function cover(paint: Texture, opacity = 1, box: readonly [number, number, number, number] = [-700, -1100, 1400, 1800]): string {
  return `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${paint}" fill-opacity="${opacity}"/>`;
}

/** Plain woven cloth: fine crossing threads. */
export function linen(pen: Pen, color: string, size = 8): Texture {
  const dark = shaded(color, 0.45);
  const light = lit(color, 0.55);
  const h = size / 2;
  return pen.pattern(
    size,
    size,
    `<path d="M0 ${h / 2}H${h}M${h} ${h * 1.5}H${size}" stroke="${light}" stroke-width="${n(h * 0.5)}" stroke-opacity=".35"/><path d="M${h * 0.5} ${h}V${size}M${h * 1.5} 0V${h}" stroke="${dark}" stroke-width="${n(h * 0.5)}" stroke-opacity=".26"/>`,
  );
}

/** Bouclé: a field of little loops, each with its own light and shadow. */
export function boucle(pen: Pen, color: string, size = 96): Texture {
  const dark = shaded(color, 0.7);
  const loops: string[] = [];
  for (let i = 0; i < 190; i += 1) {
    const x = pen.random() * size;
    const y = pen.random() * size;
    const r = 2.6 + pen.random() * 2.4;
    for (const [dx, dy] of [
      [0, 0],
      [x < size / 2 ? size : -size, 0],
      [0, y < size / 2 ? size : -size],
    ] as const) {
      if (x + dx < -8 || x + dx > size + 8 || y + dy < -8 || y + dy > size + 8) continue;
      loops.push(
        `<circle cx="${n(x + dx + 0.8)}" cy="${n(y + dy + 1.1)}" r="${n(r)}" fill="${dark}" fill-opacity=".1"/><circle cx="${n(x + dx)}" cy="${n(y + dy)}" r="${n(r * 0.8)}" fill="#ffffff" fill-opacity=".15"/>`,
      );
    }
  }
  return pen.pattern(size, size, loops.join(''));
}

/** Stocking stitch: rows of little Vs. `rib` leaves a furrow after each column. */
export function knit(pen: Pen, color: string, size = 8, rib = false): Texture {
  const dark = shaded(color, 0.55);
  const light = lit(color, 0.4);
  const w = rib ? size * 1.5 : size;
  const h = size;
  const v = (y: number): string => `M${n(size * 0.1)} ${n(y)}L${n(size * 0.5)} ${n(y + h * 0.62)}L${n(size * 0.9)} ${n(y)}`;
  return pen.pattern(
    w,
    h,
    (rib ? `<rect x="${size}" width="${n(w - size)}" height="${h}" fill="${dark}" fill-opacity=".5"/>` : '') +
      `<path d="${v(-h * 0.3)}${v(h * 0.7)}" fill="none" stroke="${dark}" stroke-width="${n(size * 0.13)}" stroke-opacity=".5"/><path d="${v(-h * 0.55)}${v(h * 0.45)}" fill="none" stroke="${light}" stroke-width="${n(size * 0.16)}" stroke-opacity=".42"/>`,
  );
}

/** Twill: fine diagonals, as of denim, flannel or a wool coat. */
export function twill(pen: Pen, color: string, size = 8): Texture {
  return pen.pattern(
    size,
    size,
    `<path d="M-1 ${size + 1}L${size + 1} -1M${size - 1} ${size + 1}L${size + 1} ${size - 1}M-1 1L1 -1M-1 ${size / 2 + 1}L${size / 2 + 1} -1M${size / 2 - 1} ${size + 1}L${size + 1} ${size / 2 - 1}" stroke="${shaded(color, 0.5)}" stroke-width="${n(size * 0.14)}" stroke-opacity=".3"/>`,
  );
}

/** Stripes of `accent`; `gap` is the distance from one to the next. */
export function stripes(pen: Pen, accent: string, gap: number, width: number, upright = false): Texture {
  const at = n((gap - width) / 2);
  return pen.pattern(
    gap,
    gap,
    upright
      ? `<rect x="${at}" width="${n(width)}" height="${gap}" fill="${accent}"/>`
      : `<rect y="${at}" width="${gap}" height="${n(width)}" fill="${accent}"/>`,
  );
}

/** Window-pane check. */
export function check(pen: Pen, accent: string, size: number, width: number): Texture {
  return pen.pattern(
    size,
    size,
    `<rect width="${n(width)}" height="${size}" fill="${accent}" fill-opacity=".8"/><rect width="${size}" height="${n(width)}" fill="${accent}" fill-opacity=".8"/>`,
  );
}

/** Fine pores of leather. */
export function leather(pen: Pen, color: string, size = 64): Texture {
  const pores: string[] = [];
  for (let i = 0; i < 70; i += 1) {
    pores.push(
      `<ellipse cx="${n(pen.random() * size)}" cy="${n(pen.random() * size)}" rx="${n(0.8 + pen.random() * 1.6)}" ry="${n(0.6 + pen.random())}" fill="${pen.random() < 0.6 ? shaded(color, 0.5) : lit(color, 0.4)}" fill-opacity=".3"/>`,
    );
  }
  return pen.pattern(size, size, pores.join(''));
}

/** Chips of stone. */
export function terrazzo(pen: Pen, tones: readonly string[], size = 120): Texture {
  const chips: string[] = [];
  for (let i = 0; i < 34; i += 1) {
    const x = 8 + pen.random() * (size - 16);
    const y = 8 + pen.random() * (size - 16);
    const r = 2 + pen.random() * 6;
    const points = [0, 1, 2, 3, 4].map((k) => {
      const angle = (k / 5) * Math.PI * 2 + pen.random();
      const d = r * (0.6 + pen.random() * 0.6);
      return `${n(x + Math.cos(angle) * d)},${n(y + Math.sin(angle) * d)}`;
    });
    chips.push(`<polygon points="${points.join(' ')}" fill="${tones[i % tones.length] ?? '#888888'}" fill-opacity=".75"/>`);
  }
  return pen.pattern(size, size, chips.join(''));
}

/** Veins of marble over an area. */
export function marble(pen: Pen, color: string, count: number, box: readonly [number, number, number, number]): string {
  const parts: string[] = [];
  for (let i = 0; i < count; i += 1) {
    let x = box[0] + pen.random() * box[2];
    let y = box[1] + pen.random() * box[3];
    let d = `M${n(x)} ${n(y)}`;
    for (let k = 0; k < 6; k += 1) {
      x += (pen.random() - 0.25) * box[2] * 0.16;
      y += (pen.random() - 0.35) * box[3] * 0.2;
      d += `L${n(x)} ${n(y)}`;
    }
    parts.push(
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(0.8 + pen.random() * 2.6)}" stroke-opacity="${(0.1 + pen.random() * 0.25).toFixed(2)}" stroke-linejoin="round"/>`,
    );
  }
  return parts.join('');
}

/** Rattan or cane webbing. */
export function cane(pen: Pen, color: string, size = 24): Texture {
  const dark = shaded(color, 0.5);
  return pen.pattern(
    size,
    size,
    `<rect width="${size}" height="${size}" fill="${shaded(color, 0.62)}" fill-opacity=".55"/><path d="M0 0L${size} ${size}M${size} 0L0 ${size}" stroke="${dark}" stroke-width="2.6"/><path d="M0 0L${size} ${size}M${size} 0L0 ${size}" stroke="${lit(color, 0.2)}" stroke-width="1.6"/><path d="M0 ${size / 4}H${size}M0 ${(size * 3) / 4}H${size}M${size / 4} 0V${size}M${(size * 3) / 4} 0V${size}" stroke="${color}" stroke-width="2"/>`,
  );
}

/** Basket weave. */
export function wicker(pen: Pen, color: string, size = 32): Texture {
  const h = size / 2;
  const strand = (x: number, y: number): string =>
    `<rect x="${n(x + 0.8)}" y="${n(y + 0.8)}" width="${n(h * 2 - 1.6)}" height="${n(h - 1.6)}" rx="${n(h * 0.42)}" fill="${color}"/><rect x="${n(x + 3)}" y="${n(y + 2)}" width="${n(h * 2 - 8)}" height="${n(h * 0.3)}" rx="2" fill="${lit(color, 0.45)}" fill-opacity=".7"/>`;
  return pen.pattern(
    size * 1,
    size,
    `<rect width="${size}" height="${size}" fill="${shaded(color, 0.62)}"/>${strand(0, 0)}${strand(-h, h)}${strand(h, h)}`,
  );
}
