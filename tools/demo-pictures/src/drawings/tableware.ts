import { lit, mix, shaded } from '../color.ts';
import { ellipsePath, type Point, roundedRect, smooth } from '../curves.ts';
import { type Finish, lathe } from '../lathe.ts';
import { disc, rod, tube, wood } from '../parts.ts';
import { n, type Pen } from '../pen.ts';
import { airbrush, fill, glow, line, placed, within } from '../shading.ts';
import { cover, marble, terrazzo } from '../textures.ts';
import type { Draw, Drawing, Look } from './drawing.ts';

function band(color: string, from: number, to: number, tilt = 0.13): (outline: string) => string {
  return () =>
    `<path d="M-400 ${from}A400 ${n(400 * tilt)} 0 0 0 400 ${from}V${to}A400 ${n(400 * tilt)} 0 0 1 -400 ${to}Z" fill="${color}" fill-opacity=".92"/>`;
}

function dots(pen: Pen, color: string, height: number, width: number): string {
  const parts: string[] = [];
  for (let i = 0; i < 70; i += 1)
    parts.push(
      `<circle cx="${n((pen.random() - 0.5) * width * 2)}" cy="${n(-pen.random() * height)}" r="${n(0.8 + pen.random() ** 3 * 3.4)}"/>`,
    );
  return `<g fill="${color}" fill-opacity=".5">${parts.join('')}</g>`;
}

function ear(x: number, top: number, bottom: number, reach: number, width: number, color: string): string {
  return tube(
    `M${n(x)} ${n(top)}C${n(x + reach)} ${n(top - 12)} ${n(x + reach * 1.05)} ${n(bottom + 10)} ${n(x - 6)} ${n(bottom)}`,
    width,
    color,
  );
}

/** Cups: mug, tumbler, espresso, latte, bowlcup. */
export const drawMug: Draw = (pen, look) => {
  const c = look.main;
  const glaze = look.accent === c ? undefined : look.accent;
  const finish: Finish = look.shape === 'tumbler' ? 'matte' : 'satin';
  const specks = (h: number, w: number): string => dots(pen, shaded(c, 0.7), h, w);
  if (look.shape === 'espresso') {
    const saucer = disc(pen, 0, -20, 236, 12, 0.2, glaze ?? c) + fill(ellipsePath(0, -16, 120, 22), shaded(glaze ?? c, 0.3), 0.5);
    const cup =
      ear(112, -150, -70, 86, 20, c) +
      lathe(pen, {
        profile: [
          [66, 0],
          [74, -8],
          [108, -50],
          [126, -120],
          [130, -190],
        ],
        color: c,
        finish,
        tilt: 0.2,
        inside: '#3a2216',
        wall: 9,
      });
    return { body: saucer + placed(cup, 0, -24), width: 472, height: 246, rest: 'table', foot: 200, tall: 8, focus: [0.5, 0.3] };
  }
  if (look.shape === 'tumbler') {
    return {
      body: lathe(pen, {
        profile: [
          [116, 0],
          [126, -10],
          [134, -80],
          [150, -290],
          [152, -320],
        ],
        color: c,
        finish,
        tilt: 0.16,
        inside: glaze ?? lit(c, 0.2),
        wall: 9,
        decoration: () => (glaze === undefined ? '' : band(glaze, -190, -360, 0.16)('')) + specks(330, 160),
      }),
      width: 304,
      height: 346,
      rest: 'table',
      foot: 116,
      tall: 10,
      focus: [0.5, 0.3],
    };
  }
  if (look.shape === 'latte') {
    return {
      body:
        ear(168, -190, -80, 104, 24, c) +
        lathe(pen, {
          profile: [
            [88, 0],
            [98, -8],
            [150, -70],
            [178, -160],
            [184, -240],
          ],
          color: c,
          finish,
          tilt: 0.18,
          inside: '#b98a5e',
          wall: 10,
          decoration: () => specks(240, 180),
        }) +
        fill(ellipsePath(0, -234, 150, 25), '#c79a6d', 0.9) +
        fill(
          smooth(
            [
              [-60, -234],
              [-30, -250],
              [0, -240],
              [30, -250],
              [60, -234],
              [0, -216],
            ],
            true,
          ),
          '#f3e4cb',
          0.9,
        ),
      width: 470,
      height: 276,
      rest: 'table',
      foot: 90,
      tall: 8,
      focus: [0.4, 0.3],
    };
  }
  return {
    body:
      ear(146, -250, -86, 128, 27, c) +
      lathe(pen, {
        profile: [
          [132, 0],
          [146, -12],
          [152, -60],
          [152, -270],
          [156, -310],
        ],
        color: c,
        finish,
        tilt: 0.15,
        inside: glaze ?? lit(c, 0.3),
        wall: 10,
        decoration: () => (glaze === undefined ? '' : band(glaze, -120, 40, 0.15)('')) + specks(320, 160),
      }),
    width: 440,
    height: 336,
    rest: 'table',
    foot: 134,
    tall: 10,
    focus: [0.36, 0.3],
  };
};

