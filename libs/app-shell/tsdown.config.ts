import { styledLibrary } from '@vitrine/workspace-config/tsdown';

export default styledLibrary(import.meta.dirname, {
  index: 'src/index.ts',
  'server/index': 'src/server/index.ts',
  'app-server/index': 'src/app-server/index.ts',
});
