import { styledLibrary } from '@vitrine/workspace-config/tsdown';

export default styledLibrary(import.meta.dirname, {
  index: 'src/index.ts',
  'model/index': 'src/model/index.ts',
  sanitize: 'src/sanitize.ts',
  'browser-sanitize': 'src/browser-sanitize.ts',
});
