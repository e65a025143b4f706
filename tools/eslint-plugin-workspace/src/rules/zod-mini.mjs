import { eachImport, manifestOf, projectOf } from '../workspace-files.mjs';

/** Forms of zod that carry every method of every schema and the messages: five times zod/mini where bundlers shake it well, 95 kB compressed where they don't. */
const WHOLE_ZOD = /^zod(\/v3|\/v4|\/v4\/classic|\/locales|\/v4\/locales)?$/;

/** Code that no browser loads: servers, tools, tests and configuration. */
const isServerFile = (path) =>
  /(^|\/)server\.ts$|\.server\.tsx?$|(^|\/)e2e\/|\.test(-d)?\.tsx?$|\.config\.ts$|^src\/(server|app-server|testing)(\/|\.)/.test(path);

/** Schemas of code that may reach a browser are made with zod/mini. */
export const zodMini = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { whole: "'{{specifier}}' brings every method of every schema to a browser: import * as z from 'zod/mini'." },
  },
  create(context) {
    const project = projectOf(context.filename);
    if (!project || project.folder.startsWith('tools/') || isServerFile(project.path)) return {};
    if ((manifestOf(project.folder)?.nx?.tags ?? []).includes('env:node')) return {};
    return eachImport((node, specifier) => {
      if (WHOLE_ZOD.test(specifier) && node.importKind !== 'type') context.report({ node, messageId: 'whole', data: { specifier } });
    });
  },
};
