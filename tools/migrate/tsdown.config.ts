import { defineConfig } from 'tsdown';
import { LIBRARY_BUILD } from '@vitrine/workspace-config/tsdown';

export default defineConfig({
  ...LIBRARY_BUILD,
  entry: { index: 'src/index.ts', main: 'src/main.ts' },
  platform: 'node',
  fixedExtension: false,
});
