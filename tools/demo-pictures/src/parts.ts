import { lit, shaded } from './color.ts';
import { ellipsePath, type Point, polyline, roundedRect } from './curves.ts';
import { n, type Pen } from './pen.ts';
import { airbrush, fill, line, within } from './shading.ts';

/** A straight leg, rod or stem that may taper, lit from the left. */
export function rod(pen: Pen, from: Point, to: Point, widthFrom: number, widthTo: number, color: string, metal = false): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const side = nx > 0 ? -1 : 1;
  const a = widthFrom / 2;
  const b = widthTo / 2;
  const path = polyline(
    [
      [from[0] + nx * a, from[1] + ny * a],
      [to[0] + nx * b, to[1] + ny * b],
      [to[0] - nx * b, to[1] - ny * b],
      [from[0] - nx * a, from[1] - ny * a],
    ],
    true,
  );
  const mx = (from[0] + to[0]) / 2;
  const my = (from[1] + to[1]) / 2;
  const w = Math.max(a, b);
  const paint = pen.linear(
    mx + nx * w * side,
    my + ny * w * side,
    mx - nx * w * side,
    my - ny * w * side,
    metal
      ? [
          [0, shaded(color, 0.5)],
          [0.22, lit(color, 0.75)],
          [0.42, color],
          [0.75, shaded(color, 0.55)],
          [0.9, lit(color, 0.2)],
          [1, shaded(color, 0.4)],
        ]
      : [
          [0, shaded(color, 0.08)],
          [0.3, lit(color, 0.28)],
          [0.62, shaded(color, 0.12)],
          [1, shaded(color, 0.48)],
        ],
  );
  const cap = (p: Point, r: number): string => `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(r)}" fill="${paint}"/>`;
  return fill(path, paint) + cap(from, a) + cap(to, b);
}

/** A bent rod: a stroke with its own light and shadow. */
export function tube(path: string, width: number, color: string, metal = false): string {
  return (
    line(path, shaded(color, 0.5), width) +
    `<g transform="translate(${n(-width * 0.08)} ${n(-width * 0.08)})">${line(path, shaded(color, 0.12), width * 0.78)}</g>` +
    `<g transform="translate(${n(-width * 0.18)} ${n(-width * 0.18)})">${line(path, lit(color, metal ? 0.7 : 0.34), width * 0.3, metal ? 0.9 : 0.7)}</g>`
  );
}

/** Wood: long grain lines over `path`, which is also the clip. */
export function wood(
  pen: Pen,
  path: string,
  box: readonly [x: number, y: number, width: number, height: number],
  color: string,
  upright = false,
): string {
  const [x, y, width, height] = box;
  const parts = [
    fill(
      path,
      pen.linear(x, y, upright ? x + width : x, upright ? y : y + height, [
        [0, lit(color, 0.2)],
        [0.5, color],
        [1, shaded(color, 0.26)],
      ]),
    ),
  ];
  const grain: string[] = [];
  const span = upright ? width : height;
  const count = Math.max(3, Math.round(span / 9));
  for (let i = 0; i < count; i += 1) {
    const at = (upright ? x : y) + ((i + pen.random()) / count) * span;
    const wave = (pen.random() - 0.5) * span * 0.16;
    const tone = pen.random() < 0.6 ? shaded(color, 0.35) : lit(color, 0.3);
    const d = upright
      ? `M${n(at)} ${n(y)}C${n(at + wave)} ${n(y + height * 0.3)} ${n(at - wave)} ${n(y + height * 0.7)} ${n(at + wave * 0.4)} ${n(y + height)}`
      : `M${n(x)} ${n(at)}C${n(x + width * 0.3)} ${n(at + wave)} ${n(x + width * 0.7)} ${n(at - wave)} ${n(x + width)} ${n(at + wave * 0.4)}`;
    grain.push(line(d, tone, 0.8 + pen.random() * 1.8, 0.28));
  }
  parts.push(within(pen, path, grain.join('')));
  return parts.join('');
}

/** A round top seen from a little above: its face and its edge. Centre of the face at (x, y). */
export function disc(pen: Pen, x: number, y: number, r: number, thick: number, tilt: number, color: string, grained = false): string {
  const ry = r * tilt;
  const side = `M${n(x - r)} ${n(y)}V${n(y + thick)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(y + thick)}V${n(y)}Z`;
  const edge = pen.linear(x - r, y, x + r, y, [
    [0, shaded(color, 0.28)],
    [0.25, lit(color, 0.1)],
    [0.6, shaded(color, 0.28)],
    [1, shaded(color, 0.62)],
  ]);
  const face = ellipsePath(x, y, r, ry);
  const top = grained
    ? wood(pen, face, [x - r, y - ry, r * 2, ry * 2], lit(color, 0.1))
    : fill(
        face,
        pen.linear(x - r, y - ry, x + r, y + ry, [
          [0, lit(color, 0.46)],
          [0.5, lit(color, 0.16)],
          [1, shaded(color, 0.1)],
        ]),
      );
  return (
    fill(side, edge) +
    top +
    line(`M${n(x - r)} ${n(y)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(y)}`, lit(color, 0.55), Math.max(1, thick * 0.09), 0.6)
  );
}

/** A box-like upholstered part: rounded, soft edges, lit from the upper left. */
export function pad(pen: Pen, x: number, y: number, width: number, height: number, radius: number, color: string, texture = ''): string {
  const path = roundedRect(x, y, width, height, radius);
  return softBody(pen, path, [x, y, width, height], color, texture);
}

/** Any soft closed shape, shaded like upholstery. */
export function softBody(
  pen: Pen,
  path: string,
  box: readonly [x: number, y: number, width: number, height: number],
  color: string,
  texture = '',
  depth = 1,
): string {
  const [x, y, width, height] = box;
  const soft = Math.min(width, height);
  const base = pen.linear(x, y, x + width * 0.7, y + height, [
    [0, lit(color, 0.26)],
    [0.45, color],
    [1, shaded(color, 0.3)],
  ]);
  return (
    fill(path, base) +
    within(
      pen,
      path,
      texture +
        airbrush(path, shaded(color, 0.75), soft * 0.26, 0.32 * depth, 6) +
        `<g transform="translate(${n(-soft * 0.06)} ${n(-soft * 0.07)})">${airbrush(path, shaded(color, 0.85), soft * 0.22, 0.28 * depth, 6)}</g>` +
        `<g transform="translate(${n(soft * 0.05)} ${n(soft * 0.055)})">${airbrush(path, lit(color, 0.75), soft * 0.07, 0.34 * depth, 3)}</g>`,
    )
  );
}
