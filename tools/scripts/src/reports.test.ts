import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clearReports, loadReports, tallyOf } from './reports.ts';

const readReports = (root: string) => tallyOf(loadReports(root));

async function workspaceWith(reports: Record<string, unknown>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'vitrine-reports-'));
  for (const group of ['apps', 'libs', 'tools']) await mkdir(join(root, group));
  for (const [path, report] of Object.entries(reports)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), JSON.stringify(report));
  }
  return root;
}

const vitest = (...assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]) => ({
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }],
});

describe('the last line of the gate', () => {
  it('adds up passed and failed tests of all projects', async () => {
    const root = await workspaceWith({
      'libs/ui/test-results/vitest.json': vitest({ status: 'passed', fullName: 'a' }, { status: 'failed', fullName: 'b' }),
      'apps/storefront/test-results/playwright.json': {
        errors: [],
        suites: [
          {
            title: 'shop.spec.ts',
            suites: [
              {
                title: 'cart',
                specs: [
                  { title: 'adds', tests: [{ status: 'expected' }] },
                  { title: 'removes', tests: [{ status: 'unexpected' }] },
                ],
              },
            ],
          },
        ],
      },
    });
    expect(readReports(root)).toEqual({
      files: 2,
      passed: 2,
      failed: 2,
      failures: ['apps/storefront: shop.spec.ts › cart › removes (unexpected)', 'libs/ui: b (failed)'],
    });
  });

  it('counts a skipped or flaky test as one that failed', async () => {
    const root = await workspaceWith({
      'libs/ui/test-results/vitest.json': vitest({ status: 'skipped', fullName: 'a' }),
      'apps/storefront/test-results/playwright.json': {
        errors: [],
        suites: [{ title: 'x', specs: [{ title: 'y', tests: [{ status: 'flaky' }] }] }],
      },
    });
    expect(readReports(root)).toMatchObject({ passed: 0, failed: 2 });
  });

  it('says why a test failed, on one line, without colors, and no longer than a log has room for', async () => {
    const root = await workspaceWith({
      'libs/ui/test-results/vitest.json': vitest({
        status: 'failed',
        fullName: 'a',
        failureMessages: ['\u001B[31mexpected 1\u001B[39m\n    to be 2'],
      }),
      'apps/storefront/test-results/playwright.json': {
        errors: [],
        suites: [
          {
            title: 'x',
            specs: [
              {
                title: 'y',
                tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'timed out' }, { message: 'z'.repeat(5000) }] }] }],
              },
            ],
          },
        ],
      },
    });
    const [first = '', second] = readReports(root).failures;
    expect(first).toMatch(/^apps\/storefront: x › y \(unexpected\): timed out \/ z{500,600}$/);
    expect(second).toBe('libs/ui: a (failed): expected 1 to be 2');
  });

  it('counts a file that could not be loaded', async () => {
    const root = await workspaceWith({
      'tools/start/test-results/vitest.json': { testResults: [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }] },
    });
    expect(readReports(root)).toMatchObject({ failed: 1, failures: ['tools/start: broken.test.ts'] });
  });

  it('forgets the reports of an earlier run', async () => {
    const root = await workspaceWith({ 'libs/ui/test-results/vitest.json': vitest({ status: 'passed', fullName: 'a' }) });
    clearReports(root);
    expect(readReports(root).files).toBe(0);
  });
});
