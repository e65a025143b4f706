import { expect, test } from 'vitest';
import { ensureSystemPackages } from './system-packages.ts';

test('what is missing is named, and not installed, where that is not asked for', async () => {
  const lines: string[] = [];
  const reason = await ensureSystemPackages(['vitrine-no-such-package'], { log: (line) => lines.push(line), mayInstall: false });
  expect(reason).toBe('these packages are missing: vitrine-no-such-package');
  expect(lines).toEqual([]);
});
