import { lit, mix, shaded } from '../color.ts';
import { ellipsePath, type Point, smooth } from '../curves.ts';
import { type Finish, lathe } from '../lathe.ts';
import { rod, tube } from '../parts.ts';
import { n, type Pen } from '../pen.ts';
import { airbrush, fill, glow, line, placed } from '../shading.ts';
import { marble } from '../textures.ts';
import type { Draw, Drawing, Look } from './drawing.ts';

const WARM = '#ffdf9e';
const FABRIC = '#efe2c8';

function finishOf(paint: string): Finish {
  if (paint === 'brass' || paint === 'chrome' || paint === 'copper') return 'metal';
  return 'satin';
}

/** A turned part whose foot is lifted to y. */
function lifted(pen: Pen, y: number, part: Parameters<typeof lathe>[1]): string {
  return placed(lathe(pen, part), 0, y);
}

/** A cloth shade with warm light inside; its lower edge at y. */
function clothShade(pen: Pen, y: number, bottom: number, top: number, height: number, color = FABRIC): string {
  const tilt = 0.1;
  const seams: string[] = [];
  for (let i = -4; i <= 4; i += 1)
    seams.push(line(`M${n((bottom * i) / 4.6)} 20L${n((top * i) / 4.6)} ${-height - 20}`, shaded(color, 0.35), 1, 0.12));
  return (
    lifted(pen, y, {
      profile: [
        [bottom, 0],
        [bottom, 0],
        [(bottom + top) / 2, -height / 2],
        [top, -height],
        [top, -height],
      ],
      color,
      finish: 'glow',
      tilt,
      decoration: () => glow(pen, 0, -height * 0.42, bottom * 0.9, height * 0.62, '#fff3cf', 0.75) + seams.join(''),
    }) +
    fill(ellipsePath(0, y - height, top, top * tilt), shaded(color, 0.22)) +
    fill(
      ellipsePath(0, y - height + 1.5, top - 5, (top - 5) * tilt),
      pen.radial(
        0,
        y - height,
        top,
        [
          [0, '#fff6d8'],
          [0.5, '#f6d79c'],
          [1, shaded(color, 0.4)],
        ],
        tilt,
      ),
    ) +
    airbrush(`M${n(-bottom)} ${n(y)}A${n(bottom)} ${n(bottom * tilt)} 0 0 0 ${n(bottom)} ${n(y)}`, '#fff1c9', 7, 0.7, 4)
  );
}

function opal(pen: Pen, x: number, y: number, r: number): string {
  const paint = pen.radial(x - r * 0.16, y - r * 0.12, r * 1.12, [
    [0, '#fffdf4'],
    [0.5, '#fff1cf'],
    [0.82, '#f3d9a6'],
    [1, '#d9b67c'],
  ]);
  return (
    fill(ellipsePath(x, y, r, r), paint) +
    airbrush(
      `M${n(x - r * 0.62)} ${n(y + r * 0.1)}A${n(r * 0.66)} ${n(r * 0.66)} 0 0 1 ${n(x - r * 0.1)} ${n(y - r * 0.62)}`,
      '#ffffff',
      r * 0.2,
      0.6,
      5,
    )
  );
}

function tableMushroom(pen: Pen, look: Look): Drawing {
  const finish = finishOf(look.paint);
  const foot = lathe(pen, {
    profile: [
      [112, 0],
      [118, -8],
      [112, -26],
      [60, -44],
      [48, -70],
      [46, -300],
    ],
    color: look.main,
    finish,
  });
  const dome = lifted(pen, -300, {
    profile: [
      [226, 0],
      [226, 0],
      [220, -44],
      [180, -118],
      [104, -166],
      [30, -182],
      [2, -184],
    ],
    color: look.main,
    finish,
    tilt: 0.1,
  });
  return {
    body: foot + glow(pen, 0, -240, 90, 90, WARM, 0.35) + dome + airbrush(`M-222 -297A226 23 0 0 0 222 -297`, '#ffe9b4', 9, 0.6, 4),
    width: 452,
    height: 486,
    rest: 'table',
    foot: 112,
    tall: 38,
    focus: [0.5, 0.3],
    shine: { x: 0, y: -250, r: 300, color: WARM },
  };
}