function plateAt(pen: Pen, y: number, r: number, c: string, rim: string): string {
  const tilt = 0.24;
  return (
    disc(pen, 0, y, r, 10, tilt, c) +
    line(ellipsePath(0, y, r - 3, (r - 3) * tilt), rim, 6, 0.9) +
    fill(
      ellipsePath(0, y + 4, r * 0.66, r * 0.66 * tilt),
      pen.linear(-r, y - 60, r, y + 60, [
        [0, shaded(c, 0.24)],
        [0.4, shaded(c, 0.04)],
        [1, lit(c, 0.5)],
      ]),
    )
  );
}

/** Plates and bowls: plates, bowl, nest, platter, fruit, pasta. */
export const drawPlate: Draw = (pen, look) => {
  const c = look.main;
  const a = look.accent;
  const bowlProfile: readonly Point[] = [
    [96, 0],
    [108, -8],
    [190, -60],
    [246, -140],
    [262, -196],
  ];
  if (look.shape === 'bowl' || look.shape === 'fruit') {
    const lemons =
      look.shape === 'fruit'
        ? [
            [-110, -214, 78, '#e4b93c'],
            [20, -236, 84, '#e8c04a'],
            [130, -206, 72, '#dba52c'],
          ]
            .map(
              ([x, y, r, t]) =>
                `<ellipse cx="${x}" cy="${y}" rx="${Number(r) * 1.12}" ry="${r}" fill="${pen.radial(
                  Number(x) - 24,
                  Number(y) - 26,
                  Number(r) * 1.4,
                  [
                    [0, lit(String(t), 0.5)],
                    [0.5, String(t)],
                    [1, shaded(String(t), 0.5)],
                  ],
                )}"/>`,
            )
            .join('')
        : '';
    const bowl = lathe(pen, {
      profile: bowlProfile,
      color: c,
      finish: 'satin',
      tilt: 0.2,
      inside: a,
      wall: 9,
      decoration: () => dots(pen, shaded(c, 0.7), 220, 270),
    });
    if (lemons === '') return { body: bowl, width: 524, height: 250, rest: 'table', foot: 100, tall: 11, focus: [0.4, 0.35] };
    const front = `M-262 -196A262 52 0 0 0 262 -196L262 60H-262Z`;
    return {
      body: bowl + lemons + within(pen, front, bowl),
      width: 524,
      height: 320,
      rest: 'table',
      foot: 100,
      tall: 16,
      focus: [0.5, 0.3],
    };
  }
  if (look.shape === 'nest') {
    const one = (s: number, y: number, color: string): string =>
      placed(lathe(pen, { profile: bowlProfile, color, finish: 'satin', tilt: 0.18, inside: lit(color, 0.1), wall: 9 }), 0, y, s);
    return {
      body: one(1.1, 0, c) + one(0.92, -76, mix(c, a, 0.5)) + one(0.74, -150, a),
      width: 580,
      height: 330,
      rest: 'table',
      foot: 108,
      tall: 18,
      focus: [0.4, 0.3],
    };
  }
  if (look.shape === 'platter') {
    const mark = marble(pen, shaded(a, 0.4), 9, [-300, -80, 600, 110]);
    return {
      body: plateAt(pen, -60, 320, c, a) + within(pen, ellipsePath(0, -60, 316, 74), mark),
      width: 640,
      height: 150,
      rest: 'table',
      foot: 290,
      tall: 4,
      focus: [0.5, 0.4],
    };
  }
  const stack: string[] = [];
  for (let i = 0; i < 4; i += 1) stack.push(plateAt(pen, -40 - i * 24, 290 - (i > 1 ? 52 : 0), i > 1 ? a : c, shaded(i > 1 ? a : c, 0.4)));
  return {
    body:
      stack.join('') +
      placed(
        lathe(pen, {
          profile: [
            [70, 0],
            [80, -8],
            [130, -50],
            [160, -110],
            [166, -140],
          ],
          color: c,
          finish: 'satin',
          tilt: 0.2,
          inside: a,
          wall: 7,
        }),
        0,
        -112,
      ),
    width: 580,
    height: 300,
    rest: 'table',
    foot: 270,
    tall: 16,
    focus: [0.4, 0.4],
  };
};

