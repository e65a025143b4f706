import { lit, mix, shaded } from '../color.ts';
import { ellipsePath, type Point, polyline, smooth } from '../curves.ts';
import { softBody, tube } from '../parts.ts';
import { n, type Pen } from '../pen.ts';
import { airbrush, fill, glow, line, within } from '../shading.ts';
import { check, cover, knit, linen, stripes, twill } from '../textures.ts';
import type { Draw, Drawing, Look } from './drawing.ts';

/** Mirrors points to the other side. */
function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y]);
}

/** A closed shape that is the same on both sides; give its left half from the top middle to the bottom middle. */
function symmetric(left: readonly Point[]): string {
  return smooth([...left, ...mirrored([...left].reverse())], true);
}

function hanger(neck: number): string {
  const bar = `M-176 ${neck + 62}Q-90 ${neck + 6} 0 ${neck - 8}Q90 ${neck + 6} 176 ${neck + 62}`;
  return (
    line(`M0 ${neck - 8}V${neck - 46}C0 ${neck - 62} 34 ${neck - 66} 34 ${neck - 92}A30 30 0 1 0 -26 ${neck - 92}`, '#8d8a84', 6) +
    line(`M-1 ${neck - 10}V${neck - 46}C-1 ${neck - 62} 33 ${neck - 66} 33 ${neck - 92}`, '#e9e6e0', 2, 0.8) +
    tube(bar, 20, '#b98a58')
  );
}

function folds(color: string, lines: readonly (readonly Point[])[], width = 20, strength = 0.24): string {
  return lines
    .map(
      (points) =>
        airbrush(smooth(points), shaded(color, 0.8), width, strength, 4) +
        `<g transform="translate(${n(-width * 0.5)} 0)">${airbrush(smooth(points), lit(color, 0.7), width * 0.6, strength * 0.6, 3)}</g>`,
    )
    .join('');
}

interface Cut {
  readonly body: readonly Point[];
  readonly sleeve: readonly Point[];
  readonly hem: number;
}

function upper(hem: number, width: number, sleeveEnd: number): Cut {
  const cuff = sleeveEnd;
  return {
    body: [
      [0, -246],
      [-58, -262],
      [-84, -274],
      [-84, -274],
      [-140, -254],
      [-196, -222],
      [-196, -222],
      [-188, -120],
      [-width, -30],
      [-width - 4, hem * 0.5],
      [-width, hem],
      [-width, hem],
      [-width * 0.5, hem + 8],
      [0, hem + 10],
    ],
    sleeve: [
      [-150, -236],
      [-192, -222],
      [-192, -222],
      [-240, -130],
      [-276, 20],
      [-294, cuff - 60],
      [-292, cuff],
      [-292, cuff],
      [-222, cuff + 6],
      [-222, cuff + 6],
      [-214, cuff - 60],
      [-196, 60],
      [-176, -40],
      [-150, -120],
    ],
    hem,
  };
}

function garment(pen: Pen, cut: Cut, color: string, texture: string): { body: string; bodyPath: string } {
  const bodyPath = symmetric(cut.body);
  const left = smooth(cut.sleeve, true);
  const right = smooth(mirrored(cut.sleeve), true);
  const parts = [
    softBody(pen, left, [-294, -250, 150, 560], shaded(color, 0.05), texture),
    softBody(pen, right, [144, -250, 150, 560], shaded(color, 0.14), texture),
    within(
      pen,
      left,
      folds(color, [
        [
          [-190, -60],
          [-240, 0],
          [-262, 80],
        ],
        [
          [-200, 60],
          [-246, 110],
          [-270, 160],
        ],
      ]),
    ),
    within(
      pen,
      right,
      folds(color, [
        [
          [190, -60],
          [240, 0],
          [262, 80],
        ],
        [
          [200, 60],
          [246, 110],
          [270, 160],
        ],
      ]),
    ),
    softBody(pen, bodyPath, [-200, -274, 400, cut.hem + 280], color, texture, 0.8),
  ];
  return { body: parts.join(''), bodyPath };
}

