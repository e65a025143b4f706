import { sharedModulesVitestConfig } from '@vitrine/workspace-config/vitest';

export default sharedModulesVitestConfig(import.meta.dirname);
