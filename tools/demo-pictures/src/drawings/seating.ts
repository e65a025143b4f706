import { lit, shaded } from '../color.ts';
import { type Point, roundedRect, smooth } from '../curves.ts';
import { disc, pad, rod, softBody, wood } from '../parts.ts';
import { n, type Pen } from '../pen.ts';
import { airbrush, fill, glow, line, within } from '../shading.ts';
import { boucle, cane, cover, linen } from '../textures.ts';
import type { Draw, Drawing, Look } from './drawing.ts';

function spindle(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const back: string[] = [];
  for (let i = -3; i <= 3; i += 1) back.push(rod(pen, [i * 36, -330], [i * 50, -640], 9, 9, shaded(c, 0.06)));
  const rail = smooth(
    [
      [-206, -618],
      [-150, -664],
      [0, -684],
      [150, -664],
      [206, -618],
      [206, -618],
      [198, -588],
      [198, -588],
      [140, -624],
      [0, -640],
      [-140, -624],
      [-198, -588],
      [-198, -588],
      [-206, -618],
    ],
    false,
  );
  const legsBack =
    rod(pen, [-110, -330], [-138, -14], 17, 13, shaded(c, 0.36)) + rod(pen, [110, -330], [138, -14], 17, 13, shaded(c, 0.36));
  const stretch = rod(pen, [-150, -160], [150, -160], 11, 11, shaded(c, 0.22));
  const legs = rod(pen, [-150, -326], [-196, 10], 24, 17, c) + rod(pen, [150, -326], [196, 10], 24, 17, c);
  const posts = rod(pen, [-160, -336], [-200, -610], 15, 13, c) + rod(pen, [160, -336], [200, -610], 15, 13, c);
  return {
    body:
      legsBack +
      back.join('') +
      posts +
      wood(pen, `${rail}Z`, [-206, -684, 412, 100], c) +
      airbrush('M-190 -618Q0 -690 190 -618', lit(c, 0.7), 12, 0.5, 4) +
      stretch +
      legs +
      disc(pen, 0, -344, 212, 24, 0.19, c, true),
    width: 424,
    height: 690,
    rest: 'floor',
    foot: 196,
    ground: [-196, -138, 138, 196],
    tall: 82,
    focus: [0.5, 0.32],
  };
}

function shell(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const wooden = look.accent;
  const legsBack =
    rod(pen, [-70, -330], [-130, -16], 16, 10, shaded(wooden, 0.35)) + rod(pen, [70, -330], [130, -16], 16, 10, shaded(wooden, 0.35));
  const legs = rod(pen, [-96, -316], [-190, 8], 21, 13, wooden) + rod(pen, [96, -316], [190, 8], 21, 13, wooden);
  const outer = smooth(
    [
      [-176, -690],
      [-90, -718],
      [90, -718],
      [176, -690],
      [214, -600],
      [206, -470],
      [232, -420],
      [236, -372],
      [190, -326],
      [0, -306],
      [-190, -326],
      [-236, -372],
      [-232, -420],
      [-206, -470],
      [-214, -600],
    ],
    true,
  );
  const seat = smooth(
    [
      [-206, -430],
      [-120, -452],
      [0, -458],
      [120, -452],
      [206, -430],
      [226, -382],
      [160, -344],
      [0, -330],
      [-160, -344],
      [-226, -382],
    ],
    true,
  );
  return {
    body:
      legsBack +
      legs +
      softBody(pen, outer, [-236, -718, 472, 412], c) +
      within(
        pen,
        outer,
        glow(pen, -40, -600, 180, 140, lit(c, 0.8), 0.34) +
          fill(
            seat,
            pen.linear(0, -460, 0, -330, [
              [0, shaded(c, 0.42)],
              [0.35, shaded(c, 0.06)],
              [1, lit(c, 0.3)],
            ]),
          ) +
          airbrush('M-206 -430Q0 -486 206 -430', shaded(c, 0.8), 34, 0.36),
      ) +
      airbrush('M-228 -384Q0 -300 228 -384', lit(c, 0.85), 8, 0.6, 4),
    width: 472,
    height: 724,
    rest: 'floor',
    foot: 190,
    ground: [-190, -130, 130, 190],
    tall: 80,
    focus: [0.5, 0.32],
  };
}

