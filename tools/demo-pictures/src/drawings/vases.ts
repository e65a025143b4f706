import { lit, mix, shaded } from '../color.ts';
import { type Point, smooth } from '../curves.ts';
import { type Finish, lathe } from '../lathe.ts';
import { n, type Pen } from '../pen.ts';
import { airbrush, fill, line } from '../shading.ts';
import type { Draw, Look } from './drawing.ts';

interface VaseModel {
  readonly profile: readonly Point[];
  readonly finish: Finish;
  readonly tall: number;
  readonly stems?: 'pampas' | 'branch' | 'eucalyptus' | 'bud';
}

const MODELS: Readonly<Record<string, VaseModel>> = {
  amphora: {
    profile: [
      [88, 0],
      [96, -14],
      [150, -120],
      [190, -260],
      [172, -380],
      [98, -470],
      [62, -520],
      [60, -560],
      [92, -592],
    ],
    finish: 'matte',
    tall: 42,
    stems: 'branch',
  },
  moon: {
    profile: [
      [108, 0],
      [134, -20],
      [206, -110],
      [230, -215],
      [204, -325],
      [128, -404],
      [58, -430],
      [50, -448],
      [60, -472],
    ],
    finish: 'satin',
    tall: 28,
  },
  bottle: {
    profile: [
      [138, 0],
      [148, -14],
      [158, -120],
      [150, -240],
      [92, -330],
      [44, -400],
      [36, -500],
      [40, -566],
      [54, -580],
    ],
    finish: 'satin',
    tall: 34,
    stems: 'eucalyptus',
  },
  cylinder: {
    profile: [
      [122, 0],
      [132, -10],
      [136, -60],
      [136, -60],
      [134, -420],
      [134, -420],
      [138, -440],
    ],
    finish: 'matte',
    tall: 26,
    stems: 'pampas',
  },
  bud: {
    profile: [
      [74, 0],
      [92, -22],
      [116, -92],
      [100, -170],
      [42, -232],
      [26, -290],
      [26, -350],
      [40, -380],
    ],
    finish: 'gloss',
    tall: 17,
    stems: 'bud',
  },
  fluted: {
    profile: [
      [92, 0],
      [100, -8],
      [118, -100],
      [138, -220],
      [152, -340],
      [164, -430],
      [182, -470],
    ],
    finish: 'matte',
    tall: 30,
  },
  trumpet: {
    profile: [
      [110, 0],
      [100, -16],
      [62, -90],
      [54, -190],
      [72, -330],
      [118, -460],
      [166, -540],
    ],
    finish: 'gloss',
    tall: 36,
    stems: 'eucalyptus',
  },
  stacked: {
    profile: [
      [124, 0],
      [148, -26],
      [168, -90],
      [140, -150],
      [104, -172],
      [104, -172],
      [138, -196],
      [152, -250],
      [128, -304],
      [92, -322],
      [92, -322],
      [118, -344],
      [126, -390],
      [104, -436],
      [76, -452],
      [76, -480],
    ],
    finish: 'matte',
    tall: 38,
  },
};

function ribs(color: string, count: number): (outline: string, at: (share: number, y: number) => number) => string {
  return (_outline, at) => {
    const parts: string[] = [];
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + 0.5) / count) * Math.PI - Math.PI / 2;
      const share = Math.sin(angle);
      const path = smooth([
        [at(share, 0), 20],
        [at(share, -120), -120],
        [at(share, -240), -240],
        [at(share, -360), -360],
        [at(share, -470), -476],
      ]);
      const width = 3 + Math.cos(angle) * 12;
      parts.push(
        airbrush(path, shaded(color, 0.55), width, 0.42, 4),
        line(
          smooth([
            [at(share, 0) - width * 0.6, 20],
            [at(share, -240) - width * 0.6, -240],
            [at(share, -470) - width * 0.6, -476],
          ]),
          lit(color, 0.5),
          width * 0.3,
          0.4,
        ),
      );
    }
    return parts.join('');
  };
}

function glaze(pen: Pen, look: Look): (outline: string, at: (share: number, y: number) => number) => string {
  return () => {
    const points: Point[] = [];
    for (let x = -260; x <= 260; x += 40) points.push([x, -210 + (pen.random() - 0.5) * 46 + (x / 260) ** 2 * -30]);
    const top = smooth(points);
    return fill(`${top}L260 -700L-260 -700Z`, look.accent, 0.92) + airbrush(top, shaded(look.accent, 0.5), 10, 0.25, 4);
  };
}

