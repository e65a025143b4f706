import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite-gallery',
  server: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4610), strictPort: true },
  build: { outDir: '../build/gallery', emptyOutDir: true },
});
