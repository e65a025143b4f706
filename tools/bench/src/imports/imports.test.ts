import { beforeAll, describe, expect, it } from 'vitest';
import { publishablePackages } from '@vitrine/release';
import { describeExcess, importExcesses } from './import-budgets.ts';
import { readImportRecord } from './report-imports.ts';
import { type ImportWeight, weighCode } from './weigh-import.ts';
import { importersPeers, weighImports } from './weigh-imports.ts';
import { WEIGHED_IMPORTS } from './weighed-imports.ts';

const BUILD_TIMEOUT_MS = 280_000;

/** Runs on servers only, which load it whole. */
const SERVERS = ['sales-room-server'];

let weights: ReadonlyMap<string, ImportWeight>;
const modulesOf = (key: string): readonly string[] => Object.keys(weights.get(key)?.modules ?? {});

beforeAll(async () => {
  weights = await weighImports();
}, BUILD_TIMEOUT_MS);

describe('who imports one name of a built package', () => {
  it('brings no more than the budget of the import allows', async () => {
    expect(importExcesses(weights, await readImportRecord()).map(describeExcess)).toEqual([]);
  });

  it.each([
    ['@vitrine/commerce useCart', /react-aria|i18next|zod|\/(?:checkout|product|listing)\//],
    ['@vitrine/sales-room-ui LeaveScreen', /react-aria|mediasoup|socket\.io|\/(?:stage|chat|guide-home)\//],
    ['@vitrine/sales-room-client isRoomError', /mediasoup|socket\.io|zod/],
    ['@vitrine/i18n createFormatter', /i18next/],
    ['@vitrine/ui Price', /react-aria/],
    ['@vitrine/cms-blocks/model buildCmsPage', /libs\/(?!cms-blocks\/dist\/model\/)|react/],
  ])('%s brings nothing of its neighbours', (key, neighbours) => {
    expect(modulesOf(key).length).toBeGreaterThan(0);
    expect(modulesOf(key).filter((module) => neighbours.test(module))).toEqual([]);
  });

  it.each([
    ['@vitrine/cms-blocks', 'lazyView'],
    ['@vitrine/ui', 'lazyCode'],
  ])('%s: what %s makes and nobody shows brings no code', async (entry, name) => {
    const code = `import { ${name} } from '${entry}'; const unused = ${name}(() => import('@vitrine/routing')); export const shown = 1;`;
    expect(await weighCode(code, importersPeers())).toMatchObject({ onDemand: 0, modules: {} });
  });
});

describe('what is weighed', () => {
  it.each(publishablePackages().filter(({ lib, folder }) => !SERVERS.includes(lib) && /[\\/]libs[\\/]/.test(folder)))(
    '$manifest.name is',
    ({ manifest }) => {
      const entries = Object.keys(WEIGHED_IMPORTS).filter((entry) => entry === manifest.name || entry.startsWith(`${manifest.name}/`));
      expect(entries).not.toEqual([]);
    },
  );

  it('is there: each name is exported by its entry', () => {
    expect([...weights].filter(([, { modules }]) => Object.keys(modules).length === 0)).toEqual([]);
  });
});
