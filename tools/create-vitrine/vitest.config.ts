import { vitestConfig } from '@vitrine/workspace-config/vitest';

export default vitestConfig(import.meta.dirname, { include: ['src/**/*.test.ts', 'template/blocks/*.test.tsx'] });
