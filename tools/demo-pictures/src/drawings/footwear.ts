import { lit, mix, shaded } from '../color.ts';
import { type Point, smooth } from '../curves.ts';
import { softBody } from '../parts.ts';
import type { Pen } from '../pen.ts';
import { airbrush, fill, line, placed, within } from '../shading.ts';
import { cover, knit, leather } from '../textures.ts';
import type { Draw, Look } from './drawing.ts';

const SOLE: readonly Point[] = [
  [-288, -46],
  [-288, -46],
  [-296, -14],
  [-270, 0],
  [-270, 0],
  [250, 0],
  [292, -14],
  [300, -46],
  [300, -46],
  [250, -56],
  [100, -52],
  [-100, -54],
  [-240, -58],
];

function sneaker(pen: Pen, look: Look, high: boolean, woven: boolean): string {
  const c = look.main;
  const a = look.accent;
  const topY = high ? -330 : -226;
  const upper = smooth(
    [
      [-276, -50],
      [-292, -110],
      [-284, -170],
      [-276, topY + 6],
      [-276, topY + 6],
      [-220, topY - 8],
      [-120, topY + 14],
      [-96, topY + 22],
      [-96, topY + 22],
      [-40, -196],
      [40, -158],
      [120, -134],
      [210, -122],
      [270, -98],
      [290, -50],
      [290, -50],
      [100, -44],
      [-100, -46],
      [-276, -50],
    ],
    true,
  );
  const toe = smooth(
    [
      [150, -46],
      [160, -100],
      [214, -120],
      [270, -98],
      [292, -46],
    ],
    true,
  );
  const heel = smooth(
    [
      [-280, -48],
      [-296, -110],
      [-284, -180],
      [-250, -190],
      [-214, -130],
      [-206, -48],
    ],
    true,
  );
  const tongue = smooth(
    [
      [-150, topY + 20],
      [-110, topY - 44],
      [-60, topY - 36],
      [-44, topY + 10],
      [20, -160],
      [-20, -150],
      [-110, -190],
    ],
    true,
  );
  const laces: string[] = [];
  const rows = high ? 7 : 5;
  for (let i = 0; i < rows; i += 1) {
    const t = i / (rows - 1);
    const x = -108 + t * 150;
    const y = topY + 26 + t * (-150 - topY - 30);
    laces.push(
      line(`M${x - 20} ${y + 30}L${x + 26} ${y - 12}`, shaded(a, 0.55), 13, 0.5),
      line(`M${x - 22} ${y + 27}L${x + 24} ${y - 15}`, lit('#f4efe6', 0.2), 10),
    );
  }
  const stitch = `<path d="M-206 -56C-210 -120 -190 -160 -150 -190M140 -56C150 -96 170 -112 214 -128" fill="none" stroke="${lit(c, 0.6)}" stroke-width="2.6" stroke-dasharray="7 5" stroke-opacity=".7"/>`;
  const stripe = woven
    ? ''
    : fill(
        smooth(
          [
            [-120, -56],
            [-60, -130],
            [0, -170],
            [26, -158],
            [26, -158],
            [-20, -110],
            [-60, -54],
            [-60, -54],
          ],
          true,
        ),
        a,
        0.95,
      );
  const texture = woven ? cover(knit(pen, c, 8)) : cover(leather(pen, c), 0.6);
  return (
    softBody(pen, tongue, [-150, topY - 44, 170, 240], lit(c, 0.05), texture) +
    softBody(pen, upper, [-292, topY, 584, 280], c, texture) +
    within(
      pen,
      upper,
      stripe +
        softBody(pen, toe, [150, -120, 142, 74], mix(c, '#ffffff', 0.12)) +
        softBody(pen, heel, [-296, -190, 90, 142], a) +
        stitch +
        airbrush(`M-276 ${topY + 6}Q-180 ${topY + 30} -96 ${topY + 22}`, shaded(c, 0.9), 24, 0.4, 5),
    ) +
    `<g>${laces.join('')}</g>` +
    sole('#f3ede1', mix('#f3ede1', '#b98a5e', 0.34))
  );
}

function sole(color: string, under: string): string {
  const path = smooth(SOLE, true);
  return (
    fill(path, color) +
    fill('M-294 -18C-290 0 -270 2 -270 2H250C280 2 296 -8 299 -20C200 -10 -200 -10 -294 -18Z', under) +
    line('M-284 -36C-100 -30 120 -30 296 -36', shaded(color, 0.3), 2.4, 0.6) +
    airbrush('M-280 -52C-100 -60 120 -58 296 -50', shaded(color, 0.9), 12, 0.4, 5)
  );
}

