import { appPlaywrightConfig, PORT_OFFSET } from '@vitrine/workspace-config/playwright';
import { STUB_ACCESS_KEY } from './src/access.ts';

const PORT = 3400;
const STUB_PORT = PORT + PORT_OFFSET + 5;
const stub = `http://127.0.0.1:${STUB_PORT}`;

/** The product as it is, pointed at another store. */
export default appPlaywrightConfig({
  root: import.meta.dirname,
  port: PORT,
  before: {
    command: 'node --conditions=@vitrine/source src/main.ts',
    url: `${stub}/healthz`,
    env: { STUB_STORE_PORT: String(STUB_PORT), PUBLIC_ORIGIN: `http://localhost:${PORT + PORT_OFFSET}` },
  },
  env: { STORE_API_ENDPOINT: `${stub}/store-api`, STORE_API_ACCESS_KEY: STUB_ACCESS_KEY, ADMIN_API_ENDPOINT: `${stub}/api` },
});
