import { lit, mix, shaded } from '../color.ts';
import { type Point, roundedRect, smooth } from '../curves.ts';
import { softBody } from '../parts.ts';
import { n, type Pen } from '../pen.ts';
import { airbrush, fill, glow, line, within } from '../shading.ts';
import { boucle, check, cover, knit, linen, stripes, wicker } from '../textures.ts';
import type { Draw, Look } from './drawing.ts';

function clothOf(pen: Pen, look: Look, weave: string): string {
  if (weave === 'stripe') return cover(stripes(pen, look.accent, 56, 20, true)) + cover(linen(pen, look.main));
  if (weave === 'pinstripe') return cover(stripes(pen, look.accent, 32, 5, true)) + cover(linen(pen, look.main));
  if (weave === 'bands') return cover(stripes(pen, look.accent, 152, 56)) + cover(linen(pen, look.main));
  if (weave === 'check') return cover(check(pen, look.accent, 80, 9)) + cover(linen(pen, look.main));
  if (weave === 'boucle') return cover(boucle(pen, look.main));
  if (weave === 'knit') return cover(knit(pen, look.main, 24));
  if (weave === 'rib') return cover(knit(pen, look.main, 16, true));
  if (weave === 'arch') return arches(look.accent) + cover(linen(pen, look.main));
  return cover(linen(pen, look.main));
}

function arches(color: string): string {
  const parts: string[] = [];
  for (const r of [210, 160, 110, 60])
    parts.push(
      `<path d="M${-r} 40V-230A${r} ${r} 0 0 1 ${r} -230V40" fill="none" stroke="${color}" stroke-width="22" stroke-opacity=".9"/>`,
    );
  return parts.join('');
}

/** Cushions: square, lumbar, round, each with `-stripe`, `-check`, `-boucle`, `-knit`, `-arch`, `-pinstripe`. */
export const drawCushion: Draw = (pen, look) => {
  const [form = 'square', weave = 'plain'] = look.shape.split('-');
  const wide = form === 'lumbar' ? 330 : 260;
  const high = form === 'lumbar' ? 340 : 500;
  const path =
    form === 'round'
      ? smooth(
          Array.from({ length: 16 }, (_, i): Point => [
            Math.cos((i / 16) * Math.PI * 2) * 262,
            -258 + Math.sin((i / 16) * Math.PI * 2) * 256,
          ]),
          true,
        )
      : smooth(
          [
            [-wide, -high + 6],
            [-wide, -high + 6],
            [-wide * 0.5, -high + 26],
            [0, -high + 30],
            [wide * 0.5, -high + 26],
            [wide, -high + 6],
            [wide, -high + 6],
            [wide - 22, -high * 0.62],
            [wide - 26, -high * 0.4],
            [wide - 4, -6],
            [wide - 4, -6],
            [wide * 0.5, -2],
            [0, 0],
            [-wide * 0.5, -2],
            [-wide + 4, -6],
            [-wide + 4, -6],
            [-wide + 26, -high * 0.4],
            [-wide + 22, -high * 0.62],
          ],
          true,
        );
  const c = look.main;
  const folds: string[] = [];
  if (form === 'round') {
    for (let i = 0; i < 22; i += 1) {
      const a = (i / 22) * Math.PI * 2;
      folds.push(
        airbrush(
          `M${n(Math.cos(a) * 40)} ${n(-258 + Math.sin(a) * 40)}L${n(Math.cos(a) * 235)} ${n(-258 + Math.sin(a) * 230)}`,
          shaded(c, 0.6),
          15,
          0.26,
          4,
        ),
      );
    }
    folds.push(
      glow(pen, 0, -258, 60, 60, shaded(c, 0.9), 0.5),
      `<circle cx="0" cy="-258" r="21" fill="${c}"/><circle cx="-4" cy="-263" r="13" fill="${lit(c, 0.4)}" fill-opacity=".8"/>`,
    );
  } else {
    for (const [sx, sy] of [
      [-1, -high],
      [1, -high],
      [-1, 0],
      [1, 0],
    ] as const) {
      const y = sy === 0 ? -8 : sy + 10;
      const into = sy === 0 ? -1 : 1;
      folds.push(
        airbrush(
          `M${n(sx * (wide - 10))} ${n(y)}Q${n(sx * (wide - 80))} ${n(y + into * 60)} ${n(sx * (wide - 150))} ${n(y + into * 150)}`,
          shaded(c, 0.7),
          30,
          0.15,
          4,
        ),
        airbrush(
          `M${n(sx * (wide - 24))} ${n(y + into * 8)}Q${n(sx * (wide - 120))} ${n(y + into * 46)} ${n(sx * (wide - 200))} ${n(y + into * 66)}`,
          lit(c, 0.6),
          18,
          0.1,
          3,
        ),
      );
    }
    folds.push(glow(pen, -wide * 0.25, -high * 0.62, wide * 0.72, high * 0.44, lit(c, 0.9), 0.2));
  }
  return {
    body:
      softBody(pen, path, [-wide, -high, wide * 2, high], c, clothOf(pen, look, weave)) +
      within(pen, path, folds.join('')) +
      line(path, shaded(weave === 'plain' ? look.accent : c, 0.22), 5, 0.8),
    width: wide * 2,
    height: high,
    rest: 'table',
    foot: form === 'round' ? 130 : wide * 0.84,
    ground: 'flat',
    tall: form === 'lumbar' ? 34 : 48,
    focus: [0.3, 0.3],
  };
};

