import { appViteConfig } from '../../vite.shared.ts';

export default appViteConfig({ name: 'sales-room', root: import.meta.dirname });
