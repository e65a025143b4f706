import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBetween } from './bench-report.ts';

const LIBS = join(import.meta.dirname, '../../../libs');

test.each([
  ['sales-room-server', 'bench room'],
  ['sales-room-client', 'bench faults'],
])('the README of %s has a place for the table that is measured: %s', (lib, marker) => {
  expect(readFileSync(join(LIBS, lib, 'README.md'), 'utf8')).toMatch(new RegExp(`<!-- ${marker} -->[^]*<!-- /${marker} -->`));
});

test('a table replaces the one before it and nothing else; a file without a place for it is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-report-'));
  try {
    const file = join(folder, 'README.md');
    writeFileSync(file, 'before\n<!-- a -->\nold\n<!-- /a -->\nafter\n');
    await writeBetween(file, 'a', 'new\n');
    expect(readFileSync(file, 'utf8')).toBe('before\n<!-- a -->\nnew\n<!-- /a -->\nafter\n');
    await expect(writeBetween(file, 'b', 'x')).rejects.toThrow('<!-- b -->');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
