import { appPlaywrightConfig } from '@vitrine/workspace-config/playwright';

export default appPlaywrightConfig({ root: import.meta.dirname, port: 3900 });
