import { appPlaywrightConfig } from '@vitrine/workspace-config/playwright';
import { OWN_ADDRESS } from './src/own-network.ts';

/** The product as it is, with media at the address of the test's own network. */
export default appPlaywrightConfig({
  root: import.meta.dirname,
  port: 3700,
  env: { MEDIA_LISTEN_IP: process.env[OWN_ADDRESS] ?? '127.0.0.1' },
});
