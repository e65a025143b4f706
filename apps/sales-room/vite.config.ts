import { appViteConfig } from '@vitrine/workspace-config/vite';

export default appViteConfig({ name: 'sales-room', root: import.meta.dirname, shares: [14, 8, 5, 3] });