function glassBody(pen: Pen, profile: readonly Point[], tint: string, drink?: { color: string; level: number }): string {
  return lathe(pen, {
    profile,
    color: tint,
    finish: 'glass',
    tilt: 0.16,
    inside: tint,
    wall: 5,
    decoration: (_, at) =>
      drink === undefined
        ? ''
        : `<path d="M${n(-at(0.96, drink.level))} ${drink.level}A${n(at(0.96, drink.level))} ${n(at(0.96, drink.level) * 0.15)} 0 0 0 ${n(at(0.96, drink.level))} ${drink.level}V40H${n(-at(0.96, drink.level))}Z" fill="${drink.color}" fill-opacity=".62"/><ellipse cx="0" cy="${drink.level}" rx="${n(at(0.96, drink.level))}" ry="${n(at(0.96, drink.level) * 0.15)}" fill="${lit(drink.color, 0.35)}" fill-opacity=".75"/>`,
  });
}

/** Glass: tumblers, wine, carafe, coupe, highball. */
export const drawGlass: Draw = (pen, look) => {
  const t = look.main;
  const drink = look.accent === t ? '#d9c9a8' : look.accent;
  if (look.shape === 'wine' || look.shape === 'coupe') {
    const coupe = look.shape === 'coupe';
    const cup: readonly Point[] = coupe
      ? [
          [6, -250],
          [40, -262],
          [130, -310],
          [158, -364],
          [160, -390],
        ]
      : [
          [6, -250],
          [52, -262],
          [126, -330],
          [138, -430],
          [112, -540],
        ];
    const one = (x: number, s: number): string =>
      placed(
        fill(ellipsePath(0, -4, 104, 17), mix(t, '#ffffff', 0.4), 0.5) +
          line(ellipsePath(0, -4, 104, 17), '#ffffff', 2.4, 0.8) +
          airbrush('M-80 4A104 17 0 0 0 96 2', shaded(t, 0.7), 7, 0.4, 4) +
          rod(pen, [0, -12], [0, -254], 13, 9, mix(t, '#ffffff', 0.35)) +
          glassBody(pen, cup, t, { color: drink, level: coupe ? -350 : -390 }),
        x,
        0,
        s,
      );
    return {
      body: one(-120, 0.94) + one(116, 1),
      width: 500,
      height: coupe ? 415 : 560,
      rest: 'table',
      foot: 220,
      tall: 22,
      focus: [0.68, 0.25],
    };
  }
  if (look.shape === 'carafe') {
    const jug = glassBody(
      pen,
      [
        [128, 0],
        [140, -10],
        [150, -100],
        [136, -210],
        [84, -300],
        [64, -370],
        [70, -440],
        [92, -480],
      ],
      t,
      { color: drink, level: -230 },
    );
    return {
      body:
        jug +
        placed(
          glassBody(
            pen,
            [
              [74, 0],
              [82, -8],
              [92, -150],
              [94, -160],
            ],
            t,
            { color: drink, level: -80 },
          ),
          200,
          10,
        ),
      width: 470,
      height: 505,
      rest: 'table',
      foot: 200,
      tall: 27,
      focus: [0.4, 0.5],
    };
  }
  const tallOne = look.shape === 'highball';
  const h = tallOne ? -330 : -200;
  const shape: readonly Point[] = [
    [84, 0],
    [96, -8],
    [104, h * 0.4],
    [114, h],
  ];
  const flutes = (x: number, y: number): string => {
    const parts: string[] = [];
    for (let i = -4; i <= 4; i += 1)
      parts.push(
        line(`M${n(i * 21)} ${n(h * 0.1)}L${n(i * 23.6)} ${n(h * 0.72)}`, '#ffffff', 3, 0.5),
        line(`M${n(i * 21 + 5)} ${n(h * 0.1)}L${n(i * 23.6 + 5)} ${n(h * 0.72)}`, shaded(t, 0.6), 3, 0.22),
      );
    return placed(glassBody(pen, shape, t, { color: drink, level: h * 0.62 }) + parts.join(''), x, y);
  };
  return {
    body: placed(flutes(40, -26), 0, 0, 0.92) + flutes(-140, 0) + flutes(150, 14),
    width: 540,
    height: -h + 70,
    rest: 'table',
    foot: 240,
    tall: tallOne ? 15 : 9,
    focus: [0.28, 0.5],
  };
};

