import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBetween } from './bench-report.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');

test.each([
  ['libs/sales-room-server', 'bench room'],
  ['libs/sales-room-client', 'bench faults'],
  ['apps/storefront', 'bench storefront-weight'],
])('the README of %s has a place for the table that is measured: %s', (project, marker) => {
  expect(readFileSync(join(WORKSPACE, project, 'README.md'), 'utf8')).toMatch(new RegExp(`<!-- ${marker} -->[^]*<!-- /${marker} -->`));
});

test('a table replaces the one before it and nothing else; a file without a place for it is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-report-'));
  try {
    const file = join(folder, 'README.md');
    writeFileSync(file, 'before\n\n<!-- a -->\n\nold\n\n<!-- /a -->\n\nafter\n');
    await writeBetween(file, 'a', 'new\n');
    expect(readFileSync(file, 'utf8')).toBe('before\n\n<!-- a -->\n\nnew\n\n<!-- /a -->\n\nafter\n');
    await expect(writeBetween(file, 'b', 'x')).rejects.toThrow('<!-- b -->');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
