import { defineConfig } from 'tsdown';
import { LIBRARY_BUILD } from '@vitrine/workspace-config/tsdown';

export default defineConfig({
  ...LIBRARY_BUILD,
  // The embedded database runs in a thread of its own, and so in a file of its own beside the others.
  entry: { index: 'src/index.ts', bin: 'src/bin.ts', 'embedded-worker': 'src/storage/embedded-worker.ts' },
  // Nobody takes a part of a server, and the thread's file is looked for beside the one that starts it.
  unbundle: false,
  platform: 'node',
  fixedExtension: false,
  target: 'node22',
});
