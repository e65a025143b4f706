import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RanTest } from '../checklist/ran-tests.ts';
import { endingsIn, endingsTable } from './endings-table.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const document = readFileSync(join(root, 'docs', 'endings.md'), 'utf8');
const folder = join(root, 'apps', 'storefront', 'e2e', 'support', 'endings');
const specified = readdirSync(folder)
  .filter((name) => name.endsWith('-endings.ts'))
  .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^ {4}name: '(.+)',$/gm)].map(([, ending = '']) => ending));

const test = (mode: string, title: string, status = 'expected', notes: Record<string, string> = {}): RanTest => ({
  file: 'apps/storefront/e2e/endings.spec.ts',
  titles: [mode, title],
  status,
  passed: status === 'expected',
  notes,
});

describe('the committed table of endings', () => {
  it('has the endings that are specified, each once, and no others', () => {
    expect(specified.length).toBeGreaterThan(15);
    expect(endingsIn(document).sort()).toEqual([...specified].sort());
  });

  it('is of a run in which all of them passed', () => {
    expect(document.split('\n').filter((line) => line.startsWith('|') && line.includes('**'))).toEqual([]);
  });
});

describe('the table of a run', () => {
  it('says of each way whether it passed, and what was seen', () => {
    const notes = { heading: 'Thank you', 'way on': 'Continue', order: 'Invoice, open' };
    const table =
      endingsTable([
        test('with scripts', 'an order of a guest: paid', 'expected', notes),
        test('without scripts', 'an order of a customer: paid', 'expected', notes),
        test('with scripts', 'an order of a guest: lost'),
      ]) ?? '';
    expect(table).toContain('| paid | Thank you | Continue | Invoice, open | passed | – | – | passed |');
    expect(endingsIn(table)).toEqual(['paid', 'lost']);
  });

  it('shows both where two ways were seen to differ', () => {
    expect(
      endingsTable([
        test('with scripts', 'an order of a guest: paid', 'expected', { heading: 'A' }),
        test('with scripts', 'an order of a customer: paid', 'expected', { heading: 'B' }),
      ]),
    ).toContain('| paid | A / B |');
  });

  it.each(['unexpected', 'flaky', 'skipped'])('does not call passed what is %s', (status) => {
    expect(endingsTable([test('with scripts', 'an order of a guest: paid', status)])).toContain(`| **${status}** | – | – | – |`);
  });

  it('is none where no ending ran', () => {
    expect(
      endingsTable([{ ...test('with scripts', 'an order of a guest: paid'), file: 'apps/storefront/e2e/cart.spec.ts' }]),
    ).toBeUndefined();
  });
});
