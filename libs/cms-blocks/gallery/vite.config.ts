import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite-gallery',
  resolve: { conditions: ['@vitrine/source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4620), strictPort: true },
  build: { outDir: '../dist-gallery', emptyOutDir: true },
});
