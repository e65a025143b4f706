import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', 'server/index': 'src/server/index.ts', 'server/room-host-module': 'src/server/room-host-module.ts' },
  format: 'esm',
  platform: 'node',
  fixedExtension: false,
  target: 'es2024',
  dts: true,
  clean: true,
});