function butt(path: string, color: string, width: number, opacity: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-opacity="${opacity}"/>`;
}

function ribbing(color: string, path: string, width: number): string {
  return (
    butt(path, color, width, 1) +
    butt(path, shaded(color, 0.5), width, 0.14) +
    `<path d="${path}" fill="none" stroke="${shaded(color, 0.6)}" stroke-width="${n(width * 0.92)}" stroke-dasharray="2.5 5.5" stroke-opacity=".4"/>`
  );
}

function buttons(xs: number, ys: readonly number[], color: string, r = 10): string {
  return ys
    .map(
      (y) =>
        `<circle cx="${xs + 1.5}" cy="${y + 2.5}" r="${r}" fill="#000000" fill-opacity=".25"/><circle cx="${xs}" cy="${y}" r="${r}" fill="${shaded(color, 0.2)}"/><circle cx="${n(xs - r * 0.2)}" cy="${n(y - r * 0.25)}" r="${n(r * 0.66)}" fill="${lit(color, 0.3)}"/><circle cx="${xs - 2.4}" cy="${y}" r="1.5" fill="${shaded(color, 0.8)}"/><circle cx="${xs + 2.4}" cy="${y}" r="1.5" fill="${shaded(color, 0.8)}"/>`,
    )
    .join('');
}

/** Knitwear: crew, turtleneck, vneck, cardigan; `-stripe`, `-rib`, `-cable`. */
export const drawKnit: Draw = (pen, look) => {
  const [form = 'crew', stitch = 'plain'] = look.shape.split('-');
  const c = look.main;
  const cut = upper(286, 186, 262);
  const cable = (): string =>
    [-110, -56, 56, 110]
      .map((x) => {
        const parts: string[] = [];
        for (let y = -230; y < 290; y += 46)
          parts.push(
            `<path d="M${x - 13} ${y}C${x - 13} ${y + 23} ${x + 13} ${y + 23} ${x + 13} ${y + 46}M${x + 13} ${y}C${x + 13} ${y + 23} ${x - 13} ${y + 23} ${x - 13} ${y + 46}" fill="none" stroke="${shaded(c, 0.42)}" stroke-width="9" stroke-opacity=".5"/><path d="M${x - 15} ${y}C${x - 15} ${y + 23} ${x + 11} ${y + 23} ${x + 11} ${y + 46}M${x + 11} ${y}C${x + 11} ${y + 23} ${x - 15} ${y + 23} ${x - 15} ${y + 46}" fill="none" stroke="${lit(c, 0.42)}" stroke-width="5" stroke-opacity=".8"/>`,
          );
        return parts.join('');
      })
      .join('');
  const texture =
    (stitch === 'stripe' ? cover(stripes(pen, look.accent, 56, 24)) : '') +
    cover(knit(pen, c, stitch === 'rib' ? 16 : 8, stitch === 'rib'));
  const base = garment(pen, cut, c, texture);
  const inBody =
    (stitch === 'cable' ? cable() : '') +
    folds(
      c,
      [
        [
          [-178, -60],
          [-120, 10],
          [-60, 40],
        ],
        [
          [178, -60],
          [120, 10],
          [60, 40],
        ],
        [
          [-150, 200],
          [-110, 120],
          [-96, 60],
        ],
        [
          [150, 210],
          [120, 130],
          [100, 70],
        ],
      ],
      26,
      0.16,
    );
  const hem =
    ribbing(c, `M-184 286Q0 302 184 286`, 40) +
    ribbing(c, 'M-292 250Q-256 262 -222 254', 34) +
    ribbing(shaded(c, 0.08), 'M292 250Q256 262 222 254', 34);
  const hollow = fill(ellipsePath(0, -264, 82, 24), shaded(c, 0.72));
  let neck: string;
  if (form === 'turtleneck') {
    const collar = symmetric([
      [0, -352],
      [-60, -346],
      [-74, -336],
      [-80, -290],
      [-90, -256],
      [-40, -232],
      [0, -228],
    ]);
    neck =
      softBody(pen, collar, [-90, -352, 180, 126], c, cover(knit(pen, c, 16, true))) +
      within(pen, collar, airbrush('M-84 -292Q0 -268 84 -292', shaded(c, 0.8), 15, 0.4, 5)) +
      fill(ellipsePath(0, -342, 60, 13), shaded(c, 0.66));
  } else if (form === 'vneck' || form === 'cardigan') {
    const depth = form === 'cardigan' ? -40 : -120;
    neck =
      fill(`M-84 -274Q0 -300 84 -274L0 ${depth}Z`, shaded(c, 0.72)) +
      ribbing(c, `M-86 -276Q-66 ${depth - 70} 0 ${depth}`, 24) +
      ribbing(c, `M86 -276Q66 ${depth - 70} 0 ${depth}`, 24);
    if (form === 'cardigan')
      neck +=
        ribbing(c, 'M0 -44V292', 34) +
        line('M17 -30V294', shaded(c, 0.7), 2.4, 0.5) +
        buttons(0, [-20, 52, 124, 196, 262], look.accent, 11);
  } else {
    neck = hollow + ribbing(c, 'M-88 -276C-76 -216 76 -216 88 -276', 26) + butt('M-82 -270Q0 -290 82 -270', shaded(c, 0.42), 13, 1);
  }
  return {
    body: hanger(form === 'turtleneck' ? -340 : -262) + base.body + within(pen, base.bodyPath, inBody) + hem + neck,
    width: 590,
    height: 700,
    rest: 'wall',
    home: 'rail',
    foot: 0,
    tall: 66,
    focus: [0.4, 0.36],
  };
};

function lapels(c: string, depth: number, wide: number): string {
  const one = polyline(
    [
      [-70, -280],
      [-wide, -150],
      [-wide * 0.62, -138],
      [-wide * 0.7, -110],
      [0, depth],
    ],
    true,
  );
  const collar = polyline(
    [
      [-84, -280],
      [-30, -298],
      [-16, -250],
      [-wide * 0.66, -152],
      [-wide - 2, -186],
    ],
    true,
  );
  const side = (mirror: boolean): string =>
    `<g${mirror ? ' transform="scale(-1 1)"' : ''}>${fill(one, mirror ? shaded(c, 0.12) : lit(c, 0.12))}${line(one, shaded(c, 0.6), 2, 0.5)}${fill(collar, mirror ? shaded(c, 0.05) : lit(c, 0.2))}${line(collar, shaded(c, 0.6), 2, 0.5)}</g>`;
  return (
    fill(
      polyline(
        [
          [-70, -284],
          [70, -284],
          [0, depth],
        ],
        true,
      ),
      shaded(c, 0.66),
    ) +
    side(false) +
    side(true)
  );
}

function pocket(c: string, x: number, y: number, w: number, h: number): string {
  return `<rect x="${x}" y="${y + 5}" width="${w}" height="${h}" rx="6" fill="${shaded(c, 0.8)}" fill-opacity=".22"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="${lit(c, 0.08)}"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="none" stroke="${shaded(c, 0.6)}" stroke-opacity=".45" stroke-width="2"/>`;
}

/** Coats and jackets: coat, trench, puffer, blazer, chore. */
export const drawCoat: Draw = (pen, look) => {
  const c = look.main;
  const long = look.shape === 'coat' || look.shape === 'trench';
  const hem = long ? 470 : look.shape === 'puffer' ? 270 : 310;
  const cut = upper(hem, long ? 206 : 192, look.shape === 'puffer' ? 240 : 268);
  const texture =
    look.shape === 'puffer'
      ? ''
      : cover(twill(pen, c)) + (look.shape === 'blazer' && look.accent !== c ? cover(check(pen, look.accent, 48, 2), 0.5) : '');
  const base = garment(pen, cut, c, texture);
  const inner: string[] = [];
  const over: string[] = [];
  if (look.shape === 'puffer') {
    for (let y = -196; y < hem; y += 66)
      inner.push(
        airbrush(`M-330 ${y}Q0 ${y + 18} 330 ${y}`, shaded(c, 0.85), 22, 0.5, 6),
        airbrush(`M-330 ${y + 28}Q-60 ${y + 40} 330 ${y + 28}`, lit(c, 0.85), 20, 0.3, 5),
      );
    const quilts = inner.join('');
    const sleeves = smooth(cut.sleeve, true);
    over.push(within(pen, sleeves, quilts), within(pen, smooth(mirrored(cut.sleeve), true), quilts));
    const collar = symmetric([
      [0, -338],
      [-66, -332],
      [-92, -318],
      [-98, -268],
      [-60, -236],
      [0, -228],
    ]);
    over.push(
      softBody(pen, collar, [-98, -338, 196, 110], c),
      line('M0 -330V276', shaded(c, 0.75), 5),
      line('M2 -330V276', lit(look.accent, 0.5), 2.4, 0.8),
      `<rect x="-5" y="-226" width="12" height="26" rx="4" fill="${look.accent}"/>`,
      fill(ellipsePath(0, -332, 60, 11), shaded(c, 0.7)),
    );
  } else {
    inner.push(
      folds(
        c,
        [
          [
            [-176, -60],
            [-126, 40],
            [-120, 160],
          ],
          [
            [176, -60],
            [130, 40],
            [126, 160],
          ],
          [
            [-160, hem],
            [-130, hem * 0.6],
            [-126, hem * 0.4],
          ],
          [
            [160, hem],
            [130, hem * 0.6],
            [126, hem * 0.4],
          ],
        ],
        34,
        0.18,
      ),
    );
    const split = look.shape === 'chore' ? -236 : -20;
    inner.push(airbrush(`M14 ${split}V${hem + 10}`, shaded(c, 0.9), 14, 0.4, 5), line(`M4 ${split}V${hem + 10}`, shaded(c, 0.7), 2.4, 0.6));
    if (look.shape === 'chore') {
      over.push(
        `<g>${fill(
          polyline(
            [
              [-84, -282],
              [-16, -250],
              [-34, -196],
              [-132, -236],
            ],
            true,
          ),
          lit(c, 0.14),
        )}${fill(
          polyline(
            [
              [84, -282],
              [16, -250],
              [34, -196],
              [132, -236],
            ],
            true,
          ),
          shaded(c, 0.06),
        )}${line('M-84 -282L-16 -250L-34 -196L-132 -236M84 -282L16 -250L34 -196L132 -236', shaded(c, 0.6), 2, 0.5)}</g>`,
        pocket(c, -150, 120, 112, 130),
        pocket(c, 40, 120, 112, 130),
        pocket(c, -136, -120, 84, 92),
        buttons(2, [-170, -90, -10, 70, 150, 230], look.accent, 10),
      );
    } else {
      over.push(lapels(c, look.shape === 'blazer' ? 30 : -4, look.shape === 'trench' ? 132 : 118));
      if (look.shape === 'blazer')
        over.push(buttons(6, [52, 118], look.accent, 11), pocket(c, -158, 150, 108, 26), pocket(c, 52, 150, 108, 26));
      else {
        over.push(
          buttons(-48, [30, look.shape === 'trench' ? 92 : 130, 230], look.accent, 12),
          buttons(56, [30, look.shape === 'trench' ? 92 : 130, 230], look.accent, 12),
        );
        over.push(pocket(c, -160, 214, 100, 26), pocket(c, 62, 214, 100, 26));
      }
      if (look.shape === 'trench') {
        over.push(
          `<rect x="-206" y="126" width="412" height="46" rx="6" fill="${shaded(c, 0.8)}" fill-opacity=".25"/><rect x="-204" y="120" width="408" height="44" rx="6" fill="${lit(c, 0.06)}"/><path d="M-204 130H204M-204 154H204" stroke="${shaded(c, 0.5)}" stroke-opacity=".4" stroke-width="2"/><rect x="-36" y="110" width="66" height="64" rx="8" fill="none" stroke="${shaded('#6f4a31', 0.2)}" stroke-width="9"/><path d="M24 124L60 240L30 246L-8 166Z" fill="${shaded(c, 0.06)}" stroke="${shaded(c, 0.5)}" stroke-opacity=".4"/>`,
        );
      }
    }
  }
  const cuffs =
    look.shape === 'puffer'
      ? ''
      : line('M-290 230Q-256 240 -220 234', shaded(c, 0.6), 2.4, 0.5) + line('M290 230Q256 240 220 234', shaded(c, 0.6), 2.4, 0.5);
  return {
    body: hanger(look.shape === 'puffer' ? -316 : -268) + base.body + within(pen, base.bodyPath, inner.join('')) + over.join('') + cuffs,
    width: 596,
    height: hem + 390,
    rest: 'wall',
    home: 'rail',
    foot: 0,
    tall: long ? 110 : 70,
    focus: [0.45, 0.42],
  };
};

/** Shirts: tee, shirt, polo; `-stripe`, `-pinstripe`, `-check`. */
export const drawShirt: Draw = (pen, look) => {
  const [form = 'tee', weave = 'plain'] = look.shape.split('-');
  const c = look.main;
  const short = form !== 'shirt';
  const cut: Cut = short
    ? {
        hem: 300,
        body: [
          [0, -246],
          [-58, -262],
          [-84, -274],
          [-84, -274],
          [-140, -256],
          [-200, -226],
          [-200, -226],
          [-192, -100],
          [-184, -20],
          [-186, 150],
          [-184, 300],
          [-184, 300],
          [-90, 308],
          [0, 310],
        ],
        sleeve: [
          [-150, -240],
          [-196, -226],
          [-196, -226],
          [-252, -160],
          [-300, -60],
          [-300, -60],
          [-226, -14],
          [-226, -14],
          [-176, -70],
          [-150, -120],
        ],
      }
    : upper(330, 190, 270);
  const cloth =
    (weave === 'stripe'
      ? cover(stripes(pen, look.accent, 48, 16))
      : weave === 'pinstripe'
        ? cover(stripes(pen, look.accent, 24, 3.6, true))
        : weave === 'check'
          ? cover(check(pen, look.accent, 56, 7), 0.8)
          : '') + cover(linen(pen, c), 0.3);
  const base = garment(pen, cut, c, cloth);
  const creases = folds(
    c,
    [
      [
        [-176, -70],
        [-120, 10],
        [-70, 60],
      ],
      [
        [176, -70],
        [126, 20],
        [80, 60],
      ],
      [
        [-150, 280],
        [-110, 160],
        [-110, 60],
      ],
      [
        [150, 290],
        [116, 170],
        [104, 90],
      ],
      [
        [30, 300],
        [10, 200],
        [20, 100],
      ],
    ],
    26,
    0.15,
  );
  let neck: string;
  if (form === 'tee')
    neck =
      fill(ellipsePath(0, -262, 86, 28), shaded(c, 0.6)) +
      line('M-90 -274C-76 -212 76 -212 90 -274', c, 20) +
      line('M-92 -270C-78 -202 78 -202 92 -270', shaded(c, 0.5), 2, 0.5) +
      butt('M-84 -268Q0 -288 84 -268', shaded(c, 0.34), 12, 1) +
      line('M-296 -66Q-262 -38 -226 -24', shaded(c, 0.5), 2, 0.5) +
      line('M296 -66Q262 -38 226 -24', shaded(c, 0.5), 2, 0.5);
  else {
    const end = form === 'polo' ? -96 : 334;
    const half = polyline(
      [
        [-86, -284],
        [-8, -246],
        [-46, -176],
        [-128, -232],
      ],
      true,
    );
    neck =
      fill('M-84 -280Q0 -304 84 -280L0 -230Z', shaded(c, 0.6)) +
      butt(`M0 -240V${end}`, lit(c, 0.2), 32, 0.5) +
      line(`M16 -236V${end}M-16 -236V${end}`, shaded(c, 0.5), 1.6, 0.4) +
      fill(half, lit(c, 0.24)) +
      line(half, shaded(c, 0.5), 2, 0.5) +
      `<g transform="scale(-1 1)">${fill(half, lit(c, 0.1))}${line(half, shaded(c, 0.5), 2, 0.5)}</g>` +
      buttons(
        0,
        form === 'polo' ? [-200, -140] : [-190, -110, -30, 50, 130, 210, 290],
        mix(look.accent === c ? '#efe6d6' : look.accent, '#efe6d6', 0.7),
        7.5,
      );
    if (!short) neck += pocket(c, 60, -130, 84, 96);
  }
  return {
    body: hanger(-268) + base.body + within(pen, base.bodyPath, creases) + neck,
    width: 600,
    height: 700,
    rest: 'wall',
    home: 'rail',
    foot: 0,
    tall: 72,
    focus: [0.45, 0.34],
  };
};

/** Dresses and trousers: slip, midi, wrap, trousers, skirt. */
export const drawDress: Draw = (pen, look) => {
  const c = look.main;
  if (look.shape === 'trousers' || look.shape === 'skirt') return lower(pen, look);
  const sleeves = look.shape !== 'slip';
  const bodyLeft: Point[] = sleeves
    ? [
        [0, -300],
        [-60, -320],
        [-84, -330],
        [-84, -330],
        [-150, -300],
        [-150, -300],
        [-148, -180],
        [-116, -60],
        [-112, -30],
        [-112, -30],
        [-170, 140],
        [-222, 330],
        [-250, 430],
        [-250, 430],
        [-120, 450],
        [0, 452],
      ]
    : [
        [0, -226],
        [-60, -250],
        [-112, -296],
        [-112, -296],
        [-128, -240],
        [-116, -120],
        [-112, -40],
        [-150, 160],
        [-190, 340],
        [-206, 430],
        [-206, 430],
        [-100, 446],
        [0, 448],
      ];
  const path = symmetric(bodyLeft);
  const parts: string[] = [hanger(sleeves ? -320 : -330)];
  if (!sleeves) parts.push(line('M-108 -290Q-80 -330 -60 -336M108 -290Q80 -330 60 -336', shaded(c, 0.2), 7));
  else {
    const sleeve: Point[] = [
      [-110, -318],
      [-152, -298],
      [-206, -210],
      [-240, -90],
      [-246, -50],
      [-246, -50],
      [-176, -30],
      [-176, -30],
      [-150, -120],
      [-130, -200],
    ];
    for (const s of [sleeve, mirrored(sleeve)])
      parts.push(softBody(pen, smooth(s, true), [-246, -318, 492, 290], shaded(c, 0.06), cover(linen(pen, c), 0.6)));
  }
  parts.push(
    softBody(
      pen,
      path,
      [-250, -330, 500, 780],
      c,
      cover(linen(pen, c), 0.6) + (look.accent !== c ? cover(stripes(pen, look.accent, 40, 6, true), 0.7) : ''),
      0.8,
    ),
  );
  const drape: Point[][] = [-3, -2, -1, 0, 1, 2, 3].map((i) => [
    [i * 24, -20],
    [i * 44, 160],
    [i * 66 + 6, 440],
  ]);
  parts.push(
    within(
      pen,
      path,
      folds(c, drape, 26, 0.22) +
        folds(
          c,
          [
            [
              [-110, -200],
              [-60, -120],
              [-40, -50],
            ],
            [
              [110, -200],
              [60, -120],
              [40, -50],
            ],
          ],
          24,
          0.16,
        ) +
        glow(pen, -60, -140, 120, 180, lit(c, 0.9), 0.25),
    ),
  );
  if (look.shape === 'wrap')
    parts.push(
      fill('M-84 -330Q0 -352 84 -330L-8 -70Z', shaded(c, 0.62)),
      line('M-84 -330C-60 -220 0 -130 110 -40M84 -330C66 -240 30 -140 -20 -78', shaded(c, 0.5), 3, 0.7),
      softBody(pen, 'M-116 -56Q0 -30 116 -56V-18Q0 8 -116 -18Z', [-116, -56, 232, 60], shaded(c, 0.1)),
      tube('M70 -26C96 40 84 110 96 170', 11, shaded(c, 0.1)),
      tube('M76 -26C120 30 124 70 134 120', 10, c),
    );
  else if (sleeves)
    parts.push(
      fill(ellipsePath(0, -318, 84, 26), shaded(c, 0.62)),
      line('M-86 -330C-74 -276 74 -276 86 -330', lit(c, 0.1), 13),
      line('M-116 -38Q0 -14 116 -38', shaded(c, 0.6), 3, 0.6),
      buttons(0, [-256, -200, -144, -88], '#efe6d6', 7),
    );
  else
    parts.push(
      fill('M-112 -296Q-60 -236 0 -222Q60 -236 112 -296Q60 -262 0 -262Q-60 -262 -112 -296Z', shaded(c, 0.6)),
      line('M-112 -296Q-60 -240 0 -226Q60 -240 112 -296', lit(c, 0.4), 3, 0.8),
    );
  return { body: parts.join(''), width: 520, height: 900, rest: 'wall', home: 'rail', foot: 0, tall: 120, focus: [0.5, 0.3] };
};

function lower(pen: Pen, look: Look): Drawing {
  const c = look.main;
  const cloth = cover(twill(pen, c));
  const clip =
    `<rect x="-96" y="-442" width="26" height="56" rx="5" fill="#8d8a84"/><rect x="70" y="-442" width="26" height="56" rx="5" fill="#8d8a84"/>` +
    line('M-110 -452H110', '#8d8a84', 9) +
    line('M0 -452V-486C0 -500 26 -506 26 -526A24 24 0 1 0 -22 -526', '#8d8a84', 6);
  if (look.shape === 'skirt') {
    const path = symmetric([
      [0, -400],
      [-110, -404],
      [-110, -404],
      [-130, -330],
      [-200, 0],
      [-262, 330],
      [-262, 330],
      [-130, 356],
      [0, 360],
    ]);
    const pleats: Point[][] = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => [
      [i * 25, -360],
      [i * 42, 0],
      [i * 58, 360],
    ]);
    return {
      body:
        clip +
        softBody(pen, path, [-262, -404, 524, 764], c, cloth, 0.8) +
        within(pen, path, folds(c, pleats, 24, 0.34)) +
        fill('M-112 -404H112L118 -356Q0 -342 -118 -356Z', lit(c, 0.06)) +
        line('M-118 -356Q0 -342 118 -356', shaded(c, 0.6), 2.4, 0.6),
      width: 530,
      height: 900,
      rest: 'wall',
      home: 'rail',
      foot: 0,
      tall: 80,
      focus: [0.5, 0.4],
    };
  }
  const leg: Point[] = [
    [4, -400],
    [-130, -404],
    [-130, -404],
    [-146, -300],
    [-172, -140],
    [-190, 160],
    [-204, 440],
    [-204, 440],
    [-120, 450],
    [-36, 446],
    [-36, 446],
    [-22, 160],
    [-2, -120],
    [4, -140],
  ];
  const left = smooth(leg, true);
  const right = smooth(mirrored(leg), true);
  return {
    body:
      clip +
      softBody(pen, right, [0, -404, 204, 850], shaded(c, 0.08), cloth, 0.8) +
      softBody(pen, left, [-204, -404, 208, 850], c, cloth, 0.8) +
      within(
        pen,
        left,
        folds(
          c,
          [
            [
              [-70, -340],
              [-100, 0],
              [-118, 440],
            ],
            [
              [-10, -130],
              [-70, -90],
              [-120, -80],
            ],
          ],
          22,
          0.24,
        ),
      ) +
      within(
        pen,
        right,
        folds(
          c,
          [
            [
              [70, -340],
              [100, 0],
              [118, 440],
            ],
            [
              [10, -130],
              [70, -90],
              [120, -80],
            ],
          ],
          22,
          0.24,
        ),
      ) +
      fill('M-132 -406H132L138 -356H-138Z', lit(c, 0.08)) +
      line('M-138 -356H138M0 -356V-150', shaded(c, 0.6), 2.4, 0.6) +
      buttons(0, [-380], look.accent, 9) +
      line('M-126 -350Q-140 -300 -168 -270M126 -350Q140 -300 168 -270', shaded(c, 0.6), 2.4, 0.5),
    width: 420,
    height: 900,
    rest: 'wall',
    home: 'rail',
    foot: 0,
    tall: 104,
    focus: [0.5, 0.25],
  };
}

/** Scarves: knotted and looped; `-check`, `-stripe`, `-knit`. Hats: beanie, felt. */
export const drawScarf: Draw = (pen, look) => {
  const [form = 'scarf', weave = 'plain'] = look.shape.split('-');
  const c = look.main;
  if (form === 'beanie') {
    const dome = smooth(
      [
        [-210, -120],
        [-206, -240],
        [-140, -370],
        [0, -424],
        [140, -370],
        [206, -240],
        [210, -120],
        [0, -92],
      ],
      true,
    );
    const cuff = smooth(
      [
        [-222, -150],
        [-222, -150],
        [0, -118],
        [222, -150],
        [222, -150],
        [224, -30],
        [224, -30],
        [0, 4],
        [-224, -30],
        [-224, -30],
      ],
      true,
    );
    const rib = cover(knit(pen, c, 16, true));
    return {
      body:
        softBody(pen, dome, [-210, -424, 420, 330], c, rib) +
        softBody(pen, cuff, [-224, -150, 448, 150], lit(c, 0.06), rib) +
        `<rect x="-42" y="-96" width="84" height="50" rx="3" fill="${look.accent}"/><path d="M-22 -76H22M-14 -64H14" stroke="${shaded(look.accent, 0.7)}" stroke-width="4"/>`,
      width: 448,
      height: 430,
      rest: 'table',
      foot: 205,
      ground: 'flat',
      tall: 24,
      focus: [0.4, 0.55],
    };
  }
  if (form === 'felt') {
    const brim =
      fill(
        ellipsePath(0, -60, 330, 76),
        pen.linear(-330, -120, 330, 0, [
          [0, lit(c, 0.3)],
          [0.5, c],
          [1, shaded(c, 0.45)],
        ]),
      ) + line(`M-328 -52A330 76 0 0 0 328 -52`, shaded(c, 0.55), 5, 0.7);
    const crown = smooth(
      [
        [-176, -76],
        [-172, -200],
        [-140, -286],
        [-60, -310],
        [0, -290],
        [60, -310],
        [140, -286],
        [172, -200],
        [176, -76],
        [176, -76],
        [0, -40],
        [-176, -76],
        [-176, -76],
      ],
      true,
    );
    return {
      body:
        brim +
        softBody(pen, crown, [-176, -310, 352, 270], c) +
        within(
          pen,
          crown,
          airbrush('M0 -300Q-6 -230 4 -180', shaded(c, 0.9), 46, 0.35) +
            `<path d="M-180 -140Q0 -100 180 -140V-84Q0 -40 -180 -84Z" fill="${look.accent}"/>` +
            airbrush('M-180 -84Q0 -40 180 -84', shaded(c, 0.9), 14, 0.4, 5) +
            airbrush('M178 -300V-40', shaded(c, 0.9), 120, 0.34),
        ),
      width: 660,
      height: 316,
      rest: 'table',
      foot: 300,
      tall: 16,
      focus: [0.4, 0.4],
    };
  }
  const cloth =
    weave === 'check'
      ? cover(check(pen, look.accent, 72, 16), 0.8) + cover(twill(pen, c))
      : weave === 'stripe'
        ? cover(stripes(pen, look.accent, 112, 40)) + cover(twill(pen, c))
        : weave === 'knit'
          ? cover(knit(pen, c, 16, true))
          : cover(twill(pen, c));
  const tail = (x: number, bottom: number, tilt: number, tone: string): string => {
    const path = smooth(
      [
        [x - 62, -120],
        [x + 62, -120],
        [x + 62, -120],
        [x + 76 + tilt, 120],
        [x + 84 + tilt, bottom],
        [x + 84 + tilt, bottom],
        [x - 76 + tilt, bottom + 6],
        [x - 76 + tilt, bottom + 6],
        [x - 72 + tilt * 0.5, 120],
      ],
      true,
    );
    const fringe: string[] = [];
    for (let k = -72; k <= 80; k += 12)
      fringe.push(
        line(
          `M${x + tilt + k} ${bottom}q${n((pen.random() - 0.5) * 10)} 24 ${n((pen.random() - 0.5) * 14)} ${n(46 + pen.random() * 10)}`,
          mix(tone, weave === 'check' && k % 24 === 0 ? look.accent : '#ffffff', 0.25),
          6,
        ),
      );
    return (
      fringe.join('') +
      softBody(pen, path, [x - 90, -120, 180, bottom + 120], tone, cloth) +
      within(
        pen,
        path,
        folds(
          tone,
          [
            [
              [x - 30, -100],
              [x - 20 + tilt, 100],
              [x - 26 + tilt, bottom],
            ],
            [
              [x + 30, -100],
              [x + 36 + tilt, 140],
              [x + 30 + tilt, bottom],
            ],
          ],
          24,
          0.3,
        ),
      )
    );
  };
  const loop = smooth(
    [
      [-190, -200],
      [-150, -310],
      [0, -350],
      [150, -310],
      [190, -200],
      [130, -100],
      [0, -70],
      [-130, -100],
    ],
    true,
  );
  const hole = ellipsePath(0, -240, 92, 56);
  return {
    body:
      tail(-44, 330, -26, shaded(c, 0.08)) +
      tail(52, 270, 22, c) +
      softBody(pen, loop, [-190, -350, 380, 280], c, cloth) +
      within(
        pen,
        loop,
        folds(
          c,
          [
            [
              [-180, -200],
              [-100, -140],
              [0, -120],
              [120, -150],
            ],
            [
              [-160, -280],
              [-90, -190],
              [0, -160],
              [110, -190],
            ],
            [
              [-120, -330],
              [0, -320],
              [140, -290],
            ],
          ],
          24,
          0.34,
        ),
      ) +
      fill(hole, shaded(c, 0.74)) +
      within(pen, hole, airbrush('M-92 -262A92 56 0 0 1 92 -262', shaded(c, 0.95), 40, 0.6)),
    width: 400,
    height: 740,
    rest: 'wall',
    home: 'rail',
    foot: 0,
    tall: 80,
    focus: [0.5, 0.55],
  };
};
