import { defineConfig } from 'tsdown';
import { LIBRARY_BUILD } from '@vitrine/workspace-config/tsdown';

export default defineConfig({
  ...LIBRARY_BUILD,
  entry: { index: 'src/index.ts', define: 'src/define.ts', messages: 'src/messages.ts', 'react/index': 'src/react/index.ts' },
  platform: 'neutral',
});
