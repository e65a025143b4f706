import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { publishablePackages, ROOT } from './publishable-packages.ts';

const packageOf = (lib: string) => {
  const found = publishablePackages().find((one) => one.lib === lib);
  if (found === undefined) throw new Error(`There is no ${lib}.`);
  return found;
};

test('a bill of materials names all that an installation brings, in the versions of lock file and release', async () => {
  const versions = new Map([
    ['@vitrine/session', '1.2.3'],
    ['@vitrine/routing', '4.5.6'],
  ]);
  const bill = await billOfMaterials(packageOf('session'), versions);
  expect(bill.metadata.component).toMatchObject({
    'bom-ref': '@vitrine/session@1.2.3',
    version: '1.2.3',
    purl: 'pkg:npm/%40vitrine/session@1.2.3',
  });
  const refs = bill.components.map((component) => component['bom-ref']);
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, { version?: string }> };
  const ky = lock.packages['node_modules/ky']?.version ?? '';
  expect(refs).toContain(`ky@${ky}`);
  expect(refs).toContain('@vitrine/routing@4.5.6');
  // Neither the workspace, nor what only tests need, nor the package itself once more.
  expect(refs.filter((ref) => /^(?:vitrine|vitest|@vitrine\/session)@/.test(ref))).toEqual([]);
  const known = new Set([bill.metadata.component['bom-ref'], ...refs]);
  expect(bill.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual([]);
  expect(bill.dependencies.find(({ ref }) => ref === '@vitrine/session@1.2.3')?.dependsOn).toContain('@vitrine/routing@4.5.6');
});
