import { lit, mix, shaded } from '../color.ts';
import { ellipsePath, polyline, roundedRect, smooth } from '../curves.ts';
import { rod, softBody, tube, wood } from '../parts.ts';
import { n, type Pen } from '../pen.ts';
import { airbrush, fill, glow, line, placed, within } from '../shading.ts';
import { cover, leather, linen } from '../textures.ts';
import type { Draw, Drawing, Look } from './drawing.ts';

function hands(hour: number, minute: number, length: number, color: string, width: number): string {
  const at = (turn: number, reach: number): string => `L${n(Math.sin(turn) * reach)} ${n(-Math.cos(turn) * reach)}`;
  const h = ((hour + minute / 60) / 12) * Math.PI * 2;
  const m = (minute / 60) * Math.PI * 2;
  return line(`M0 0${at(h, length * 0.56)}`, color, width) + line(`M0 0${at(m, length * 0.86)}`, color, width * 0.7);
}

function marks(radius: number, length: number, color: string, width: number, count = 12): string {
  const d: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * Math.PI * 2;
    d.push(
      `M${n(Math.sin(a) * radius)} ${n(-Math.cos(a) * radius)}L${n(Math.sin(a) * (radius - length))} ${n(-Math.cos(a) * (radius - length))}`,
    );
  }
  return line(d.join(''), color, width);
}

/** Watches, lying flat: field, dress, diver; main is the strap, accent the case. */
export const drawWatch: Draw = (pen, look) => {
  const strap = look.main;
  const metal = look.accent;
  const dial = look.shape === 'dress' ? '#f5f1e8' : look.shape === 'diver' ? '#22364a' : '#ece4d2';
  const ink = look.shape === 'diver' ? '#f5f1e8' : '#2a2624';
  const half = (s: number): string => {
    const path = smooth(
      [
        [-62, s * 120],
        [-62, s * 120],
        [-54, s * 260],
        [-48, s * 372],
        [-48, s * 372],
        [0, s * 396],
        [48, s * 372],
        [48, s * 372],
        [54, s * 260],
        [62, s * 120],
        [62, s * 120],
      ],
      true,
    );
    const holes =
      s > 0
        ? [220, 260, 300, 340].map((y) => `<circle cx="0" cy="${y}" r="5" fill="${shaded(strap, 0.8)}"/>`).join('')
        : `<rect x="-62" y="-406" width="124" height="52" rx="12" fill="none" stroke="${metal}" stroke-width="11"/><rect x="-6" y="-410" width="12" height="62" rx="6" fill="${lit(metal, 0.3)}"/>`;
    return (
      softBody(pen, path, [-62, Math.min(s * 120, s * 396), 124, 276], strap, cover(leather(pen, strap), 0.9)) +
      `<path d="M-46 ${s * 136}L-38 ${s * 366}M46 ${s * 136}L38 ${s * 366}" stroke="${lit(strap, 0.55)}" stroke-width="2.4" stroke-dasharray="8 6" stroke-opacity=".7"/>` +
      holes
    );
  };
  const lugs = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(([x = 1, y = 1]) => rod(pen, [x * 84, y * 96], [x * 68, y * 142], 26, 20, metal, true))
    .join('');
  const ring = pen.linear(-140, -140, 140, 140, [
    [0, lit(metal, 0.75)],
    [0.25, metal],
    [0.45, shaded(metal, 0.5)],
    [0.6, lit(metal, 0.5)],
    [0.8, shaded(metal, 0.35)],
    [1, lit(metal, 0.3)],
  ]);
  const face =
    fill(ellipsePath(0, 0, 142, 142), ring) +
    (look.shape === 'diver' ? fill(ellipsePath(0, 0, 128, 128), '#1b2530') + marks(124, 12, '#e8e2d4', 4, 24) : '') +
    fill(
      ellipsePath(0, 0, look.shape === 'diver' ? 106 : 122, look.shape === 'diver' ? 106 : 122),
      pen.radial(-30, -40, 170, [
        [0, lit(dial, 0.35)],
        [0.7, dial],
        [1, shaded(dial, 0.24)],
      ]),
    ) +
    marks(look.shape === 'diver' ? 96 : 112, look.shape === 'dress' ? 22 : 14, ink, look.shape === 'dress' ? 3 : 6) +
    (look.shape === 'field' ? marks(112, 6, ink, 2, 60) : '') +
    hands(10, 9, 100, ink, 8) +
    line('M0 26L0 -84', look.shape === 'dress' ? metal : '#b9603e', 2.6) +
    `<circle r="8" fill="${shaded(metal, 0.3)}"/><circle r="4" fill="${lit(metal, 0.6)}"/>` +
    within(pen, ellipsePath(0, 0, 122, 122), fill('M-150 -60L-20 -170H40L-150 40Z', '#ffffff', 0.14)) +
    rod(pen, [142, 0], [164, 0], 34, 30, metal, true);
  return {
    body: half(-1) + half(1) + lugs + face,
    width: 310,
    height: 812,
    rest: 'wall',
    home: 'desk',
    foot: 0,
    tall: 24,
    focus: [0.5, 0.5],
  };
};

