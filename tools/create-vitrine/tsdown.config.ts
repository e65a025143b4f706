import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsdown';
import { LIBRARY_BUILD } from '@vitrine/workspace-config/tsdown';
import { TEMPLATE_FILE } from './src/load-template.ts';
import { readTemplate } from './src/template/read-template.ts';

export default defineConfig({
  ...LIBRARY_BUILD,
  entry: { index: 'src/index.ts', main: 'src/main.ts' },
  platform: 'node',
  fixedExtension: false,
  // The template is made of the workspace, which nobody else has.
  external: [/read-template/],
  hooks: {
    'build:done': () => writeFileSync(join(import.meta.dirname, 'dist', TEMPLATE_FILE), JSON.stringify(readTemplate())),
  },
});
