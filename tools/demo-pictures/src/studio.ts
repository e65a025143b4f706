import { lit, mix, shaded } from './color.ts';
import type { Sheet } from './compose.ts';
import type { Drawing } from './drawings/drawing.ts';
import { DRAWINGS } from './drawings/index.ts';
import { type ProductPicture, WALLS } from './key.ts';
import { type PaintName, PAINTS } from './palette.ts';
import { createPen, n, type Pen } from './pen.ts';
import {
  boards,
  companion,
  curtain,
  eveningLight,
  moulding,
  niche,
  plinth,
  rail,
  skirting,
  tabletop,
  wallOf,
  windowLight,
} from './rooms.ts';
import { glow, inEighths, placed } from './shading.ts';
import { PRODUCT_SHEET } from './size.ts';

const W = PRODUCT_SHEET.width;
const H = PRODUCT_SHEET.height;

/** A seamless studio backdrop: wall, soft bend, floor, and one big soft lamp from the upper left. */
export function backdrop(pen: Pen, wall: string, horizon: number, width: number = W, height: number = H): string {
  const paint = pen.linear(0, 0, 0, height, [
    [0, shaded(wall, 0.06)],
    [Math.max(0.05, horizon / height - 0.25), wall],
    [horizon / height, lit(wall, 0.1)],
    [Math.min(0.98, horizon / height + 0.07), lit(wall, 0.26)],
    [1, shaded(wall, 0.05)],
  ]);
  return (
    `<rect x="-20" y="-20" width="${width + 40}" height="${height + 40}" fill="${paint}"/>` +
    glow(pen, width * 0.24, height * 0.2, width * 0.8, height * 0.62, lit(wall, 0.75), 0.62) +
    glow(pen, width * 1.02, height * 0.42, width * 0.6, height * 0.7, shaded(wall, 0.45), 0.3)
  );
}

/** Shadow of something that stands at (x, y): dark where it touches, long and soft to the lower right. */
export function standingShadow(
  pen: Pen,
  x: number,
  y: number,
  drawing: Drawing,
  scale: number,
  color: string,
): { soft: string; crisp: string } {
  const dark = shaded(color, 0.8);
  const foot = drawing.foot * scale;
  const long = Math.min(drawing.height * scale * 0.5, 330);
  const { ground } = drawing;
  const legs = typeof ground === 'object';
  const drop = ground === 'flat' ? 8 : foot * 0.13 + 5;
  const soft =
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-9)">${glow(pen, foot + long * 0.5, 2, foot * 0.9 + long, foot * 0.2 + 16, dark, legs ? 0.26 : 0.4)}</g>` +
    glow(pen, x + foot * 0.12, y + (legs ? -4 : 2), foot * 1.42 + 14, legs ? foot * 0.14 + 12 : drop * 1.7 + 10, dark, legs ? 0.4 : 0.6);
  const crisp = legs
    ? ground
        .map((offset) =>
          glow(
            pen,
            x + offset * scale + 5,
            y + (Math.abs(offset) < drawing.foot * 0.9 ? -6 : 4),
            34 * Math.min(1, scale + 0.3),
            9,
            dark,
            0.62,
          ),
        )
        .join('')
    : glow(pen, x + foot * 0.03, y + 3, foot * 1.08 + 8, drop * 1.1 + 5, dark, 0.66);
  return { soft, crisp };
}

/** The light that a lamp throws on the wall behind it. */
export function shineOf(pen: Pen, drawing: Drawing, x: number, y: number, scale: number, strength = 0.55): string {
  const { shine } = drawing;
  if (shine === undefined) return '';
  const r = shine.r * scale * 1.3;
  return glow(pen, x + shine.x * scale, y + shine.y * scale, r, r, shine.color, strength);
}

/** Draws an article out of the register. `undefined` for a kind that nobody can draw. */
export function drawArticle(pen: Pen, kind: string, shape: string, main: PaintName, accent: PaintName): Drawing | undefined {
  if (!Object.hasOwn(DRAWINGS, kind)) return undefined;
  return DRAWINGS[kind]?.(pen, { shape, main: PAINTS[main], accent: PAINTS[accent], paint: main });
}

function fitted(drawing: Drawing): number {
  const wide = drawing.width > drawing.height * 1.1;
  return inEighths(Math.min((wide ? 620 : 520) / drawing.width, 660 / drawing.height));
}

