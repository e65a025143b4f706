import { defineConfig } from 'tsdown';

export default defineConfig({
  // The embedded database runs in a thread of its own, and so in a file of its own beside the others.
  entry: { index: 'src/index.ts', bin: 'src/bin.ts', 'embedded-worker': 'src/storage/embedded-worker.ts' },
  format: 'esm',
  platform: 'node',
  fixedExtension: false,
  target: 'node22',
  dts: true,
  clean: true,
});
