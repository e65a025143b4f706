import { eachImport, manifestOf, projectOf } from '../workspace-files.mjs';

/** Feature libraries know of each other in one direction: the room's screens may use commerce. What both stand on knows of neither, nor of content or rooms. */
const FEATURE_IMPORTS = { 'libs/app-shell': [], 'libs/commerce': [], 'libs/sales-room-ui': ['@vitrine/commerce'] };
/** Of the domain libraries, the shell of an app stands on its session only. */
const SHELL_FREE = /^@vitrine\/(cms-blocks|sales-room-[a-z]+)(\/|$)/;
const FEATURES = ['@vitrine/commerce', '@vitrine/sales-room-ui'];
/** React stays out of the libraries that do not ask their importers for it, and out of the entries of those who do so by choice alone. */
const isReactFree = (folder) => {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(folder) ?? {};
  return folder.startsWith('libs/') && (!('react' in peerDependencies) || peerDependenciesMeta.react?.optional === true);
};
/** Tests, what helps them, and what configures them. */
const TESTS = /^src\/(.*\/)?testing\/|\.test\.ts$|^e2e\/|\.config\.ts$/;
/** Of these, what no package holds: a `testing` folder is published. */
const UNPUBLISHED = /\.test\.tsx?$|^e2e\/|\.config\.ts$/;
/** An app's server is its own dev server, where it is started as one. */
const DEV_SERVER = /^server\.ts$/;
const REACT_SUBPATH = /^src\/(react|react-router)\//;

export const layer = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      feature: "{{folder}} may not import '{{specifier}}': the shop side knows nothing of the room side.",
      shell: "{{folder}} may not import '{{specifier}}': the shell stands on base libraries and the session only.",
      react: "{{folder}} is framework-agnostic: '{{specifier}}' belongs into its react subpath.",
      store: 'Nothing outside tools may know the demo store.',
      workspace: "Nothing that ships may import '{{specifier}}': it is for configuration and tests.",
      engines: 'Real engines are for tests: nothing that ships may start them.',
    },
  },
  create(context) {
    const project = projectOf(context.filename);
    if (!project) return {};
    const { folder, path } = project;
    return eachImport((node, specifier) => {
      const report = (messageId) => context.report({ node, messageId, data: { folder, specifier } });
      const feature = FEATURES.find((name) => specifier === name || specifier.startsWith(`${name}/`));
      if (feature && folder in FEATURE_IMPORTS && feature !== `@vitrine/${project.name}` && !FEATURE_IMPORTS[folder].includes(feature))
        report('feature');
      if (folder === 'libs/app-shell' && SHELL_FREE.test(specifier)) report('shell');
      if (/^(react|react-dom|react-router|react-i18next|jotai)(\/|$)/.test(specifier) && isReactFree(folder) && !REACT_SUBPATH.test(path))
        report('react');
      if (
        !folder.startsWith('tools/') &&
        /^@vitrine\/(demo-store|demo-pictures|media-worker|start|bench|contract-tests|release|scripts)(\/|$)/.test(specifier)
      )
        report('store');
      if (
        !folder.startsWith('tools/') &&
        /^@vitrine\/(workspace-config|e2e-kit)(\/|$)/.test(specifier) &&
        !UNPUBLISHED.test(path) &&
        !(specifier === '@vitrine/workspace-config/vite-dev' && DEV_SERVER.test(path))
      )
        report('workspace');
      if (!folder.startsWith('tools/') && specifier === '@vitrine/engines' && !TESTS.test(path)) report('engines');
    });
  },
};
