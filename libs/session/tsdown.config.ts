import { defineConfig } from 'tsdown';
import { LIBRARY_BUILD } from '@vitrine/workspace-config/tsdown';

export default defineConfig({
  ...LIBRARY_BUILD,
  entry: { index: 'src/index.ts', 'server/index': 'src/server/index.ts', 'server/room-host-module': 'src/server/room-host-module.ts' },
  platform: 'neutral',
});