/** Stands, hangs or lays the article on the sheet and gives it its shadow. */
function staged(pen: Pen, drawing: Drawing, wall: string): { soft: string; crisp: string } {
  if (drawing.rest === 'ceiling') {
    const scale = inEighths(Math.min(520 / drawing.width, 720 / drawing.height));
    return { soft: shineOf(pen, drawing, 400, -10, scale, 0.5), crisp: placed(drawing.body, 400, -10, scale) };
  }
  if (drawing.rest === 'wall') {
    const scale = inEighths(Math.min(590 / drawing.width, 690 / drawing.height));
    const y = Math.round(500 + (drawing.lift ?? 0) * scale);
    return {
      soft: glow(
        pen,
        434,
        y + 34,
        drawing.width * scale * 0.66,
        drawing.height * scale * 0.64,
        shaded(wall, 0.85),
        drawing.airy === true ? 0.08 : 0.5,
      ),
      crisp: placed(drawing.body, 400, y, scale),
    };
  }
  const scale = fitted(drawing);
  const base = Math.round(500 + Math.min(330, (drawing.height * scale) / 2 + 22));
  const shadow = standingShadow(pen, 400, base, drawing, scale, wall);
  return { soft: shineOf(pen, drawing, 400, base, scale) + shadow.soft, crisp: shadow.crisp + placed(drawing.body, 400, base, scale) };
}

function front(pen: Pen, drawing: Drawing, wall: string): Sheet {
  const stage = staged(pen, drawing, wall);
  const soft = backdrop(pen, wall, 690) + stage.soft;
  return { ...PRODUCT_SHEET, soft, crisp: stage.crisp, defs: pen.defs() };
}

function detail(pen: Pen, drawing: Drawing, wall: string): Sheet {
  const scale = inEighths(Math.max(1.25, fitted(drawing) * 2));
  const [fx, fy] = drawing.focus ?? [0.5, 0.4];
  const top = drawing.rest === 'wall' ? -drawing.height / 2 : drawing.rest === 'ceiling' ? 0 : -drawing.height;
  const x = Math.round(400 - (fx - 0.5) * drawing.width * scale);
  const y = Math.round(500 - (top + fy * drawing.height) * scale);
  const standing = drawing.rest === 'table' || drawing.rest === 'floor';
  const shadow = standing
    ? standingShadow(pen, x, y, drawing, scale, wall)
    : {
        soft: glow(
          pen,
          x + 50,
          y + 50,
          drawing.width * scale * 0.62,
          drawing.height * scale * 0.6,
          shaded(wall, 0.85),
          drawing.airy === true ? 0.05 : 0.4,
        ),
        crisp: '',
      };
  const soft =
    backdrop(pen, mix(wall, '#efe9de', 0.3), Math.min(940, Math.max(620, y - 60))) + shineOf(pen, drawing, x, y, scale) + shadow.soft;
  return { ...PRODUCT_SHEET, soft, crisp: shadow.crisp + placed(drawing.body, x, y, scale), defs: pen.defs(), blur: 20 };
}

function onPlinth(pen: Pen, drawing: Drawing, wall: string, main: string): Sheet {
  const tone = companion(wall, main);
  if (drawing.rest === 'wall' || drawing.rest === 'ceiling') {
    const stage = staged(pen, drawing, wall);
    const panel =
      drawing.rest === 'wall' ? `<circle cx="400" cy="480" r="330" fill="${lit(tone, 0.2)}"/>` : niche(pen, 400, 1040, 300, 900, tone);
    return {
      ...PRODUCT_SHEET,
      soft: wallOf(pen, W, H, wall) + panel + stage.soft,
      crisp: stage.crisp,
      light: windowLight(pen, W, H, 60, 0.9),
      defs: pen.defs(),
      blur: 6,
    };
  }
  const wide = drawing.width > drawing.height * 1.3;
  const scale = inEighths(fitted(drawing) * 0.88);
  const base = wide ? 690 : 766;
  const r = Math.min(380, Math.max(230, drawing.foot * scale * 1.34, drawing.width * scale * 0.5));
  const soft = backdrop(pen, wall, 760) + niche(pen, 400, 796, 290, 700, tone) + glow(pen, 470, 900, 470, 80, shaded(wall, 0.8), 0.4);
  const own = standingShadow(pen, 400, base, drawing, scale, wall);
  const block = plinth(pen, 400, base + 4, r, 150, lit(tone, 0.34));
  return {
    ...PRODUCT_SHEET,
    soft,
    crisp: block + own.crisp + placed(drawing.body, 400, base, scale),
    light: windowLight(pen, W, H, 40, 0.8, false),
    defs: pen.defs(),
    blur: 7,
  };
}

