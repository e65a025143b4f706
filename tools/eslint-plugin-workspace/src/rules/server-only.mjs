import { eachImport, manifestOf, projectOf } from '../workspace-files.mjs';

const isServerFile = (path) => /(^|\/)server\.ts$|\.server\.tsx?$|(^|\/)e2e\/|\.test\.tsx?$|\.config\.ts$/.test(path);

/** Code for Node alone (env:node projects, `server` subpaths, `*.server` files, node: modules) stays out of what a browser loads. */
export const serverOnly = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { server: "'{{specifier}}' runs on a server alone: import it from server.ts or a *.server.ts file." },
  },
  create(context) {
    const project = projectOf(context.filename);
    if (!project) return {};
    const tags = manifestOf(project.folder)?.nx?.tags ?? [];
    // Configuration and what tests share is in nothing that ships: the rule `layer` sees to that.
    const isForServers = tags.includes('env:node') || tags.includes('layer:workspace');
    if (isForServers || isServerFile(project.path) || /^src\/(server|app-server|testing)(\/|\.)/.test(project.path)) return {};
    // A route's loaders are stripped from what the browser gets, with what they alone import.
    const isRoute = project.folder.startsWith('apps/') && /^app\/(routes\/|root\.tsx|entry\.server\.tsx)/.test(project.path);
    return eachImport((node, specifier) => {
      const isNodeProject =
        /^@vitrine\/[^/]+$/.test(specifier) &&
        (manifestOf(`libs/${specifier.slice('@vitrine/'.length)}`)?.nx?.tags ?? []).includes('env:node');
      const isServerPath = /\.server(\.tsx?)?$/.test(specifier) || /^@vitrine\/[^/]+\/(server|app-server)$/.test(specifier);
      if (specifier.startsWith('node:') || isNodeProject || (isServerPath && !isRoute && node.importKind !== 'type')) {
        context.report({ node, messageId: 'server', data: { specifier } });
      }
    });
  },
};
