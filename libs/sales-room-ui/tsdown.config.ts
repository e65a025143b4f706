import { styledLibrary } from '@vitrine/workspace-config/tsdown';

export default styledLibrary(
  import.meta.dirname,
  { index: 'src/index.ts', consultation: 'src/consultation.ts', 'guide-home': 'src/guide-home.ts', 'server/index': 'src/server/index.ts' },
  { sheets: ['consultation.css', 'guide-pages.css', 'recap.css', 'room.css'] },
);