function boot(pen: Pen, look: Look, laced: boolean): string {
  const c = look.main;
  const upper = smooth(
    [
      [-250, -46],
      [-262, -150],
      [-240, -260],
      [-236, -470],
      [-236, -470],
      [-140, -486],
      [-40, -470],
      [-40, -470],
      [-34, -320],
      [10, -220],
      [110, -160],
      [230, -136],
      [286, -96],
      [292, -46],
      [292, -46],
      [100, -40],
      [-100, -42],
    ],
    true,
  );
  const tab = laced ? '' : fill('M-190 -492q0 -34 22 -34t22 34v30h-44z', shaded(c, 0.3));
  const gore = smooth(
    [
      [-176, -440],
      [-176, -440],
      [-96, -436],
      [-96, -436],
      [-84, -300],
      [-122, -210],
      [-160, -300],
    ],
    true,
  );
  const detail = laced
    ? Array.from({ length: 8 }, (_, i) => {
        const y = -440 + i * 34;
        const x = -66 + Math.max(0, i - 3) * 16;
        return (
          line(`M${x} ${y + 8}L${x + 56} ${y - 6}`, shaded(c, 0.8), 11, 0.5) +
          line(`M${x} ${y + 5}L${x + 56} ${y - 9}`, look.accent, 7) +
          `<circle cx="${x - 4}" cy="${y + 6}" r="6" fill="#bd9550"/>`
        );
      }).join('')
    : within(
        pen,
        upper,
        fill(gore, shaded(c, 0.45)) +
          Array.from({ length: 12 }, (_, i) => line(`M${-176 + i * 8} -446L${-160 + i * 6} -210`, lit(c, 0.2), 1.6, 0.35)).join('') +
          line(gore, shaded(c, 0.75), 3, 0.6),
      );
  return (
    tab +
    softBody(pen, upper, [-262, -486, 554, 446], c, cover(leather(pen, c), 0.7)) +
    within(
      pen,
      upper,
      airbrush('M-120 -250Q-30 -180 60 -160', shaded(c, 0.9), 28, 0.24) +
        airbrush('M-220 -440Q-210 -240 -214 -120', lit(c, 0.8), 34, 0.22) +
        airbrush('M70 -130Q190 -112 250 -80', lit(c, 0.9), 24, 0.34),
    ) +
    detail +
    fill('M-264 -50H300L302 -14H-120L-124 0H-262Z', '#2b241f') +
    line('M-262 -48C-100 -40 120 -40 298 -46', lit(look.accent, 0.2), 4, 0.6) +
    fill('M-264 -20H-120V2H-262Z', '#1f1a17')
  );
}

function loafer(pen: Pen, look: Look): string {
  const c = look.main;
  const upper = smooth(
    [
      [-270, -46],
      [-284, -120],
      [-262, -196],
      [-262, -196],
      [-190, -186],
      [-90, -150],
      [-10, -140],
      [-10, -140],
      [40, -186],
      [80, -184],
      [160, -150],
      [250, -120],
      [294, -80],
      [298, -46],
      [298, -46],
      [100, -40],
      [-100, -42],
    ],
    true,
  );
  const strap = smooth(
    [
      [-6, -146],
      [40, -190],
      [78, -186],
      [78, -186],
      [70, -110],
      [40, -46],
      [40, -46],
      [-36, -46],
      [-36, -46],
      [-10, -100],
    ],
    true,
  );
  const vamp = smooth(
    [
      [78, -186],
      [150, -176],
      [232, -142],
      [262, -112],
      [262, -112],
      [160, -112],
      [70, -118],
    ],
    true,
  );
  return (
    fill('M-262 -196Q-120 -200 -10 -140Q-120 -150 -262 -176Z', shaded(c, 0.75)) +
    softBody(pen, upper, [-284, -196, 582, 156], c, cover(leather(pen, c), 0.6)) +
    within(
      pen,
      upper,
      softBody(pen, vamp, [70, -186, 192, 74], lit(c, 0.1)) +
        line('M70 -114C140 -108 220 -106 262 -110', shaded(c, 0.8), 6, 0.6) +
        airbrush('M130 -80Q220 -84 270 -70', lit(c, 0.9), 18, 0.4) +
        softBody(pen, strap, [-36, -190, 114, 144], shaded(c, 0.06)) +
        `<path d="M14 -140l40 6l-3 22l-40 -6z" fill="${shaded(c, 0.7)}"/>`,
    ) +
    fill('M-274 -48H302L300 -20H-150L-154 0H-272Z', '#2d241d') +
    line('M-272 -46H300', '#8a6642', 4, 0.8)
  );
}

/** Shoes, as a pair: sneaker, hightop, runner, chelsea, laced, loafer. */
export const drawShoe: Draw = (pen, look) => {
  const one = (): string => {
    if (look.shape === 'hightop') return sneaker(pen, look, true, false);
    if (look.shape === 'runner') return sneaker(pen, look, false, true);
    if (look.shape === 'chelsea') return boot(pen, look, false);
    if (look.shape === 'laced') return boot(pen, look, true);
    if (look.shape === 'loafer') return loafer(pen, look);
    return sneaker(pen, look, false, false);
  };
  const high = look.shape === 'chelsea' || look.shape === 'laced' ? 530 : look.shape === 'hightop' ? 380 : 270;
  const shade = fill('M-320 0C-200 -26 240 -26 330 0C240 30 -220 30 -320 0Z', '#2a1c16', 0.22);
  return {
    body: placed(one(), -70, -74, 0.88) + placed(shade, 40, -2) + placed(one(), 44, 0),
    width: 690,
    height: high + 74,
    rest: 'table',
    foot: 300,
    ground: 'flat',
    tall: high / 18,
    focus: [0.62, 0.6],
  };
};
