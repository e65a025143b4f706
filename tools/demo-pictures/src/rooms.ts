import { lit, mix, shaded } from './color.ts';
import { ellipsePath } from './curves.ts';
import { n, type Pen } from './pen.ts';
import { airbrush, fill, glow, line, within } from './shading.ts';

/** Light through a window, as greys for the whole sheet: bright panes, leaning, with a hint of leaves. */
export function windowLight(pen: Pen, width: number, height: number, x: number, strength = 1, leaves = true): string {
  const base = Math.round(128 - 12 * strength);
  const bright = Math.round(128 + 21 * strength);
  const grey = (v: number): string => `#${v.toString(16).padStart(2, '0').repeat(3)}`;
  const panes: string[] = [];
  const w = width * 0.15;
  const h = height * 0.24;
  for (let i = 0; i < 3; i += 1) {
    for (let k = 0; k < 4; k += 1) panes.push(`<rect x="${n(i * w * 1.14)}" y="${n(k * h * 1.1)}" width="${n(w)}" height="${n(h)}"/>`);
  }
  const twigs: string[] = [];
  if (leaves) {
    for (let i = 0; i < 5; i += 1) {
      const bx = x + width * (0.02 + i * 0.12);
      const by = height * (0.04 + pen.random() * 0.3);
      for (let k = 0; k < 9; k += 1)
        twigs.push(
          `<ellipse cx="${n(bx + k * width * 0.026)}" cy="${n(by + k * height * 0.034 + (k % 2) * 26)}" rx="${n(width * 0.032)}" ry="${n(height * 0.011)}" transform="rotate(${k % 2 === 0 ? 24 : 82} ${n(bx + k * width * 0.026)} ${n(by + k * height * 0.034)})"/>`,
        );
    }
  }
  return `<rect x="-50" y="-50" width="${width + 100}" height="${height + 100}" fill="${grey(base)}"/><g transform="translate(${n(x)} ${n(-height * 0.08)}) skewX(24) skewY(8)" fill="${grey(bright)}">${panes.join('')}</g><g fill="${grey(base)}" fill-opacity=".62">${twigs.join('')}</g>`;
}

/** Evening: the sheet dimmed, and bright around a lamp at (x, y), as greys. */
export function eveningLight(pen: Pen, width: number, height: number, x: number, y: number, r: number): string {
  return (
    `<rect x="-50" y="-50" width="${width + 100}" height="${height + 100}" fill="#565656"/>` +
    glow(pen, x, y, r * 1.5, r * 1.5, '#b4a89a', 0.85) +
    glow(pen, x, y, r * 0.7, r * 0.7, '#ffffff', 0.2)
  );
}

/** A painted wall with light from the left. */
export function wallOf(pen: Pen, width: number, height: number, color: string): string {
  return (
    `<rect x="-30" y="-30" width="${width + 60}" height="${height + 60}" fill="${pen.linear(0, 0, 0, height, [
      [0, shaded(color, 0.04)],
      [0.6, color],
      [1, lit(color, 0.08)],
    ])}"/>` +
    glow(pen, width * 0.18, height * 0.24, width * 0.7, height * 0.7, lit(color, 0.7), 0.5) +
    glow(pen, width, height * 0.5, width * 0.5, height * 0.8, shaded(color, 0.5), 0.34)
  );
}

/** Panelling: a frame moulding on the wall. */
export function moulding(x: number, y: number, width: number, height: number, color: string): string {
  const frame = (inset: number, paint: string, w: number, opacity: number): string =>
    `<rect x="${n(x + inset)}" y="${n(y + inset)}" width="${n(width - inset * 2)}" height="${n(height - inset * 2)}" fill="none" stroke="${paint}" stroke-width="${w}" stroke-opacity="${opacity}"/>`;
  return frame(0, shaded(color, 0.35), 5, 0.4) + frame(-4, lit(color, 0.7), 4, 0.6) + frame(13, shaded(color, 0.35), 3, 0.3);
}

/** A floor of boards from `top` down to the sheet's edge, running towards the viewer. */
export function boards(pen: Pen, width: number, top: number, height: number, color: string): string {
  const parts = [
    `<rect x="-30" y="${n(top)}" width="${width + 60}" height="${n(height - top + 40)}" fill="${pen.linear(0, top, 0, height, [
      [0, shaded(color, 0.24)],
      [0.25, color],
      [1, lit(color, 0.16)],
    ])}"/>`,
  ];
  const vanish = width * 0.46;
  const edges: number[] = [];
  for (let i = -14; i <= 14; i += 1) edges.push(vanish + i * width * 0.062);
  edges.forEach((x, i) => {
    const bottom = vanish + (x - vanish) * 2.5;
    const next = edges[i + 1] ?? x;
    const nextBottom = vanish + (next - vanish) * 2.5;
    parts.push(
      `<path d="M${n(x)} ${n(top)}L${n(next)} ${n(top)}L${n(nextBottom)} ${n(height + 20)}L${n(bottom)} ${n(height + 20)}Z" fill="${pen.random() < 0.5 ? lit(color, 0.3) : shaded(color, 0.3)}" fill-opacity="${(pen.random() * 0.3).toFixed(2)}"/>`,
      line(`M${n(x)} ${n(top)}L${n(bottom)} ${n(height + 20)}`, shaded(color, 0.7), 2, 0.3),
    );
  });
  return parts.join('');
}

/** Skirting board along the foot of the wall. */
export function skirting(width: number, y: number, color: string): string {
  return `<rect x="-30" y="${n(y - 46)}" width="${width + 60}" height="46" fill="${lit(color, 0.42)}"/><rect x="-30" y="${n(y - 46)}" width="${width + 60}" height="5" fill="${shaded(color, 0.2)}" fill-opacity=".35"/><rect x="-30" y="${n(y - 5)}" width="${width + 60}" height="7" fill="${shaded(color, 0.7)}" fill-opacity=".4"/>`;
}

