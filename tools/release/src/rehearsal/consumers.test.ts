import { expect, test } from 'vitest';
import { publishablePackages } from '../packages/publishable-packages.ts';
import { planVersions } from '../release/plan.ts';
import { moduleEntries, publishedEntries, stylesheetEntries } from './consumer.ts';
import { rehearse } from './rehearse.ts';
import { oldestPeers } from './typescript-consumer.ts';

const packages = planVersions(publishablePackages(), new Map());

test('every entry that is no picture and no manifest is compiled by a consumer', () => {
  const tried = new Set([...moduleEntries(packages), ...stylesheetEntries(packages)]);
  const untried = packages.flatMap(({ manifest }) =>
    publishedEntries({ manifest })
      .map((entry) => `${manifest.name}${entry.slice(1)}`)
      .filter((entry) => !tried.has(entry)),
  );
  expect(untried.filter((entry) => !/\.(json|svg)$/.test(entry))).toEqual(['@vitrine/store-api-client/schemas/*']);
});

test('an entry that has nothing but its source is no entry of the published package', () => {
  const exports = {
    '.': { '@vitrine/source': './src/index.ts', default: './dist/index.js' },
    './own': { '@vitrine/source': './src/own.ts' },
  };
  expect(publishedEntries({ manifest: { name: 'a', version: '1.0.0', exports } })).toEqual(['.']);
});

test('consumers have the oldest peers that every package allows', () => {
  const library = (name: string, react: string) => ({
    lib: name,
    home: `libs/${name}`,
    folder: name,
    next: '1.0.0',
    manifest: { name, version: '1.0.0', exports: {}, peerDependencies: { react } },
  });
  expect(oldestPeers([library('a', '^19.0.0'), library('b', '^19.2.7')])).toEqual({ react: '19.2.7' });
});

test('a consumer that there is not is named, before anything is published', async () => {
  await expect(rehearse('Bun', () => undefined)).rejects.toThrow(/No consumer is called Bun\. There are: Node/);
});