/** Eyewear: round, square, aviator; main is the frame, accent the lens. */
export const drawEyewear: Draw = (pen, look) => {
  const c = look.main;
  const lens = look.accent;
  const shape = (s: number): string => {
    if (look.shape === 'round') return ellipsePath(s * 150, -110, 112, 110);
    if (look.shape === 'aviator')
      return smooth(
        [
          [s * 40, -190],
          [s * 150, -206],
          [s * 262, -180],
          [s * 262, -90],
          [s * 200, -6],
          [s * 120, -10],
          [s * 50, -90],
        ],
        true,
      );
    return smooth(
      [
        [s * 40, -200],
        [s * 40, -200],
        [s * 150, -212],
        [s * 272, -200],
        [s * 272, -200],
        [s * 262, -60],
        [s * 200, -14],
        [s * 110, -16],
        [s * 52, -70],
      ],
      true,
    );
  };
  const thick = look.shape === 'aviator' ? 9 : 24;
  const metal = look.shape === 'aviator';
  const arm = (s: number): string =>
    tube(`M${s * 262} -166C${s * 300} -190 ${s * 316} -216 ${s * 250} -250L${s * 150} -286`, metal ? 8 : 17, shaded(c, 0.3), metal);
  const eye = (s: number): string => {
    const p = shape(s);
    return (
      fill(
        p,
        pen.linear(s * 150, -220, s * 150, 0, [
          [0, shaded(lens, 0.4), 0.92],
          [0.6, lens, 0.82],
          [1, lit(lens, 0.4), 0.7],
        ]),
      ) +
      within(
        pen,
        p,
        fill(
          polyline(
            [
              [s * 150 - 130, -60],
              [s * 150 + 10, -240],
              [s * 150 + 60, -240],
              [s * 150 - 100, -10],
            ],
            true,
          ),
          '#ffffff',
          0.2,
        ) +
          fill(
            polyline(
              [
                [s * 150 - 30, 0],
                [s * 150 + 110, -190],
                [s * 150 + 128, -190],
                [s * 150 - 6, 10],
              ],
              true,
            ),
            '#ffffff',
            0.13,
          ),
      ) +
      line(p, shaded(c, 0.45), thick) +
      `<g transform="translate(-1.5 -2.5)">${line(p, c, thick * 0.76)}</g>` +
      `<g transform="translate(-3 -5)">${line(p, lit(c, 0.6), thick * 0.2, 0.7)}</g>`
    );
  };
  return {
    body:
      arm(-1) +
      arm(1) +
      tube('M-46 -150C-20 -186 20 -186 46 -150', metal ? 8 : 19, c, metal) +
      (metal ? tube('M-50 -182H50', 7, c, true) : '') +
      eye(-1) +
      eye(1),
    width: 620,
    height: 300,
    rest: 'table',
    foot: 230,
    ground: 'flat',
    tall: 5,
    focus: [0.3, 0.6],
  };
};

