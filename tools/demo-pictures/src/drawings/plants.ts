import { lit, mix, shaded } from '../color.ts';
import { type Point, smooth } from '../curves.ts';
import { lathe } from '../lathe.ts';
import { rod, tube } from '../parts.ts';
import { n, type Pen } from '../pen.ts';
import { airbrush, fill, glow, line, placed, within } from '../shading.ts';
import { cover, terrazzo, wicker } from '../textures.ts';
import type { Draw, Look } from './drawing.ts';

function blade(x: number, y: number, turn: number, length: number, breadth: number, tone: string, shine = true): string {
  const half = `M0 0C${n(length * 0.22)} ${n(-breadth)} ${n(length * 0.7)} ${n(-breadth * 1.05)} ${n(length)} 0`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="${half}C${n(length * 0.7)} ${n(breadth * 1.05)} ${n(length * 0.22)} ${n(breadth)} 0 0Z" fill="${tone}"/><path d="M0 0C${n(length * 0.22)} ${n(breadth)} ${n(length * 0.7)} ${n(breadth * 1.05)} ${n(length)} 0Z" fill="${shaded(tone, 0.5)}" fill-opacity=".5"/><path d="M0 0L${n(length * 0.96)} 0" stroke="${lit(tone, 0.5)}" stroke-width="2.2" stroke-opacity=".7"/>${shine ? `<path d="M${n(length * 0.16)} ${n(-breadth * 0.4)}Q${n(length * 0.5)} ${n(-breadth * 0.82)} ${n(length * 0.84)} ${n(-breadth * 0.3)}" fill="none" stroke="${lit(tone, 0.8)}" stroke-width="${n(breadth * 0.16)}" stroke-opacity=".35" stroke-linecap="round"/>` : ''}</g>`;
}

function rubber(pen: Pen): string {
  const parts = [rod(pen, [-8, 10], [-40, -430], 13, 8, '#6b5138'), rod(pen, [14, 10], [60, -330], 11, 7, '#6b5138')];
  const tones = ['#2f4a36', '#3d5c40', '#4c6e48', '#355240'];
  for (let i = 0; i < 17; i += 1) {
    const second = i > 10;
    const t = second ? (i - 10) / 7 : (i + 2) / 12;
    const x = second ? 14 + 46 * t : -8 - 32 * t;
    const y = second ? -330 * t : -430 * t;
    const side = i % 2 === 0 ? 1 : -1;
    const length = 170 - t * 46;
    parts.push(
      blade(
        x,
        y,
        side > 0 ? -28 - t * 36 + pen.random() * 16 : -152 + t * 36 - pen.random() * 16,
        length,
        48 - t * 8,
        tones[i % 4] ?? '#3d5c40',
      ),
    );
  }
  return parts.join('') + blade(-40, -426, -84, 120, 26, '#6f8a52');
}

function monstera(): string {
  const leaf = (x: number, y: number, turn: number, s: number, tone: string): string => {
    const cuts = [0.3, 0.5, 0.7]
      .map((t) =>
        [-1, 1]
          .map(
            (k) =>
              `<path d="M${n(150 * t)} ${n(k * 16)}Q${n(150 * t + 22)} ${n(k * 56)} ${n(150 * t + 26)} ${n(k * 100)}L${n(150 * t + 42)} ${n(k * 92)}Q${n(150 * t + 34)} ${n(k * 50)} ${n(150 * t + 14)} ${n(k * 16)}Z" fill="${shaded(tone, 0.75)}" fill-opacity=".75"/>`,
          )
          .join(''),
      )
      .join('');
    const heart = 'M0 0C-30 -60 10 -110 70 -98C130 -90 176 -40 190 0C176 40 130 90 70 98C10 110 -30 60 0 0Z';
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${s})"><path d="${heart}" fill="${tone}"/><path d="M0 0C-30 60 10 110 70 98C130 90 176 40 190 0Z" fill="${shaded(tone, 0.5)}" fill-opacity=".4"/>${cuts}<path d="M0 0H180M50 0L80 -70M90 0L124 -60M50 0L80 70M90 0L124 60" stroke="${lit(tone, 0.45)}" stroke-width="3" fill="none" stroke-opacity=".7"/></g>`;
  };
  const parts: string[] = [];
  const list: readonly (readonly [number, number, number, number])[] = [
    [-170, -250, -160, 1],
    [150, -300, -20, 1.05],
    [-60, -390, -120, 1.05],
    [70, -430, -64, 0.95],
    [-190, -130, 170, 0.8],
    [180, -150, 8, 0.84],
    [0, -240, -92, 0.9],
  ];
  for (const [x, y] of list)
    parts.push(
      line(
        smooth([
          [0, 20],
          [x * 0.3, y * 0.5],
          [x, y],
        ]),
        '#54713f',
        8,
      ),
    );
  list.forEach(([x, y, turn, s], i) => parts.push(leaf(x, y, turn, s, ['#3f6a45', '#4f7d4f', '#35593d', '#5a8853'][i % 4] ?? '#4f7d4f')));
  return parts.join('');
}

