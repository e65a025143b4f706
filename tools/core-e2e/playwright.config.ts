import { defineConfig } from '@playwright/test';
import { appPlaywrightConfig, PORT_OFFSET } from '@vitrine/workspace-config/playwright';
import { embeddedTarget, givenTarget, type TargetOptions } from './e2e/support/target.ts';

const PORT = 3800;
/** Lines of Shopware, each with a product of its own ten ports after the last. */
const LINES = ['6.6', '6.7'];
const given = givenTarget(process.env);

/** Against a shop that runs somewhere; else against our own with the embedded store, as much like a real one as it can be, as each line of Shopware. */
const { webServer, ...config } = appPlaywrightConfig({
  root: import.meta.dirname,
  port: PORT,
  products: LINES.map((line) => ({ DEMO_STORE_SHOPWARE: line })),
  env: { DEMO_STORE_TRAITS: 'real' },
});

const embedded = LINES.map((line, index) => ({ name: `Shopware ${line}`, target: embeddedTarget(PORT + PORT_OFFSET + 10 * index) }));
const targets = given === undefined ? embedded : [{ name: given.origin, target: given }];

export default defineConfig<object, TargetOptions>({
  ...config,
  workers: 1,
  ...(given === undefined ? { webServer } : {}),
  projects: targets.map(({ name, target }) => ({ name, use: { target, baseURL: target.origin } })),
});