function kettle(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const finish: Finish = look.paint === 'chrome' || look.paint === 'brass' || look.paint === 'copper' ? 'metal' : 'satin';
  const spout = tube('M150 -90C260 -100 230 -250 330 -312', 26, c, finish === 'metal');
  const handle = tube('M-120 -230C-290 -290 -310 -80 -190 -70', 24, look.accent);
  const pot = lathe(pen, {
    profile: [
      [170, 0],
      [180, -10],
      [176, -60],
      [140, -190],
      [118, -232],
    ],
    color: c,
    finish,
    tilt: 0.15,
  });
  const lid = placed(
    lathe(pen, {
      profile: [
        [116, 0],
        [110, -14],
        [40, -30],
        [18, -34],
        [18, -52],
        [30, -68],
        [18, -84],
        [2, -88],
      ],
      color: finish === 'metal' ? c : look.accent,
      finish: finish === 'metal' ? 'metal' : 'satin',
      tilt: 0.15,
    }),
    0,
    -232,
  );
  return { body: spout + handle + pot + lid, width: 620, height: 330, rest: 'table', foot: 172, tall: 20, focus: [0.55, 0.4] };
}

function teapot(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const spout = fill(
    smooth(
      [
        [150, -100],
        [230, -130],
        [262, -220],
        [300, -262],
        [300, -262],
        [276, -276],
        [276, -276],
        [216, -232],
        [180, -200],
        [140, -190],
      ],
      true,
    ),
    pen.linear(150, -260, 280, -90, [
      [0, lit(c, 0.3)],
      [0.6, c],
      [1, shaded(c, 0.5)],
    ]),
  );
  const handle = tube('M-146 -250C-210 -520 210 -520 146 -250', 17, look.accent);
  const pot = lathe(pen, {
    profile: [
      [110, 0],
      [124, -10],
      [186, -80],
      [196, -170],
      [150, -256],
      [92, -280],
    ],
    color: c,
    finish: 'satin',
    tilt: 0.15,
    decoration: () => dots(pen, shaded(c, 0.7), 280, 200),
  });
  const lid = placed(
    lathe(pen, {
      profile: [
        [92, 0],
        [84, -16],
        [30, -30],
        [14, -36],
        [22, -56],
        [2, -66],
      ],
      color: c,
      finish: 'satin',
      tilt: 0.15,
    }),
    0,
    -280,
  );
  return { body: spout + handle + pot + lid, width: 520, height: 460, rest: 'table', foot: 118, tall: 20, focus: [0.45, 0.6] };
}

function press(pen: Pen, look: Look): Drawing {
  const metal = look.main;
  const brew = '#3b2417';
  const beaker = glassBody(
    pen,
    [
      [132, 0],
      [138, -8],
      [138, -8],
      [138, -330],
      [138, -330],
    ],
    '#dfe8e6',
    { color: brew, level: -250 },
  );
  const frame =
    [-1, 1].map((s) => rod(pen, [s * 138, -6], [s * 138, -340], 13, 13, metal, true)).join('') +
    placed(
      lathe(pen, {
        profile: [
          [146, 0],
          [146, 0],
          [146, -26],
          [146, -26],
        ],
        color: metal,
        finish: 'metal',
        tilt: 0.14,
      }),
      0,
      -4,
    );
  const lid = placed(
    lathe(pen, {
      profile: [
        [148, 0],
        [150, -6],
        [150, -30],
        [90, -56],
        [16, -66],
        [14, -66],
      ],
      color: metal,
      finish: 'metal',
      tilt: 0.14,
    }),
    0,
    -330,
  );
  return {
    body:
      tube('M136 -300C290 -310 290 -60 136 -70', 26, look.accent) +
      beaker +
      frame +
      lid +
      rod(pen, [0, -390], [0, -450], 9, 9, metal, true) +
      `<circle cx="0" cy="-464" r="24" fill="${pen.radial(-8, -472, 30, [
        [0, lit(look.accent, 0.6)],
        [1, shaded(look.accent, 0.4)],
      ])}"/>`,
    width: 470,
    height: 490,
    rest: 'table',
    foot: 144,
    tall: 24,
    focus: [0.45, 0.3],
  };
}