function speckles(pen: Pen, color: string, count: number): string {
  const parts: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const x = (pen.random() - 0.5) * 480;
    const y = -pen.random() * 600;
    const r = 0.8 + pen.random() ** 3 * 4;
    parts.push(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * (0.6 + pen.random() * 0.5))}"/>`);
  }
  return `<g fill="${color}" fill-opacity=".55">${parts.join('')}</g>`;
}

/** Feathery dried grasses. */
function pampas(pen: Pen, count: number, reach: number): string {
  const parts: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const lean = (i - (count - 1) / 2) * 64 + (pen.random() - 0.5) * 30;
    const top = -reach * (0.82 + pen.random() * 0.22);
    const stalk: Point[] = [
      [lean * 0.1, 0],
      [lean * 0.32, top * 0.45],
      [lean * 0.8, top * 0.8],
      [lean * 1.15, top],
    ];
    parts.push(line(smooth(stalk), '#a98f62', 4.4));
    for (let k = 0; k < 46; k += 1) {
      const t = k / 45;
      const x = lean * (0.52 + t * 0.63);
      const y = top * (0.6 + t * 0.4);
      const size = 34 * Math.sin(Math.PI * (0.16 + t * 0.82)) + 6;
      const side = k % 2 === 0 ? -1 : 1;
      const tone = mix('#c9ad80', '#f0e2c6', pen.random());
      parts.push(
        line(
          `M${n(x)} ${n(y)}q${n(side * size * 0.35)} ${n(-size * 0.7)} ${n(side * size * 0.95 + lean * 0.1)} ${n(-size * (0.55 + pen.random() * 0.4))}`,
          tone,
          4.2,
          0.75,
        ),
      );
    }
  }
  return parts.join('');
}

