import { n } from './pen.ts';

/** A point of a drawing: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/**
 * A smooth path through points (Catmull-Rom). A point given twice in a row is a corner.
 */
export function smooth(points: readonly Point[], closed = false): string {
  const first = points[0];
  if (first === undefined) return '';
  const count = points.length;
  const at = (i: number): Point => {
    if (closed) return points[(i + count) % count] ?? first;
    return points[Math.max(0, Math.min(count - 1, i))] ?? first;
  };
  const parts = [`M${n(first[0])} ${n(first[1])}`];
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i += 1) {
    const p0 = at(i - 1);
    const p1 = at(i);
    const p2 = at(i + 1);
    const p3 = at(i + 2);
    const same = p1[0] === p2[0] && p1[1] === p2[1];
    if (same) continue;
    const c1x = p1[0] + (p2[0] - p0[0]) / 6;
    const c1y = p1[1] + (p2[1] - p0[1]) / 6;
    const c2x = p2[0] - (p3[0] - p1[0]) / 6;
    const c2y = p2[1] - (p3[1] - p1[1]) / 6;
    parts.push(`C${n(c1x)} ${n(c1y)} ${n(c2x)} ${n(c2y)} ${n(p2[0])} ${n(p2[1])}`);
  }
  if (closed) parts.push('Z');
  return parts.join('');
}

/** Points along the smooth path through `points`, dense enough to shade by. */
export function sample(points: readonly Point[], perSegment = 6): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const p1 = points[i];
    const p2 = points[i + 1];
    if (p1 === undefined || p2 === undefined) continue;
    if (p1[0] === p2[0] && p1[1] === p2[1]) continue;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    for (let s = 0; s < perSegment; s += 1) {
      const t = s / perSegment;
      out.push([cubic(t, p0[0], p1[0], p2[0], p3[0]), cubic(t, p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  const end = points[points.length - 1];
  if (end !== undefined) out.push(end);
  return out;
}

function cubic(t: number, a: number, b: number, c: number, d: number): number {
  const c1 = b + (c - a) / 6;
  const c2 = c - (d - b) / 6;
  const u = 1 - t;
  return u * u * u * b + 3 * u * u * t * c1 + 3 * u * t * t * c2 + t * t * t * c;
}

/** Straight lines through points. */
export function polyline(points: readonly Point[], closed = false): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('') + (closed ? 'Z' : '');
}

/** An ellipse as a path, for clips and strokes. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`;
}

/** A rectangle with rounded corners as a path; x, y is its upper left corner. */
export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return (
    `M${n(x + r)} ${n(y)}H${n(x + width - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + width)} ${n(y + r)}` +
    `V${n(y + height - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + width - r)} ${n(y + height)}` +
    `H${n(x + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + height - r)}V${n(y + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}Z`
  );
}
