import type { PaintName } from './palette.ts';

/** One object of a scene: kind, model, main paint, second paint, x, y, scale. */
export type Prop = readonly [
  kind: string,
  shape: string,
  main: PaintName,
  accent: PaintName,
  x: number,
  y: number,
  scale: number,
  options?: { readonly back?: boolean; readonly mirrored?: boolean; readonly turn?: number; readonly flat?: boolean },
];

/** A wide picture as data: where it is, what stands there, how the light falls. */
export interface SceneModel {
  readonly place: 'room' | 'table' | 'rail' | 'shelf' | 'studio';
  readonly wall: string;
  readonly ground: string;
  /** Where the wall meets the floor, the table or the shelf. */
  readonly horizon: number;
  readonly surface?: 'wood' | 'cloth' | 'stone';
  readonly curtain?: string;
  readonly niches?: readonly (readonly [x: number, r: number, height: number, tone: string])[];
  readonly plinths?: readonly (readonly [x: number, y: number, r: number, depth: number, tone: string])[];
  readonly props: readonly Prop[];
  /** Where the window light starts, from the left. */
  readonly light?: number;
  readonly strength?: number;
  /** Evening: lamps only. */
  readonly dark?: boolean;
  readonly blur?: number;
}

const back = { back: true } as const;

/** The wide pictures of the shop, by name. */
export const SCENES: Readonly<Record<string, SceneModel>> = {
  'home-hero': {
    place: 'room',
    wall: '#e3d5c3',
    ground: '#b98a5e',
    horizon: 660,
    light: 300,
    props: [
      ['wall', 'sun', 'terracotta', 'ochre', 1180, 250, 0.4, back],
      ['wall', 'line', 'navy', 'ochre', 1420, 250, 0.34, back],
      ['plant', 'rubber-basket', 'straw', 'straw', 1480, 770, 0.72, back],
      ['rug', 'stripe', 'cream', 'terracotta', 1000, 812, 0.62, { flat: true }],
      ['floorlamp', 'arc', 'brass', 'brass', 640, 776, 0.8],
      ['chair', 'sofa', 'sage', 'walnut', 1060, 770, 0.84],
      ['cushion', 'square-stripe', 'chalk', 'navy', 860, 668, 0.2, { turn: -6 }],
      ['cushion', 'square', 'terracotta', 'terracotta', 940, 670, 0.19, { turn: 5 }],
      ['table', 'drum', 'oak', 'oak', 690, 856, 0.36],
      ['vase', 'moon', 'chalk', 'chalk', 690, 694, 0.2],
    ],
  },
  'spring-hero': {
    place: 'table',
    wall: '#dfe2d2',
    ground: '#e6dac6',
    horizon: 640,
    surface: 'cloth',
    light: 420,
    curtain: '#f0ebe0',
    props: [
      ['plant', 'herb-classic', 'terracotta', 'terracotta', 1490, 700, 0.7, back],
      ['glass', 'carafe', 'clear', 'butter', 560, 700, 0.5, back],
      ['vase', 'amphora-stems', 'chalk', 'sage', 1130, 800, 0.72],
      ['vase', 'bud-stems', 'blush', 'blush', 870, 806, 0.5],
      ['plate', 'fruit', 'white', 'white', 1390, 830, 0.5],
      ['mug', 'tumbler', 'sage', 'butter', 1000, 848, 0.34],
    ],
  },
  living: {
    place: 'room',
    wall: '#cfd2c2',
    ground: '#a97f58',
    horizon: 640,
    light: 500,
    props: [
      ['wall', 'arch', 'oak', 'oak', 300, 280, 0.56, back],
      ['table', 'console', 'walnut', 'brass', 320, 720, 0.82, back],
      ['lamp', 'mushroom', 'chalk', 'chalk', 190, 336, 0.34, back],
      ['vase', 'bottle-stems', 'terracotta', 'terracotta', 480, 336, 0.38, back],
      ['rug', 'round', 'straw', 'rust', 1080, 812, 0.6, { flat: true }],
      ['chair', 'tub', 'cream', 'walnut', 1080, 800, 0.66],
      ['floorlamp', 'tripod', 'oak', 'brass', 1400, 790, 0.7],
      ['table', 'pedestal', 'terracotta', 'terracotta', 770, 830, 0.42],
      ['mug', 'latte', 'chalk', 'chalk', 770, 638, 0.16],
    ],
  },
  lighting: {
    place: 'room',
    wall: '#54503f',
    ground: '#5d4632',
    horizon: 660,
    dark: true,
    props: [
      ['wall', 'block', 'sage', 'terracotta', 1330, 260, 0.36, back],
      ['plant', 'olive-tall', 'chalk', 'chalk', 130, 770, 0.6, back],
      ['pendant', 'trio', 'brass', 'brass', 480, -10, 0.62],
      ['table', 'console', 'walnut', 'brass', 1080, 800, 0.9],
      ['lamp', 'globe', 'brass', 'brass', 900, 380, 0.46],
      ['lamp', 'round', 'forest', 'forest', 1220, 380, 0.46],
      ['floorlamp', 'column', 'walnut', 'walnut', 660, 810, 0.72],
    ],
  },
  furniture: {
    place: 'room',
    wall: '#e0c9b8',
    ground: '#b98a5e',
    horizon: 650,
    light: 260,
    props: [
      ['wall', 'vessel', 'forest', 'blush', 800, 240, 0.34, back],
      ['plant', 'monstera-round', 'white', 'white', 140, 770, 0.64, back],
      ['chair', 'cane', 'walnut', 'cream', 480, 800, 0.66],
      ['table', 'round', 'ash', 'ash', 800, 812, 0.74],
      ['vase', 'bud-stems', 'cobalt', 'cobalt', 800, 496, 0.3],
      ['chair', 'spindle', 'oak', 'oak', 1120, 806, 0.68],
      ['table', 'stool', 'oak', 'oak', 1400, 830, 0.5],
    ],
  },
  decoration: {
    place: 'shelf',
    wall: '#e6dccd',
    ground: '#c79c6b',
    horizon: 690,
    light: 380,
    props: [
      ['wall', 'leaf', 'forest', 'sage', 300, 350, 0.62],
      ['vase', 'amphora-stems', 'chalk', 'terracotta', 640, 682, 0.62],
      ['vase', 'moon', 'sage', 'sage', 880, 684, 0.52],
      ['bath', 'jar', 'amber', 'amber', 1050, 688, 0.36],
      ['vase', 'stacked', 'charcoal', 'charcoal', 1220, 684, 0.56],
      ['vase', 'bud-stems', 'ochre', 'ochre', 1420, 686, 0.56],
    ],
  },
  textiles: {
    place: 'studio',
    wall: '#d9cfc4',
    ground: '#d9cfc4',
    horizon: 640,
    light: 300,
    plinths: [
      [430, 720, 230, 120, '#e4dacd'],
      [1190, 740, 270, 100, '#cfc0ae'],
    ],
    props: [
      ['folded', 'throw-check', 'oat', 'forest', 430, 716, 0.62],
      ['cushion', 'square-arch', 'terracotta', 'cream', 820, 800, 0.72, { turn: -3 }],
      ['cushion', 'lumbar-stripe', 'chalk', 'navy', 1190, 734, 0.62],
      ['cushion', 'round', 'sage', 'sage', 1480, 820, 0.46],
    ],
  },
  kitchen: {
    place: 'table',
    wall: '#d5dad6',
    ground: '#c79c6b',
    horizon: 620,
    surface: 'wood',
    light: 460,
    props: [
      ['plant', 'herb-classic', 'terracotta', 'terracotta', 200, 690, 0.66, back],
      ['kitchen', 'pot', 'forest', 'brass', 1440, 700, 0.56, back],
      ['kitchen', 'board', 'walnut', 'walnut', 1220, 686, 0.56, back],
      ['kitchen', 'teapot', 'moss', 'brass', 1080, 800, 0.62],
      ['mug', 'mug', 'chalk', 'terracotta', 800, 820, 0.5],
      ['mug', 'latte', 'ochre', 'ochre', 560, 830, 0.5],
      ['plate', 'plates', 'chalk', 'sage', 1370, 850, 0.5],
    ],
  },
  tableware: {
    place: 'table',
    wall: '#e8d9c6',
    ground: '#efe7da',
    horizon: 560,
    surface: 'cloth',
    light: 200,
    props: [
      ['vase', 'cylinder-stems', 'terracotta', 'terracotta', 1320, 640, 0.66, back],
      ['glass', 'wine', 'clear', 'burgundy', 380, 700, 0.66],
      ['plate', 'plates', 'white', 'slate', 800, 760, 0.72],
      ['plate', 'nest', 'chalk', 'cobalt', 1240, 790, 0.6],
      ['glass', 'tumbler', 'amber', 'amber', 500, 838, 0.5],
    ],
  },
  fashion: {
    place: 'rail',
    wall: '#ddd3c7',
    ground: '#b08560',
    horizon: 780,
    light: 360,
    props: [
      ['shirt', 'shirt', 'white', 'white', 250, 430, 0.78],
      ['coat', 'coat', 'camel', 'walnut', 560, 480, 0.82],
      ['knit', 'cardigan', 'sage', 'walnut', 880, 426, 0.78],
      ['dress', 'midi', 'terracotta', 'terracotta', 1160, 470, 0.8],
      ['coat', 'chore', 'navy', 'brass', 1430, 440, 0.78],
      ['shoe', 'chelsea', 'cognac', 'black', 760, 878, 0.3],
      ['shoe', 'sneaker', 'white', 'forest', 1090, 880, 0.32],
    ],
  },
  women: {
    place: 'rail',
    wall: '#e5cfc4',
    ground: '#c09a78',
    horizon: 800,
    light: 260,
    props: [
      ['dress', 'wrap', 'forest', 'forest', 330, 470, 0.84],
      ['knit', 'turtleneck-cable', 'cream', 'cream', 680, 440, 0.82],
      ['coat', 'trench', 'sand', 'walnut', 1020, 480, 0.84],
      ['dress', 'skirt', 'ochre', 'ochre', 1330, 450, 0.74],
    ],
  },
  men: {
    place: 'rail',
    wall: '#cdd0d0',
    ground: '#8f6a4a',
    horizon: 800,
    light: 360,
    props: [
      ['coat', 'blazer', 'charcoal', 'fog', 330, 440, 0.84],
      ['shirt', 'shirt', 'denim', 'chalk', 660, 450, 0.82],
      ['knit', 'crew-stripe', 'chalk', 'navy', 980, 426, 0.82],
      ['coat', 'puffer', 'moss', 'brass', 1300, 430, 0.82],
    ],
  },
  accessories: {
    place: 'studio',
    wall: '#e2c9b8',
    ground: '#e2c9b8',
    horizon: 620,
    light: 360,
    niches: [
      [460, 190, 470, '#d8b49d'],
      [1160, 220, 520, '#d2ab92'],
    ],
    plinths: [
      [460, 700, 200, 130, '#ead9cb'],
      [1160, 720, 240, 120, '#ead9cb'],
    ],
    props: [
      ['bag', 'crossbody', 'forest', 'brass', 460, 704, 0.66],
      ['bag', 'tote', 'cognac', 'cognac', 1160, 724, 0.74],
      ['eyewear', 'round', 'black', 'moss', 800, 830, 0.5],
      ['scarf', 'felt', 'camel', 'black', 1470, 850, 0.46],
    ],
  },
  work: {
    place: 'table',
    wall: '#c9cfbd',
    ground: '#b98a5e',
    horizon: 600,
    surface: 'wood',
    light: 420,
    props: [
      ['plant', 'trailing-round', 'white', 'white', 180, 660, 0.6, back],
      ['wall', 'line', 'navy', 'ochre', 470, 260, 0.46, back],
      ['lamp', 'arm', 'black', 'black', 1320, 760, 0.82],
      ['audio', 'speaker', 'charcoal', 'walnut', 1060, 750, 0.6],
      ['audio', 'headphones', 'chalk', 'tan', 720, 800, 0.6],
      ['mug', 'mug', 'terracotta', 'chalk', 1480, 850, 0.4],
      ['kitchen', 'coasters', 'chalk', 'rust', 450, 850, 0.4],
    ],
  },
  garden: {
    place: 'room',
    wall: '#d7dccb',
    ground: '#b5a184',
    horizon: 640,
    light: 300,
    props: [
      ['plant', 'monstera-basket', 'straw', 'straw', 300, 790, 0.84],
      ['plant', 'olive-tall', 'terracotta', 'terracotta', 660, 800, 0.86],
      ['table', 'bench', 'oak', 'oak', 1120, 810, 0.84],
      ['plant', 'trailing-round', 'white', 'white', 960, 606, 0.5],
      ['plant', 'herb-classic', 'terracotta', 'terracotta', 1140, 606, 0.5],
      ['plant', 'can', 'brass', 'brass', 1330, 606, 0.42],
      ['plant', 'snake-tall', 'chalk', 'chalk', 1510, 800, 0.62],
    ],
  },
  bath: {
    place: 'shelf',
    wall: '#d3d8d4',
    ground: '#e9e3d8',
    horizon: 680,
    light: 420,
    props: [
      ['wall', 'pebble', 'brass', 'brass', 330, 330, 0.62],
      ['folded', 'towels', 'sage', 'chalk', 720, 676, 0.6],
      ['bath', 'dispenser', 'amber', 'black', 980, 678, 0.62],
      ['bath', 'soap', 'cream', 'sage', 1170, 678, 0.42],
      ['bath', 'diffuser', 'clear', 'clear', 1330, 678, 0.6],
      ['bath', 'jar', 'white', 'white', 1490, 678, 0.4],
    ],
  },
  craft: {
    place: 'table',
    wall: '#cdb9a6',
    ground: '#8a6244',
    horizon: 590,
    surface: 'wood',
    light: 360,
    props: [
      ['plate', 'nest', 'chalk', 'oat', 240, 660, 0.5, back],
      ['vase', 'cylinder', 'sand', 'sand', 1440, 660, 0.6, back],
      ['vase', 'fluted', 'chalk', 'chalk', 1240, 680, 0.6, back],
      ['vase', 'moon', 'terracotta', 'terracotta', 800, 800, 0.7],
      ['plate', 'bowl', 'terracotta', 'chalk', 1150, 830, 0.5],
      ['mug', 'tumbler', 'chalk', 'terracotta', 520, 820, 0.46],
    ],
  },
  evening: {
    place: 'table',
    wall: '#4d4741',
    ground: '#4e3726',
    horizon: 620,
    surface: 'wood',
    dark: true,
    props: [
      ['vase', 'bottle-stems', 'smoke', 'smoke', 1400, 690, 0.62, back],
      ['bath', 'pillar', 'cream', 'sage', 480, 800, 0.66],
      ['bath', 'tapers', 'rust', 'brass', 840, 820, 0.7],
      ['glass', 'coupe', 'rose', 'butter', 1180, 830, 0.62],
    ],
  },
  gifts: {
    place: 'studio',
    wall: '#dfc7a6',
    ground: '#dfc7a6',
    horizon: 640,
    light: 300,
    niches: [[800, 260, 560, '#d3ae80']],
    plinths: [
      [800, 720, 270, 120, '#efe1c8'],
      [300, 770, 190, 80, '#ead7b8'],
      [1320, 770, 200, 80, '#ead7b8'],
    ],
    props: [
      ['vase', 'bud-stems', 'cobalt', 'cobalt', 800, 724, 0.66],
      ['bath', 'jar', 'amber', 'amber', 300, 774, 0.56],
      ['kitchen', 'teapot', 'sage', 'brass', 1320, 776, 0.54],
      ['bag', 'wallet', 'burgundy', 'tan', 1010, 872, 0.3],
      ['jewel', 'ring', 'brass', 'plum', 600, 868, 0.3],
    ],
  },
  farewell: {
    place: 'studio',
    wall: '#d9d3c8',
    ground: '#d9d3c8',
    horizon: 650,
    light: 420,
    niches: [[1160, 240, 540, '#c7bca9']],
    plinths: [[1160, 740, 270, 110, '#e7e0d4']],
    props: [
      ['mug', 'espresso', 'chalk', 'sage', 1070, 744, 0.42],
      ['vase', 'bottle-stems', 'sage', 'sage', 1290, 744, 0.52],
    ],
  },
};
