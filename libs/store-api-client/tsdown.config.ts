import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsdown';
import { LIBRARY_BUILD } from '@vitrine/workspace-config/tsdown';

/** Each operation's check is a subpath of its own: `schemas/get-cart`. */
const checks = Object.fromEntries(
  readdirSync('src/schemas/operations').map((file) => [
    `schemas/operations/${file.replace(/\.ts$/, '')}`,
    `src/schemas/operations/${file}`,
  ]),
);

export default defineConfig({
  ...LIBRARY_BUILD,
  entry: {
    index: 'src/index.ts',
    'admin/index': 'src/admin/index.ts',
    'schemas/index': 'src/schemas/index.ts',
    ...checks,
    'testing/index': 'src/testing/index.ts',
    'testing/node/index': 'src/testing/node/index.ts',
    'testing/msw/index': 'src/testing/msw/index.ts',
    'command-line/bin': 'src/command-line/bin.server.ts',
  },
  platform: 'neutral',
  external: [/^node:/],
});
