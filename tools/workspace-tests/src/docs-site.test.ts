import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convertSite, deadLinks } from '@vitrine/docs';
import { publishablePackages } from '@vitrine/release';

type Site = Awaited<ReturnType<typeof convertSite>>;

const folder = mkdtempSync(join(tmpdir(), 'vitrine-docs-'));
let site: Site;
beforeAll(async () => {
  site = await convertSite('0.0.0');
  await site.write(folder);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the site documents every exported function, class, interface and type', () => {
  expect(site.complaints).toEqual([]);
});

test('each package has a page by the name that one imports, with its README', () => {
  const modules = new Map(site.project?.children?.map((module) => [module.name, module]));
  // A package that is a command alone has nothing to import.
  const importable = publishablePackages().filter(({ manifest }) =>
    Object.values(manifest.exports ?? {}).some((target) => typeof target === 'object'),
  );
  expect(importable.map(({ manifest }) => manifest.name).filter((name) => (modules.get(name)?.readme?.length ?? 0) === 0)).toEqual([]);
  expect([...modules.keys()]).toContain('@vitrine/store-api-client/testing/node');
});

test('guides come first, by their titles', () => {
  const guides = site.project?.documents?.filter(({ frontmatter }) => frontmatter['group'] === 'Guides').map(({ name }) => name);
  expect(guides?.slice(0, 3)).toEqual(['Start', 'Point it at a Shopware', 'A brand of your own']);
});

test('no link of the site leads nowhere', () => {
  expect(deadLinks(folder, ['catalogue'])).toEqual([]);
});
