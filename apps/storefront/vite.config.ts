import { appViteConfig } from '@vitrine/workspace-config/vite';

export default appViteConfig({ name: 'storefront', root: import.meta.dirname, shares: [14, 6, 3, 2] });
