import { appViteConfig } from '@vitrine/workspace-config/vite';

export default appViteConfig({ name: 'sales-room', root: import.meta.dirname });