function caneChair(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const frame = roundedRect(-190, -700, 380, 262, 64);
  const hole = roundedRect(-152, -662, 304, 186, 40);
  const legsBack =
    rod(pen, [-150, -340], [-160, -14], 18, 15, shaded(c, 0.36)) + rod(pen, [150, -340], [160, -14], 18, 15, shaded(c, 0.36));
  const posts = rod(pen, [-168, -340], [-168, -520], 22, 22, c) + rod(pen, [168, -340], [168, -520], 22, 22, c);
  const legs = rod(pen, [-186, -330], [-196, 10], 25, 20, c) + rod(pen, [186, -330], [196, 10], 25, 20, c);
  const seat = roundedRect(-216, -396, 432, 66, 30);
  return {
    body:
      legsBack +
      posts +
      wood(pen, frame, [-190, -700, 380, 262], c) +
      fill(hole, '#d9c39a') +
      within(pen, hole, cover(cane(pen, '#d2b380')) + airbrush(hole, shaded(c, 0.8), 22, 0.5)) +
      rod(pen, [-186, -250], [186, -250], 12, 12, shaded(c, 0.2)) +
      legs +
      softBody(pen, seat, [-216, -396, 432, 66], look.accent, cover(linen(pen, look.accent))) +
      wood(pen, roundedRect(-214, -340, 428, 26, 10), [-214, -340, 428, 26], c),
    width: 432,
    height: 710,
    rest: 'floor',
    foot: 196,
    ground: [-196, -160, 160, 196],
    tall: 80,
    focus: [0.5, 0.28],
  };
}

function tub(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const wool = cover(boucle(pen, c));
  const shellPath = smooth(
    [
      [-330, -60],
      [-346, -220],
      [-318, -392],
      [-210, -500],
      [0, -536],
      [210, -500],
      [318, -392],
      [346, -220],
      [330, -60],
      [330, -60],
      [200, -34],
      [0, -26],
      [-200, -34],
      [-330, -60],
      [-330, -60],
    ],
    true,
  );
  const inner = smooth(
    [
      [-222, -180],
      [-238, -300],
      [-190, -404],
      [0, -446],
      [190, -404],
      [238, -300],
      [222, -180],
      [120, -150],
      [0, -146],
      [-120, -150],
    ],
    true,
  );
  const seat = smooth(
    [
      [-236, -236],
      [-120, -262],
      [0, -268],
      [120, -262],
      [236, -236],
      [250, -180],
      [240, -120],
      [120, -92],
      [0, -88],
      [-120, -92],
      [-240, -120],
      [-250, -180],
    ],
    true,
  );
  const feet =
    [-240, 240].map((x) => rod(pen, [x, -50], [x * 1.04, 6], 26, 18, look.accent)).join('') +
    rod(pen, [-120, -40], [-124, -4], 20, 16, shaded(look.accent, 0.4)) +
    rod(pen, [120, -40], [124, -4], 20, 16, shaded(look.accent, 0.4));
  return {
    body:
      feet +
      softBody(pen, shellPath, [-346, -536, 692, 510], c, wool, 0.9) +
      softBody(pen, inner, [-238, -446, 476, 300], shaded(c, 0.1), wool) +
      within(pen, inner, airbrush(inner, shaded(c, 0.9), 90, 0.4)) +
      softBody(pen, seat, [-250, -268, 500, 180], lit(c, 0.14), wool) +
      within(
        pen,
        shellPath,
        airbrush(
          smooth([
            [-236, -236],
            [-250, -180],
            [-240, -110],
            [0, -80],
            [240, -110],
            [250, -180],
            [236, -236],
          ]),
          shaded(c, 0.9),
          34,
          0.3,
        ),
      ),
    width: 692,
    height: 545,
    rest: 'floor',
    foot: 300,
    ground: [-250, -124, 124, 250],
    tall: 74,
    focus: [0.3, 0.36],
  };
}

function lounge(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const w = look.accent;
  const cloth = cover(linen(pen, c));
  const back = roundedRect(-196, -560, 392, 330, 60);
  const seat = roundedRect(-214, -300, 428, 118, 46);
  const arm = (s: number): string =>
    rod(pen, [s * 262, -396], [s * 214, -8], 22, 16, shaded(w, 0.3)) +
    rod(pen, [s * 250, -390], [s * 286, 8], 26, 18, w) +
    wood(pen, roundedRect(s > 0 ? 222 : -302, -412, 80, 26, 13), [s > 0 ? 222 : -302, -412, 80, 26], w);
  const frame = wood(pen, roundedRect(-270, -196, 540, 30, 12), [-270, -196, 540, 30], w);
  return {
    body:
      softBody(pen, back, [-196, -560, 392, 330], c, cloth) +
      frame +
      softBody(pen, seat, [-214, -300, 428, 118], lit(c, 0.08), cloth) +
      arm(-1) +
      arm(1),
    width: 610,
    height: 566,
    rest: 'floor',
    foot: 280,
    ground: [-286, -214, 214, 286],
    tall: 78,
    focus: [0.35, 0.3],
  };
}

