import { describe, expect, it } from 'vitest';
import { budgetFor, excessesOf, figuresOf, growthOf, modulesOf, recordedModules, recordOf, scriptPaths } from './budgets.ts';
import type { PageWeight } from './weigh-page.ts';

const weight = (change: Partial<PageWeight> = {}): PageWeight => ({
  page: 'home',
  scripts: [{ path: '/assets/react-AbCd1234.js', gzip: 100_000 }],
  styles: [{ path: '/assets/shell.css', gzip: 14_000 }],
  fonts: 58_000,
  images: 200_000,
  requests: 20,
  withTouch: { scripts: [{ path: '/assets/shell-AbCd-_34.js', gzip: 50_000 }], styles: [] },
  html: { raw: 1, gzip: 1 },
  ...change,
});
const SIZES = {
  '/assets/react-AbCd1234.js': { 'react-dom': 300_000 },
  '/assets/shell-AbCd-_34.js': { i18next: 80_000, 'libs/ui/src/button.tsx': 900 },
};

describe("a page's budget", () => {
  it('counts code before and with the first touch, styles, fonts, images and requests', () => {
    expect(figuresOf(weight())).toEqual({ scripts: 100, scriptsWithTouch: 150, styles: 14, fonts: 58, images: 200, requests: 20 });
  });

  it('fits the page as it was set, and fails what is a kilobyte or two more, by name and figures', () => {
    const budgets = { home: budgetFor(weight()) };
    expect(excessesOf([weight()], budgets)).toEqual([]);
    expect(excessesOf([weight({ styles: [{ path: '/a.css', gzip: 15_100 }], requests: 23 })], budgets)).toEqual([
      { page: 'home', what: 'styles', is: 15.1, limit: 15 },
      { page: 'home', what: 'requests', is: 23, limit: 22 },
    ]);
    expect(excessesOf([weight({ scripts: [{ path: '/a.js', gzip: 101_100 }] })], budgets)).toEqual([
      { page: 'home', what: 'scripts', is: 101.1, limit: 101 },
    ]);
  });

  it('is nothing for a page that has none', () => expect(excessesOf([weight({ page: 'new' })], {})).toHaveLength(6));
});

describe('what grew', () => {
  it('is told by module, the most first, whatever file it travels in and whatever the file is called now', () => {
    const record = recordOf([weight()], SIZES);
    const files = scriptPaths(weight({ scripts: [{ path: '/assets/all-00000000.js', gzip: 1 }], withTouch: { scripts: [], styles: [] } }));
    const now = modulesOf(files, {
      '/assets/all-00000000.js': { 'react-dom': 300_000, i18next: 80_100, 'libs/ui/src/button.tsx': 800, moment: 60_000 },
    });
    expect(growthOf(recordedModules('home', record), now)).toEqual([
      { module: 'moment', before: 0, now: 60_000 },
      { module: 'i18next', before: 80_000, now: 80_100 },
    ]);
  });

  it('is everything on a page that was not there', () => {
    expect(growthOf(recordedModules('new', recordOf([weight()], SIZES)), { a: 1 })).toEqual([{ module: 'a', before: 0, now: 1 }]);
  });
});