function leaf(x: number, y: number, angle: number, length: number, breadth: number, paint: string): string {
  return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})" d="M0 0C${n(length * 0.3)} ${n(-breadth)} ${n(length * 0.75)} ${n(-breadth)} ${n(length)} 0C${n(length * 0.75)} ${n(breadth)} ${n(length * 0.3)} ${n(breadth)} 0 0Z" fill="${paint}"/><path transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})" d="M2 0C${n(length * 0.3)} ${n(breadth)} ${n(length * 0.75)} ${n(breadth)} ${n(length)} 0Z" fill="#1c2a1a" fill-opacity=".16"/>`;
}

/** Silvery eucalyptus. */
function eucalyptus(pen: Pen, count: number, reach: number): string {
  const parts: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const lean = (i - (count - 1) / 2) * 110 + (pen.random() - 0.5) * 30;
    const top = -reach * (0.8 + pen.random() * 0.24);
    const at = (t: number): Point => [lean * t * t + lean * 0.1, top * t];
    parts.push(line(smooth([at(0), at(0.35), at(0.7), at(1)]), '#7d7156', 3.4));
    for (let k = 3; k < 13; k += 1) {
      const t = k / 12.4;
      const [x, y] = at(t);
      const size = 66 - t * 30;
      const tone = mix('#71836f', '#a9b6a0', pen.random());
      parts.push(
        leaf(x, y, -150 + pen.random() * 30, size, size * 0.36, tone),
        leaf(x, y, -30 - pen.random() * 30, size, size * 0.36, mix(tone, '#5b6d5a', 0.35)),
      );
    }
  }
  return parts.join('');
}

/** A bare branch with blossom. */
function branch(pen: Pen, reach: number, blossom: string): string {
  const parts: string[] = [];
  const grow = (x: number, y: number, angle: number, length: number, width: number): void => {
    if (length < 26) return;
    const bend = (pen.random() - 0.5) * 26;
    const rad = ((angle + bend) * Math.PI) / 180;
    const ex = x + Math.cos(rad) * length;
    const ey = y + Math.sin(rad) * length;
    parts.push(line(`M${n(x)} ${n(y)}Q${n((x + ex) / 2 + bend * 0.5)} ${n((y + ey) / 2)} ${n(ex)} ${n(ey)}`, '#5d4636', width));
    if (length < 120) {
      for (let i = 0; i < 3; i += 1) {
        const bx = x + (ex - x) * pen.random() + (pen.random() - 0.5) * 16;
        const by = y + (ey - y) * pen.random() + (pen.random() - 0.5) * 16;
        const r = 6 + pen.random() * 8;
        parts.push(
          `<circle cx="${n(bx)}" cy="${n(by)}" r="${n(r)}" fill="${mix(blossom, '#ffffff', pen.random() * 0.5)}"/><circle cx="${n(bx + 1)}" cy="${n(by + 1)}" r="${n(r * 0.28)}" fill="${shaded(blossom, 0.4)}"/>`,
        );
      }
    }
    grow(ex, ey, angle + bend - 16 - pen.random() * 22, length * (0.6 + pen.random() * 0.12), width * 0.62);
    grow(ex, ey, angle + bend + 14 + pen.random() * 22, length * (0.58 + pen.random() * 0.12), width * 0.6);
  };
  grow(-6, 0, -106, reach * 0.4, 8);
  grow(8, 0, -76, reach * 0.34, 6.4);
  return parts.join('');
}

function bloom(pen: Pen): string {
  const parts = [
    line(
      smooth([
        [0, 0],
        [6, -90],
        [22, -180],
        [20, -236],
      ]),
      '#6c7a4c',
      4.6,
    ),
    leaf(14, -130, -36, 92, 17, '#76855a'),
  ];
  for (let i = 0; i < 16; i += 1) {
    const angle = (i / 16) * 360;
    parts.push(leaf(20, -262, angle, 66 - (i % 2) * 10, 13, mix('#efe0c4', '#d9a27e', pen.random() * 0.7)));
  }
  parts.push(`<circle cx="20" cy="-262" r="17" fill="#b5782f"/><circle cx="16" cy="-267" r="10" fill="#cf9645" fill-opacity=".8"/>`);
  return parts.join('');
}

function stems(pen: Pen, kind: VaseModel['stems']): { content: string; reach: number } {
  if (kind === 'pampas') return { content: pampas(pen, 5, 330), reach: 330 };
  if (kind === 'eucalyptus') return { content: eucalyptus(pen, 3, 250), reach: 260 };
  if (kind === 'branch') return { content: branch(pen, 330, '#e9c3b4'), reach: 320 };
  if (kind === 'bud') return { content: bloom(pen), reach: 330 };
  return { content: '', reach: 0 };
}

/** Vases: amphora, moon, bottle, cylinder, bud, fluted, trumpet, stacked; with `-stems` for a filled one. */
export const drawVase: Draw = (pen, look) => {
  const [name = 'moon', filling] = look.shape.split('-');
  const model = MODELS[name] ?? {
    profile: [
      [90, 0],
      [160, -200],
      [70, -400],
    ] as const,
    finish: 'matte' as const,
    tall: 25,
  };
  const clear = look.paint === 'clear' || look.paint === 'smoke' || look.paint === 'amber';
  const finish: Finish = clear ? 'glass' : model.finish;
  const top = model.profile[model.profile.length - 1] ?? [0, 0];
  const widest = Math.max(...model.profile.map(([x]) => x));
  const decoration =
    name === 'fluted' ? ribs(look.main, 17) : name === 'amphora' && look.accent !== look.main ? glaze(pen, look) : undefined;
  const filled = filling === 'stems' ? stems(pen, model.stems) : { content: '', reach: 0 };
  const pot = lathe(pen, {
    profile: model.profile,
    color: look.main,
    finish,
    inside: clear ? look.main : shaded(look.main, 0.2),
    decoration: (outline, at) => (decoration?.(outline, at) ?? '') + (finish === 'matte' ? speckles(pen, shaded(look.main, 0.6), 60) : ''),
  });
  const behind = filled.reach > 0 ? `<g transform="translate(0 ${n(top[1] + 6)})">${filled.content}</g>` : '';
  return {
    body: pot + behind,
    width: widest * 2,
    height: -top[1] + filled.reach,
    rest: 'table',
    foot: model.profile[0]?.[0] ?? 80,
    tall: model.tall * (1 + filled.reach / -top[1]),
    focus: [0.5, filled.reach > 0 ? 0.55 : 0.28],
  };
};