function sofa(pen: Pen, look: Look, cushions: number): Drawing {
  const c = look.main;
  const cloth = cover(linen(pen, c));
  const parts: string[] = [];
  for (const x of [-360, 360]) parts.push(rod(pen, [x, -40], [x * 1.02, 4], 18, 12, look.accent));
  parts.push(softBody(pen, roundedRect(-400, -360, 800, 300, 60), [-400, -360, 800, 300], shaded(c, 0.06), cloth));
  const each = 664 / cushions;
  for (let i = 0; i < cushions; i += 1) parts.push(pad(pen, -332 + i * each, -338, each - 4, 190, 46, c, cloth));
  for (let i = 0; i < cushions; i += 1) parts.push(pad(pen, -334 + i * each, -186, each - 2, 84, 30, lit(c, 0.12), cloth));
  parts.push(softBody(pen, roundedRect(-336, -110, 672, 74, 20), [-336, -110, 672, 74], shaded(c, 0.05), cloth));
  parts.push(pad(pen, -430, -276, 108, 244, 50, c, cloth), pad(pen, 322, -276, 108, 244, 50, shaded(c, 0.06), cloth));
  return { body: parts.join(''), width: 864, height: 366, rest: 'floor', foot: 400, ground: [-367, 367], tall: 76, focus: [0.2, 0.45] };
}

/** Seats: spindle, shell, cane, tub, lounge, sofa, loveseat. */
export const drawChair: Draw = (pen, look) => {
  if (look.shape === 'shell') return shell(pen, look);
  if (look.shape === 'cane') return caneChair(pen, look);
  if (look.shape === 'tub') return tub(pen, look);
  if (look.shape === 'lounge') return lounge(pen, look);
  if (look.shape === 'sofa') return sofa(pen, look, 3);
  if (look.shape === 'loveseat') return sofa(pen, look, 2);
  return spindle(pen, look);
};

function threeLegs(pen: Pen, color: string, height: number, spread: number, top: number): string {
  return (
    rod(pen, [top * 0.15, -height], [spread * 0.2, -20], 26, 19, shaded(color, 0.38)) +
    rod(pen, [-top, -height], [-spread, 6], 30, 21, color) +
    rod(pen, [top, -height], [spread, 6], 30, 21, shaded(color, 0.08))
  );
}

