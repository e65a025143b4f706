import type { Migration } from './change.ts';

export const sessionAppServer: Migration = {
  package: '@vitrine/session',
  since: '0.1.0',
  changes: [
    {
      kind: 'moved-exports',
      entry: './server',
      to: '@vitrine/app-shell/app-server',
      names: ['AppServer', 'AppServerOptions', 'ConnectMiddleware', 'DevServer', 'readRedirectsFile', 'reportPathOf', 'startAppServer'],
    },
    {
      kind: 'removed-exports',
      entry: '.',
      names: ['BuildManifest', 'BuildWatch', 'ReloadGuard', 'buildManifestPath', 'createReloadGuard', 'watchBuild'],
      advice: 'RootView of @vitrine/app-shell watches for a new build and reloads the page.',
    },
  ],
};
