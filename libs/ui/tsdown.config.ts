import { styledLibrary } from '@vitrine/workspace-config/tsdown';

export default styledLibrary(
  import.meta.dirname,
  { index: 'src/index.ts' },
  {
    sheets: ['first-view.css', 'listing-pages.css', 'product-pages.css', 'customer-pages.css', 'by-hand.css'],
    copied: ['brands', 'icon/icons.svg'],
  },
);