/** Something out of focus that keeps the article company. */
function extra(
  sharp: Pen,
  kind: string,
  shape: string,
  main: PaintName,
  x: number,
  y: number,
  scale: number,
  accent: PaintName = main,
): string {
  const pen = sharp.distant();
  const drawing = drawArticle(pen, kind, shape, main, accent);
  if (drawing === undefined) return '';
  return standingShadow(pen, x, y, drawing, scale, '#6a5a4c').crisp + placed(drawing.body, x, y, scale);
}

/** Smaller things are shown smaller, though by less than they are: a mug beside a lamp is still seen. */
function lifelike(drawing: Drawing, height: number, reference: number, width: number): number {
  return inEighths(Math.min(width / drawing.width, (height * Math.min(1, (drawing.tall / reference) ** 0.38)) / drawing.height));
}

/** Daylight from a window, or, for lamps, the evening with the lamp's own light. */
function lightFor(pen: Pen, drawing: Drawing, x: number, y: number, scale: number, from: number): string {
  const { shine } = drawing;
  if (shine === undefined) return windowLight(pen, W, H, from, 0.95);
  return eveningLight(pen, W, H, x + shine.x * scale, y + shine.y * scale, shine.r * scale * 1.3);
}

/** Chooses from a list by a number from 0 to 1. */
function pick<const L extends readonly [unknown, ...unknown[]]>(list: L, at: number): L[number] {
  return list[Math.floor(at * list.length)] ?? list[0];
}

function tableScene(pen: Pen, drawing: Drawing, wall: string): Sheet {
  const surface = pick(
    [
      ['#c79c6b', 'wood'],
      ['#e8e0d2', 'stone'],
      ['#8a6244', 'wood'],
      ['#ded3c0', 'cloth'],
    ] as const,
    pen.random(),
  );
  const top = 640;
  const scale = lifelike(drawing, 560, 42, drawing.width > drawing.height * 1.1 ? 500 : 430);
  const base = 838;
  const company = pick(
    [
      extra(pen, 'vase', 'cylinder-stems', 'chalk', 150, 690, 0.6) + extra(pen, 'plate', 'bowl', 'white', 640, 700, 0.42, 'oat'),
      extra(pen, 'plant', 'herb-classic', 'terracotta', 660, 700, 0.62) + extra(pen, 'mug', 'tumbler', 'sage', 170, 692, 0.4),
      extra(pen, 'vase', 'bottle-stems', 'smoke', 650, 696, 0.66) + extra(pen, 'bath', 'jar', 'amber', 170, 690, 0.44),
      extra(pen, 'lamp', 'round', 'forest', 130, 690, 0.72) + extra(pen, 'vase', 'moon', 'terracotta', 668, 700, 0.46),
    ],
    pen.random(),
  );
  const shadow = standingShadow(pen, 400, base, drawing, scale, surface[0]);
  const soft =
    wallOf(pen, W, H, wall) +
    tabletop(pen, W, top, H, surface[0], surface[1]) +
    company +
    shineOf(pen, drawing, 400, base, scale) +
    shadow.soft;
  return {
    ...PRODUCT_SHEET,
    soft,
    crisp: shadow.crisp + placed(drawing.body, 400, base, scale),
    light: lightFor(pen, drawing, 400, base, scale, -40),
    defs: pen.defs(),
    blur: 9,
  };
}