/** Jewellery: hoops, ring, necklace. */
export const drawJewel: Draw = (pen, look) => {
  const m = look.main;
  const gem = look.accent;
  const stone = (x: number, y: number, r: number): string =>
    fill(
      ellipsePath(x, y, r, r),
      pen.radial(x - r * 0.3, y - r * 0.35, r * 1.4, [
        [0, lit(gem, 0.8)],
        [0.45, gem],
        [1, shaded(gem, 0.6)],
      ]),
    ) +
    `<ellipse cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.38)}" rx="${n(r * 0.26)}" ry="${n(r * 0.16)}" fill="#ffffff" fill-opacity=".8"/>`;
  if (look.shape === 'necklace') {
    const beads: string[] = [];
    for (let i = 0; i <= 44; i += 1) {
      const t = (i / 44) * Math.PI;
      beads.push(
        `<circle cx="${n(-Math.cos(t) * 220)}" cy="${n(-260 + Math.sin(t) * 420)}" r="6.5" fill="${i % 2 === 0 ? m : lit(m, 0.4)}" stroke="${shaded(m, 0.5)}" stroke-width="1.5"/>`,
      );
    }
    return {
      body: beads.join('') + rod(pen, [0, 160], [0, 196], 9, 9, m, true) + stone(0, 232, 40) + line(ellipsePath(0, 232, 42, 42), m, 7),
      width: 460,
      height: 560,
      airy: true,
      rest: 'wall',
      home: 'desk',
      foot: 0,
      tall: 30,
      focus: [0.5, 0.86],
    };
  }
  if (look.shape === 'ring')
    return {
      body:
        tube('M-150 -150A150 150 0 1 0 150 -150A150 150 0 1 0 -150 -150', 34, m, true) +
        stone(0, -322, 52) +
        line(ellipsePath(0, -322, 54, 54), m, 9),
      width: 340,
      height: 380,
      rest: 'table',
      foot: 60,
      tall: 3,
      focus: [0.5, 0.2],
    };
  const hoop = (x: number, y: number): string =>
    placed(
      tube('M-110 -120A120 120 0 1 0 110 -120', 26, m, true) +
        tube('M-110 -120C-116 -190 -60 -210 -30 -196', 6, m, true) +
        stone(0, 12, 30),
      x,
      y,
    );
  return {
    body: hoop(-140, -40) + hoop(150, -20),
    width: 560,
    height: 300,
    airy: true,
    rest: 'wall',
    home: 'desk',
    foot: 0,
    lift: 80,
    tall: 5,
    focus: [0.3, 0.7],
  };
};

function headphones(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const a = look.accent;
  const band = 'M-214 -250C-236 -620 236 -620 214 -250';
  const cup = (s: number): string =>
    placed(
      softBody(pen, ellipsePath(-16, 0, 74, 130), [-90, -130, 148, 260], shaded(a, 0.25), cover(leather(pen, a))) +
        fill(
          ellipsePath(22, 0, 66, 118),
          pen.linear(-40, -118, 90, 118, [
            [0, lit(c, 0.4)],
            [0.45, c],
            [1, shaded(c, 0.55)],
          ]),
        ) +
        line(ellipsePath(26, 0, 48, 92), lit(c, 0.5), 3, 0.6) +
        fill(ellipsePath(28, 0, 20, 42), shaded(c, 0.2)),
      s * 206,
      -150,
      1,
      s * -6,
      s < 0,
    );
  return {
    body:
      line(band, shaded(c, 0.55), 40) +
      line(band, c, 34) +
      `<g transform="translate(-4 -6)">${line(band, lit(c, 0.5), 10, 0.7)}</g>` +
      line('M-150 -476C-90 -534 90 -534 150 -476', a, 44) +
      line('M-140 -488C-84 -540 84 -540 140 -488', lit(a, 0.4), 10, 0.5) +
      rod(pen, [-214, -290], [-214, -190], 17, 17, '#b9bcbd', true) +
      rod(pen, [214, -290], [214, -190], 17, 17, '#b9bcbd', true) +
      cup(-1) +
      cup(1),
    width: 590,
    height: 560,
    rest: 'table',
    foot: 240,
    ground: [-206, 206],
    tall: 20,
    focus: [0.78, 0.72],
  };
}

function grille(pen: Pen, color: string): string {
  return cover(
    pen.pattern(
      8,
      8,
      `<circle cx="2" cy="2" r="1.7" fill="${shaded(color, 0.6)}" fill-opacity=".5"/><circle cx="6" cy="6" r="1.7" fill="${shaded(color, 0.6)}" fill-opacity=".5"/>`,
    ),
  );
}

