import { styledLibrary } from '../../tsdown.shared.ts';

export default styledLibrary(import.meta.dirname, {
  index: 'src/index.ts',
  'server/index': 'src/server/index.ts',
  'app-server/index': 'src/app-server/index.ts',
});
