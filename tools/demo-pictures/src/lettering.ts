import { n } from './pen.ts';

/**
 * Capitals drawn as single strokes in a box 100 high, so that wordmarks need no font of the
 * machine. Each entry: advance width, path.
 */
const LETTERS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [78, 'M4 100L39 0L74 100M16 66H62'],
  B: [64, 'M8 0V100H36A27 27 0 0 0 36 46H8M8 46H32A23 23 0 0 0 32 0H8'],
  C: [84, 'M80 20A46 50 0 1 0 80 80'],
  D: [78, 'M8 0V100H30A50 50 0 0 0 30 0Z'],
  E: [58, 'M54 0H8V100H54M8 49H46'],
  F: [56, 'M54 0H8V100M8 49H44'],
  G: [86, 'M80 20A46 50 0 1 0 82 80V54H52'],
  H: [76, 'M8 0V100M68 0V100M8 49H68'],
  I: [16, 'M8 0V100'],
  J: [50, 'M42 0V72A20 26 0 0 1 4 76'],
  K: [68, 'M8 0V100M64 0L8 58M30 36L66 100'],
  L: [54, 'M8 0V100H52'],
  M: [92, 'M8 100V0L46 66L84 0V100'],
  N: [78, 'M8 100V0L70 100V0'],
  O: [98, 'M49 0A45 50 0 1 1 49 100A45 50 0 1 1 49 0Z'],
  P: [62, 'M8 100V0H34A27 27 0 0 1 34 56H8'],
  R: [66, 'M8 100V0H34A26 26 0 0 1 34 54H8M34 54L62 100'],
  S: [62, 'M56 16C44 -8 6 -4 8 26C10 56 58 42 58 74C58 106 14 108 4 80'],
  T: [66, 'M2 0H64M33 0V100'],
  U: [76, 'M8 0V64A30 36 0 0 0 68 64V0'],
  V: [74, 'M4 0L37 100L70 0'],
  W: [104, 'M4 0L28 100L52 16L76 100L100 0'],
  Y: [70, 'M4 0L35 50L66 0M35 50V100'],
  Z: [66, 'M6 0H60L6 100H62'],
  '&': [82, 'M76 100L22 30A18 18 0 1 1 50 28C46 44 6 50 8 76C10 106 60 108 70 58'],
  ' ': [34, ''],
};

/** Width of a word at letter height 100 with this tracking. */
export function wordWidth(word: string, tracking: number): number {
  return [...word].reduce((sum, letter) => sum + (LETTERS[letter]?.[0] ?? 40) + tracking, -tracking);
}

/** A word in capitals, its upper left corner at (x, y), `size` high. */
export function lettering(word: string, x: number, y: number, size: number, tracking: number, weight: number, color: string): string {
  const scale = size / 100;
  let at = 0;
  const strokes: string[] = [];
  for (const letter of word) {
    const [width, path] = LETTERS[letter] ?? [40, ''];
    if (path !== '') strokes.push(`<path transform="translate(${n(at)} 0)" d="${path}"/>`);
    at += width + tracking;
  }
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="${n(weight / scale)}" stroke-linejoin="round" stroke-linecap="butt">${strokes.join('')}</g>`;
}
