import { styledLibrary } from '@vitrine/workspace-config/tsdown';

export default styledLibrary(
  import.meta.dirname,
  { index: 'src/index.ts' },
  { unbundle: true, sheets: ['first-view.css', 'by-hand.css'], copied: ['brands', 'icon/icons.svg'] },
);
