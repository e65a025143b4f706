import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', 'admin/index': 'src/admin/index.ts', 'schemas/index': 'src/schemas/index.ts', 'testing/index': 'src/testing/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2024',
  dts: true,
  clean: true,
  external: [/^node:/],
});