/** A stack of folded cloth: throw, blanket, towel, bedding; `-fringe`, `-check`, `-stripe`, `-knit`, `-rib`. */
export const drawFolded: Draw = (pen, look) => {
  const [form = 'throw', weave = 'plain'] = look.shape.split('-');
  const layers = form === 'towels' ? 4 : form === 'bedding' ? 3 : 5;
  const tones =
    form === 'towels'
      ? [look.main, look.accent, lit(look.main, 0.3), look.main]
      : form === 'bedding'
        ? [look.main, look.main, look.accent]
        : [look.main];
  const thick = form === 'throw' ? 62 : form === 'bedding' ? 84 : 76;
  const parts: string[] = [];
  for (let i = 0; i < layers; i += 1) {
    const c = tones[i % tones.length] ?? look.main;
    const y = -(i + 1) * thick;
    const j = Math.round((pen.random() - 0.5) * 22);
    const w = 300 - i * 3;
    const path = smooth(
      [
        [-w + j, y + thick * 0.5],
        [-w + 14 + j, y + 6],
        [-w + 60 + j, y],
        [0, y - 3],
        [w - 60 + j, y + 1],
        [w - 6 + j, y + 10],
        [w + j, y + thick * 0.55],
        [w - 12 + j, y + thick - 2],
        [0, y + thick + 3],
        [-w + 18 + j, y + thick - 2],
      ],
      true,
    );
    parts.push(
      softBody(
        pen,
        path,
        [-w, y, w * 2, thick],
        c,
        `<g transform="translate(${n(j)} ${i * 16})">${clothOf(pen, { ...look, main: c }, weave === 'fringe' ? 'plain' : weave)}</g>`,
      ),
    );
    parts.push(
      within(
        pen,
        path,
        airbrush(
          `M${n(-w + 40 + j)} ${n(y + thick * 0.52)}Q0 ${n(y + thick * 0.6)} ${n(w - 4 + j)} ${n(y + thick * 0.5)}`,
          shaded(c, 0.75),
          9,
          0.4,
          5,
        ),
      ),
    );
    if (form !== 'throw')
      parts.push(
        line(`M${n(-w + 20 + j)} ${n(y + thick - 12)}Q0 ${n(y + thick - 5)} ${n(w - 20 + j)} ${n(y + thick - 12)}`, shaded(c, 0.3), 2, 0.5),
      );
  }
  const top = -layers * thick;
  if (form === 'throw' && weave !== 'knit' && weave !== 'rib') {
    const fringe: string[] = [];
    for (let x = -288; x <= 280; x += 13) {
      const l = 44 + pen.random() * 18;
      fringe.push(
        line(
          `M${n(x)} ${n(-16)}q${n((pen.random() - 0.5) * 16)} ${n(l * 0.5)} ${n((pen.random() - 0.5) * 22)} ${n(l)}`,
          mix(look.main, pen.random() < 0.5 ? '#ffffff' : '#5a4632', 0.16),
          5.4,
          0.95,
        ),
      );
    }
    parts.push(`<g transform="translate(0 -34)">${fringe.join('')}</g>`);
  }
  return {
    body: parts.join(''),
    width: 600,
    height: -top + 10,
    rest: 'table',
    foot: 290,
    ground: 'flat',
    tall: form === 'throw' ? 24 : 28,
    focus: [0.3, 0.3],
  };
};