function speaker(pen: Pen, look: Look, radio: boolean): Drawing {
  const c = look.main;
  const a = look.accent;
  if (!radio) {
    const front = roundedRect(-166, -498, 332, 474, 60);
    return {
      body:
        wood(pen, roundedRect(-190, -520, 380, 520, 76), [-190, -520, 380, 520], a, true) +
        softBody(pen, front, [-166, -498, 332, 474], c, grille(pen, c), 0.6) +
        within(pen, front, glow(pen, 0, -170, 120, 120, shaded(c, 0.8), 0.3) + glow(pen, 0, -380, 60, 60, shaded(c, 0.8), 0.28)) +
        `<rect x="-22" y="-60" width="44" height="6" rx="3" fill="${lit(a, 0.4)}"/>` +
        line('M-170 -506Q0 -530 170 -506', lit(a, 0.6), 4, 0.6),
      width: 380,
      height: 524,
      rest: 'table',
      foot: 180,
      ground: 'flat',
      tall: 26,
      focus: [0.4, 0.3],
    };
  }
  const front = roundedRect(-276, -258, 330, 216, 30);
  const knob = (x: number, y: number, r: number): string =>
    fill(ellipsePath(x + 3, y + 6, r, r), '#000000', 0.25) +
    fill(
      ellipsePath(x, y, r, r),
      pen.linear(x - r, y - r, x + r, y + r, [
        [0, lit(a, 0.75)],
        [0.5, a],
        [1, shaded(a, 0.5)],
      ]),
    ) +
    line(`M${x} ${y - r * 0.3}V${y - r * 0.85}`, shaded(a, 0.7), 4);
  return {
    body:
      tube('M-180 -300C-180 -390 180 -390 180 -300', 17, a, true) +
      softBody(pen, roundedRect(-310, -304, 620, 304, 56), [-310, -304, 620, 304], c) +
      fill(front, mix(c, '#f2e9da', 0.7)) +
      within(pen, front, grille(pen, mix(c, '#f2e9da', 0.7)) + airbrush(front, shaded(c, 0.8), 20, 0.4)) +
      knob(164, -196, 58) +
      knob(120, -84, 26) +
      knob(208, -84, 26),
    width: 620,
    height: 376,
    rest: 'table',
    foot: 290,
    ground: 'flat',
    tall: 18,
    focus: [0.75, 0.5],
  };
}

function turntable(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const plinth = roundedRect(-330, -250, 660, 500, 26);
  const grooves: string[] = [];
  for (let r = 90; r < 205; r += 9)
    grooves.push(`<circle cx="-64" cy="0" r="${r}" fill="none" stroke="#4a4644" stroke-width="1.6" stroke-opacity=".7"/>`);
  return {
    body:
      wood(pen, plinth, [-330, -250, 660, 500], c) +
      within(pen, plinth, airbrush(plinth, shaded(c, 0.9), 26, 0.34)) +
      fill(ellipsePath(-60, 6, 224, 224), '#000000', 0.22) +
      fill(
        ellipsePath(-64, 0, 220, 220),
        pen.linear(-280, -200, 160, 200, [
          [0, '#3a3735'],
          [0.5, '#1d1b1a'],
          [1, '#34312f'],
        ]),
      ) +
      grooves.join('') +
      within(
        pen,
        ellipsePath(-64, 0, 216, 216),
        fill('M-64 0L-300 -160V-260H-200Z', '#ffffff', 0.1) + fill('M-64 0L180 160V260H80Z', '#ffffff', 0.08),
      ) +
      fill(ellipsePath(-64, 0, 72, 72), look.accent) +
      `<circle cx="-64" cy="0" r="42" fill="none" stroke="${lit(look.accent, 0.5)}" stroke-width="4" stroke-opacity=".6"/><circle cx="-64" cy="0" r="8" fill="#e8e4dc"/>` +
      fill(
        ellipsePath(236, -150, 56, 56),
        pen.linear(190, -200, 280, -100, [
          [0, '#f2efe9'],
          [0.5, '#b9bcbd'],
          [1, '#6e7071'],
        ]),
      ) +
      tube('M236 -150L226 70L110 134', 14, '#b9bcbd', true) +
      `<rect x="84" y="116" width="46" height="30" rx="6" fill="#2a2725" transform="rotate(-30 107 131)"/><circle cx="240" cy="188" r="24" fill="#2a2725"/><circle cx="236" cy="184" r="14" fill="#55504c"/>`,
    width: 660,
    height: 500,
    rest: 'wall',
    home: 'desk',
    foot: 0,
    tall: 36,
    focus: [0.45, 0.5],
  };
}

