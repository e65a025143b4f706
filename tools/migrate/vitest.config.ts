import { vitestConfig } from '@vitrine/workspace-config/vitest';

export default vitestConfig(import.meta.dirname);