/** Rugs, seen from above, hung as in a showroom: stripe, border, check, arch, plain, berber. */
export const drawRug: Draw = (pen, look) => {
  const c = look.main;
  const round = look.shape === 'round';
  const path = round
    ? smooth(
        Array.from({ length: 20 }, (_, i): Point => [Math.cos((i / 20) * Math.PI * 2) * 300, Math.sin((i / 20) * Math.PI * 2) * 300]),
        true,
      )
    : roundedRect(-250, -350, 500, 700, 6);
  const inner: string[] = [];
  if (look.shape === 'stripe')
    for (const [y, h] of [
      [-310, 26],
      [-262, 12],
      [-200, 60],
      [-90, 18],
      [-30, 60],
      [80, 18],
      [150, 60],
      [246, 12],
      [284, 26],
    ] as const)
      inner.push(`<rect x="-260" y="${y}" width="520" height="${h}" fill="${look.accent}"/>`);
  if (look.shape === 'border')
    inner.push(
      `<rect x="-206" y="-306" width="412" height="612" fill="none" stroke="${look.accent}" stroke-width="26"/><rect x="-176" y="-276" width="352" height="552" fill="none" stroke="${look.accent}" stroke-width="6"/>`,
    );
  if (look.shape === 'arch')
    inner.push(
      `<g transform="translate(0 260) scale(.96)">${arches(look.accent)}</g><circle cx="150" cy="-250" r="52" fill="${look.accent}"/>`,
    );
  if (look.shape === 'berber') {
    for (let y = -330; y < 340; y += 110)
      for (let x = -220; x < 230; x += 110)
        inner.push(
          `<path d="M${x} ${y}l55 55l55 -55M${x} ${y + 110}l55 -55l55 55" fill="none" stroke="${look.accent}" stroke-width="7" stroke-linejoin="round"/>`,
        );
  }
  if (round)
    for (const r of [270, 220, 170, 120, 70, 24])
      inner.push(
        `<circle r="${r}" fill="none" stroke="${r % 100 === 70 ? look.accent : shaded(c, 0.3)}" stroke-width="${r % 100 === 70 ? 22 : 5}" stroke-opacity=".85"/>`,
      );
  const pile = pen.pattern(
    8,
    8,
    `<path d="M1 7L3 1M5 7L7 1" stroke="${shaded(c, 0.5)}" stroke-width="1.6" stroke-opacity=".3"/><path d="M3 7L5 1M7 7L8 4" stroke="${lit(c, 0.6)}" stroke-width="1.2" stroke-opacity=".3"/>`,
  );
  const fringe: string[] = [];
  if (!round)
    for (let x = -246; x <= 246; x += 9)
      for (const s of [-1, 1])
        fringe.push(line(`M${x} ${s * 348}l${n((pen.random() - 0.5) * 10)} ${n(s * (24 + pen.random() * 10))}`, '#e6d9c0', 3, 0.95));
  return {
    body:
      fringe.join('') +
      fill(path, c) +
      within(
        pen,
        path,
        inner.join('') +
          cover(pile, 1, [-320, -380, 640, 760]) +
          glow(pen, -140, -220, 420, 420, '#fff4e0', 0.22) +
          airbrush(path, shaded(c, 0.8), 22, 0.3),
      ),
    width: round ? 600 : 510,
    height: round ? 600 : 760,
    rest: 'wall',
    home: 'floor',
    foot: 0,
    tall: round ? 160 : 200,
    focus: [0.3, 0.3],
  };
};