/** Stools and small tables: stool, pedestal, tray, cube, bench, drum, shelf, console. */
export const drawTable: Draw = (pen, look) => {
  const c = look.main;
  if (look.shape === 'pedestal') {
    const foot = disc(pen, 0, -30, 170, 28, 0.17, c);
    const trunk = `M-74 -40C-50 -160 -50 -320 -92 -440H92C50 -320 50 -160 74 -40A74 13 0 0 1 -74 -40Z`;
    return {
      body:
        foot +
        fill(
          trunk,
          pen.linear(-90, 0, 90, 0, [
            [0, shaded(c, 0.25)],
            [0.28, lit(c, 0.25)],
            [0.55, shaded(c, 0.08)],
            [1, shaded(c, 0.6)],
          ]),
        ) +
        disc(pen, 0, -470, 262, 34, 0.17, c),
      width: 524,
      height: 516,
      rest: 'floor',
      foot: 170,
      tall: 48,
      focus: [0.35, 0.1],
    };
  }
  if (look.shape === 'tray') {
    const legs =
      rod(pen, [-130, -430], [130, -10], 12, 12, shaded(look.accent, 0.3), true) +
      rod(pen, [130, -430], [-130, -10], 12, 12, look.accent, true) +
      rod(pen, [-150, -430], [-150, 4], 13, 13, look.accent, true) +
      rod(pen, [150, -430], [150, 4], 13, 13, look.accent, true);
    return {
      body:
        legs +
        disc(pen, 0, -470, 240, 46, 0.19, c) +
        fill(`M-220 -466A220 38 0 0 1 220 -466A220 32 0 0 1 -220 -466Z`, shaded(c, 0.34), 0.6),
      width: 480,
      height: 520,
      rest: 'floor',
      foot: 150,
      ground: [-150, -130, 130, 150],
      tall: 50,
      focus: [0.3, 0.12],
    };
  }
  if (look.shape === 'drum') {
    const ridges: string[] = [];
    for (let i = 0; i < 19; i += 1) {
      const share = Math.sin(((i + 0.5) / 19) * Math.PI - Math.PI / 2);
      ridges.push(airbrush(`M${n(share * 196)} -380V20`, shaded(c, 0.65), 4 + Math.sqrt(1 - share * share) * 12, 0.4, 4));
    }
    const side = 'M-196 -376V-10A196 34 0 0 0 196 -10V-376Z';
    return {
      body:
        fill(
          side,
          pen.linear(-196, 0, 196, 0, [
            [0, shaded(c, 0.24)],
            [0.28, lit(c, 0.26)],
            [0.6, shaded(c, 0.08)],
            [1, shaded(c, 0.55)],
          ]),
        ) +
        within(pen, side, ridges.join('')) +
        disc(pen, 0, -392, 208, 22, 0.175, c, true),
      width: 416,
      height: 432,
      rest: 'floor',
      foot: 196,
      tall: 45,
      focus: [0.35, 0.2],
    };
  }
  if (look.shape === 'bench') {
    const legs = [-320, 320]
      .map((x) => rod(pen, [x * 0.86, -210], [x * 0.88, -24], 24, 20, shaded(c, 0.4)) + rod(pen, [x * 0.94, -210], [x, 6], 30, 22, c))
      .join('');
    return {
      body:
        legs +
        wood(pen, roundedRect(-380, -248, 760, 44, 14), [-380, -248, 760, 44], c) +
        fill('M-366 -246L-330 -276H330L366 -246Z', lit(c, 0.3)) +
        line('M-366 -246H366', lit(c, 0.6), 2, 0.6),
      width: 760,
      height: 284,
      rest: 'floor',
      foot: 330,
      ground: [-320, -282, 282, 320],
      tall: 45,
      focus: [0.2, 0.2],
    };
  }
  if (look.shape === 'shelf') {
    const parts: string[] = [];
    for (const x of [-190, 190])
      parts.push(rod(pen, [x * 0.94, -700], [x * 0.94, -10], 12, 12, shaded(c, 0.4)), rod(pen, [x, -716], [x, 6], 18, 18, c));
    for (let i = 0; i < 4; i += 1) {
      const y = -60 - i * 196;
      parts.push(
        fill(`M-198 ${y}L-178 ${y - 26}H178L198 ${y}Z`, lit(c, 0.24)),
        wood(pen, roundedRect(-202, y, 404, 20, 4), [-202, y, 404, 20], c),
        glow(pen, 0, y + 34, 200, 22, shaded(c, 0.9), 0.18),
      );
    }
    return { body: parts.join(''), width: 410, height: 725, rest: 'floor', foot: 190, ground: [-190, 190], tall: 150, focus: [0.3, 0.2] };
  }
  if (look.shape === 'console') {
    const legs = [-300, 300]
      .map((x) => rod(pen, [x * 0.9, -380], [x * 0.9, -20], 20, 14, shaded(c, 0.4)) + rod(pen, [x, -380], [x * 1.02, 6], 26, 17, c))
      .join('');
    const box = roundedRect(-340, -440, 680, 96, 10);
    return {
      body:
        legs +
        wood(pen, box, [-340, -440, 680, 96], c) +
        fill('M-334 -440L-306 -472H306L334 -440Z', lit(c, 0.32)) +
        within(pen, box, airbrush('M-340 -344H340', shaded(c, 0.9), 30, 0.3) + line('M0 -440V-344', shaded(c, 0.7), 3, 0.6)) +
        [-170, 170]
          .map(
            (x) =>
              `<circle cx="${x}" cy="-392" r="11" fill="${shaded(look.accent, 0.2)}"/><circle cx="${x - 3}" cy="-395" r="6" fill="${lit(look.accent, 0.6)}"/>`,
          )
          .join(''),
      width: 690,
      height: 480,
      rest: 'floor',
      foot: 310,
      ground: [-306, -270, 270, 306],
      tall: 78,
      focus: [0.3, 0.18],
    };
  }
  if (look.shape === 'round')
    return {
      body: threeLegs(pen, shaded(c, 0.05), 380, 250, 150) + disc(pen, 0, -420, 320, 36, 0.16, c, true),
      width: 640,
      height: 472,
      rest: 'floor',
      foot: 250,
      ground: [-250, 50, 250],
      tall: 42,
      focus: [0.3, 0.12],
    };
  const ring: readonly Point[] = [
    [-186, -150],
    [0, -136],
    [186, -150],
  ];
  return {
    body: line(smooth(ring), shaded(c, 0.45), 12) + threeLegs(pen, c, 420, 214, 120) + disc(pen, 0, -452, 190, 44, 0.19, c, true),
    width: 440,
    height: 490,
    rest: 'floor',
    foot: 214,
    ground: [-214, 43, 214],
    tall: 46,
    focus: [0.4, 0.12],
  };
};
