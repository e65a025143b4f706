import { styledLibrary } from '@vitrine/workspace-config/tsdown';

export default styledLibrary(
  import.meta.dirname,
  { index: 'src/index.ts', 'guide-home': 'src/guide-home.ts', 'server/index': 'src/server/index.ts' },
  { sheets: ['guide-pages.css', 'recap.css'] },
);
