import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SERVER_SIDE = [
  'libs/app-shell/src/server',
  'libs/commerce/src/server',
  'libs/sales-room-ui/src/server',
  ...['storefront', 'sales-room'].flatMap((app) =>
    ['root.tsx', 'entry.server.tsx', 'app-settings.server.ts', 'routes'].map((path) => `apps/${app}/app/${path}`),
  ),
];

it("a page's address is taken apart once, by the root middleware: loaders are handed its locale and path", () => {
  const files = execFileSync('git', ['ls-files', ...SERVER_SIDE], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(60);
  const readers = files.filter(
    (file) => !/\.test\.tsx?$/.test(file) && /parseLocalePath\(|localeOfPath\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  // The scope reads it only where the router refused a request before any middleware ran, and for tests.
  expect(readers).toEqual(['libs/app-shell/src/server/request-scope.ts', 'libs/app-shell/src/server/session-middleware.ts']);
});