/** The top of a table, front edge included, from `top` to the sheet's edge. */
export function tabletop(pen: Pen, width: number, top: number, height: number, color: string, kind: 'wood' | 'cloth' | 'stone'): string {
  const parts = [
    `<rect x="-30" y="${n(top)}" width="${width + 60}" height="${n(height - top + 40)}" fill="${pen.linear(0, top, 0, height, [
      [0, shaded(color, 0.2)],
      [0.18, color],
      [0.8, lit(color, 0.2)],
      [1, color],
    ])}"/>`,
  ];
  if (kind === 'wood') {
    for (let i = 0; i < 26; i += 1) {
      const t = (i + pen.random()) / 26;
      const y = top + (height - top) * t ** 1.5;
      parts.push(
        line(
          `M-30 ${n(y)}C${n(width * 0.3)} ${n(y + (pen.random() - 0.5) * 26 * t)} ${n(width * 0.7)} ${n(y + (pen.random() - 0.5) * 26 * t)} ${width + 30} ${n(y)}`,
          pen.random() < 0.6 ? shaded(color, 0.4) : lit(color, 0.4),
          1 + pen.random() * 4 * t,
          0.25,
        ),
      );
    }
  }
  if (kind === 'stone') {
    for (let i = 0; i < 9; i += 1) {
      const x = pen.random() * width;
      const y = top + pen.random() * (height - top);
      parts.push(
        line(
          `M${n(x)} ${n(y)}q${n(80 * pen.random())} ${n(20 * pen.random())} ${n(120 + 90 * pen.random())} ${n(40 * pen.random() - 10)}t${n(140 * pen.random())} ${n(30 * pen.random())}`,
          shaded(color, 0.45),
          1 + pen.random() * 3,
          0.22,
        ),
      );
    }
  }
  if (kind === 'cloth') {
    for (let i = 0; i < 6; i += 1) {
      const x = width * (i / 5) + (pen.random() - 0.5) * 90;
      parts.push(
        airbrush(
          `M${n(x)} ${n(top + 20)}Q${n(x + (pen.random() - 0.5) * 160)} ${n((top + height) / 2)} ${n(x + (pen.random() - 0.5) * 240)} ${n(height + 20)}`,
          shaded(color, 0.6),
          40,
          0.2,
          6,
        ),
      );
    }
  }
  return parts.join('');
}

/** A linen curtain hanging at the left or right edge. */
export function curtain(pen: Pen, x: number, width: number, height: number, color: string): string {
  const parts = [`<rect x="${n(x)}" y="-30" width="${n(width)}" height="${n(height + 30)}" fill="${color}"/>`];
  const count = Math.round(width / 34);
  for (let i = 0; i <= count; i += 1) {
    const fx = x + (i / count) * width + (pen.random() - 0.5) * 14;
    parts.push(
      airbrush(
        `M${n(fx)} -30C${n(fx + 10)} ${n(height * 0.4)} ${n(fx - 12)} ${n(height * 0.7)} ${n(fx + 8)} ${n(height)}`,
        i % 2 === 0 ? shaded(color, 0.6) : lit(color, 0.8),
        24,
        0.34,
        6,
      ),
    );
  }
  return parts.join('');
}

/** A round plinth whose top's middle is at (x, y). */
export function plinth(pen: Pen, x: number, y: number, r: number, depth: number, color: string): string {
  const ry = r * 0.2;
  const side = `M${n(x - r)} ${n(y)}V${n(y + depth)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(y + depth)}V${n(y)}Z`;
  return (
    fill(
      side,
      pen.linear(x - r, 0, x + r, 0, [
        [0, shaded(color, 0.14)],
        [0.25, lit(color, 0.3)],
        [0.55, shaded(color, 0.06)],
        [1, shaded(color, 0.5)],
      ]),
    ) +
    fill(
      ellipsePath(x, y, r, ry),
      pen.linear(x - r, y - ry, x + r, y + ry, [
        [0, lit(color, 0.6)],
        [0.6, lit(color, 0.26)],
        [1, color],
      ]),
    )
  );
}

/** An arched niche in the wall. */
export function niche(pen: Pen, x: number, bottom: number, r: number, height: number, color: string): string {
  const path = `M${n(x - r)} ${n(bottom)}V${n(bottom - height + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(bottom - height + r)}V${n(bottom)}Z`;
  return (
    fill(
      path,
      pen.linear(x - r, 0, x + r, 0, [
        [0, shaded(color, 0.34)],
        [0.3, shaded(color, 0.1)],
        [1, lit(color, 0.12)],
      ]),
    ) +
    within(
      pen,
      path,
      airbrush(path, shaded(color, 0.8), 40, 0.3) + glow(pen, x + r * 0.4, bottom - height * 0.6, r, height * 0.5, lit(color, 0.8), 0.3),
    )
  );
}

/** A clothes rail across the sheet at height y. */
export function rail(width: number, y: number): string {
  return (
    line(`M-30 ${n(y + 4)}H${width + 30}`, '#5a4632', 15, 0.35) +
    line(`M-30 ${n(y)}H${width + 30}`, '#8a6642', 13) +
    line(`M-30 ${n(y - 3)}H${width + 30}`, '#d2ac7c', 4, 0.9)
  );
}

/** The tone that goes with a wall: for a plinth or a niche. */
export function companion(wall: string, main: string): string {
  return mix(wall, main, 0.3);
}
