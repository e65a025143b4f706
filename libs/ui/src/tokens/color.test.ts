import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../testing/contrast.ts';
import { parseRules, readStylesheet, resolveTokens, type TokenMode } from '../testing/css-tokens.ts';

const source = join(import.meta.dirname, '..');
const own = readStylesheet(join(source, 'styles.css'));
const BRANDS = ['stride', 'ohm'] as const;
const rules = parseRules(own + BRANDS.map((brand) => readStylesheet(join(source, `brands/${brand}.css`))).join('\n'));

const GROUNDS = ['canvas', 'surface', 'raised', 'sunken'];
const STATES = ['info', 'success', 'warning', 'danger'];

/** What is written or drawn on what: foreground, ground, translucent layer between them. */
const TEXT: [string, string, string?][] = [
  ...GROUNDS.flatMap((ground): [string, string, string?][] => [
    ['ink', ground],
    ['ink', ground, 'hover'],
    ['ink', ground, 'pressed'],
    ['ink-muted', ground],
    ['accent', ground],
    ['accent-hover', ground],
    ['sale', ground],
    ...STATES.map((state): [string, string] => [state, ground]),
  ]),
  ...STATES.flatMap((state): [string, string][] => [
    [state, `${state}-soft`],
    ['ink', `${state}-soft`],
    ['ink-muted', `${state}-soft`],
  ]),
  ['accent', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-ink', 'ink'],
];
const GRAPHICS: [string, string][] = GROUNDS.flatMap((ground) =>
  ['border', 'focus', 'like', 'speaking'].map((mark): [string, string] => [mark, ground]),
);

const MODES: TokenMode[] = [undefined, ...BRANDS].flatMap((brand) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['normal', 'more'] as const).map((contrast): TokenMode => ({ brand, scheme, contrast })),
  ),
);

describe.each(MODES.map((mode) => [`${mode.brand ?? 'vitrine'}, ${mode.scheme}, ${mode.contrast} contrast`, mode] as const))(
  '%s',
  (_, mode) => {
    const tokens = resolveTokens(rules, mode);
    const color = (name: string) => tokens.get(`--v-color-${name}`) ?? '';
    const tooWeak = (pairs: readonly (readonly [string, string, string?])[], least: number) =>
      pairs.flatMap(([foreground, ground, layer]) => {
        const ratio = contrastRatio(color(foreground), color(ground), layer && color(layer));
        return ratio < least ? [`${foreground} on ${ground}${layer ? ` with ${layer}` : ''}: ${ratio.toFixed(2)}`] : [];
      });
    const isMore = mode.contrast === 'more';

    it(`text has at least ${isMore ? '7' : '4.5'} : 1 on whatever lies behind it`, () => {
      expect(tooWeak(TEXT, isMore ? 7 : 4.5)).toEqual([]);
    });
    it(`borders of controls, focus rings and marks have at least ${isMore ? '4.5' : '3'} : 1`, () => {
      expect(tooWeak(GRAPHICS, isMore ? 4.5 : 3)).toEqual([]);
    });
    if (isMore)
      it('hairlines are seen too', () => {
        expect(
          tooWeak(
            GROUNDS.map((ground) => ['hairline', ground] as const),
            3,
          ),
        ).toEqual([]);
      });
  },
);

it('a brand overrides known tokens and nothing else', () => {
  const known = new Set(parseRules(own).flatMap(({ declarations }) => [...declarations.keys()]));
  for (const brand of BRANDS) {
    const declared = parseRules(readStylesheet(join(source, `brands/${brand}.css`)))
      .filter(({ selectors }) => !selectors.includes('@font-face'))
      .flatMap(({ declarations }) => [...declarations.keys()]);
    expect(
      declared.filter((name) => !known.has(name)),
      brand,
    ).toEqual([]);
  }
});

it('a brand moves things only where motion is welcome', () => {
  for (const brand of BRANDS) {
    const restless = parseRules(readStylesheet(join(source, `brands/${brand}.css`)))
      .filter(({ conditions }) => !conditions.includes('@media (prefers-reduced-motion: no-preference)'))
      .flatMap(({ declarations }) =>
        [...declarations.keys()].filter((name) => name.startsWith('--v-duration') || name === '--v-motion-distance'),
      );
    expect(restless, brand).toEqual([]);
  }
});

it('more contrast by attribute is more contrast by system, of every brand: each color stands once', () => {
  const ofContrast = rules.filter(
    ({ selectors, conditions }) =>
      conditions.includes('@media (prefers-contrast: more)') || selectors.some((selector) => selector.includes('data-contrast')),
  );
  const [byMedia, byAttribute, ...others] = ofContrast.filter(({ declarations }) =>
    [...declarations.keys()].some((name) => name.startsWith('--v-color-')),
  );
  expect(others).toEqual([]);
  expect(byMedia?.selectors).toEqual([':root', '[data-scheme]', '[data-brand]']);
  expect(byAttribute?.selectors[0]).toBe("[data-contrast='more']");
  expect(Object.fromEntries(byAttribute?.declarations ?? [])).toEqual(Object.fromEntries(byMedia?.declarations ?? []));
  expect([...(byMedia?.declarations.values() ?? [])].filter((value) => !value.startsWith('var(--v-strong-'))).toEqual(['3px']);
});

it('a brand with colors of its own has those of more contrast too', () => {
  const strong = (css: string) =>
    [
      ...new Set(parseRules(css).flatMap(({ declarations }) => [...declarations.keys()].filter((name) => name.startsWith('--v-strong-')))),
    ].sort();
  for (const brand of BRANDS) expect(strong(readStylesheet(join(source, `brands/${brand}.css`))), brand).toEqual(strong(own));
});