function roomScene(pen: Pen, drawing: Drawing, wall: string): Sheet {
  const floorTop = 700;
  const scale = lifelike(drawing, 620, 150, drawing.width > drawing.height * 1.1 ? 620 : 430);
  const base = 856;
  const wood = pick(['#b98a5e', '#caa274', '#8f6a4a'] as const, pen.random());
  const company = pick(
    [
      extra(pen, 'plant', 'rubber-basket', 'straw', 690, 770, 0.62) +
        placed(drawArticle(pen, 'wall', 'sun', 'terracotta', 'ochre')?.body ?? '', 190, 270, 0.42),
      extra(pen, 'plant', 'olive-tall', 'chalk', 110, 776, 0.66) +
        placed(drawArticle(pen, 'wall', 'block', 'sage', 'terracotta')?.body ?? '', 640, 270, 0.42),
      extra(pen, 'plant', 'monstera-round', 'white', 690, 776, 0.56) + curtain(pen, -30, 150, 700, '#ece3d3'),
    ],
    pen.random(),
  );
  const mouldings = moulding(60, 90, 300, 500, wall) + moulding(430, 90, 320, 500, wall);
  const shadow = standingShadow(pen, 400, base, drawing, scale, wood);
  const rug = `<ellipse cx="400" cy="${base + 16}" rx="370" ry="86" fill="${lit(wall, 0.5)}" fill-opacity=".85"/><ellipse cx="400" cy="${base + 16}" rx="340" ry="77" fill="none" stroke="${shaded(wall, 0.3)}" stroke-width="5" stroke-opacity=".4"/>`;
  const soft =
    wallOf(pen, W, H, wall) +
    mouldings +
    boards(pen, W, floorTop, H, wood) +
    skirting(W, floorTop, wall) +
    rug +
    company +
    shineOf(pen, drawing, 400, base, scale) +
    shadow.soft;
  return {
    ...PRODUCT_SHEET,
    soft,
    crisp: shadow.crisp + placed(drawing.body, 400, base, scale),
    light: lightFor(pen, drawing, 400, base, scale, -20),
    defs: pen.defs(),
    blur: 7,
  };
}

function railScene(pen: Pen, drawing: Drawing, wall: string): Sheet {
  const others: readonly (readonly [string, string, PaintName])[] = [
    ['coat', 'coat', 'stone'],
    ['knit', 'crew', 'oat'],
    ['shirt', 'shirt', 'white'],
    ['coat', 'chore', 'slate'],
    ['knit', 'turtleneck-rib', 'camel'],
  ];
  const start = Math.floor(pen.random() * others.length);
  const neighbours = [-1, 1].map((side, i) => {
    const [kind, shape, main] = others[(start + i * 2) % others.length] ?? ['knit', 'crew', 'oat'];
    return `<g transform="translate(${400 + side * 330} 520) scale(.52 1)">${placed(drawArticle(pen.distant(), kind, shape, main, 'walnut')?.body ?? '', 0, 0, 0.94)}</g>`;
  });
  const scale = inEighths(Math.min(520 / drawing.width, 720 / drawing.height));
  const y = Math.round(130 + (drawing.height * scale) / 2 + 24);
  const soft =
    wallOf(pen, W, H, wall) +
    neighbours.join('') +
    rail(W, 128) +
    glow(pen, 440, y + 40, drawing.width * scale * 0.66, drawing.height * scale * 0.6, shaded(wall, 0.85), 0.5);
  return {
    ...PRODUCT_SHEET,
    soft,
    crisp: rail(W, 128) + placed(drawing.body, 400, y, scale),
    light: windowLight(pen, W, H, 0, 0.9),
    defs: pen.defs(),
    blur: 8,
  };
}

function deskScene(pen: Pen, drawing: Drawing, wall: string): Sheet {
  const surface = pick(
    [
      ['#c79c6b', 'wood'],
      ['#e6ded0', 'stone'],
      ['#9a7350', 'wood'],
    ] as const,
    pen.random(),
  );
  const scale = Math.min(500 / drawing.width, 600 / drawing.height);
  const cup = drawArticle(pen, 'paper', 'notebook', 'forest', 'brass');
  const leafy = drawArticle(pen, 'plant', 'herb-round', 'white', 'white');
  const soft =
    tabletop(pen, W, -300, H, mix(surface[0], wall, 0.25), surface[1]) +
    placed(cup?.body ?? '', 690, 150, 0.7, 24) +
    placed(leafy?.body ?? '', 90, 250, 0.8) +
    glow(pen, 440, 550, drawing.width * scale * 0.64, drawing.height * scale * 0.62, '#3a2a1e', drawing.airy === true ? 0.1 : 0.5);
  return {
    ...PRODUCT_SHEET,
    soft,
    crisp: placed(drawing.body, 400, 520 + (drawing.lift ?? 0) * scale, scale, -6),
    light: windowLight(pen, W, H, 40, 1),
    defs: pen.defs(),
    blur: 10,
  };
}

