import { styledLibrary } from '@vitrine/workspace-config/tsdown';

export default styledLibrary(import.meta.dirname, { index: 'src/index.ts' }, { unbundle: true, copied: ['brands', 'icon/icons.svg'] });