/** Sound: headphones, speaker, radio, turntable. */
export const drawAudio: Draw = (pen, look) => {
  if (look.shape === 'speaker') return speaker(pen, look, false);
  if (look.shape === 'radio') return speaker(pen, look, true);
  if (look.shape === 'turntable') return turntable(pen, look);
  return headphones(pen, look);
};

function book(pen: Pen, x: number, y: number, w: number, h: number, c: string, band: string, turn: number, cloth = true): string {
  const cover0 = roundedRect(-w / 2, -h / 2, w, h, 10);
  return placed(
    fill(roundedRect(-w / 2 + 9, -h / 2 + 12, w, h, 10), '#1f1512', 0.28) +
      fill(roundedRect(-w / 2 + 5, -h / 2 + 7, w, h, 8), '#f3ecdd') +
      softBody(pen, cover0, [-w / 2, -h / 2, w, h], c, cloth ? cover(linen(pen, c)) : cover(leather(pen, c), 0.8), 0.5) +
      within(
        pen,
        cover0,
        airbrush(`M${n(-w / 2 + 34)} ${n(-h / 2)}V${n(h / 2)}`, shaded(c, 0.85), 9, 0.45, 4) +
          fill(`M${n(w / 2 - 66)} ${n(-h / 2)}h20v${n(h)}h-20z`, band) +
          airbrush(`M${n(w / 2 - 40)} ${n(-h / 2)}V${n(h / 2)}`, '#000000', 8, 0.22, 4),
      ),
    x,
    y,
    1,
    turn,
  );
}

/** Desk: notebook, set, pen, planner, lamp-free desk tidy. */
export const drawPaper: Draw = (pen, look) => {
  const c = look.main;
  const a = look.accent;
  const quill = (x: number, y: number, length: number, turn: number, tone: string): string =>
    placed(
      rod(pen, [0, -length / 2], [0, length / 2 - 50], 22, 24, tone) +
        rod(pen, [0, length / 2 - 50], [0, length / 2], 22, 5, '#bd9550', true) +
        rod(pen, [0, -length / 2 + 96], [0, -length / 2 + 104], 26, 26, '#bd9550', true) +
        rod(pen, [13, -length / 2 + 6], [13, -length / 2 + 90], 6, 5, '#bd9550', true),
      x,
      y,
      1,
      turn,
    );
  if (look.shape === 'pen') {
    const box = roundedRect(-120, -300, 240, 600, 22);
    return {
      body:
        softBody(pen, box, [-120, -300, 240, 600], a, cover(linen(pen, a)), 0.6) +
        fill(roundedRect(-62, -266, 124, 532, 60), shaded(a, 0.5), 0.8) +
        quill(0, 0, 470, 0, c),
      width: 250,
      height: 600,
      rest: 'wall',
      home: 'desk',
      foot: 0,
      tall: 16,
      focus: [0.5, 0.7],
    };
  }
  if (look.shape === 'planner') {
    const screen = roundedRect(-196, -276, 392, 552, 16);
    const rows: string[] = [];
    for (let i = 0; i < 7; i += 1)
      rows.push(
        `<rect x="-164" y="${-150 + i * 58}" width="${70 + (i % 3) * 14}" height="12" rx="6" fill="${a}" fill-opacity="${i === 2 ? 1 : 0.55}"/><path d="M-60 ${-144 + i * 58}H164M-164 ${-116 + i * 58}H164" stroke="#c9bfb0" stroke-width="2.4"/>`,
      );
    return {
      body:
        placed(
          fill(roundedRect(-220, -300, 456, 616, 40), '#1f1512', 0.25) +
            fill(
              roundedRect(-224, -306, 448, 612, 38),
              pen.linear(-224, -306, 224, 306, [
                [0, '#5a5856'],
                [0.5, '#2c2a29'],
                [1, '#403d3b'],
              ]),
            ) +
            fill(screen, '#faf6ee') +
            within(
              pen,
              screen,
              `<path d="M-200 -280H200V-190H-200Z" fill="${c}"/><rect x="-164" y="-246" width="150" height="20" rx="10" fill="#ffffff" fill-opacity=".9"/><rect x="-164" y="-216" width="90" height="10" rx="5" fill="#ffffff" fill-opacity=".6"/>` +
                rows.join('') +
                fill('M-200 -40L60 -280H160L-200 90Z', '#ffffff', 0.16),
            ),
          -20,
          0,
          1,
          -7,
        ) + quill(250, 30, 470, 16, '#efe9de'),
      width: 600,
      height: 640,
      rest: 'wall',
      home: 'desk',
      foot: 0,
      tall: 26,
      focus: [0.35, 0.3],
    };
  }
  if (look.shape === 'set')
    return {
      body:
        book(pen, 70, -80, 320, 440, a, shaded(a, 0.4), 9) + book(pen, -50, 50, 320, 440, c, a, -8) + quill(180, 130, 420, 24, '#403e3c'),
      width: 600,
      height: 640,
      rest: 'wall',
      home: 'desk',
      foot: 0,
      tall: 24,
      focus: [0.35, 0.6],
    };
  return {
    body: book(pen, 0, 0, 400, 540, c, a, -6, false) + quill(226, 30, 470, 12, a),
    width: 580,
    height: 600,
    rest: 'wall',
    home: 'desk',
    foot: 0,
    tall: 21,
    focus: [0.4, 0.4],
  };
};

