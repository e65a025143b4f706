import { sharedBy } from '@vitrine/workspace-config/chunks';
import { appViteConfig } from '@vitrine/workspace-config/vite';

export default appViteConfig({ name: 'sales-room', root: import.meta.dirname, chunks: sharedBy(14, 8, 5, 3) });