function floorScene(pen: Pen, drawing: Drawing, wall: string): Sheet {
  const wood = '#b98a5e';
  const flat = `<g transform="translate(400 850) scale(1.16 .4)">${drawing.body}</g>`;
  const chair = drawArticle(pen, 'chair', 'lounge', 'forest', 'oak');
  const seat = chair === undefined ? '' : standingShadow(pen, 420, 806, chair, 0.62, wood).crisp + placed(chair.body, 420, 806, 0.62);
  const soft =
    wallOf(pen, W, H, wall) +
    moulding(80, 80, 280, 420, wall) +
    moulding(440, 80, 290, 420, wall) +
    boards(pen, W, 610, H, wood) +
    skirting(W, 610, wall) +
    extra(pen, 'plant', 'rubber-basket', 'straw', 700, 680, 0.52) +
    glow(pen, 410, 860, 380, 170, '#3a2a1e', 0.4);
  return { ...PRODUCT_SHEET, soft, crisp: flat + seat, light: windowLight(pen, W, H, -20, 1), defs: pen.defs(), blur: 7 };
}

function wallScene(pen: Pen, drawing: Drawing, wall: string): Sheet {
  const scale = Math.min(400 / drawing.width, 420 / drawing.height);
  const sideboard = drawArticle(pen, 'table', 'console', 'walnut', 'brass');
  const soft =
    wallOf(pen, W, H, wall) +
    boards(pen, W, 930, H, '#a97f58') +
    skirting(W, 930, wall) +
    placed(sideboard?.body ?? '', 400, 1010, 0.98) +
    extra(pen, 'vase', 'bottle-stems', 'terracotta', 150, 562, 0.44) +
    extra(pen, 'lamp', 'mushroom', 'chalk', 650, 560, 0.4) +
    glow(pen, 424, 310, drawing.width * scale * 0.64, drawing.height * scale * 0.62, shaded(wall, 0.85), 0.5);
  return {
    ...PRODUCT_SHEET,
    soft,
    crisp: placed(drawing.body, 400, 280, scale),
    light: windowLight(pen, W, H, -10, 0.95),
    defs: pen.defs(),
    blur: 8,
  };
}

function ceilingScene(pen: Pen, drawing: Drawing, wall: string): Sheet {
  const scale = Math.min(430 / drawing.width, 560 / drawing.height);
  const soft =
    wallOf(pen, W, H, wall) +
    placed(drawArticle(pen, 'wall', 'leaf', 'forest', 'sage')?.body ?? '', 150, 330, 0.4) +
    tabletop(pen, W, 800, H, '#a97f58', 'wood') +
    extra(pen, 'plate', 'fruit', 'white', 400, 880, 0.62, 'white') +
    extra(pen, 'glass', 'wine', 'clear', 170, 870, 0.5, 'burgundy') +
    extra(pen, 'vase', 'bud-stems', 'cobalt', 650, 866, 0.5) +
    shineOf(pen, drawing, 400, -10, scale, 0.7) +
    glow(pen, 400, 860, 360, 80, '#ffe3a8', 0.5);
  return {
    ...PRODUCT_SHEET,
    soft,
    crisp: placed(drawing.body, 400, -10, scale),
    light: lightFor(pen, drawing, 400, -10, scale, 60),
    defs: pen.defs(),
    blur: 8,
  };
}

function scene(pen: Pen, drawing: Drawing, wall: string): Sheet {
  if (drawing.rest === 'ceiling') return ceilingScene(pen, drawing, wall);
  if (drawing.rest === 'floor') return roomScene(pen, drawing, wall);
  if (drawing.rest === 'table') return tableScene(pen, drawing, wall);
  if (drawing.home === 'rail') return railScene(pen, drawing, wall);
  if (drawing.home === 'desk') return deskScene(pen, drawing, wall);
  if (drawing.home === 'floor') return floorScene(pen, drawing, wall);
  return wallScene(pen, drawing, wall);
}

/** Composes a product picture. `undefined` when nobody can draw that kind of article. */
export function productSheet(picture: ProductPicture): Sheet | undefined {
  const pen = createPen(`${picture.kind}-${picture.shape}`);
  const drawing = drawArticle(pen, picture.kind, picture.shape, picture.main, picture.accent);
  if (drawing === undefined) return undefined;
  const wall = WALLS[picture.wall];
  if (picture.view === 'detail') return detail(pen, drawing, wall);
  if (picture.view === 'plinth') return onPlinth(pen, drawing, wall, PAINTS[picture.main]);
  if (picture.view === 'scene') return scene(pen, drawing, wall);
  return front(pen, drawing, wall);
}
