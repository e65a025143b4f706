import { describe, expect, it } from 'vitest';
import { describeExcess, importExcesses, importRecord } from './import-budgets.ts';
import type { ImportWeight } from './weigh-import.ts';

const weights = (change: Partial<ImportWeight> = {}): ReadonlyMap<string, ImportWeight> =>
  new Map([
    ['@vitrine/ui Button', { atOnce: 10_000, onDemand: 0, modules: { 'libs/ui/dist/button.js': 900, 'react-aria': 30_000 }, ...change }],
  ]);

describe("an import's budget", () => {
  it('fits the import as it was set, and what another compiler makes of it', () => {
    const record = importRecord(weights());
    expect(record.budgets).toEqual({ '@vitrine/ui Button': { atOnce: 10.5, onDemand: 0 } });
    expect(importExcesses(weights({ atOnce: 10_400 }), record)).toEqual([]);
  });

  it('fails what is larger, and names the modules that grew or came, and by how much', () => {
    const grown = weights({ atOnce: 14_800, modules: { 'libs/ui/dist/button.js': 950, 'react-aria': 30_000, zod: 12_000 } });
    const excesses = importExcesses(grown, importRecord(weights()));
    expect(excesses.map(describeExcess)).toEqual([
      [
        '@vitrine/ui Button brings 14.8 kB gzip at once; its budget is 10.5.',
        '  zod: 0 → 12,000 characters',
        '  libs/ui/dist/button.js: 900 → 950 characters',
      ].join('\n'),
    ]);
  });

  it('fails what loads something later that loaded nothing', () => {
    expect(importExcesses(weights({ onDemand: 1 }), importRecord(weights()))).toMatchObject([{ what: 'onDemand', is: 0.1, limit: 0 }]);
  });

  it('is nothing for an import that has none', () => {
    expect(importExcesses(weights(), { budgets: {}, modules: {} })).toMatchObject([{ what: 'atOnce', is: 10, limit: 0 }]);
  });
});
