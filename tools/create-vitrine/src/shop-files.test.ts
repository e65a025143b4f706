import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadVersions } from './load-template.ts';
import { shopFiles, type ShopOptions } from './shop-files.ts';
import { readStore } from './store-address.ts';
import { readTemplate } from './template/read-template.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const template = readTemplate();
const versions = Object.fromEntries(Object.keys(loadVersions()).map((name) => [name, '1.2.3']));
const shop = (options: Partial<ShopOptions> = {}) => shopFiles({ name: 'lamps', room: true, ...options }, template, versions);
const manifestOf = (files: Map<string, string>) =>
  JSON.parse(files.get('package.json') ?? '{}') as Record<
    'dependencies' | 'devDependencies' | 'scripts' | 'engines',
    Record<string, string>
  > & {
    name: string;
  };
const store = readStore('https://shop.example', 'SWSCABCDEFGHIJKLMNOPQRSTUV');

describe('the files of a shop', () => {
  test.each(['storefront', 'sales-room'])('every file of %s is the app’s own, and none is missing', (app) => {
    const own = globSync('app/**/*.{ts,tsx}', { cwd: join(ROOT, 'apps', app) }).map((file) => `apps/${app}/${file}`);
    const written = [...shop().keys()].filter((path) => path.startsWith(`apps/${app}/app/`));
    expect(written.toSorted()).toEqual(own.toSorted());
    const same = own.filter((path) => path.includes('/routes/') && !readFileSync(join(ROOT, path), 'utf8').includes('@vitrine/brand'));
    for (const path of same) expect(shop().get(path)).toBe(readFileSync(join(ROOT, path), 'utf8'));
  });

  test('nothing in them is the workspace’s alone', () => {
    for (const [path, text] of shop())
      expect(text, path).not.toMatch(
        /@vitrine\/(?:source|brand|start|workspace-config|e2e-kit|media-worker)|\.\.\/(?:libs|tools)\/|\{\{name|apps\/[\w-]+\/e2e/,
      );
  });

  test('what a build is told by the workspace’s setting BRAND, it knows by its place', () => {
    for (const [path, text] of shop()) expect(text, path).not.toMatch(/\bBRAND\b|brandAlias|brandFile/);
  });

  test('in development its pages and its packages have one React Router', () => {
    expect(shop().get('build/vite.ts')).toContain("ssr: command === 'serve' ? { noExternal: [/^@vitrine\\//] } : {}");
  });

  test('its front and its room server know the languages that lie beside the brand file', () => {
    expect(shop().get('build/brand-languages.ts')).toContain("join(import.meta.dirname, '..', 'brand', 'locales')");
    const start = shop().get('start/shop.ts');
    expect(start).toContain('configureBrandLocales();');
    expect(start).toContain("EXTRA_LOCALES: brandLocaleCodes().join(',')");
  });

  test('every package of Vitrine that a file imports is a dependency, by a range', () => {
    for (const options of [{}, { room: false }, { store }, { room: false, store }]) {
      const files = shop(options);
      const { dependencies, devDependencies } = manifestOf(files);
      const imported = [...files]
        .filter(([path]) => /\.tsx?$/.test(path))
        .flatMap(([, text]) => [...text.matchAll(/(?:from|import|import\()\s*'((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name))
        .filter((name) => name !== 'node');
      expect([...new Set(imported)].filter((name) => !(name in dependencies) && !(name in devDependencies))).toEqual([]);
      expect(dependencies['@vitrine/commerce']).toBe('^1.2.3');
      expect(
        Object.entries({ ...dependencies, ...devDependencies }).filter(
          ([name, range]) => !/^\^\d/.test(range) && !/react-router/.test(name),
        ),
      ).toEqual([]);
      // Its packages ask for each other's very version.
      const routers = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => /react-router/.test(name));
      expect(new Set(routers.map(([, version]) => version))).toEqual(new Set([template.dependencies['react-router']]));
    }
  });

  test('a shop without rooms has no page, no setting, no script and no dependency of them', () => {
    const files = shop({ room: false });
    expect([...files.keys()].filter((path) => path.includes('sales-room'))).toEqual([]);
    expect(JSON.stringify(manifestOf(files))).not.toMatch(/sales-room|media/);
    expect(files.get('.env.example')).not.toMatch(/MEDIA_PORT|REDIS_URL/);
    expect(files.get('compose.yaml')).not.toContain('MEDIA');
    expect(files.get('README.md')).not.toMatch(/sales-room|mediasoup|Guide/);
  });

  test('a shop with rooms has them, and no mark of the template is left', () => {
    const files = shop();
    expect(files.get('.env.example')).toMatch(/MEDIA_PORT=20000/);
    expect(files.get('README.md')).toContain('Guide, at `/guide`');
    for (const [path, text] of files) expect(text, path).not.toMatch(/^\s*(?:<!--|#) \/?(?:room|demo)\b ?(?:-->)?$/m);
  });

  test('a store’s key is in .env alone, which is never committed', () => {
    const files = shop({ store });
    const holders = [...files].filter(([, text]) => text.includes(store.accessKey)).map(([path]) => path);
    expect(holders).toEqual(['.env']);
    expect(files.get('.gitignore')?.split('\n')).toContain('.env');
    expect(files.get('.dockerignore')?.split('\n')).toContain('.env');
    expect(shop().has('.env')).toBe(false);
  });

  test('the demo store is a dependency of the demo, and of every shop’s tests', () => {
    expect(manifestOf(shop()).dependencies).toHaveProperty('@vitrine/demo-store');
    const { dependencies, devDependencies } = manifestOf(shop({ store }));
    expect(dependencies).not.toHaveProperty('@vitrine/demo-store');
    expect(devDependencies).toHaveProperty('@vitrine/demo-store');
  });

  test('.env.example names every setting that a shop may use, once', () => {
    const settings = (text: string) => [...text.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
    const own = settings(shop().get('.env.example') ?? '');
    const all = settings(readFileSync(join(ROOT, '.env.example'), 'utf8'));
    expect(new Set(own).size).toBe(own.length);
    expect(all.filter((name) => !own.includes(name)).toSorted()).toEqual([
      'BRAND',
      'DEMO_STORE_PAGES_PORT',
      'DEMO_STORE_PORT',
      'DEMO_STORE_TRAITS',
      'PSEUDO_LOCALE',
      'SALES_ROOM_PORT',
      'SALES_ROOM_SERVER_PORT',
      'STOREFRONT_PORT',
    ]);
  });

  test('the shop carries its name, and the Node that it needs', () => {
    const files = shop();
    expect(manifestOf(files).name).toBe('lamps');
    expect(manifestOf(files).engines['node']).toBe(template.node);
    expect(files.get('README.md')).toMatch(/^# lamps\n/);
  });
});
