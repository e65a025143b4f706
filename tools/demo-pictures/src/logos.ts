import { lettering, wordWidth } from './lettering.ts';
import { n } from './pen.ts';
import { LOGO_SHEET } from './size.ts';

interface Logo {
  readonly word: string;
  /** A small sign above or before the word; drawn in a box of 100 × 100 around the origin. */
  readonly mark: string;
  readonly layout: 'above' | 'before' | 'alone';
  readonly tracking: number;
  readonly weight: number;
  readonly size: number;
  readonly ink: string;
  readonly ground: string;
}

const stroke = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;

/** The marks of the house's makers, by name. */
export const LOGOS: Readonly<Record<string, Logo>> = {
  'vitrine-studio': {
    word: 'VITRINE STUDIO',
    mark: stroke('M-34 46V-10A34 34 0 0 1 34 -10V46ZM-34 46H34M0 -44V46', 5),
    layout: 'above',
    tracking: 26,
    weight: 3.4,
    size: 26,
    ink: '#2a2624',
    ground: '#f3eee4',
  },
  lumoa: {
    word: 'LUMOA',
    mark: solid('M0 -46A46 46 0 0 1 0 46A30 46 0 0 0 0 -46Z') + stroke('M0 -46A46 46 0 0 0 0 46', 4),
    layout: 'before',
    tracking: 20,
    weight: 4.4,
    size: 46,
    ink: '#2a2624',
    ground: '#f3eee4',
  },
  halden: {
    word: 'HALDEN & RYE',
    mark: stroke('M-40 44L-18 -40H18L40 44M-30 8H30', 5),
    layout: 'above',
    tracking: 22,
    weight: 3.6,
    size: 28,
    ink: '#3b2c20',
    ground: '#efe6d6',
  },
  ostra: {
    word: 'OSTRA',
    mark: solid('M-22 -44H22C18 -20 46 -4 42 22C38 42 20 46 0 46S-38 42 -42 22C-46 -4 -18 -20 -22 -44Z'),
    layout: 'before',
    tracking: 16,
    weight: 7,
    size: 44,
    ink: '#97472a',
    ground: '#f5ece3',
  },
  'kestrel-mill': {
    word: 'KESTREL MILL',
    mark: stroke('M-46 6C-20 -34 -6 -6 0 10C6 -6 20 -34 46 6M-26 30H26', 5),
    layout: 'above',
    tracking: 18,
    weight: 3.6,
    size: 28,
    ink: '#2d4a3b',
    ground: '#eef0e8',
  },
  fennmark: { word: 'FENNMARK', mark: '', layout: 'alone', tracking: 12, weight: 8.4, size: 42, ink: '#232f49', ground: '#edeff1' },
  'maren-holt': { word: 'MAREN HOLT', mark: '', layout: 'alone', tracking: 30, weight: 2.6, size: 34, ink: '#2a2624', ground: '#f4ebe6' },
  aldervik: {
    word: 'ALDERVIK',
    mark: stroke('M-44 36L-12 -34L6 6L18 -16L44 36Z', 5),
    layout: 'above',
    tracking: 16,
    weight: 5,
    size: 34,
    ink: '#2a2624',
    ground: '#ebe8e2',
  },
  pellan: {
    word: 'PELLAN',
    mark: stroke('M-34 -40H34V10C34 34 14 46 0 46S-34 34 -34 10ZM-34 -14H34', 5),
    layout: 'before',
    tracking: 14,
    weight: 5,
    size: 44,
    ink: '#5b351c',
    ground: '#f3e9dd',
  },
  meridi: {
    word: 'MERIDI',
    mark: stroke('M0 -44A44 44 0 1 1 -0.1 -44M0 -24V0L18 14', 4.4),
    layout: 'before',
    tracking: 24,
    weight: 3.4,
    size: 40,
    ink: '#232f49',
    ground: '#eef0f1',
  },
  sonorik: {
    word: 'SONORIK',
    mark: stroke('M-40 -14V14M-20 -34V34M0 -20V20M20 -42V42M40 -10V10', 7),
    layout: 'before',
    tracking: 8,
    weight: 6.4,
    size: 40,
    ink: '#211f1e',
    ground: '#efece6',
  },
  'blatt-boden': {
    word: 'BLATT & BODEN',
    mark: solid('M0 46C-50 20 -44 -34 0 -48C44 -34 50 20 0 46Z') + '<path d="M0 46V-20" stroke="#eef1e6" stroke-width="4"/>',
    layout: 'above',
    tracking: 14,
    weight: 4,
    size: 28,
    ink: '#4a6339',
    ground: '#eef1e6',
  },
  savonne: {
    word: 'SAVONNE',
    mark: stroke('M-42 0A42 26 0 1 1 42 0A42 26 0 1 1 -42 0M-20 0H20', 4),
    layout: 'above',
    tracking: 28,
    weight: 2.8,
    size: 32,
    ink: '#5a4a44',
    ground: '#f5eeea',
  },
};

/** Draws a maker's logo on its own ground; `undefined` when there is no such maker. */
export function logoArtwork(name: string): string | undefined {
  const logo = Object.hasOwn(LOGOS, name) ? LOGOS[name] : undefined;
  if (logo === undefined) return undefined;
  const { width, height } = LOGO_SHEET;
  const length = (wordWidth(logo.word, logo.tracking) * logo.size) / 100;
  const sized = (size: number, x: number, y: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${size / 100})" color="${logo.ink}">${logo.mark}</g>`;
  const word = (x: number, y: number): string => lettering(logo.word, x, y, logo.size, logo.tracking, logo.weight, logo.ink);
  const ground = `<rect width="${width}" height="${height}" fill="${logo.ground}"/>`;
  if (logo.layout === 'alone') return ground + word((width - length) / 2, (height - logo.size) / 2);
  if (logo.layout === 'above') return ground + sized(84, width / 2, 88) + word((width - length) / 2, 158);
  const total = length + 92;
  return ground + sized(66, (width - total) / 2 + 33, height / 2) + word((width - total) / 2 + 92, (height - logo.size) / 2);
}
