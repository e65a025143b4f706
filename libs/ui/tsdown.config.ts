import { styledLibrary } from '../../tsdown.shared.ts';

export default styledLibrary(import.meta.dirname, { index: 'src/index.ts' }, { unbundle: true, copied: ['brands'] });