/** Baskets: low, tall, lidded. */
export const drawBasket: Draw = (pen, look) => {
  const c = look.main;
  const tallOne = look.shape === 'tall';
  const h = tallOne ? 470 : 320;
  const w = tallOne ? 200 : 262;
  const path = `M${-w * 0.84} -12C${-w * 1.02} ${-h * 0.4} ${-w * 1.04} ${-h * 0.7} ${-w} ${-h}A${w} ${w * 0.16} 0 0 0 ${w} ${-h}C${w * 1.04} ${-h * 0.7} ${w * 1.02} ${-h * 0.4} ${w * 0.84} -12A${w * 0.84} ${w * 0.12} 0 0 1 ${-w * 0.84} -12Z`;
  const rim = `M${-w} ${-h}A${w} ${w * 0.16} 0 1 1 ${w} ${-h}A${w} ${w * 0.16} 0 1 1 ${-w} ${-h}Z`;
  const handle = (s: number): string =>
    line(
      `M${s * w * 0.74} ${-h + 18}C${s * w * 0.8} ${-h - 92} ${s * w * 0.34} ${-h - 92} ${s * w * 0.4} ${-h + 30}`,
      shaded(look.accent, 0.4),
      20,
    ) +
    line(
      `M${s * w * 0.74} ${-h + 18}C${s * w * 0.8} ${-h - 92} ${s * w * 0.34} ${-h - 92} ${s * w * 0.4} ${-h + 30}`,
      lit(look.accent, 0.2),
      9,
    );
  const hollow =
    fill(
      rim,
      pen.linear(-w, 0, w, 0, [
        [0, shaded(c, 0.8)],
        [1, shaded(c, 0.45)],
      ]),
    ) +
    softBody(
      pen,
      smooth(
        [
          [-w * 0.7, -h + 10],
          [-w * 0.4, -h - 34],
          [0, -h - 46],
          [w * 0.5, -h - 30],
          [w * 0.72, -h + 6],
          [0, -h + 34],
        ],
        true,
      ),
      [-w * 0.7, -h - 46, w * 1.4, 80],
      '#e9dfcd',
      cover(knit(pen, '#e9dfcd', 16)),
    );
  return {
    body:
      hollow +
      fill(path, c) +
      within(
        pen,
        path,
        cover(wicker(pen, c)) +
          airbrush(`M${w} ${-h}V0`, shaded(c, 0.9), w * 0.9, 0.45) +
          airbrush(`M${-w} ${-h}V0`, shaded(c, 0.9), w * 0.3, 0.3) +
          airbrush(`M${-w * 0.45} ${-h}V0`, '#fff3dc', w * 0.4, 0.25) +
          glow(pen, 0, 0, w, h * 0.2, shaded(c, 0.9), 0.4),
      ) +
      line(`M${-w} ${-h}A${w} ${w * 0.16} 0 0 0 ${w} ${-h}`, shaded(c, 0.3), 17) +
      line(`M${-w} ${-h - 3}A${w} ${w * 0.16} 0 0 0 ${w} ${-h - 3}`, lit(c, 0.35), 6, 0.8) +
      handle(-1) +
      handle(1),
    width: w * 2,
    height: h + 74,
    rest: 'floor',
    foot: w * 0.86,
    tall: tallOne ? 55 : 38,
    focus: [0.4, 0.6],
  };
};
