import { defineConfig } from '@playwright/test';
import { appPlaywrightConfig, PORT_OFFSET } from '@vitrine/workspace-config/playwright';
import { embeddedTarget, givenTarget, passTarget } from './e2e/support/target.ts';

const PORT = 3800;
const given = givenTarget(process.env);

// The tests run in a process of their own, which reads it from there.
passTarget(process.env, given ?? embeddedTarget(PORT + PORT_OFFSET));

/** Against a shop that runs somewhere; else against our own with the embedded store, as much like a real one as it can be. */
const { webServer, ...config } = appPlaywrightConfig({ root: import.meta.dirname, port: PORT, env: { DEMO_STORE_TRAITS: 'real' } });

export default defineConfig({
  ...config,
  ...(given === undefined ? { webServer } : {}),
  use: { ...config.use, baseURL: given?.origin ?? config.use?.baseURL },
});