function snake(pen: Pen): string {
  const parts: string[] = [];
  const order: readonly (readonly [number, number, number])[] = [
    [-70, 380, -9],
    [70, 410, 8],
    [-24, 500, -3],
    [34, 460, 4],
    [-110, 280, -16],
    [112, 270, 17],
    [4, 340, 0],
  ];
  order.forEach(([x, h, turn], i) => {
    const path = smooth(
      [
        [-26, 10],
        [-34, -h * 0.4],
        [-22, -h * 0.8],
        [0, -h],
        [0, -h],
        [24, -h * 0.78],
        [34, -h * 0.4],
        [26, 10],
      ],
      true,
    );
    const bands: string[] = [];
    for (let y = 10; y > -h; y -= 26) bands.push(line(`M-40 ${y}q20 ${-10 - pen.random() * 12} 40 0t40 0`, '#2c4735', 5, 0.45));
    const tone = mix('#54754f', '#7d9a68', i / 8);
    parts.push(
      placed(
        fill(
          path,
          pen.linear(-34, 0, 34, 0, [
            [0, '#cdbf76'],
            [0.12, '#cdbf76'],
            [0.14, tone],
            [0.5, lit(tone, 0.2)],
            [0.86, shaded(tone, 0.3)],
            [0.88, '#b8aa62'],
            [1, '#b8aa62'],
          ]),
        ) + within(pen, path, bands.join('')),
        x * 0.5,
        0,
        1,
        turn,
      ),
    );
  });
  return parts.join('');
}

function olive(pen: Pen): string {
  const parts = [
    line(
      smooth([
        [0, 10],
        [-10, -110],
        [14, -220],
        [0, -330],
      ]),
      '#7a6650',
      15,
    ),
    line(
      smooth([
        [0, 10],
        [-10, -110],
        [14, -220],
        [0, -330],
      ]),
      '#a08a6e',
      5,
      0.8,
    ),
  ];
  const twig = (x: number, y: number, turn: number, length: number): void => {
    const rad = (turn * Math.PI) / 180;
    const ex = x + Math.cos(rad) * length;
    const ey = y + Math.sin(rad) * length;
    parts.push(line(`M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}`, '#86735a', 4));
    for (let k = 1; k <= 7; k += 1) {
      const t = k / 7;
      const tone = mix('#6d7d58', '#a7b191', pen.random());
      parts.push(
        blade(x + (ex - x) * t, y + (ey - y) * t, turn - 46 - pen.random() * 16, 58, 10, tone, false),
        blade(x + (ex - x) * t, y + (ey - y) * t, turn + 46 + pen.random() * 16, 58, 10, mix(tone, '#56664a', 0.3), false),
      );
    }
  };
  for (let i = 0; i < 15; i += 1)
    twig((pen.random() - 0.5) * 30, -180 - pen.random() * 160, -170 + i * 11.4 + pen.random() * 8, 120 + pen.random() * 70);
  return parts.join('');
}

function trailing(pen: Pen): string {
  const parts: string[] = [];
  for (let i = 0; i < 13; i += 1) {
    const lean = (i - 6) / 6;
    const drop = 40 + pen.random() * 150 - Math.abs(lean) * 30;
    const path: Point[] = [
      [lean * 70, -30],
      [lean * 150, -90 + Math.abs(lean) * 30],
      [lean * 200, 10],
      [lean * 206 + (pen.random() - 0.5) * 30, drop],
    ];
    parts.push(line(smooth(path), '#5d7a48', 3.4));
    for (let k = 0; k < 11; k += 1) {
      const t = k / 10;
      const x = lean * (70 + 136 * Math.min(1, t * 1.6));
      const y = t < 0.4 ? -60 : -60 + ((t - 0.4) / 0.6) * (drop + 60);
      const tone = mix('#46683d', '#86a564', pen.random());
      parts.push(blade(x, y, k % 2 === 0 ? 40 + pen.random() * 40 : 100 + pen.random() * 40, 50, 19, tone));
    }
  }
  for (let i = 0; i < 12; i += 1)
    parts.push(blade((pen.random() - 0.5) * 120, -20 - pen.random() * 20, -160 + i * 12, 84, 25, mix('#46683d', '#86a564', pen.random())));
  return parts.join('');
}

function herb(pen: Pen): string {
  const parts: string[] = [];
  for (let i = 0; i < 16; i += 1) {
    const turn = -150 + i * 8 + pen.random() * 6;
    const rad = (turn * Math.PI) / 180;
    const length = 170 + pen.random() * 110;
    parts.push(
      line(
        `M0 0Q${n(Math.cos(rad) * length * 0.4)} ${n(-length * 0.6)} ${n(Math.cos(rad) * length)} ${n(Math.sin(rad) * length)}`,
        '#62804a',
        4,
      ),
    );
    for (let k = 3; k < 9; k += 1) {
      const t = k / 8;
      const x = Math.cos(rad) * length * t * (0.55 + t * 0.45);
      const y = Math.sin(rad) * length * t - 14 * Math.sin(t * 3);
      parts.push(blade(x, y, turn + (k % 2 === 0 ? 52 : -52), 46, 17, mix('#5d8a3f', '#93b864', pen.random())));
    }
  }
  return parts.join('');
}