function abstract(name: string, c: string, a: string): string {
  const paper = `<rect x="-200" y="-280" width="400" height="560" fill="#f4eddf"/>`;
  const deep = shaded(c, 0.35);
  if (name === 'sun')
    return (
      paper +
      `<circle cx="40" cy="-90" r="104" fill="${a}"/><path d="M-200 60C-120 -20 -40 40 40 10C110 -16 160 20 200 -10V280H-200Z" fill="${c}"/><path d="M-200 150C-90 90 10 170 200 100V280H-200Z" fill="${deep}"/>`
    );
  if (name === 'leaf') {
    const blades = [-60, -34, -10, 14, 40, 66]
      .map(
        (t, i) =>
          `<path transform="translate(0 210) rotate(${t})" d="M0 0C-46 -130 -34 -300 0 -${390 - Math.abs(t) * 1.6}C34 -300 46 -130 0 0Z" fill="${i % 2 === 0 ? c : a}" fill-opacity=".88"/>`,
      )
      .join('');
    return paper + blades;
  }
  if (name === 'vessel')
    return (
      paper +
      `<path d="M-200 130H200V280H-200Z" fill="${a}" fill-opacity=".8"/><path d="M-46 -150H46C40 -90 130 -40 124 60C120 130 70 170 0 170S-120 130 -124 60C-130 -40 -40 -90 -46 -150Z" fill="${c}"/><path d="M-46 -150H46C44 -128 60 -108 78 -86H-78C-60 -108 -44 -128 -46 -150Z" fill="${deep}"/>`
    );
  if (name === 'line')
    return (
      paper +
      line(
        'M-130 170C-170 20 -80 -60 -90 -150C-98 -220 10 -240 30 -170C50 -100 -60 -60 -20 10C20 80 120 20 130 -60C138 -130 60 -120 50 -60C36 30 60 120 140 190',
        c,
        11,
      ) +
      `<circle cx="96" cy="-190" r="34" fill="${a}"/>`
    );
  return (
    paper +
    `<path d="M-200 -280H20V40H-200Z" fill="${c}"/><circle cx="70" cy="60" r="130" fill="${a}" fill-opacity=".9"/><path d="M-120 280A120 120 0 0 1 120 280Z" fill="${deep}"/><circle cx="-96" cy="-170" r="56" fill="#f4eddf"/>`
  );
}

