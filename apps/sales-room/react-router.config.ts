import { appRouterConfig } from '@vitrine/workspace-config/router';

export default appRouterConfig('sales-room');