function pourOver(pen: Pen, look: Look): Drawing {
  const server = glassBody(
    pen,
    [
      [120, 0],
      [136, -10],
      [168, -110],
      [130, -210],
      [70, -260],
      [64, -280],
    ],
    '#dfe8e6',
    { color: '#4a2c1a', level: -120 },
  );
  const cone = placed(
    lathe(pen, {
      profile: [
        [96, 0],
        [100, -8],
        [40, -18],
        [48, -40],
        [170, -190],
        [176, -204],
      ],
      color: look.main,
      finish: 'satin',
      tilt: 0.16,
      inside: look.accent,
      wall: 10,
    }),
    0,
    -276,
  );
  return {
    body: server + ear(150, -440, -360, 90, 18, look.main) + cone,
    width: 440,
    height: 510,
    rest: 'table',
    foot: 124,
    tall: 30,
    focus: [0.45, 0.25],
  };
}

/** Kitchen: kettle, teapot, press, pourover, board, mill, pot, rack, trivet. */
export const drawKitchen: Draw = (pen, look) => {
  const c = look.main;
  if (look.shape === 'kettle') return kettle(pen, look);
  if (look.shape === 'press') return press(pen, look);
  if (look.shape === 'pourover') return pourOver(pen, look);
  if (look.shape === 'board') {
    const path = smooth(
      [
        [-180, -20],
        [-180, -20],
        [-184, -420],
        [-150, -470],
        [-80, -486],
        [-44, -520],
        [-40, -600],
        [0, -628],
        [40, -600],
        [44, -520],
        [80, -486],
        [150, -470],
        [184, -420],
        [180, -20],
        [180, -20],
        [120, 0],
        [-120, 0],
      ],
      true,
    );
    return {
      body:
        wood(pen, path, [-190, -630, 380, 630], c, true) +
        within(pen, path, airbrush(path, shaded(c, 0.8), 26, 0.34) + airbrush(`M-170 -30L-174 -410`, lit(c, 0.7), 12, 0.5, 5)) +
        fill(ellipsePath(0, -578, 17, 17), shaded(c, 0.85)) +
        line('M0 -578C-40 -660 40 -690 10 -730', '#6b4a30', 7),
      width: 380,
      height: 735,
      rest: 'table',
      foot: 170,
      ground: 'flat',
      tall: 42,
      focus: [0.5, 0.4],
    };
  }
  if (look.shape === 'mill') {
    const one = (x: number, color: string, s: number): string =>
      placed(
        lathe(pen, {
          profile: [
            [84, 0],
            [90, -8],
            [86, -60],
            [60, -170],
            [66, -270],
            [82, -310],
            [82, -310],
            [84, -322],
            [84, -322],
            [62, -350],
            [50, -400],
            [64, -450],
            [44, -496],
            [2, -508],
          ],
          color,
          finish: 'satin',
          tilt: 0.14,
        }),
        x,
        0,
        s,
      );
    return {
      body: one(-104, c, 1) + one(104, look.accent, 0.86),
      width: 390,
      height: 520,
      rest: 'table',
      foot: 190,
      ground: [-104, 104],
      tall: 22,
      focus: [0.28, 0.3],
    };
  }
  if (look.shape === 'pot') {
    const handle = (s: number): string => tube(`M${s * 240} -206C${s * 330} -210 ${s * 330} -150 ${s * 238} -150`, 24, c);
    return {
      body:
        handle(-1) +
        handle(1) +
        lathe(pen, {
          profile: [
            [220, 0],
            [238, -14],
            [248, -60],
            [250, -230],
            [252, -244],
          ],
          color: c,
          finish: 'gloss',
          tilt: 0.14,
        }) +
        placed(
          lathe(pen, {
            profile: [
              [258, 0],
              [258, -12],
              [230, -36],
              [110, -66],
              [26, -74],
              [24, -74],
            ],
            color: c,
            finish: 'gloss',
            tilt: 0.14,
          }),
          0,
          -242,
        ) +
        placed(
          lathe(pen, {
            profile: [
              [26, 0],
              [20, -12],
              [40, -34],
              [30, -50],
              [2, -54],
            ],
            color: look.accent,
            finish: 'metal',
            tilt: 0.14,
          }),
          0,
          -312,
        ),
      width: 660,
      height: 372,
      rest: 'table',
      foot: 226,
      tall: 18,
      focus: [0.4, 0.35],
    };
  }
  if (look.shape === 'coasters') {
    const parts: string[] = [];
    for (let i = 0; i < 5; i += 1)
      parts.push(disc(pen, (pen.random() - 0.5) * 16, -24 - i * 30, 190, 20, 0.26, i % 2 === 0 ? c : look.accent));
    const chips = within(pen, ellipsePath(0, -144, 188, 49), cover(terrazzo(pen, [look.accent, shaded(c, 0.5), '#c98f35', '#6d8494'])));
    return { body: parts.join('') + chips, width: 390, height: 200, rest: 'table', foot: 190, tall: 6, focus: [0.4, 0.3] };
  }
  if (look.shape === 'tray') {
    return {
      body:
        fill(ellipsePath(0, -92, 318, 70), shaded(c, 0.22)) +
        wood(pen, ellipsePath(0, -88, 306, 62), [-306, -150, 612, 130], lit(c, 0.06)) +
        fill(
          `M-320 -92A320 70 0 0 0 320 -92V-44A320 70 0 0 1 -320 -44Z`,
          pen.linear(-320, 0, 320, 0, [
            [0, shaded(c, 0.3)],
            [0.3, lit(c, 0.26)],
            [0.6, shaded(c, 0.1)],
            [1, shaded(c, 0.6)],
          ]),
        ) +
        [-1, 1].map((s) => tube(`M${s * 310} -100C${s * 350} -170 ${s * 250} -186 ${s * 240} -128`, 13, look.accent, true)).join('') +
        placed(
          lathe(pen, {
            profile: [
              [60, 0],
              [66, -8],
              [74, -120],
              [76, -130],
            ],
            color: '#f3eee4',
            finish: 'satin',
            tilt: 0.18,
            inside: '#b98a5e',
            wall: 6,
          }),
          -90,
          -70,
        ) +
        placed(
          lathe(pen, {
            profile: [
              [40, 0],
              [44, -6],
              [84, -40],
              [104, -84],
            ],
            color: '#f3eee4',
            finish: 'satin',
            tilt: 0.2,
            inside: '#cf9645',
            wall: 6,
          }),
          110,
          -62,
        ),
      width: 660,
      height: 240,
      rest: 'table',
      foot: 300,
      tall: 16,
      focus: [0.35, 0.35],
    };
  }
  return teapot(pen, look);
};