function tableCone(pen: Pen, look: Look, style: 'round' | 'fluted'): Drawing {
  const finish = finishOf(look.paint);
  const profile: readonly Point[] =
    style === 'round'
      ? [
          [80, 0],
          [100, -16],
          [150, -92],
          [152, -160],
          [104, -226],
          [44, -262],
          [30, -280],
          [26, -310],
        ]
      : [
          [118, 0],
          [122, -12],
          [122, -12],
          [96, -30],
          [88, -60],
          [88, -250],
          [88, -250],
          [70, -272],
          [24, -284],
          [22, -310],
        ];
  const grooves = (_: string, at: (share: number, y: number) => number): string => {
    if (style === 'round') return '';
    const parts: string[] = [];
    for (let i = 0; i < 13; i += 1) {
      const share = Math.sin(((i + 0.5) / 13) * Math.PI - Math.PI / 2);
      parts.push(airbrush(`M${n(at(share, -150))} -30V-262`, shaded(look.main, 0.6), 4 + Math.sqrt(1 - share * share) * 8, 0.42, 4));
    }
    return parts.join('');
  };
  const foot = lathe(pen, { profile, color: look.main, finish, decoration: grooves });
  const neck = rod(pen, [0, -300], [0, -344], 12, 12, '#b9924f', true);
  return {
    body: foot + neck + clothShade(pen, -330, 220, 148, 232),
    width: 440,
    height: 580,
    rest: 'table',
    foot: style === 'round' ? 84 : 118,
    tall: 54,
    focus: [0.5, 0.52],
    shine: { x: 0, y: -440, r: 420, color: WARM },
  };
}

function tableGlobe(pen: Pen, look: Look): Drawing {
  const finish = finishOf(look.paint);
  const foot = lathe(pen, {
    profile: [
      [128, 0],
      [132, -8],
      [132, -8],
      [130, -34],
      [130, -34],
      [60, -42],
      [30, -58],
      [26, -118],
      [60, -134],
    ],
    color: look.main,
    finish,
  });
  return {
    body: foot + glow(pen, 0, -40, 120, 34, '#fff0c4', 0.5) + opal(pen, 0, -278, 164),
    width: 328,
    height: 442,
    rest: 'table',
    foot: 130,
    tall: 32,
    focus: [0.5, 0.6],
    shine: { x: 0, y: -278, r: 430, color: WARM },
  };
}

function tableArm(pen: Pen, look: Look): Drawing {
  const metal = finishOf(look.paint) === 'metal';
  const foot = lathe(pen, {
    profile: [
      [126, 0],
      [130, -8],
      [130, -8],
      [124, -26],
      [24, -40],
      [14, -60],
    ],
    color: look.main,
    finish: metal ? 'metal' : 'satin',
  });
  const arm =
    tube('M0 -40L-74 -300', 15, look.main, metal) +
    tube('M-74 -300L118 -490', 15, look.main, metal) +
    `<circle cx="-74" cy="-300" r="18" fill="${shaded(look.main, 0.25)}"/><circle cx="-77" cy="-303" r="10" fill="${lit(look.main, 0.4)}"/>`;
  const head = lathe(pen, {
    profile: [
      [112, 0],
      [112, 0],
      [104, -30],
      [66, -104],
      [34, -128],
      [32, -160],
      [4, -166],
    ],
    color: look.main,
    finish: metal ? 'metal' : 'satin',
    tilt: 0.16,
  });
  const bulb = fill(
    ellipsePath(0, 4, 96, 15),
    pen.radial(
      0,
      4,
      100,
      [
        [0, '#fffbe9'],
        [0.6, '#ffe6aa'],
        [1, '#e3b768'],
      ],
      0.16,
    ),
  );
  return {
    body: foot + arm + placed(head + bulb, 148, -442, 1, -24),
    width: 420,
    height: 600,
    rest: 'table',
    foot: 126,
    tall: 56,
    focus: [0.72, 0.26],
    shine: { x: 190, y: -380, r: 260, color: WARM },
  };
}

/** Table lamps: mushroom, round, fluted, globe, arm. */
export const drawLamp: Draw = (pen, look) => {
  if (look.shape === 'globe') return tableGlobe(pen, look);
  if (look.shape === 'arm') return tableArm(pen, look);
  if (look.shape === 'fluted') return tableCone(pen, look, 'fluted');
  if (look.shape === 'round') return tableCone(pen, look, 'round');
  return tableMushroom(pen, look);
};

