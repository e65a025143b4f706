import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { versionIndex, writtenVersions } from './version-index.ts';

test('lists the versions that were written, the newest first, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-versions-'));
  for (const name of ['0.9.0', '0.10.1', '1.0.0-canary.2', 'assets', '<b>']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, '2.0.0'), 'a file');
  const versions = writtenVersions(folder);
  rmSync(folder, { recursive: true });
  expect(versions).toEqual(['1.0.0-canary.2', '0.10.1', '0.9.0']);
  expect(versionIndex(versions).match(/<li>.*<\/li>/g)).toEqual([
    '<li><a href="1.0.0-canary.2/index.html">1.0.0-canary.2</a> (newest)</li>',
    '<li><a href="0.10.1/index.html">0.10.1</a></li>',
    '<li><a href="0.9.0/index.html">0.9.0</a></li>',
  ]);
});
