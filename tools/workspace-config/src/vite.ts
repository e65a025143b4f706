import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type UserConfig } from 'vite';
import { brandAlias } from './brand-alias.ts';
import { type Chunk, chunkGroups } from './chunks.ts';
import { languageModule } from './language-module.ts';
import { moduleSizes } from './module-sizes.ts';
import { withoutUnusedParts } from './unused-parts.ts';

/**
 * How both apps are built: siblings from source, and paths of their own for assets, so that two apps share one origin.
 * @param app.name The app's folder name: its assets are served under `/assets/{name}/`, its dev server under `/__{name}/dev/`.
 * @param app.chunks How its scripts are cut, as `chunkGroups` has it.
 */
export function appViteConfig(app: { name: 'storefront' | 'sales-room'; root: string; chunks: readonly Chunk[] }) {
  return defineConfig(({ command }): UserConfig => {
    const conditions = ['@vitrine/source', 'module', 'browser', 'development|production'];
    return {
      root: app.root,
      base: command === 'serve' ? `/__${app.name}/dev/` : '/',
      cacheDir: 'node_modules/.vite',
      plugins: [languageModule(process.env.BRAND), reactRouter(), withoutUnusedParts(), moduleSizes(app.root)],
      resolve: { alias: brandAlias(process.env.BRAND), conditions, dedupe: ['react', 'react-dom', 'react-router'] },
      ssr: { resolve: { conditions: ['@vitrine/source', 'module', 'node', 'development|production'] }, noExternal: [/^@vitrine\//] },
      build: { assetsDir: `assets/${app.name}`, assetsInlineLimit: 0 },
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunkGroups(app.chunks) } } } } },
      clearScreen: false,
      server: { middlewareMode: true },
    };
  });
}