/** Floor lamps: tripod, arc, slim, column. */
export const drawFloorlamp: Draw = (pen, look) => {
  const metal = finishOf(look.paint) === 'metal';
  if (look.shape === 'tripod') {
    const legs =
      rod(pen, [0, -560], [20, -10], 16, 12, shaded(look.main, 0.3)) +
      rod(pen, [0, -570], [-168, 0], 18, 13, look.main) +
      rod(pen, [0, -570], [168, 0], 18, 13, look.main);
    const hub = lifted(pen, -556, {
      profile: [
        [34, 0],
        [36, -6],
        [36, -30],
        [12, -38],
        [10, -70],
      ],
      color: look.accent,
      finish: 'metal',
    });
    return {
      body: legs + hub + clothShade(pen, -604, 190, 150, 210),
      width: 380,
      height: 815,
      rest: 'floor',
      foot: 170,
      ground: [-168, 20, 168],
      tall: 150,
      focus: [0.5, 0.26],
      shine: { x: 0, y: -700, r: 420, color: WARM },
    };
  }
  if (look.shape === 'arc') {
    const arc = tube(
      smooth([
        [-150, -30],
        [-158, -300],
        [-120, -620],
        [20, -790],
        [150, -760],
        [176, -690],
      ]),
      13,
      look.main,
      metal,
    );
    const foot = placed(
      lathe(pen, {
        profile: [
          [104, 0],
          [108, -8],
          [108, -8],
          [106, -50],
          [106, -50],
          [100, -58],
        ],
        color: '#e5e0d8',
        finish: 'satin',
        decoration: () => marble(pen, '#6d6760', 8, [-110, -70, 220, 80]),
      }),
      -150,
      0,
    );
    const shade = placed(
      lathe(pen, {
        profile: [
          [120, 0],
          [120, 0],
          [112, -46],
          [78, -98],
          [30, -118],
          [12, -130],
        ],
        color: look.main,
        finish: metal ? 'metal' : 'satin',
        tilt: 0.14,
      }) +
        fill(
          ellipsePath(0, 4, 104, 14),
          pen.radial(
            0,
            4,
            108,
            [
              [0, '#fffbe9'],
              [0.6, '#ffe6aa'],
              [1, '#e3b768'],
            ],
            0.14,
          ),
        ),
      176,
      -570,
    );
    return {
      body: foot + arc + shade,
      width: 560,
      height: 800,
      rest: 'floor',
      foot: 108,
      ground: [-150],
      tall: 190,
      focus: [0.78, 0.22],
      shine: { x: 176, y: -520, r: 330, color: WARM },
    };
  }
  if (look.shape === 'column') {
    const ribs: string[] = [];
    for (let y = 20; y < 620; y += 26) ribs.push(line(`M-140 ${-y}A140 18 0 0 0 140 ${-y}`, '#a9895a', 1.4, 0.35));
    const paper = lifted(pen, -36, {
      profile: [
        [112, 0],
        [120, -12],
        [126, -300],
        [120, -608],
        [110, -620],
      ],
      color: '#f4e8cf',
      finish: 'glow',
      tilt: 0.12,
      decoration: () => glow(pen, 0, -300, 120, 330, '#fff6da', 0.7) + ribs.join(''),
    });
    const feet =
      rod(pen, [-86, -40], [-100, 0], 13, 11, look.main) +
      rod(pen, [86, -40], [100, 0], 13, 11, look.main) +
      rod(pen, [0, -30], [0, 8], 13, 11, look.main);
    return {
      body: feet + paper + fill(ellipsePath(0, -656, 108, 13), '#fff3d2'),
      width: 256,
      height: 672,
      rest: 'floor',
      foot: 104,
      ground: [-100, 0, 100],
      tall: 110,
      focus: [0.5, 0.2],
      shine: { x: 0, y: -330, r: 460, color: WARM },
    };
  }
  const foot = lathe(pen, {
    profile: [
      [112, 0],
      [116, -8],
      [116, -8],
      [112, -20],
      [16, -28],
      [9, -48],
    ],
    color: look.main,
    finish: metal ? 'metal' : 'satin',
  });
  const pole = rod(pen, [0, -30], [0, -740], 13, 11, look.main, metal);
  const head = placed(
    lathe(pen, {
      profile: [
        [82, 0],
        [82, 0],
        [78, -24],
        [50, -110],
        [22, -132],
        [6, -136],
      ],
      color: look.main,
      finish: metal ? 'metal' : 'satin',
      tilt: 0.16,
    }) +
      fill(
        ellipsePath(0, 3, 70, 11),
        pen.radial(
          0,
          3,
          72,
          [
            [0, '#fffbe9'],
            [0.6, '#ffe6aa'],
            [1, '#e3b768'],
          ],
          0.16,
        ),
      ),
    46,
    -672,
    1,
    -22,
  );
  return {
    body: foot + pole + head,
    width: 300,
    height: 810,
    rest: 'floor',
    foot: 112,
    tall: 145,
    focus: [0.6, 0.16],
    shine: { x: 70, y: -620, r: 280, color: WARM },
  };
};

function cord(length: number, color: string): string {
  return line(`M0 0V${n(length)}`, color, 4) + line(`M-1 0V${n(length)}`, lit(color, 0.4), 1.2, 0.6);
}