function pot(pen: Pen, look: Look, style: string): { body: string; top: number; foot: number; width: number } {
  const c = look.main;
  if (style === 'basket') {
    const path = 'M-130 -6C-160 -110 -160 -170 -150 -230A150 26 0 0 0 150 -230C160 -170 160 -110 130 -6A130 20 0 0 1 -130 -6Z';
    return {
      body:
        fill('M-150 -230A150 26 0 1 1 150 -230A150 26 0 1 1 -150 -230Z', shaded(c, 0.75)) +
        fill(path, c) +
        within(
          pen,
          path,
          cover(wicker(pen, c, 24)) +
            airbrush('M150 -230V0', shaded(c, 0.9), 130, 0.45) +
            airbrush('M-150 -230V0', shaded(c, 0.9), 40, 0.3),
        ) +
        line('M-150 -230A150 26 0 0 0 150 -230', shaded(c, 0.3), 13),
      top: -232,
      foot: 130,
      width: 300,
    };
  }
  const tall = style === 'tall';
  const stone = style === 'terrazzo';
  const profile: readonly Point[] = tall
    ? [
        [104, 0],
        [110, -8],
        [130, -150],
        [150, -300],
        [150, -300],
        [154, -310],
      ]
    : style === 'round'
      ? [
          [96, 0],
          [110, -12],
          [158, -90],
          [166, -160],
          [144, -220],
          [140, -232],
        ]
      : [
          [106, 0],
          [112, -8],
          [138, -190],
          [138, -190],
          [152, -194],
          [152, -194],
          [154, -236],
          [154, -236],
        ];
  const top = profile[profile.length - 1] ?? [150, -230];
  return {
    body: lathe(pen, {
      profile,
      color: c,
      finish: style === 'round' ? 'satin' : 'matte',
      tilt: 0.16,
      inside: '#3d2c20',
      wall: 10,
      ...(stone ? { decoration: () => cover(terrazzo(pen, [look.accent, shaded(c, 0.45), '#c98f35', '#8fa08a'], 88)) } : {}),
    }),
    top: top[1],
    foot: 108,
    width: top[0] * 2,
  };
}

/** Plants in pots: rubber, monstera, snake, olive, trailing, herb, empty; pots: classic, tall, round, basket, terrazzo. */
export const drawPlant: Draw = (pen, look) => {
  const [plant = 'rubber', style = 'classic'] = look.shape.split('-');
  if (plant === 'can') {
    const c = look.main;
    const body = lathe(pen, {
      profile: [
        [150, 0],
        [160, -10],
        [150, -120],
        [120, -220],
        [96, -240],
      ],
      color: c,
      finish: look.paint === 'brass' || look.paint === 'copper' ? 'metal' : 'satin',
      tilt: 0.16,
      inside: shaded(c, 0.5),
    });
    return {
      body: placed(
        tube('M120 -60C220 -80 250 -220 380 -350', 24, c, true) +
          placed(fill('M-20 0L20 0L44 -40H-44Z', shaded(c, 0.2)), 384, -350, 1, 50) +
          tube('M-90 -210C-300 -330 -300 -60 -150 -60', 20, c, true) +
          body,
        -52,
        0,
      ),
      width: 680,
      height: 400,
      rest: 'table',
      foot: 152,
      tall: 28,
      focus: [0.5, 0.6],
    };
  }
  const base = pot(pen, look, style);
  const scale = plant === 'herb' ? 0.9 : 1;
  const growth =
    plant === 'monstera'
      ? monstera()
      : plant === 'snake'
        ? snake(pen)
        : plant === 'olive'
          ? olive(pen)
          : plant === 'trailing'
            ? trailing(pen)
            : plant === 'herb'
              ? herb(pen)
              : plant === 'empty'
                ? ''
                : rubber(pen);
  const above = { monstera: 590, snake: 500, olive: 540, trailing: 150, herb: 260, empty: 0, rubber: 560 }[plant] ?? 500;
  const soil = glow(pen, 0, base.top, base.width * 0.42, base.width * 0.07, '#1f140d', 0.7);
  return {
    body: base.body + soil + placed(growth, 0, base.top + 8, scale),
    width: Math.max(base.width, plant === 'empty' ? 0 : plant === 'snake' ? 340 : 460),
    height: -base.top + above * scale,
    rest: above > 480 ? 'floor' : 'table',
    foot: base.foot,
    tall: above > 480 ? 90 : plant === 'empty' ? 24 : 36,
    focus: [0.5, above > 0 ? 0.35 : 0.4],
  };
};
