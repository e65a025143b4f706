import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'node',
  fixedExtension: false,
  target: 'es2024',
  dts: true,
  clean: true,
});
