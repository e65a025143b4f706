import { sharedBy } from '@vitrine/workspace-config/chunks';
import { appViteConfig } from '@vitrine/workspace-config/vite';

export default appViteConfig({
  name: 'storefront',
  root: import.meta.dirname,
  chunks: [
    // Not the entry: it waits for texts, and nothing that it starts may wait for its file.
    { name: 'shell', test: /[\\/]app[\\/](?:root|routes[\\/](?:default-layout|page))\.tsx/ },
    // What the home page shows, and every listing.
    { name: 'products', test: /[\\/](?:product-elements|image-slider)\.tsx/ },
    { name: 'fields', test: /[\\/]ui[\\/]src[\\/](?:field|disclosure|loading)[\\/]|[\\/]query-state\.tsx/, minShareCount: 2 },
    { name: 'listing', test: /[\\/]listing-elements\.tsx/ },
    { name: 'product', test: /[\\/](?:buy-box|image-gallery|description-reviews)\.tsx/ },
    { name: 'forms', test: /[\\/]commerce[\\/]src[\\/]forms[\\/]/, minShareCount: 2 },
    { name: 'cart', test: /[\\/]commerce[\\/]src[\\/]cart[\\/]/, minShareCount: 2 },
    { name: 'modal', test: /[\\/](?:modal-dialog|sidebar-body)\.tsx/ },
    ...sharedBy(2),
  ],
});
