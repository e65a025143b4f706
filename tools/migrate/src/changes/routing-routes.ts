import type { Migration } from './change.ts';

export const routingRoutes: Migration = {
  package: '@vitrine/routing',
  since: '0.1.0',
  changes: [
    { kind: 'renamed-exports', entry: './react-router', names: { localisedRoutes: 'localizedRoutes' } },
    { kind: 'moved-exports', entry: '.', to: '@vitrine/store-api-client', names: ['isEntityId'] },
    {
      kind: 'removed-exports',
      entry: '.',
      names: ['MatchedRoute', 'RouteDefinition', 'RoutePathOptions', 'RouteTable', 'createRouteTable'],
      advice: 'localizedRoutes of @vitrine/routing/react-router makes the routes, and React Router matches them.',
    },
  ],
};