/** Walls: mirrors (round, arch, pebble), clocks (clock, station), prints (sun, leaf, vessel, line, block). */
export const drawWall: Draw = (pen, look) => {
  const c = look.main;
  const a = look.accent;
  if (look.shape === 'clock' || look.shape === 'station') {
    const face = look.shape === 'station' ? '#f5f1e8' : lit(c, 0.1);
    const ink = look.shape === 'station' ? '#2a2624' : a;
    const ring = pen.linear(-250, -250, 250, 250, [
      [0, lit(c, 0.5)],
      [0.5, c],
      [1, shaded(c, 0.5)],
    ]);
    return {
      body:
        fill(ellipsePath(0, 0, 262, 262), ring) +
        fill(
          ellipsePath(0, 0, look.shape === 'station' ? 238 : 250, look.shape === 'station' ? 238 : 250),
          pen.radial(-70, -90, 380, [
            [0, lit(face, 0.4)],
            [0.7, face],
            [1, shaded(face, 0.22)],
          ]),
        ) +
        marks(214, look.shape === 'station' ? 40 : 18, ink, look.shape === 'station' ? 11 : 7) +
        (look.shape === 'station' ? marks(214, 12, ink, 3, 60) : '') +
        `<g transform="translate(4 8)" opacity=".25">${hands(10, 10, 210, '#000000', 14)}</g>` +
        hands(10, 10, 210, ink, 14) +
        line('M0 44L0 -180', '#b9603e', 4) +
        `<circle r="14" fill="${ink}"/><circle r="6" fill="#b9603e"/>`,
      width: 524,
      height: 524,
      rest: 'wall',
      foot: 0,
      tall: 30,
      focus: [0.5, 0.4],
    };
  }
  if (look.shape === 'round' || look.shape === 'arch' || look.shape === 'pebble') {
    const path =
      look.shape === 'round'
        ? ellipsePath(0, 0, 270, 270)
        : look.shape === 'arch'
          ? 'M-210 330V-120A210 210 0 0 1 210 -120V330Z'
          : smooth(
              [
                [-190, -240],
                [-40, -310],
                [150, -270],
                [236, -120],
                [214, 80],
                [230, 230],
                [110, 320],
                [-60, 290],
                [-210, 250],
                [-250, 90],
                [-216, -90],
              ],
              true,
            );
    const glassPaint = pen.linear(-260, -300, 260, 320, [
      [0, '#f3f1ec'],
      [0.35, '#dfe0dc'],
      [0.5, '#f6f4f0'],
      [0.62, '#cfd1ce'],
      [1, '#e4e0d8'],
    ]);
    return {
      body:
        line(path, shaded(c, 0.55), 34) +
        line(path, c, 28) +
        `<g transform="translate(-3 -4)">${line(path, lit(c, 0.6), 7, 0.7)}</g>` +
        fill(path, glassPaint) +
        within(
          pen,
          path,
          fill('M-300 120L160 -360H270L-300 250Z', '#ffffff', 0.34) +
            fill('M-160 330L300 -140V-70L-90 330Z', '#ffffff', 0.26) +
            airbrush(path, '#4a4038', 34, 0.34) +
            glow(pen, 90, 220, 180, 130, '#c2a488', 0.3),
        ),
      width: 560,
      height: look.shape === 'round' ? 580 : 690,
      rest: 'wall',
      foot: 0,
      tall: 80,
      focus: [0.25, 0.3],
    };
  }
  const frame = roundedRect(-256, -336, 512, 672, 4);
  return {
    body:
      wood(pen, frame, [-256, -336, 512, 672], look.paint === 'black' ? '#2a2725' : '#b98a58', true) +
      within(pen, frame, airbrush(frame, '#1f1512', 14, 0.4, 5)) +
      fill('M-230 -310H230V310H-230Z', '#fbf7ef') +
      airbrush('M-230 -310H230V-300H-230Z', '#6a5a4c', 12, 0.3, 4) +
      within(pen, 'M-200 -280H200V280H-200Z', abstract(look.shape, c, a) + cover(linen(pen, '#d8cfc0'), 0.5)) +
      fill('M-230 310L120 -310H230V-200L-60 310Z', '#ffffff', 0.09),
    width: 520,
    height: 680,
    rest: 'wall',
    foot: 0,
    tall: 70,
    focus: [0.4, 0.4],
  };
};
