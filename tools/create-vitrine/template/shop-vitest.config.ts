import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['blocks/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 120_000 },
});