/** Scent and bath: jar, pillar, tapers, diffuser, dispenser, dropper, soap, tube, brush. */
export const drawBath: Draw = (pen, look) => {
  const c = look.main;
  const a = look.accent;
  const label = (x: number, y: number, w: number, h: number): string =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#f4eee2" fill-opacity=".94"/><path d="M${x + w * 0.2} ${y + h * 0.3}H${x + w * 0.8}" stroke="#4a4038" stroke-width="${n(h * 0.06)}"/><path d="M${x + w * 0.3} ${y + h * 0.48}H${x + w * 0.7}M${x + w * 0.26} ${y + h * 0.62}H${x + w * 0.74}" stroke="#8b7d6e" stroke-width="${n(h * 0.03)}"/>`;
  const clear = look.paint === 'amber' || look.paint === 'clear' || look.paint === 'smoke';
  const flame = (x: number, y: number, s: number): string =>
    placed(
      glow(pen, 0, -30, 130, 150, '#ffd98a', 0.5) +
        line('M0 0V-20', '#3b2c22', 5) +
        fill(
          smooth(
            [
              [0, -14],
              [-17, -34],
              [-12, -60],
              [0, -92],
              [0, -92],
              [12, -60],
              [17, -34],
            ],
            true,
          ),
          pen.linear(0, -90, 0, -10, [
            [0, '#fff3c4'],
            [0.5, '#ffcf6b'],
            [1, '#f08a2c'],
          ]),
        ) +
        fill(
          smooth(
            [
              [0, -18],
              [-8, -32],
              [0, -56],
              [8, -32],
            ],
            true,
          ),
          '#fffbe8',
          0.9,
        ),
      x,
      y,
      s,
    );
  if (look.shape === 'pillar') {
    const one = (x: number, h: number, r: number, color: string): string =>
      placed(
        lathe(pen, {
          profile: [
            [r, 0],
            [r, 0],
            [r, -h],
            [r, -h],
          ],
          color,
          finish: 'matte',
          tilt: 0.18,
          inside: lit(color, 0.4),
          wall: 10,
        }) + flame(0, -h + 6, r / 90),
        x,
        0,
      );
    return {
      body: one(-20, 420, 92, c) + one(-170, 250, 82, mix(c, a, 0.5)) + one(132, 310, 88, a),
      width: 480,
      height: 520,
      rest: 'table',
      foot: 240,
      ground: [-170, -20, 132],
      tall: 20,
      focus: [0.45, 0.3],
      shine: { x: 0, y: -420, r: 320, color: '#ffd98a' },
    };
  }
  if (look.shape === 'tapers') {
    const holder = (x: number, h: number, color: string): string =>
      placed(
        rod(pen, [0, -130], [0, -130 - h], 27, 20, color) +
          flame(0, -130 - h - 6, 0.62) +
          lathe(pen, {
            profile: [
              [70, 0],
              [74, -6],
              [74, -6],
              [66, -18],
              [18, -30],
              [14, -90],
              [26, -110],
              [30, -140],
            ],
            color: a,
            finish: 'metal',
            tilt: 0.18,
          }),
        x,
        0,
      );
    return {
      body: holder(-130, 330, c) + holder(10, 420, lit(c, 0.2)) + holder(146, 280, shaded(c, 0.12)),
      width: 420,
      height: 640,
      rest: 'table',
      foot: 210,
      ground: [-130, 10, 146],
      tall: 42,
      focus: [0.5, 0.7],
      shine: { x: 0, y: -520, r: 320, color: '#ffd98a' },
    };
  }
  if (look.shape === 'diffuser') {
    const reeds = [-5, -3, -1, 1, 3, 5].map((i) => rod(pen, [i * 4, -250], [i * 36, -570 + Math.abs(i) * 10], 6, 6, '#a98a62')).join('');
    return {
      body:
        reeds +
        lathe(pen, {
          profile: [
            [120, 0],
            [132, -10],
            [134, -190],
            [110, -236],
            [44, -258],
            [44, -258],
            [42, -300],
            [50, -306],
          ],
          color: c,
          finish: clear ? 'glass' : 'gloss',
          inside: c,
          tilt: 0.13,
          decoration: () => (clear ? `<rect x="-150" y="-120" width="300" height="170" fill="${shaded(c, 0.25)}" fill-opacity=".6"/>` : ''),
        }) +
        label(-70, -170, 140, 110),
      width: 380,
      height: 580,
      rest: 'table',
      foot: 124,
      tall: 26,
      focus: [0.5, 0.7],
    };
  }
  if (look.shape === 'dispenser' || look.shape === 'dropper') {
    const pump =
      look.shape === 'dispenser'
        ? placed(
            lathe(pen, {
              profile: [
                [52, 0],
                [54, -6],
                [54, -46],
                [54, -46],
                [14, -54],
                [12, -96],
              ],
              color: a,
              finish: look.accent === '#211f1e' ? 'satin' : 'metal',
              tilt: 0.14,
            }) +
              rod(pen, [-4, -104], [96, -98], 26, 16, a) +
              rod(pen, [-14, -104], [20, -106], 34, 34, a),
            0,
            -400,
          )
        : placed(
            lathe(pen, {
              profile: [
                [46, 0],
                [48, -6],
                [48, -56],
                [48, -56],
                [34, -64],
                [38, -130],
                [24, -164],
                [2, -170],
              ],
              color: a,
              finish: 'satin',
              tilt: 0.14,
            }),
            0,
            -330,
          );
    const profile: readonly Point[] =
      look.shape === 'dispenser'
        ? [
            [120, 0],
            [130, -10],
            [132, -60],
            [132, -300],
            [118, -352],
            [54, -386],
            [52, -404],
          ]
        : [
            [112, 0],
            [120, -10],
            [122, -60],
            [122, -230],
            [104, -284],
            [46, -312],
            [44, -334],
          ];
    return {
      body:
        lathe(pen, { profile, color: c, finish: clear ? 'gloss' : 'satin', tilt: 0.13 }) +
        within(
          pen,
          `M-90 ${look.shape === 'dispenser' ? -270 : -200}H90V-50H-90Z`,
          label(-84, look.shape === 'dispenser' ? -262 : -196, 168, look.shape === 'dispenser' ? 180 : 140),
        ) +
        pump,
      width: 320,
      height: look.shape === 'dispenser' ? 530 : 510,
      rest: 'table',
      foot: 122,
      tall: 19,
      focus: [0.45, 0.55],
    };
  }
  if (look.shape === 'soap') {
    const bar = (x: number, y: number, color: string, turn: number): string =>
      placed(
        fill(
          roundedRect(-170, -84, 340, 96, 40),
          pen.linear(0, -84, 0, 12, [
            [0, lit(color, 0.3)],
            [0.45, color],
            [1, shaded(color, 0.4)],
          ]),
        ) +
          fill(
            roundedRect(-164, -92, 328, 66, 33),
            pen.linear(-160, -92, 160, -30, [
              [0, lit(color, 0.6)],
              [1, lit(color, 0.06)],
            ]),
          ) +
          line('M-84 -60H84M-50 -46H50', shaded(color, 0.4), 5, 0.6),
        x,
        y,
        1,
        turn,
      );
    return {
      body: bar(10, 0, c, 0) + bar(-12, -88, a, -2) + bar(6, -172, lit(c, 0.25), 1.4),
      width: 360,
      height: 270,
      rest: 'table',
      foot: 170,
      ground: 'flat',
      tall: 9,
      focus: [0.4, 0.3],
    };
  }
  if (look.shape === 'tube') {
    const body = smooth(
      [
        [-96, -90],
        [-104, -200],
        [-126, -520],
        [-126, -520],
        [126, -520],
        [126, -520],
        [104, -200],
        [96, -90],
        [96, -90],
        [-96, -90],
      ],
      true,
    );
    return {
      body:
        fill(
          body,
          pen.linear(-126, 0, 126, 0, [
            [0, shaded(c, 0.2)],
            [0.3, lit(c, 0.35)],
            [0.6, c],
            [1, shaded(c, 0.45)],
          ]),
        ) +
        fill('M-128 -552H128V-516H-128Z', shaded(c, 0.14)) +
        line('M-126 -540H126', shaded(c, 0.4), 2, 0.6) +
        label(-60, -420, 120, 150) +
        lathe(pen, {
          profile: [
            [74, 0],
            [78, -6],
            [84, -86],
            [84, -92],
          ],
          color: a,
          finish: 'satin',
          tilt: 0.12,
        }),
      width: 260,
      height: 552,
      rest: 'table',
      foot: 78,
      tall: 16,
      focus: [0.5, 0.4],
    };
  }
  const wax = lathe(pen, {
    profile: [
      [132, 0],
      [144, -10],
      [146, -60],
      [146, -260],
      [146, -260],
      [146, -270],
    ],
    color: c,
    finish: clear ? 'gloss' : 'satin',
    tilt: 0.17,
    inside: '#f1e4cb',
    wall: 9,
  });
  return {
    body:
      wax +
      fill(
        ellipsePath(0, -262, 128, 20),
        pen.radial(
          0,
          -264,
          130,
          [
            [0, '#fff6d6'],
            [0.5, '#f4e3bd'],
            [1, '#cbb58c'],
          ],
          0.16,
        ),
      ) +
      label(-76, -200, 152, 130) +
      flame(0, -262, 0.9),
    width: 300,
    height: 370,
    rest: 'table',
    foot: 136,
    tall: 10,
    focus: [0.5, 0.5],
    shine: { x: 0, y: -300, r: 260, color: '#ffd98a' },
  };
};
