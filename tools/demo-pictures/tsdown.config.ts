import { defineConfig } from 'tsdown';
import { LIBRARY_BUILD } from '@vitrine/workspace-config/tsdown';

export default defineConfig({
  ...LIBRARY_BUILD,
  // Drawing has a thread of its own, and so a file of its own, which no other one imports.
  entry: { index: 'src/index.ts', 'picture-worker': 'src/picture-worker.ts' },
  platform: 'node',
  fixedExtension: false,
});
