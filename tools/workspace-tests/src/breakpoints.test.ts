import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const workspace = join(import.meta.dirname, '../../..');
const BREAKPOINTS = [640, 768, 1024, 1280, 1536];
/** At a breakpoint, or just below it. */
const ALLOWED = new Set(BREAKPOINTS.flatMap((width) => [width, width - 0.02]));

const files = (...extensions: string[]): string[] =>
  ['libs/*/src', 'libs/*/.storybook', 'apps/*/app']
    .flatMap((folder) => extensions.flatMap((extension) => globSync(`${folder}/**/*.${extension}`, { cwd: workspace })))
    .filter((path) => !path.includes('node_modules') && !/\.test\.tsx?$/.test(path));

/** Every width in pixels, rem or em that a media condition compares with. */
function widthsOf(condition: string): number[] {
  const compared =
    /(?:(?:min|max)-(?:width|inline-size):|(?:width|inline-size)\s*[<>]=?)\s*([\d.]+)(px|r?em)|([\d.]+)(px|r?em)\s*[<>]=?\s*(?:width|inline-size)/g;
  return [...condition.matchAll(compared)].map((match) => Number(match[1] ?? match[3]) * ((match[2] ?? match[4]) === 'px' ? 1 : 16));
}
const stray = (path: string, conditions: readonly string[]): string[] =>
  conditions.flatMap((condition) =>
    widthsOf(condition)
      .filter((width) => !ALLOWED.has(width))
      .map((width) => `${relative('.', path)}: ${width} px`),
  );

it('stylesheets change at 640, 768, 1024, 1280 and 1536 px alone', () => {
  const sheets = files('css');
  expect(sheets.length).toBeGreaterThan(40);
  const conditions = sheets.map(
    (path) =>
      [path, [...readFileSync(join(workspace, path), 'utf8').matchAll(/@(?:media|import)[^{;]*/g)].map(([media]) => media)] as const,
  );
  expect(conditions.flatMap(([, media]) => media.flatMap(widthsOf)).length).toBeGreaterThan(20);
  expect(conditions.flatMap(([path, media]) => stray(path, media))).toEqual([]);
});

/** Parts that change by the width of their own place where no step of the layout fits, by their style sheets. */
const OWN_WIDTHS: Readonly<Record<string, readonly number[]>> = {
  // A buy box beside its pictures.
  'libs/cms-blocks/src/styles/blocks.css': [720],
  // A video that asks before it plays.
  'libs/cms-blocks/src/styles/media.css': [479.98],
  // A product that is shown, between two open panels.
  'libs/sales-room-ui/src/shown-product/shown-product.css': [288],
  // A slide with its four buttons beside its name.
  'libs/sales-room-ui/src/slide-builder/slide-builder.css': [480],
  // A picture that was chosen, beside its name.
  'libs/ui/src/upload/image-upload.css': [352],
  // A player's controls.
  'libs/ui/src/video/video-player.css': [480],
};

it('parts of a page change at the same widths of their own place, but for those that are named', () => {
  const others = files('css').flatMap((path) => {
    const conditions = [...readFileSync(join(workspace, path), 'utf8').matchAll(/@container[^{]*/g)].map(([condition]) => condition);
    const widths = conditions.flatMap(widthsOf).filter((width) => !ALLOWED.has(width));
    return widths.length > 0 ? [[path, [...new Set(widths)].sort((one, other) => one - other)] as const] : [];
  });
  expect(Object.fromEntries(others)).toEqual(OWN_WIDTHS);
});

it('scripts ask the window for the same widths', () => {
  const queries = /(?:matchMedia|useMediaQuery)[^\n]*/g;
  const asked = files('ts', 'tsx').map(
    (path) => [path, [...readFileSync(join(workspace, path), 'utf8').matchAll(queries)].map(([query]) => query)] as const,
  );
  expect(asked.flatMap(([path, found]) => stray(path, found))).toEqual([]);
});
