import { appViteConfig } from '../../vite.shared.ts';

export default appViteConfig({ name: 'storefront', root: import.meta.dirname });
