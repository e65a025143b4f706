import { appRouterConfig } from '@vitrine/workspace-config/router';

export default appRouterConfig('storefront');
