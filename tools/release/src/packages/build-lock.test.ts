import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withBuildLock } from './build-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('one build of a library at a time', () => {
  test('a library without a folder of packages, as after npm ci, is built and not waited for', async () => {
    const lock = join(folder, 'node_modules', '.building');
    expect(await withBuildLock(lock, () => Promise.resolve('built'))).toBe('built');
    expect(existsSync(lock)).toBe(false);
  });

  test('a lock that cannot be made is an error that names it, never a wait', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(withBuildLock(join(folder, 'file', '.building'), () => Promise.resolve())).rejects.toThrow(/file/);
    // A parent that is gone again by the time the lock is made is the case that was once waited for without end.
    await expect(withBuildLock(join(folder, 'x'.repeat(300)), () => Promise.resolve())).rejects.toThrow(/could not be made/);
  });

  test('two builds never overlap, and the second one follows the first', async () => {
    const lock = join(folder, '.building');
    const steps: string[] = [];
    const slow = async (name: string) => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push(`${name} ends`);
    };
    await Promise.all([withBuildLock(lock, () => slow('a'), { pollMs: 1 }), withBuildLock(lock, () => slow('b'), { pollMs: 1 })]);
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  test('a lock that a killed build left behind is taken once it is older than any build', async () => {
    const lock = join(folder, '.building');
    mkdirSync(lock);
    utimesSync(lock, new Date(0), new Date(0));
    expect(await withBuildLock(lock, () => Promise.resolve('built'), { pollMs: 1 })).toBe('built');
  });

  test('a build that fails gives the lock back', async () => {
    const lock = join(folder, '.building');
    await expect(withBuildLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
  });
});