/** Pendant lamps: dome, lantern, bell, trio, disc. They hang down from y = 0. */
export const drawPendant: Draw = (pen, look) => {
  const metal = finishOf(look.paint) === 'metal';
  const finish: Finish = metal ? 'metal' : 'satin';
  const flex = '#4a423b';
  const inner = (r: number, y: number): string =>
    fill(
      ellipsePath(0, y, r, r * 0.13),
      pen.radial(
        0,
        y,
        r,
        [
          [0, '#fffdf0'],
          [0.45, '#ffeab6'],
          [1, mix('#d39a4c', look.main, 0.3)],
        ],
        0.13,
      ),
    );
  if (look.shape === 'lantern') {
    const rings: string[] = [];
    for (let k = -9; k <= 9; k += 1) {
      const y = Math.sin((k / 10) * (Math.PI / 2)) * 196;
      const r = 236 * Math.sqrt(Math.max(0, 1 - (y / 206) ** 2));
      rings.push(line(`M${n(-r)} ${n(y)}A${n(r)} ${n(r * 0.14)} 0 0 0 ${n(r)} ${n(y)}`, shaded(look.main, 0.5), 1.5, 0.3));
    }
    const ball = fill(
      ellipsePath(0, 0, 236, 204),
      pen.radial(
        -30,
        -10,
        250,
        [
          [0, '#fffaf0'],
          [0.5, lit(look.main, 0.55)],
          [0.85, look.main],
          [1, shaded(look.main, 0.28)],
        ],
        0.87,
      ),
    );
    return {
      body: cord(360, flex) + placed(ball + rings.join('') + fill(ellipsePath(0, -202, 52, 8), shaded(look.main, 0.5)), 0, 560),
      width: 472,
      height: 764,
      rest: 'ceiling',
      foot: 0,
      tall: 110,
      focus: [0.4, 0.72],
      shine: { x: 0, y: 560, r: 440, color: WARM },
    };
  }
  if (look.shape === 'trio') {
    const one = (x: number, drop: number, r: number): string =>
      placed(
        cord(drop - r, flex) +
          placed(
            lathe(pen, {
              profile: [
                [22, 0],
                [24, -4],
                [24, -44],
                [10, -50],
              ],
              color: look.main,
              finish: 'metal',
            }),
            0,
            drop - r + 8,
          ) +
          opal(pen, 0, drop, r),
        x,
        0,
      );
    return {
      body: one(-170, 420, 96) + one(150, 520, 92) + one(10, 680, 104),
      width: 540,
      height: 784,
      rest: 'ceiling',
      foot: 0,
      tall: 120,
      focus: [0.5, 0.8],
      shine: { x: 0, y: 560, r: 440, color: WARM },
    };
  }
  if (look.shape === 'bell') {
    const shade = lathe(pen, {
      profile: [
        [176, 0],
        [176, 0],
        [150, -40],
        [120, -130],
        [96, -230],
        [40, -268],
        [16, -276],
        [14, -310],
      ],
      color: look.main,
      finish,
      tilt: 0.13,
    });
    return {
      body: cord(420, flex) + placed(shade + inner(164, 4), 0, 720),
      width: 352,
      height: 744,
      rest: 'ceiling',
      foot: 0,
      tall: 100,
      focus: [0.4, 0.72],
      shine: { x: 0, y: 780, r: 320, color: WARM },
    };
  }
  if (look.shape === 'disc') {
    const shade = lathe(pen, {
      profile: [
        [270, 0],
        [270, 0],
        [264, -12],
        [120, -58],
        [40, -74],
        [22, -104],
        [18, -140],
      ],
      color: look.main,
      finish,
      tilt: 0.11,
    });
    return {
      body: cord(500, flex) + placed(shade + placed(inner(255, 3), 0, 0) + opal(pen, 0, 26, 58), 0, 640),
      width: 540,
      height: 724,
      rest: 'ceiling',
      foot: 0,
      tall: 100,
      focus: [0.4, 0.85],
      shine: { x: 0, y: 700, r: 360, color: WARM },
    };
  }
  const shade = lathe(pen, {
    profile: [
      [232, 0],
      [232, 0],
      [224, -56],
      [178, -150],
      [92, -208],
      [30, -224],
      [20, -236],
      [18, -268],
    ],
    color: look.main,
    finish,
    tilt: 0.13,
  });
  return {
    body: cord(420, flex) + placed(shade + inner(217, 4), 0, 680),
    width: 464,
    height: 712,
    rest: 'ceiling',
    foot: 0,
    tall: 100,
    focus: [0.35, 0.72],
    shine: { x: 0, y: 750, r: 340, color: WARM },
  };
};
