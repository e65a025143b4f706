import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawingVersion } from './version.ts';

it('the version of pictures changes with any file of the drawing code and with the painting library', () => {
  const code = mkdtempSync(join(tmpdir(), 'drawing-'));
  try {
    mkdirSync(join(code, 'drawings'));
    writeFileSync(join(code, 'drawings', 'lamps.ts'), 'export const shade = 1;');
    writeFileSync(join(code, 'lamps.test.ts'), 'tests draw nothing');
    const version = drawingVersion(code, '1.0.0');
    writeFileSync(join(code, 'lamps.test.ts'), 'still nothing');
    expect(drawingVersion(code, '1.0.0')).toBe(version);
    expect(drawingVersion(code, '1.0.1')).not.toBe(version);
    writeFileSync(join(code, 'drawings', 'lamps.ts'), 'export const shade = 2;');
    expect(drawingVersion(code, '1.0.0')).not.toBe(version);
  } finally {
    rmSync(code, { recursive: true });
  }
});

it('this package has a version that is good for the name of a folder', () => {
  expect(drawingVersion()).toMatch(/^[0-9a-f]{12}$/);
  expect(drawingVersion()).not.toBe(drawingVersion(undefined, ''));
});
