import { appPlaywrightConfig } from '../../playwright.shared.ts';

export default appPlaywrightConfig({ root: import.meta.dirname, port: 3200 });
