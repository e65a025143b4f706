import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseRules, readStylesheet } from '../testing/css-tokens.ts';

const require = createRequire(import.meta.url);
const source = join(import.meta.dirname, '..');
const css = ['styles.css', 'brands/stride.css', 'brands/ohm.css'].map((path) => readStylesheet(join(source, path))).join('\n');

/** The tags of WOFF2 that stand for a number, as far as they are needed (W3C WOFF2, 4.1). */
const KNOWN_TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep'];

/** Ascent and descent of a font in shares of its size, from the tables of its WOFF2 file. */
function metricsOf(file: string): { ascent: number; descent: number } {
  const bytes = readFileSync(file);
  let place = 48;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(place++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const offsets = new Map<string, number>();
  let offset = 0;
  for (let table = 0; table < bytes.readUInt16BE(12); table++) {
    const flags = bytes.readUInt8(place++);
    const known = flags & 0x3f;
    const tag = known === 0x3f ? bytes.toString('latin1', place, (place += 4)) : (KNOWN_TAGS[known] ?? String(known));
    const length = base128();
    const isTransformed = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0;
    offsets.set(tag, offset);
    offset += isTransformed ? base128() : length;
  }
  const data = brotliDecompressSync(bytes.subarray(place, place + bytes.readUInt32BE(20)));
  const unitsPerEm = data.readUInt16BE((offsets.get('head') ?? 0) + 18);
  const hhea = offsets.get('hhea') ?? 0;
  return { ascent: data.readInt16BE(hhea + 4) / unitsPerEm, descent: -data.readInt16BE(hhea + 6) / unitsPerEm };
}

describe('a fallback has the height of the font that it stands in for', () => {
  it.each([
    ['Figtree Fallback', 'figtree'],
    ['Fraunces Fallback', 'fraunces'],
    ['Archivo Fallback', 'archivo'],
    ['Archivo Strong Fallback', 'archivo'],
    ['Space Grotesk Fallback', 'space-grotesk'],
    ['JetBrains Mono Fallback', 'jetbrains-mono'],
  ])('%s: %s', (family, name) => {
    const { ascent, descent } = metricsOf(
      join(dirname(require.resolve(`@fontsource-variable/${name}/package.json`)), `files/${name}-latin-wght-normal.woff2`),
    );
    const face = parseRules(css).find(
      ({ selectors, declarations }) => selectors.includes('@font-face') && declarations.get('font-family') === `'${family}'`,
    )?.declarations;
    const share = (property: string) => parseFloat(face?.get(property) ?? '') / 100;
    expect(share('ascent-override') * share('size-adjust')).toBeCloseTo(ascent, 2);
    expect(share('descent-override') * share('size-adjust')).toBeCloseTo(descent, 2);
    expect(face?.get('line-gap-override')).toBe('0%');
  });
});

it('every font of a brand has its fallback behind it', () => {
  const stacks = parseRules(css).flatMap(({ declarations }) =>
    [...declarations].filter(([name, value]) => name.startsWith('--v-font-') && value.includes('Variable')),
  );
  expect(stacks.length).toBeGreaterThanOrEqual(6);
  for (const [name, stack] of stacks) expect(stack, name).toMatch(/^'[\w ]+ Variable', '[\w ]+ Fallback', /);
});
